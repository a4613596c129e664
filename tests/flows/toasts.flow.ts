import { pages } from '../../openapi/routes.ts'
import { TICK, toastsMachine, type ToastsContext } from '../../src/machines/toasts/toasts.machine.ts'
import type { Flow } from './flow.ts'

/** The short messages. Time is counted in tenths of a second; the flows stop after the first tenths and the last. */
export const flows: readonly Flow[] = [
  {
    machine: toastsMachine,
    facts: ({ shown }: ToastsContext) =>
      shown.length > 1 ? 'several' : shown.map(({ id, left }) => `${id > 1} ${left}`).join(),
    steps: [
      { kind: 'outside', says: 'something is to be said', event: { type: 'toast.show', text: 'Saved' } },
      { kind: 'person', says: 'closes the first', event: { type: 'toast.close', id: 1 } },
      { kind: 'person', says: 'comes near', event: { type: 'toast.hold' } },
      { kind: 'person', says: 'goes away', event: { type: 'toast.release' } },
      {
        kind: 'time',
        says: 'a tenth of a second passes',
        event: { type: 'xstate.after.tick.toasts.running' },
        delay: TICK,
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
