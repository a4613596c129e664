import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { usernameMachine } from '../../machines/username/username.machine.ts'
import { CreateAccountView } from './CreateAccountDialog.tsx'
import { createAccount } from './shell.effects.ts'

const typed = { type: 'username.change', value: 'second.firm' }
const paused = { type: 'xstate.after.quiet.username.debouncing' }
/** The check of the username after these events. */
const username = (...events: readonly { type: string }[]) => {
  const snapshot = reached(usernameMachine, undefined, ...events)
  return { state: snapshot.value, message: snapshot.context.message }
}
const saving = createSaveMachine(createAccount)
const sent = { type: 'save.submit', values: { username: 'second.firm' }, key: 'k' }
const save = (...events: readonly { type: string }[]) => {
  const snapshot = reached(saving, { row: null }, ...events)
  return { busy: snapshot.hasTag('busy'), failure: snapshot.context.failure }
}

const meta = {
  component: CreateAccountView,
  args: { open: true, ...save(), availability: username(), onUsername: fn(), onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof CreateAccountView>
export default meta
type S = StoryObj<typeof meta>

const says =
  (id: Parameters<ReturnType<typeof sayIn>>[0]): S['play'] =>
  async ({ globals }) =>
    waitFor(() => expect(screen.getByText(sayIn(globals)(id))).toBeVisible())

export const Empty: S = { play: says('shell.create.username_help') }
export const Typing: S = { args: { availability: username(typed) }, play: says('shell.create.username_help') }
export const Checking: S = { args: { availability: username(typed, paused) }, play: says('shell.create.checking') }
export const Available: S = {
  args: { availability: username(typed, paused, answered('check', 'This username is free')) },
  play: async () => waitFor(() => expect(screen.getByText('This username is free')).toBeVisible()),
}
export const Taken: S = {
  args: { availability: username(typed, paused, failed('check', refusal('username_taken', {}))) },
  play: says('error.username_taken'),
}
export const CheckBroken: S = {
  args: { availability: username(typed, paused, failed('check', refusal('internal', {}))) },
  play: says('session.username.broken'),
}
export const CheckOffline: S = {
  args: { availability: username(typed, paused, failed('check', offline())) },
  play: says('session.username.offline'),
}
export const CheckUnexpected: S = {
  args: { availability: username(typed, paused, failed('check', refusal('unavailable', {}))) },
  play: says('session.username.unexpected'),
}
export const Creating: S = { args: save(sent), play: says('shell.create.sending') }
export const Refused: S = {
  args: save(sent, failed('save', refusal('invalid', {}, { username: ['Username already taken'] }))),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Username already taken')).toBeVisible())
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
  },
}
export const AtTheLimit: S = {
  args: save(sent, failed('save', refusal('account_limit', { limit: 2, used: 2 }))),
  play: async () => expect(await screen.findByRole('alert')).toHaveTextContent('account_limit'),
}
export const Offline: S = { args: save(sent, failed('save', offline())), play: says('ui.state.offline.title') }
export const Fills: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('shell.create.submit') }))
    await waitFor(() => expect(screen.getByText(say('validation.required'))).toBeVisible())
    await userEvent.type(screen.getByRole('textbox'), ' a b ')
    await waitFor(() => expect(screen.getByText(say('validation.username_spaces'))).toBeVisible())
    await userEvent.clear(screen.getByRole('textbox'))
    await userEvent.type(screen.getByRole('textbox'), ' second.firm ')
    await expect(args.onUsername).toHaveBeenLastCalledWith(' second.firm ')
    await userEvent.click(screen.getByRole('button', { name: say('shell.create.submit') }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'second.firm' }))
  },
}
export const AsksBeforeItCloses: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(await screen.findByRole('textbox'), 'second')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog')
    await expect(question).toHaveTextContent(say('ui.dirty.title'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('button', { name: say('ui.action.stay') })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.discard') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
