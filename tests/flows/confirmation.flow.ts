import { pages } from '../../openapi/routes.ts'
import { confirmationMachine, OFTEN } from '../../src/machines/confirmation/confirmation.machine.ts'
import { offline } from '../models/problems.ts'
import type { Flow } from './flow.ts'

/** The page that waits for a registration to be confirmed; the journeys show that it goes on. */
export const flows: readonly Flow[] = [
  {
    machine: confirmationMachine,
    steps: [
      { kind: 'person', says: 'looks at the page again', event: { type: 'page.shown' } },
      { kind: 'person', says: 'turns to another tab', event: { type: 'page.hidden' } },
      {
        kind: 'time',
        says: 'a while passes',
        event: { type: 'xstate.after.pause.confirmation.waiting' },
        delay: OFTEN,
      },
      {
        kind: 'answer',
        says: 'nobody has confirmed it yet',
        event: { type: 'xstate.done.actor.ask', output: false },
        call: 'getRegistrationState',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.ask', error: offline() },
        call: 'getRegistrationState',
        by: 'offline',
      },
      {
        kind: 'outside',
        says: 'it was confirmed on another device',
        event: { type: 'xstate.done.actor.ask', output: true },
      },
    ],
    open: async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('registration_watch', 'w'.repeat(43)))
      await page.goto(pages.verifyBeforeLogin.path)
    },
  },
]
