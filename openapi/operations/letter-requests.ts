import { created, defineOperation, empty, ok } from '../define.ts'
import { ref } from '../ref.ts'
import {
  askedRequests,
  letterRequestDenial,
  letterRequest,
  letterRequestBody,
  letterRequests,
  requestableLetterTypes,
} from '../schemas/letter-request.ts'
import { letter } from '../schemas/letter.ts'

const id = { id: ref('letterRequest') }
const user = { access: 'user' } as const
const staff = { access: 'staff' } as const

/** Certificates of employment and pay: asked for by whoever works or worked somewhere, answered by a letter. */
export const letterRequestOperations = {
  listRequestableLetterTypes: defineOperation({
    method: 'GET',
    path: '/letter-requests/types',
    summary: 'The certificates that the viewer may ask for, of all companies where they work or worked',
    ...user,
    output: ok(requestableLetterTypes),
  }),
  listOwnLetterRequests: defineOperation({
    method: 'GET',
    path: '/letter-requests',
    summary: 'The certificates that the viewer asked for, the latest first',
    ...user,
    output: ok(letterRequests),
  }),
  requestLetter: defineOperation({
    method: 'POST',
    path: '/letter-requests',
    summary: 'Ask a company for a certificate',
    ...user,
    body: letterRequestBody,
    output: created(letterRequest),
    errors: ['limit_reached'],
    throttle: { by: 'user', limit: 20, per: 86_400 },
  }),
  withdrawLetterRequest: defineOperation({
    method: 'DELETE',
    path: '/letter-requests/{id}',
    summary: 'Take back a request that nobody has answered yet',
    ...user,
    params: id,
    output: empty,
    errors: ['not_pending'],
  }),
  listAskedLetterRequests: defineOperation({
    method: 'GET',
    path: '/company-letter-requests',
    summary: 'Requests that are not answered, of types that the viewer may write; the oldest first',
    ...staff,
    output: ok(askedRequests),
  }),
  answerLetterRequest: defineOperation({
    method: 'POST',
    path: '/company-letter-requests/{id}/letter',
    summary: 'Begin the letter that answers a request, filled in from the records',
    ...staff,
    params: id,
    output: created(letter),
    errors: ['limit_reached', 'not_pending'],
  }),
  declineLetterRequest: defineOperation({
    method: 'POST',
    path: '/company-letter-requests/{id}/decline',
    summary: 'Decline a request, with a note',
    ...staff,
    params: id,
    body: letterRequestDenial,
    output: empty,
    errors: ['not_pending'],
  }),
}
