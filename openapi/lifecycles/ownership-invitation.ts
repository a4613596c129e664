import { defineLifecycle } from '../lifecycle.ts'

/**
 * An invitation to own a company, with others or instead of them. Only whoever has its email answers it, once, and
 * `isInTime`: before it expires. What an owner withdraws is deleted, so that the email of someone who never answered
 * does not stay.
 */
export const ownershipInvitation = defineLifecycle({
  id: 'ownershipInvitation',
  initial: 'waiting',
  states: {
    waiting: {
      accept: { to: 'answered', by: ['invited'], when: 'isInTime' },
      decline: { to: 'answered', by: ['invited'], when: 'isInTime' },
      withdraw: { to: 'withdrawn', by: ['owner'] },
    },
    answered: {},
    withdrawn: {},
  },
})
