import { z } from 'zod'
import { created, defineOperation, empty, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { conversation, newMessage, readTo } from '../schemas/conversation.ts'

const applicationId = { id: ref('jobApplication') }
const older = {
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('the number of a message: those before it; the newest when absent'),
}
/** Much more than two people write in an hour. */
const MANY = { by: 'user', limit: 60, per: 3600 } as const
const asApplicant = { access: 'individual', params: applicationId } as const
const asEmployer = { access: 'employer', right: 'recruiting', params: applicationId } as const

/** What applicants and employers write to each other (product.md §5). */
export const conversationOperations = {
  getOwnConversation: defineOperation({
    method: 'GET',
    path: '/job-applications/{id}/messages',
    summary: 'What one and the employer wrote about an application that one sent',
    ...asApplicant,
    query: older,
    output: ok(conversation),
  }),
  writeToEmployer: defineOperation({
    method: 'POST',
    path: '/job-applications/{id}/messages',
    summary: 'Write to the employer, until thirty days after the decision',
    ...asApplicant,
    body: newMessage,
    output: created(conversation),
    errors: ['not_pending'],
    throttle: MANY,
  }),
  readOwnConversation: defineOperation({
    method: 'POST',
    path: '/job-applications/{id}/messages/read',
    summary: 'Say how far one has read what the employer wrote',
    ...asApplicant,
    body: readTo,
    output: empty,
  }),
  getConversation: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/messages',
    summary: 'What an applicant and the account wrote to each other',
    ...asEmployer,
    query: older,
    output: ok(conversation),
  }),
  writeToApplicant: defineOperation({
    method: 'POST',
    path: '/applicants/{id}/messages',
    summary: 'Write to an applicant in the account’s name, until thirty days after the decision',
    ...asEmployer,
    body: newMessage,
    output: created(conversation),
    errors: ['not_pending'],
    throttle: MANY,
  }),
  readConversation: defineOperation({
    method: 'POST',
    path: '/applicants/{id}/messages/read',
    summary: 'Say how far the account has read what an applicant wrote',
    ...asEmployer,
    body: readTo,
    output: empty,
  }),
}
