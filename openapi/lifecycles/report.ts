import { defineLifecycle } from '../lifecycle.ts'

/**
 * A visitor's report of a public page. An administrator dismisses it, or takes the page down: its owner reads why, and
 * can publish it again once that is put right.
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
