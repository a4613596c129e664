import { defineLifecycle } from '../lifecycle.ts'

/**
 * A letter of a company (product.md §7). Its author submits it; the levels that concern it are its route, and each of
 * them approves, returns or rejects it. Where no level concerns it, it is approved at once. Until it is issued nothing
 * is final but a rejection; what was issued stays issued, and can be revoked.
 */
export const letter = defineLifecycle({
  id: 'letter',
  initial: 'draft',
  states: {
    draft: {
      submit: [
        { to: 'in_review', by: ['author'], when: 'hasLevels' },
        { to: 'approved', by: ['author'] },
      ],
    },
    in_review: {
      approve: [
        { to: 'approved', by: ['approver'], when: 'isLastApproval' },
        { to: 'in_review', by: ['approver'] },
      ],
      return: { to: 'draft', by: ['approver'] },
      reject: { to: 'rejected', by: ['approver'] },
      withdraw: { to: 'draft', by: ['author'] },
    },
    approved: {
      return: { to: 'draft', by: ['approver', 'company'] },
      issue: { to: 'issued', by: ['author', 'company'] },
    },
    issued: { revoke: { to: 'revoked', by: ['company'] } },
    rejected: {},
    revoked: {},
  },
})
