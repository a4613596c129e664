import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { personalDetailRow } from '../../api/mocks/samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { AdministratorDetailView, PersonalDetailView } from './PersonalDetailView.tsx'
import { personalSaveMachine, type PersonalDetail } from './profile.effects.ts'
import { personalValues } from './values.ts'

const detail: PersonalDetail = personalDetailRow
const sent = { type: 'save.submit', values: { ...personalValues(detail), first_name: 'Almaz' }, key: 'k' }
const newer: PersonalDetail = { ...detail, version: 2, last_name: 'Wolde' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(personalSaveMachine, { row: detail }, ...events), fn(), () => 'k'),
  submit: fn(),
  changed: fn(),
})

const meta = { component: PersonalDetailView, args: { detail, save: after() } } satisfies Meta<typeof PersonalDetailView>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const first = canvas.getByLabelText(new RegExp(say('profile.first_name')))
    await userEvent.clear(first)
    await userEvent.type(first, 'Hana')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(args.save.submit).toHaveBeenCalledWith({ ...personalValues(detail), first_name: 'Hana' })
  },
}
export const WithoutName: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.clear(canvas.getByLabelText(new RegExp(say('profile.first_name'))))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
  },
}
export const Saving: S = {
  args: { save: after(sent) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const Saved: S = { args: { save: after(sent, answered('save', newer)) }, play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull() }
export const Stale: S = {
  args: { save: after(sent, failed('save', refusal('stale', { current: newer }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Almaz')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wolde')
  },
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Refused: S = {
  args: { save: after(sent, failed('save', refusal('invalid', {}, { phone_number: ['Phone number is invalid'] }))) },
  play: async ({ canvas }) => expect(await canvas.findByText('Phone number is invalid')).toBeVisible(),
}
/** Names and phone alone. */
export const Administrator: S = {
  render: (args) => <AdministratorDetailView {...args} />,
  args: { detail: { ...detail, audiences: null } },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(sayIn(globals)('profile.display_name'))).toBeNull(),
}
