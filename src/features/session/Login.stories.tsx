import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { View } from './Login.tsx'
import { connectSave } from '../../machines/save/save.connect.ts'
import { login } from './session.effects.ts'

const machine = createSaveMachine(login)
const sent = { type: 'save.submit', values: { login: 'selamawit@example.com', password: 'not this one' }, key: 'k' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(machine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
  hasEnded: false,
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  args: after(),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.login.submit') })).toBeVisible(),
}
export const Ended: S = {
  args: { ...after(), hasEnded: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(sayIn(globals)('session.login.ended')),
}
export const Saving: S = {
  args: after(sent),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.login.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const Saved: S = {
  args: after(sent, answered('save', { access_token: 't' })),
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const WrongPassword: S = {
  args: after(sent, failed('save', refusal('invalid_credentials', {}))),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('session.login.failed'))
    await waitFor(() => expect(canvas.getByLabelText(new RegExp(say('session.field.password')))).toHaveFocus())
  },
}
/** The password was right, and this person has a second factor. */
export const AskingForCode: S = {
  args: after(sent, failed('save', refusal('second_factor_required', {}))),
  play: async ({ canvas, globals, args, userEvent }) => {
    const say = sayIn(globals)
    const code = await canvas.findByRole('textbox', { name: new RegExp(`^${say('session.login.code')}`) })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByRole('textbox', { name: new RegExp(say('session.field.login')) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('session.login.code.back') }))
    await expect(args.changed).toHaveBeenCalled()
    await expect(await canvas.findByRole('textbox', { name: new RegExp(say('session.field.login')) })).toBeVisible()
  },
}
/** Whoever asked to be deleted is asked whether they want to stay. */
export const AboutToBeDeleted: S = {
  args: after(sent, failed('save', refusal('deletion_pending', { due_at: '2026-03-16T09:00:00.000Z' }))),
  play: async ({ canvas, globals, args, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('session.login.deletion.text'))
    await userEvent.type(canvas.getByLabelText(new RegExp(say('session.field.login'))), 'selamawit')
    await userEvent.type(canvas.getByLabelText(new RegExp(say('session.field.password'))), 'correct horse 42')
    await userEvent.click(canvas.getByRole('button', { name: say('session.login.restore') }))
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ restore: true })))
  },
}
export const TooManyTries: S = {
  args: after(sent, failed('save', refusal('too_many_requests', { retry_after: 42 }))),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('42')
    await userEvent.type(canvas.getByLabelText(new RegExp(say('session.field.login'))), 'selamawit')
    await userEvent.type(canvas.getByLabelText(new RegExp(say('session.field.password'))), 'anything{Enter}')
    await expect(args.submit).not.toHaveBeenCalled()
  },
}
export const Offline: S = {
  args: after(sent, failed('save', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.text')),
}
export const Failed: S = {
  args: after(sent, failed('save', refusal('internal', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
/** Sent empty: both fields say so and the first has the focus. */
export const SentEmpty: S = {
  args: after(),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.login.submit') }))
    await expect(await canvas.findAllByText(say('validation.required'))).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText(new RegExp(say('session.field.login')))).toHaveFocus())
    await expect(args.submit).not.toHaveBeenCalled()
  },
}
