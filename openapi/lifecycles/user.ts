import { defineLifecycle } from '../lifecycle.ts'

/** Whether a user may sign in. An administrator disables a user, which ends every session, and lets them in again. */
export const user = defineLifecycle({
  id: 'user',
  initial: 'active',
  states: {
    active: { disable: { to: 'disabled', by: ['administrator'] } },
    disabled: { enable: { to: 'active', by: ['administrator'] } },
  },
})
