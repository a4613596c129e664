import { pages } from '../../openapi/routes.ts'
import {
  LETTER,
  loadingScreenMachine,
  STEPS,
  TICK,
  type LoadingScreenContext,
} from '../../src/machines/loading-screen/loading-screen.machine.ts'
import type { Flow } from './flow.ts'

/** The full-screen loading screen, with a name of two letters. */
export const flows: readonly Flow[] = [
  {
    machine: loadingScreenMachine,
    input: { name: 'Si' },
    facts: ({ typed }: LoadingScreenContext) => String(typed),
    steps: [
      {
        kind: 'time',
        says: 'another letter is typed',
        event: { type: 'xstate.after.letter.loadingScreen.showing.name.typing' },
        delay: LETTER,
      },
      {
        kind: 'time',
        says: 'the bar is full',
        event: { type: 'xstate.after.run.loadingScreen.showing.bar.moving' },
        delay: STEPS * TICK,
      },
      { kind: 'outside', says: 'the application is ready', event: { type: 'loading.ready' } },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
