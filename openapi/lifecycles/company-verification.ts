import { defineLifecycle } from '../lifecycle.ts'

/** Whether an administrator has made sure that a company is who it says it is. Refused ones may ask again, with better documents. */
export const companyVerification = defineLifecycle({
  id: 'companyVerification',
  initial: 'unverified',
  states: {
    unverified: { request: { to: 'requested', by: ['owner'] } },
    requested: {
      approve: { to: 'verified', by: ['administrator'] },
      refuse: { to: 'refused', by: ['administrator'] },
      withdraw: { to: 'unverified', by: ['owner'] },
    },
    refused: { request: { to: 'requested', by: ['owner'] } },
    verified: { revoke: { to: 'refused', by: ['administrator'] } },
  },
})
