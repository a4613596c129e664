import { pages } from '../../openapi/routes.ts'
import { mailRequestMachine } from '../../src/machines/mail-request/mail-request.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow } from './flow.ts'
import { button, field } from './on-page.ts'

const asks = (email: string): Flow['steps'][number] => ({
  kind: 'person',
  says: `asks for a mail to ${email}`,
  event: { type: 'mail.request', email },
  does: async ({ page }) => {
    await field(page, 'session.field.email').fill(email)
    await button(page, 'session.forgot.submit').or(button(page, 'session.forgot.again')).click()
  },
})

export const flows: readonly Flow[] = [
  {
    machine: mailRequestMachine,
    input: {},
    facts: ({ seconds }: { readonly seconds: number }) => String(seconds),
    steps: [
      asks('hanna@example.com'),
      asks('almaz@example.com'),
      {
        kind: 'answer',
        says: 'the mail is on its way',
        event: { type: 'xstate.done.actor.send', output: 'Sent' },
        call: 'forgotPassword',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'too many mails were asked for',
        event: { type: 'xstate.error.actor.send', error: refusal('too_many_requests', { retry_after: 2 }) },
        call: 'forgotPassword',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: 'xstate.error.actor.send', error: offline() },
        call: 'forgotPassword',
        by: 'offline',
      },
      {
        kind: 'time',
        says: 'a second passes',
        event: { type: 'xstate.after.second.mailRequest.cooling' },
        delay: 1000,
      },
      {
        kind: 'time',
        says: 'a second passes',
        event: { type: 'xstate.after.second.mailRequest.refused' },
        delay: 1000,
      },
    ],
    open: async ({ page }) => {
      await page.goto(pages.forgotPasswordRequest.path)
    },
  },
]
