import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'
import { connectMailRequest } from './mail-request.connect.ts'
import { claimRegistration, discardRegistration, verifyEmail } from './session.effects.ts'
import { connectToken } from './token.connect.ts'
import { View } from './RegistrationVerification.tsx'

const machine = oneTimeTokenMachine.provide({ actions: { keep: () => undefined } })
const read = answered('take', 'k'.repeat(43))
const request = { ...connectMailRequest(reached(mailRequestMachine, {}), fn()), onRequest: fn() }
const token = 'k'.repeat(43)
const registration = {
  kind: 'individual',
  name: 'Selamawit Bekele Tadesse',
  username: 'selamawit',
  email: 'selamawit@example.com',
  token,
} as const
const [proving, claiming, discarding] = [
  createSaveMachine(verifyEmail),
  createSaveMachine(claimRegistration),
  createSaveMachine(discardRegistration),
]
type Events = readonly { readonly type: string }[]
/** The three ways to go on from a good link, each after its own events. */
const forms = (proof: Events = [], claim: Events = [], discard: Events = []) => ({
  registration,
  proof: { ...connectSave(reached(proving, { row: null }, ...proof), fn(), () => 'k'), submit: fn(), changed: fn() },
  claim: { ...connectSave(reached(claiming, { row: null }, ...claim), fn(), () => 'k'), submit: fn(), changed: fn() },
  discard: {
    ...connectSave(reached(discarding, { row: null }, ...discard), fn(), () => 'k'),
    submit: fn(),
    changed: fn(),
  },
})
const after = (...events: Events) => ({
  token: { ...connectToken(reached(machine, undefined, ...events), fn()), onRetry: fn() },
  waiting: null,
  outcome: null,
  request,
  isSignedIn: false,
  isSigning: false,
})
const good = () => after(read, answered('verify', ''))
const submitted = (values: object) => ({ type: 'save.submit', values, key: 'k' })
const proved = submitted({ token, password: 'a long sentence' })

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Reading: S = {
  args: after(),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')),
}
export const Verifying: S = {
  args: after(read),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.token.verifying')),
}
/** Whose registration it is, and the question for its password. */
export const Asking: S = {
  args: { ...good(), waiting: forms() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('@selamawit')).toBeVisible()
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('session.field.password')}`)),
      'a long sentence{Enter}',
    )
    await expect(args.waiting?.proof.submit).toHaveBeenLastCalledWith({ token, password: 'a long sentence' })
  },
}
export const Confirming: S = {
  args: { ...good(), waiting: forms([proved]) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.registration.confirm.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const WrongPassword: S = {
  args: {
    ...good(),
    waiting: forms([
      proved,
      failed('save', refusal('invalid', {}, { password: ['validation.password_not_registered'] })),
    ]),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(new RegExp(`^${sayIn(globals)('session.field.password')}`))).toHaveAttribute(
      'aria-invalid',
      'true',
    ),
}
export const TooManyWrongPasswords: S = {
  args: { ...good(), waiting: forms([proved, failed('save', refusal('too_many_requests', { retry_after: 30 }))]) },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('30'),
}
export const OfflineWhileConfirming: S = {
  args: { ...good(), waiting: forms([proved, failed('save', offline())]) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const AnotherPassword: S = {
  args: { ...good(), waiting: forms() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.registration.claim') }))
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${say('session.field.new_password')}`)), 'another long one')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('session.field.confirm_password')}`)),
      'another long one{Enter}',
    )
    await expect(args.waiting?.claim.submit).toHaveBeenLastCalledWith({
      token,
      password: 'another long one',
      confirm_password: 'another long one',
    })
  },
}
export const NotMine: S = {
  args: { ...good(), waiting: forms() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.registration.discard') }))
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('session.registration.discard.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('session.registration.discard.submit') }))
    await expect(args.waiting?.discard.submit).toHaveBeenLastCalledWith({ token })
  },
}
export const NotMineOffline: S = {
  args: { ...good(), waiting: forms([], [], [submitted({ token }), failed('save', offline())]) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.registration.discard') }))
    await expect(canvas.getByText(say('ui.state.offline.title'))).toBeVisible()
  },
}
const confirmed = { kind: 'confirmed', message: 'Your email is confirmed' } as const
export const Verified: S = {
  args: { ...good(), waiting: forms(), outcome: confirmed },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your email is confirmed')
    await expect(canvas.getByRole('link', { name: sayIn(globals)('session.login.submit') })).toHaveAttribute(
      'href',
      '/auth/login',
    )
  },
}
/** The confirmation signs in; the application then leaves this page and says what came of it on the next. */
export const SigningIn: S = {
  args: { ...good(), waiting: forms(), outcome: confirmed, isSigning: true },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('heading', { name: say('session.verify.confirmed') })).toBeVisible()
    await expect(canvas.queryByText('Your email is confirmed')).toBeNull()
    await expect(canvas.getByRole('button', { name: say('session.login.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.queryByRole('link', { name: say('session.login.submit') })).toBeNull()
  },
}
export const VerifiedWhileSignedIn: S = {
  args: { ...good(), waiting: forms(), outcome: confirmed, isSignedIn: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.verify.continue') })).toHaveAttribute(
      'href',
      '/dashboard',
    ),
}
export const Discarded: S = {
  args: {
    ...good(),
    waiting: forms(),
    outcome: { kind: 'discarded', message: 'Registration deleted. Nobody can confirm it any more.' },
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('session.register.user') })).toHaveAttribute(
      'href',
      '/register/user',
    ),
}
export const Spent: S = {
  args: after(read, failed('verify', refusal('token_spent', {}))),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('error.token_spent'))
    await expect(canvas.getByRole('link', { name: say('session.login.submit') })).toHaveAttribute('href', '/auth/login')
    await userEvent.type(canvas.getByRole('textbox'), 'selamawit@example.com{Enter}')
    await expect(args.request.onRequest).toHaveBeenCalledWith('selamawit@example.com')
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
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.token.onRetry).toHaveBeenCalledOnce()
  },
}
export const Failed: S = {
  args: after(read, failed('verify', refusal('internal', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.title')),
}
export const Waiting: S = {
  args: after(read, failed('verify', refusal('too_many_requests', { retry_after: 30 }))),
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('30'),
}
