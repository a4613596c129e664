import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { personalDetailRow } from '../../api/mocks/profile-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { AdministratorDetailView, PersonalDetailView } from './PersonalDetailView.tsx'
import { personalSaveMachine, type PersonalDetail } from './profile.effects.ts'
import { PERSONAL_GROUPS, personalValues } from './values.ts'

const detail = personalDetailRow as PersonalDetail
const sent = { type: 'save.submit', values: { ...personalValues(detail), first_name: 'Almaz' }, key: 'k' }
const newer: PersonalDetail = { ...detail, version: 2, first_name: 'Hirut', last_name: 'Wolde' }
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(
    reached(personalSaveMachine, { row: detail, valuesOf: personalValues, groups: PERSONAL_GROUPS }, ...events),
    fn(),
    () => 'k',
  ),
  submit: fn(),
  changed: fn(),
})

const meta = { component: PersonalDetailView, args: { detail, save: after() } } satisfies Meta<
  typeof PersonalDetailView
>
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('Almaz')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hirut')
    const fields = say('profile.last_name')
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.taken_over', { fields }))
  },
}
export const Offline: S = {
  args: { save: after(sent, failed('save', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Refused: S = {
  args: { save: after(sent, failed('save', refusal('invalid', {}, { 'details.region': ['Choose one of the list'] }))) },
  play: async ({ canvas }) => expect(await canvas.findByText('Choose one of the list')).toBeVisible(),
}
/** The server's answer marks every field and counts them, like the form itself; the first has the focus. */
export const RefusedInSeveralFields: S = {
  args: {
    save: after(
      sent,
      failed(
        'save',
        refusal(
          'invalid',
          {},
          {
            last_name: ['This is required'],
            'details.sex': ['This is required'],
            'details.location.am': ['This is required'],
          },
        ),
      ),
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findAllByText('This is required')).toHaveLength(3)
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.form.count', { count: 3 }))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'last_name'))
  },
}
const nothingPrivate: PersonalDetail = { ...detail, details: null, display_name: null }
/** Nothing but the names of the registration yet: they are saved without anything private. */
export const NamesAlone: S = {
  args: { detail: nothingPrivate },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('profile.details.text.later'))).toBeVisible()
    await userEvent.type(canvas.getByLabelText(new RegExp(say('profile.first_name'))), 'wit')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({
        ...personalValues(nothingPrivate),
        first_name: `${detail.first_name}wit`,
      }),
    )
  },
}
/** Who fills in one private detail is asked for the others. */
export const BegunPrivate: S = {
  args: { detail: nothingPrivate },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('profile.kebele')}`), { selector: 'input' }),
      'Kebele 12',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    const { length } = await canvas.findAllByText(say('validation.required'))
    await expect(length).toBeGreaterThan(9)
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
/** In the set-up private details are what is asked for: everything that is required says so. */
export const FirstTime: S = {
  args: { detail: nothingPrivate, asksPrivate: true },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    const { length } = await canvas.findAllByText(say('validation.required'))
    await expect(length).toBeGreaterThan(9)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.form.count', { count: length }))
  },
}
/** Outside the home country the parts of a place are written. */
export const Abroad: S = {
  args: {
    detail: {
      ...detail,
      details: detail.details && {
        ...detail.details,
        country: 'KE' as never,
        region: 'Nairobi County',
        zone: 'Westlands',
        woreda: 'Kitisuru',
      },
    },
  },
  play: async ({ canvas, globals }) =>
    expect(
      canvas.getByLabelText(new RegExp(sayIn(globals)('profile.region.abroad')), { selector: 'input' }),
    ).toHaveValue('Nairobi County'),
}
/** Another region empties what lay in the former one; that one again brings it back. */
export const AnotherRegion: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = (name: 'region' | 'zone') =>
      canvas.getByLabelText(new RegExp(`^${say(`profile.${name}`)}`), { selector: 'select' })
    await waitFor(() => expect(field('zone')).toHaveValue('bole'))
    await userEvent.selectOptions(field('region'), 'oromia')
    await waitFor(() => expect(field('zone')).toHaveValue(''))
    await userEvent.selectOptions(field('region'), 'addis-ababa')
    await waitFor(() => expect(field('zone')).toHaveValue('bole'))
  },
}
/** While nobody can apply, no field speaks of employers, the private ones neither; what each reader sees stands below. */
export const NoEmployersYet: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const label = say('ui.audience.label', { field: say('profile.religion') })
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^${label}`) }))
    const panel = await screen.findByRole('dialog', { name: label })
    await expect(within(panel).getAllByRole('button')).toHaveLength(4)
    await expect(within(panel).queryByText(say('field.audience.never_employers'))).toBeNull()
    const seenOn = (name: 'card' | 'only_me') =>
      within(panel).getByText(say(`ui.audience.${name}`), { selector: 'dt' }).nextElementSibling
    await expect(seenOn('only_me')).toHaveTextContent(say('profile.religion'))
    const card = within(panel).getByRole('button', { name: say('ui.audience.card') })
    await expect(card).toHaveAccessibleDescription(say('field.audience.card.who'))
    await userEvent.click(card)
    await expect(seenOn('only_me')).not.toHaveTextContent(say('profile.religion'))
    await expect(seenOn('card')).toHaveTextContent(say('profile.religion'))
  },
}
/** Names alone. */
export const Administrator: S = {
  render: (args) => <AdministratorDetailView {...args} />,
  args: { detail: { ...detail, details: null, audiences: null } },
  play: async ({ canvas, globals, args, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByText(say('profile.display_name'))).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(args.save.submit).toHaveBeenCalledWith(expect.objectContaining({ details: null, audiences: null }))
  },
}
