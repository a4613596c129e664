import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { companySizeRows, infoSourceRows } from '../../api/mocks/collection-samples.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { View } from './RegisterCompany.tsx'
import { connectSave } from '../../machines/save/save.connect.ts'
import { listRegistrationChoices, registerCompany } from './session.effects.ts'

const machine = createSaveMachine(registerCompany)
const choicesMachine = createLoadMachine(listRegistrationChoices)
const values = {
  company_name: 'Abay Software',
  username: 'abay',
  email: 'office@abay.example',
  phone_number: '+251911234567',
  company_size_id: '',
  info_source_id: '',
  password: 'ten letters',
  confirm_password: 'ten letters',
}
const sent = { type: 'save.submit', values, key: 'k' }
const here = answered('load', { sizes: companySizeRows, sources: infoSourceRows })

/** The page after the list's machine got one event and the form's machine these. */
const after = (lists: readonly { type: string }[], ...events: readonly { type: string }[]) => {
  const { context } = reached(choicesMachine, null, ...lists)
  return {
    ...connectSave(reached(machine, { row: null }, ...events), fn(), () => 'k'),
    submit: fn(),
    changed: fn(),
    choices: context.data,
    choicesFailure: context.failure,
    onRetryChoices: fn(),
  }
}

const meta = { component: View, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof View>
export default meta
type S = StoryObj<typeof meta>

export const ChoicesLoading: S = {
  args: after([]),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByLabelText(new RegExp(say('session.field.company_size')))).toBeDisabled()
    await expect(canvas.getAllByText(say('ui.state.loading'))).toHaveLength(2)
  },
}
export const ChoicesOffline: S = {
  args: after([failed('load', offline())]),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('session.register.choices_failed'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.onRetryChoices).toHaveBeenCalledOnce()
  },
}
export const Editing: S = {
  args: after([here]),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByLabelText(new RegExp(sayIn(globals)('session.field.company_size')))).toBeEnabled(),
}
export const Saving: S = {
  args: after([here], sent),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('session.register.busy') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
/** Between the check and the sending someone else took the name: its field says so and has the focus. */
export const UsernameTaken: S = {
  args: after([here], sent, failed('save', refusal('username_taken', {}))),
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(new RegExp(`^${sayIn(globals)('session.field.username')}`))
    await expect(field).toBeInvalid()
    await waitFor(() => expect(field).toHaveFocus())
  },
}
export const Offline: S = {
  args: after([here], sent, failed('save', offline())),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Failed: S = {
  args: after([here], sent, failed('save', refusal('internal', {}))),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
/** Sent empty: every field says what is missing, at once, and the first has the focus. */
export const SentEmpty: S = {
  args: after([here]),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('session.register.company') }))
    await expect(await canvas.findAllByText(say('validation.required'))).toHaveLength(8)
    await waitFor(() => expect(canvas.getByLabelText(new RegExp(say('session.field.company_name')))).toHaveFocus())
  },
}
/** Two different passwords are told from each other, and the message goes as soon as they agree. */
export const PasswordsDiffer: S = {
  args: after([here]),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first, again] = [
      canvas.getByLabelText(new RegExp(`^${say('session.field.password')}`)),
      canvas.getByLabelText(new RegExp(`^${say('session.field.confirm_password')}`)),
    ]
    await userEvent.type(first, 'a long sentence')
    await userEvent.type(again, 'a long sentenc')
    await userEvent.click(canvas.getByRole('button', { name: say('session.register.company') }))
    await expect(await canvas.findByText(say('validation.passwords_differ'))).toBeVisible()
    await userEvent.type(again, 'e')
    await waitFor(() => expect(canvas.queryByText(say('validation.passwords_differ'))).toBeNull())
  },
}
