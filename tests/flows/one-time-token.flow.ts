import { pages } from '../../openapi/routes.ts'
import { oneTimeTokenMachine } from '../../src/machines/one-time-token/one-time-token.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const token = 'A'.repeat(43)
const refused = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.verify', error },
  call: 'checkRegistration',
  by,
})

export const flows: readonly Flow[] = [
  {
    machine: oneTimeTokenMachine.provide({ actions: { keep: () => undefined } }),
    steps: [
      {
        kind: 'outside',
        says: 'the address holds a whole token',
        event: { type: 'xstate.done.actor.take', output: token },
        does: async ({ page }) => {
          await page.goto(`${pages.registrationVerification.path}?token=${token}`)
        },
      },
      {
        kind: 'outside',
        says: 'the address holds no token',
        event: { type: 'xstate.done.actor.take', output: null },
        does: async ({ page }) => {
          await page.goto(pages.registrationVerification.path)
        },
      },
      {
        kind: 'outside',
        says: 'the address cannot be read',
        event: { type: 'xstate.error.actor.take', error: new Error('no address') },
      },
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'token.retry' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      {
        kind: 'answer',
        says: 'the server knows the registration',
        event: { type: 'xstate.done.actor.verify', output: '' },
        call: 'checkRegistration',
        by: 'server',
      },
      refused('the token was used before or too late', refusal('token_spent', {}), 'refusal'),
      refused('too many tries', refusal('too_many_requests', { retry_after: 3 }), 'refusal'),
      refused('the line is down', offline(), 'offline'),
      refused('the server breaks', refusal('internal', {}), 'refusal'),
      {
        kind: 'time',
        says: 'the wait is over',
        event: { type: 'xstate.after.wait.oneTimeToken.waiting' },
        delay: 3000,
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.login.path)
    },
  },
]
