import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'
import { View } from './PasswordResetVerification.tsx'
import { connectToken } from './token.connect.ts'

const machine = oneTimeTokenMachine.provide({ actions: { keep: () => undefined } })
const read = answered('take', 'k'.repeat(43))
const after = (...events: readonly { type: string }[]) => ({
  token: connectToken(reached(machine, undefined, ...events), fn()),
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Verifying: S = {
  args: after(read),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')),
}
export const Verified: S = {
  args: after(read, answered('verify', 'Choose a new password')),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.reset.go') })).toBeVisible(),
}
export const Spent: S = {
  args: after(read, failed('verify', refusal('token_spent', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.reset.another') })).toHaveAttribute(
      'href',
      '/auth/forgot-password-request',
    ),
}
