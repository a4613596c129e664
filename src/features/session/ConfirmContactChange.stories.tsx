import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'
import { View } from './ConfirmContactChange.tsx'
import { connectToken } from './token.connect.ts'

const machine = oneTimeTokenMachine.provide({ actions: { keep: () => undefined } })
const read = answered('take', 'k'.repeat(43))
const after = (...events: readonly { type: string }[]) => ({
  ...connectToken(reached(machine, undefined, ...events), fn()),
  onRetry: fn(),
  isSignedIn: false,
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Verifying: S = {
  args: after(read),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')),
}
export const Confirmed: S = {
  args: after(read, answered('verify', 'Your new email is confirmed')),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(sayIn(globals)('session.confirm.done'))
    await expect(canvas.getByRole('link', { name: sayIn(globals)('session.login.submit') })).toHaveAttribute(
      'href',
      '/user/change-password',
    )
  },
}
export const ConfirmedWhileSignedIn: S = {
  args: { ...after(read, answered('verify', 'Your new phone number is confirmed')), isSignedIn: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.confirm.details') })).toBeVisible(),
}
export const Spent: S = {
  args: after(read, failed('verify', refusal('token_spent', {}))),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(say('session.confirm.again'))
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('session.confirm.spent'))
    // The title has said it.
    await expect(canvas.getByRole('alert')).not.toHaveTextContent(say('error.token_spent'))
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}
export const Incomplete: S = {
  args: after(answered('take', 'cut')),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('validation.token')),
}
export const Offline: S = {
  args: after(read, failed('verify', offline())),
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Waiting: S = {
  args: after(read, failed('verify', refusal('too_many_requests', { retry_after: 30 }))),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('30'),
}
