import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'
import { connectMailRequest } from './mail-request.connect.ts'
import { connectToken } from './token.connect.ts'
import { View } from './RegistrationVerification.tsx'

const machine = oneTimeTokenMachine.provide({ actions: { keep: () => undefined } })
const read = answered('take', 'k'.repeat(43))
const request = { ...connectMailRequest(reached(mailRequestMachine, {}), fn()), onRequest: fn() }
const after = (...events: readonly { type: string }[]) => ({ token: { ...connectToken(reached(machine, undefined, ...events), fn()), onRetry: fn() }, request, isSignedIn: false })

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Reading: S = { args: after(), play: async ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')) }
export const Verifying: S = {
  args: after(read),
  play: async ({ canvas, globals }) => expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')),
}
export const Verified: S = {
  args: after(read, answered('verify', 'Your e-mail is confirmed')),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your e-mail is confirmed')
    await expect(canvas.getByRole('link', { name: sayIn(globals)('session.login.submit') })).toHaveAttribute('href', '/auth/login')
  },
}
export const VerifiedWhileSignedIn: S = {
  args: { ...after(read, answered('verify', 'Your e-mail is confirmed')), isSignedIn: true },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('link', { name: sayIn(globals)('session.verify.continue') })).toHaveAttribute('href', '/dashboard'),
}
export const Spent: S = {
  args: after(read, failed('verify', refusal('token_spent', {}))),
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('error.token_spent'))
    await userEvent.type(canvas.getByRole('textbox'), 'selamawit@example.com{Enter}')
    await expect(args.request.onRequest).toHaveBeenCalledWith('selamawit@example.com')
  },
}
export const Incomplete: S = {
  args: after(answered('take', 'cut')),
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('validation.token')),
}
export const Offline: S = {
  args: after(read, failed('verify', offline())),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.token.onRetry).toHaveBeenCalledOnce()
  },
}
export const Failed: S = {
  args: after(read, failed('verify', refusal('internal', {}))),
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.title')),
}
export const Waiting: S = {
  args: after(read, failed('verify', refusal('too_many_requests', { retry_after: 30 }))),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('30'),
}
