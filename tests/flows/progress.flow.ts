import { pages } from '../../openapi/routes.ts'
import { progressMachine, TRICKLE } from '../../src/machines/progress/progress.machine.ts'
import type { Flow } from './flow.ts'

/** The bar of a navigation. */
export const flows: readonly Flow[] = [
  {
    machine: progressMachine,
    steps: [
      { kind: 'person', says: 'goes to another page', event: { type: 'progress.start' } },
      { kind: 'outside', says: 'the page is there', event: { type: 'progress.done' } },
      {
        kind: 'time',
        says: 'it trickles on',
        event: { type: 'xstate.after.trickle.progress.running.trickling' },
        delay: TRICKLE,
      },
      {
        kind: 'time',
        says: 'the full bar was seen',
        event: { type: 'xstate.after.farewell.progress.finishing' },
        delay: 200,
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
