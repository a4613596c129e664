import { bytes, created, defineOperation, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { letterConfirmation, receivedLetter, receivedLetterRows } from '../schemas/letter.ts'
import { supportDocument } from '../schemas/support-document.ts'

const letterId = { id: ref('letter') }

/** Letters that somebody received, from any company, and what they do with them. */
export const receivedLetterOperations = {
  listReceivedLetters: defineOperation({
    method: 'GET',
    path: '/received-letters',
    summary: 'Issued letters that the viewer received, the latest first; former employees keep theirs',
    access: 'user',
    query: pageQuery(lists.receivedLetters),
    output: ok(receivedLetterRows),
  }),
  getReceivedLetter: defineOperation({
    method: 'GET',
    path: '/received-letters/{id}',
    summary: 'One of these letters',
    access: 'user',
    params: letterId,
    output: ok(receivedLetter),
  }),
  downloadReceivedLetter: defineOperation({
    method: 'GET',
    path: '/received-letters/{id}/letter.pdf',
    summary: 'The sealed PDF of one of these letters; the company sees that it was taken',
    access: 'user',
    params: letterId,
    output: bytes('application/pdf'),
    errors: ['not_pending'],
    throttle: { by: 'user', limit: 120, per: 3600 },
  }),
  keepReceivedLetter: defineOperation({
    method: 'POST',
    path: '/received-letters/{id}/document',
    summary: 'Keep the PDF of a letter with one’s support documents',
    access: 'individual',
    params: letterId,
    output: created(supportDocument),
    errors: ['not_pending', 'limit_reached', 'storage_full', 'same_document'],
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  confirmByLetter: defineOperation({
    method: 'PUT',
    path: '/received-letters/{id}/experience',
    summary: 'Show a certificate with one of one’s entries of experience at that company, or with none',
    access: 'individual',
    params: letterId,
    body: letterConfirmation,
    output: ok(receivedLetter),
    errors: ['not_pending'],
    throttle: { by: 'user', limit: 120, per: 3600 },
  }),
}
