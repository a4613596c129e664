import { pages } from '../../openapi/routes.ts'
import { usernameMachine } from '../../src/machines/username/username.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow } from './flow.ts'
import { field, lineIsBack } from './on-page.ts'

export const flows: readonly Flow[] = [
  {
    machine: usernameMachine,
    steps: [
      {
        kind: 'person',
        says: 'types “abebe”',
        event: { type: 'username.change', value: 'abebe' },
        does: ({ page }) => field(page, 'session.field.username').pressSequentially('abebe'),
      },
      {
        kind: 'person',
        says: 'empties the field',
        event: { type: 'username.change', value: '' },
        does: ({ page }) => field(page, 'session.field.username').fill(''),
      },
      {
        kind: 'time',
        says: 'half a second without a key',
        event: { type: 'xstate.after.quiet.username.debouncing' },
        delay: 500,
      },
      {
        kind: 'answer',
        says: 'it is free',
        event: { type: 'xstate.done.actor.check', output: 'Username is available' },
        call: 'checkUsername',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'it is taken',
        event: { type: 'xstate.error.actor.check', error: refusal('username_taken', {}) },
        call: 'checkUsername',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the server breaks',
        event: { type: 'xstate.error.actor.check', error: refusal('internal', {}) },
        call: 'checkUsername',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'too many were asked about',
        event: { type: 'xstate.error.actor.check', error: refusal('too_many_requests', { retry_after: 2 }) },
        call: 'checkUsername',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.check', error: offline() },
        call: 'checkUsername',
        by: 'offline',
      },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.registerUser.path)
    },
  },
]
