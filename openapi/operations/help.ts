import { defineOperation, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { helpVotes } from '../schemas/help-vote.ts'

/** The help center beside its collections. */
export const helpOperations = {
  getHelpVotes: defineOperation({
    method: 'GET',
    path: '/faqs/{id}/votes',
    summary: 'How many readers found an answer helpful, and what they wrote',
    access: 'admin',
    params: { id: ref('faq') },
    output: ok(helpVotes),
  }),
}
