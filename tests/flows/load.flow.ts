import { pages } from '../../openapi/routes.ts'
import { createLoadMachine } from '../../src/machines/load/load.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { lineIsBack } from './on-page.ts'

const failed = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.load', error },
  call: 'getCard',
  by,
})

/** Shown by the business card, which needs one answer of the server. */
export const flows: readonly Flow[] = [
  {
    machine: createLoadMachine<string, string>(() => Promise.reject(new Error('not asked'))),
    input: 'card',
    steps: [
      {
        kind: 'answer',
        says: 'the server answers',
        event: { type: 'xstate.done.actor.load', output: 'card' },
        call: 'getCard',
        by: 'server',
      },
      failed('the line is down', offline(), 'offline'),
      failed('the server refuses', refusal('forbidden', {}), 'refusal'),
      failed('the server breaks', refusal('internal', {}), 'refusal'),
      {
        kind: 'person',
        says: 'tries again',
        event: { type: 'load.retry' },
        does: ({ page }) => page.getByRole('button', { name: /try again/i }).click(),
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      { kind: 'outside', says: 'something here changed and is read again', event: { type: 'load.refresh' } },
      {
        kind: 'outside',
        says: 'newer data comes with another answer',
        event: { type: 'data.received', data: 'newer' },
      },
      {
        kind: 'answer',
        says: 'the server answers anew',
        event: { type: 'xstate.done.actor.refresh', output: 'card' },
        call: 'getCard',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.refresh', error: offline() },
        call: 'getCard',
        by: 'offline',
      },
    ],
    open: async ({ page, signIn }) => {
      await signIn('individual')
      await page.goto(pages.businessCard.path)
    },
  },
]
