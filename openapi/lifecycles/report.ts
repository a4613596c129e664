import { defineLifecycle } from '../lifecycle.ts'

/**
 * A visitor's report of a public page or posting. An administrator dismisses it, or takes it down: its owner reads why. A
 * page can be published again once that is put right, a posting is closed for good.
 */
export const report = defineLifecycle({
  id: 'report',
  initial: 'waiting',
  states: {
    waiting: {
      dismiss: { to: 'dismissed', by: ['administrator'] },
      unpublish: { to: 'upheld', by: ['administrator'] },
    },
    dismissed: {},
    upheld: {},
  },
})
