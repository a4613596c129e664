import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { View } from './ForgotPassword.tsx'
import { connectSave } from '../../machines/save/save.connect.ts'
import { resetPassword } from './session.effects.ts'

const machine = createSaveMachine(resetPassword)
const token = 'k'.repeat(43)
const sent = {
  type: 'save.submit',
  values: { token, password: 'a long sentence', confirm_password: 'a long sentence' },
  key: 'k',
}
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(machine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
  token,
  isSpent: false,
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  args: after(),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${say('session.field.new_password')}`)), 'a long sentence')
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('session.field.confirm_password')}`)),
      'a long sentence{Enter}',
    )
    await expect(args.submit).toHaveBeenLastCalledWith({
      token,
      password: 'a long sentence',
      confirm_password: 'a long sentence',
    })
  },
}
export const Saving: S = {
  args: after(sent),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.reset.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const Offline: S = {
  args: after(sent, failed('save', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const SpentWhileTyping: S = {
  args: { ...after(sent, failed('save', refusal('token_spent', {}))), token: null, isSpent: true },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('error.token_spent')),
}
export const WithoutLink: S = {
  args: { ...after(), token: null },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('session.reset.no_link')),
}
