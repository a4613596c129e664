import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { fullName, initials } from '../../../openapi/format/names.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { accountSetupRow } from '../../api/mocks/profile-samples.ts'
import { individual } from '../../api/mocks/user-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { AccountSetupView } from './AccountSetupView.tsx'
import { setupSaveMachine, type AccountSetup } from './profile.effects.ts'
import { SETUP_GROUPS, setupStart } from './values.ts'

const setup = accountSetupRow as AccountSetup
const values = { ...setupStart(setup), nickname: { en: 'Selamina' } }
const sent = { type: 'save.submit', values, key: 'k' }
const newer: AccountSetup = {
  ...setup,
  version: 2,
  nickname: { en: 'Selu' },
  headline: { en: 'Professor of hydrology', am: 'የሃይድሮሎጂ ፕሮፌሰር' },
}
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(
    reached(setupSaveMachine, { row: setup, valuesOf: setupStart, groups: SETUP_GROUPS }, ...events),
    fn(),
    () => 'k',
  ),
  submit: fn(),
  changed: fn(),
})

const meta = {
  component: AccountSetupView,
  args: { setup, save: after(), renderHobbies: (onChange) => <button onClick={onChange}>+</button> },
} satisfies Meta<typeof AccountSetupView>
export default meta
type S = StoryObj<typeof meta>

export const Editing: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(args.save.submit).toHaveBeenCalledWith(setupStart(setup))
  },
}
/** Both pictures are required, and nothing else. */
export const Empty: S = {
  args: {
    setup: {
      ...setup,
      headline: null,
      bio: null,
      nickname: null,
      job_title: null,
      work_email: null,
      work_phone_number: null,
      salary: null,
      employment_status: null,
      photo: null,
      photo_id: null,
      cover: null,
      cover_id: null,
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('button', { name: say('resource.picture.choose') })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findAllByText(say('validation.required'))).toHaveLength(2)
  },
}
/** Without a photo the initials of the person stand in its place, not those of the username. */
export const Initials: S = {
  args: { setup: { ...setup, photo: null, photo_id: null } },
  parameters: { session: { user: individual } },
  play: async ({ canvas }) => expect(canvas.getByText(initials(fullName(individual)))).toBeVisible(),
}
/** The server refuses without hobbies: it is said where they are, and gone once there is one. */
export const WithoutHobbies: S = {
  args: { save: after(sent, failed('save', refusal('invalid', {}, { hobbies: ['This is required'] }))) },
  play: async ({ canvas, userEvent }) => {
    const said = await canvas.findByText('This is required')
    await waitFor(() => expect(said.parentElement).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '+' }))
    await waitFor(() => expect(canvas.queryByText('This is required')).toBeNull())
  },
}
export const SalaryUpsideDown: S = {
  args: { setup: { ...setup, salary: { from: 45_000, to: 35_000, currency: 'ETB' } } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findByText(say('validation.range_order'))).toBeVisible()
  },
}
export const Saving: S = {
  args: { save: after(sent) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const Saved: S = {
  args: { save: after(sent, answered('save', newer)) },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const Stale: S = {
  args: { save: after(sent, failed('save', refusal('stale', { current: newer }))) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Selamina')
    const fields = say('profile.headline')
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.taken_over', { fields }))
  },
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
