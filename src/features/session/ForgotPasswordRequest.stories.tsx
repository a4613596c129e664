import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { MAIL_COOLDOWN, mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { connectMailRequest } from './mail-request.connect.ts'
import { View } from './ForgotPasswordRequest.tsx'

const email = 'selamawit@example.com'
const asked = { type: 'mail.request', email }
const after = (...events: readonly { type: string }[]) => ({
  ...connectMailRequest(reached(mailRequestMachine, {}, ...events), fn()),
  onRequest: fn(),
})
const second = { type: 'xstate.after.second.mailRequest.cooling' }

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Asking: S = {
  args: after(),
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ` ${email} {Enter}`)
    await expect(args.onRequest).toHaveBeenLastCalledWith(email)
    await expect(canvas.getByRole('button', { name: sayIn(globals)('session.forgot.submit') })).toBeVisible()
  },
}
export const Sending: S = {
  args: after(asked),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.mail.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
/** Sent: the same address waits, another one need not. */
export const Cooling: S = {
  args: after(asked, answered('send', 'A message is on its way'), second),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('A message is on its way')).toBeVisible()
    await expect(canvas.getByText(say('session.mail.cooling', { seconds: MAIL_COOLDOWN - 1 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('session.forgot.again') }))
    await expect(args.onRequest).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: say('session.forgot.again') }))
    await expect(args.onRequest).toHaveBeenLastCalledWith(`${email}x`)
  },
}
export const Refused: S = {
  args: after(asked, failed('send', refusal('too_many_requests', { retry_after: 90 }))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('error.too_many_requests', { retry_after: 90 })),
}
export const Offline: S = {
  args: after(asked, failed('send', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const NotAnEmail: S = {
  args: after(),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'selamawit{Enter}')
    await expect(await canvas.findByText(sayIn(globals)('validation.email'))).toBeVisible()
  },
}
