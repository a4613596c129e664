import { defineLifecycle } from '../lifecycle.ts'

/**
 * Whether an administrator has made sure that a company is who it says it is. Refused ones may ask again, with better
 * documents. `change`: the company changed what an administrator looks at (name, legal name, a number): the mark goes,
 * and an administrator looks again.
 */
export const companyVerification = defineLifecycle({
  id: 'companyVerification',
  initial: 'unverified',
  states: {
    unverified: { request: { to: 'requested', by: ['owner'] } },
    requested: {
      approve: { to: 'verified', by: ['administrator'] },
      refuse: { to: 'refused', by: ['administrator'] },
      withdraw: { to: 'unverified', by: ['owner'] },
      change: { to: 'requested', by: ['owner'] },
    },
    refused: { request: { to: 'requested', by: ['owner'] } },
    verified: { revoke: { to: 'refused', by: ['administrator'] }, change: { to: 'requested', by: ['owner'] } },
  },
})
