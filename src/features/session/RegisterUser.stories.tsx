import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { View } from './RegisterUser.tsx'
import { connectSave } from '../../machines/save/save.connect.ts'
import { registerUser } from './session.effects.ts'

const machine = createSaveMachine(registerUser)
const values = {
  first_name: 'Selamawit',
  middle_name: 'Tesfaye',
  last_name: 'Bekele',
  username: 'selamawit',
  email: 'selamawit@example.com',
  phone_number: '+251911234567',
  password: 'ten letters',
  confirm_password: 'ten letters',
}
const sent = { type: 'save.submit', values, key: 'k' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(machine, { row: null }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  args: after(),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.register.user') })).toBeVisible(),
}
export const Saving: S = {
  args: after(sent),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.register.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
/** The server's messages stand under their fields. */
export const Refused: S = {
  args: after(
    sent,
    failed(
      'save',
      refusal('invalid', {}, { password: ['This password is among the most common ones; choose another'] }),
    ),
  ),
  play: async ({ canvas }) => expect(await canvas.findByText(/among the most common/)).toBeVisible(),
}
export const Offline: S = {
  args: after(sent, failed('save', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
/** Every field in its order, the passwords pasted as from a password manager, sent by Enter. */
export const FilledIn: S = {
  args: after(),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByLabelText(new RegExp(`^${say('session.field.first_name')}`)))
    for (const text of [values.first_name, values.middle_name, values.last_name, 'Selamawit.T', values.email]) {
      await userEvent.keyboard(text)
      await userEvent.tab()
    }
    await userEvent.tab()
    await userEvent.keyboard('0911 23 45 67')
    for (const field of ['session.field.password', 'session.field.confirm_password'] as const) {
      await userEvent.click(canvas.getByLabelText(new RegExp(`^${say(field)}`)))
      await userEvent.paste('a long sentence')
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.submit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        ...values,
        username: 'Selamawit.T',
        password: 'a long sentence',
        confirm_password: 'a long sentence',
      }),
    )
  },
}
/** The link of an invitation brings the address that it was mailed to. */
export const Invited: S = {
  args: after(),
  parameters: { route: { at: '/register/user#email=hana.b%2Bwork%40example.org' } },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('textbox', { name: sayIn(globals)('session.field.email') })).toHaveValue(
      'hana.b+work@example.org',
    ),
}
