import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { educationRows } from '../../api/mocks/collection-samples.ts'
import { confirmedExperience, experienceRows } from '../../api/mocks/section-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'
import { saveEffect } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import { bodyOf, type AnyRow, type Body } from './row.ts'

const { education } = anyResources
const row = educationRows[0] as unknown as AnyRow
const machine = createSaveMachine<Body, AnyRow>(saveEffect(education))
const mine = { ...bodyOf(education, row), degree: { en: 'Doctor of Philosophy', am: 'ዶክትሬት' } }
const sent = { type: 'save.submit', values: mine, key: 'k' }
const newer = { ...row, version: 2, degree: { en: 'Licentiate', am: 'ላይሰንሺየት' }, grade: '4.0' }
const stale = failed('save', refusal('stale', { current: newer }))
const after = (from: AnyRow | null, ...events: readonly { type: string }[]) => ({
  ...connectSave(
    reached(machine, { row: from, valuesOf: (now) => bodyOf(education, now) }, ...events),
    fn(),
    () => 'k',
  ),
  submit: fn(),
  retry: fn(),
  changed: fn(),
})

const meta = { component: ResourceForm, args: { resource: education, onCancel: fn() } } satisfies Meta<
  typeof ResourceForm
>
export default meta
type S = StoryObj<typeof meta>

export const New: S = {
  args: { save: after(null) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: resourceSayIn(globals)('education', 'add') })).toBeVisible(),
}
/** Sent empty: what is required says so, and the first field has the focus. */
export const SentEmpty: S = {
  args: { save: after(null) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: resourceSayIn(globals)('education', 'add') }))
    await expect(await canvas.findAllByText(say('validation.required'))).toHaveLength(5)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', expect.stringMatching(/^school_name/)))
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
export const Editing: S = {
  args: { save: after(row) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.save') })).toBeVisible(),
}
/**
 * Whoever still works there is not asked for an end: it is sent as none, and is there again when the switch is turned
 * back.
 */
export const StillEmployed: S = {
  args: { resource: anyResources.experience, save: after(experienceRows[1] as unknown as AnyRow) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const ends = () =>
      canvas.queryAllByLabelText(new RegExp(`^${say('resource.experience.end_date')}`), { selector: 'input' })
    const employed = canvas.getByRole('switch', { name: say('resource.experience.currently_employed') })
    const save = canvas.getByRole('button', { name: say('ui.action.save') })
    await userEvent.click(employed)
    await expect(ends()).toHaveLength(0)
    await userEvent.click(save)
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenLastCalledWith(
        expect.objectContaining({ currently_employed: true, end_date: null }),
      ),
    )
    await userEvent.click(employed)
    await expect(ends()).toHaveLength(1)
    // It can't be saved without, so it is marked as the others are.
    await expect(ends()[0]).toBeRequired()
    await expect(
      canvas.getByText(say('resource.experience.end_date'), { selector: 'label', exact: false }),
    ).toHaveTextContent('*')
    await userEvent.click(save)
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenLastCalledWith(
        expect.objectContaining({ currently_employed: false, end_date: '2021-08-30' }),
      ),
    )
  },
}
/** What the employer confirmed stays: it is said before anybody tries. */
const confirmed = confirmedExperience as unknown as AnyRow
export const Confirmed: S = {
  args: {
    resource: anyResources.experience,
    save: {
      ...connectSave(
        reached(createSaveMachine<Body, AnyRow>(saveEffect(anyResources.experience)), {
          row: confirmed,
          valuesOf: (now) => bodyOf(anyResources.experience, now),
        }),
        fn(),
        () => 'k',
      ),
      submit: fn(),
      retry: fn(),
      changed: fn(),
    },
  },
  play: async ({ canvas, globals }) => {
    const { company } = confirmedExperience.confirmed
    await expect(canvas.getByText(sayIn(globals)('resource.confirmed', { company }))).toBeVisible()
  },
}
export const Saving: S = {
  args: { save: after(row, sent) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
}
export const Saved: S = {
  args: { save: after(row, sent, answered('save', newer)) },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
export const Refused: S = {
  args: {
    save: after(
      row,
      sent,
      failed('save', refusal('invalid', {}, { 'degree.en': ['Too long: at most 120 characters'] })),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Too long: at most 120 characters')).toBeVisible(),
}
export const Stale: S = {
  args: { save: after(row, sent, stale) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.title'))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Licentiate')
    const fields = say('resource.education.grade')
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.taken_over', { fields }))
    await expect(canvas.getByRole('button', { name: say('resource.stale.take_theirs') })).toBeVisible()
  },
}
/** "Keep mine": the differences stay in sight until it is saved. */
export const StaleKept: S = {
  args: { save: after(row, sent, stale, { type: 'stale.keep_mine' }) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.stale.kept'))
    await expect(canvas.queryByRole('button', { name: say('resource.stale.take_theirs') })).toBeNull()
  },
}
export const AccountChanged: S = {
  args: {
    save: after(
      row,
      sent,
      failed('save', refusal('account_changed', { current: '00000000-0000-4000-8000-000000000001' })),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('account_changed'),
}
export const Offline: S = {
  args: { save: after(row, sent, failed('save', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.state.offline.title'))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.save.retry).toHaveBeenCalledOnce()
  },
}
export const Failed: S = {
  args: { save: after(row, sent, failed('save', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
