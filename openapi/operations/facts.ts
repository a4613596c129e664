import { defineOperation, ok } from '../define.ts'
import { facts } from '../schemas/facts.ts'

/** What people say about their working life; the entries themselves are collections. */
export const factOperations = {
  getFacts: defineOperation({
    method: 'GET',
    path: '/facts',
    summary: 'How much the person has in each part of their career details, and the jobs that they could add',
    access: 'individual',
    output: ok(facts),
  }),
}
