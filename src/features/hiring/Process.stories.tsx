import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { processRows } from '../../api/mocks/hiring-samples.ts'
import { refusing } from '../../api/mocks/mock.ts'
import { One } from './Process.tsx'

const toast = fn()
const [used, unused] = processRows as readonly [(typeof processRows)[number], (typeof processRows)[number]]
const meta = {
  title: 'Hiring/Process',
  component: One,
  args: { id: unused.id },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof One>
export default meta
type S = StoryObj<typeof meta>

/** A mail of its own stands at its stage, with what becomes of it. */
export const Filled: S = {
  args: { id: used.id },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('hiring.mail.preview'))).toBeVisible()
    await expect(canvas.getByText(new RegExp(say('hiring.field.job.sample')))).toBeVisible()
    await expect(canvas.getByText(say('hiring.stage.applicants', { count: 3 }))).toBeVisible()
  },
}
/** A stage is added before the ends, moved up by its button, and everything is saved. */
export const Ordered: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('hiring.stage.add') }))
    const added = await canvas.findByRole('group', {
      name: say('hiring.stage.number', { number: 5, name: say('hiring.kind.interview') }),
    })
    await userEvent.type(
      within(added).getAllByRole('textbox', { name: new RegExp(say('hiring.stage.name')) })[0] as HTMLElement,
      'Team',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('hiring.stage.earlier', { name: 'Team' }) }))
    await expect(
      await canvas.findByRole('group', { name: say('hiring.stage.number', { number: 4, name: 'Team' }) }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('hiring.saved') }))
  },
}
/** Two stages of one kind need names. */
export const NotWhole: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('hiring.stage.add') }))
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect((await canvas.findAllByText(say('validation.stage_name')))[0]).toBeVisible()
  },
}
/** A field is put where one writes; one that does not exist is refused before anything is sent. */
export const WithMail: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = say('hiring.kind.screening')
    const stage = within(await canvas.findByRole('group', { name: say('hiring.stage.number', { number: 2, name }) }))
    await userEvent.click(stage.getByRole('button', { name: new RegExp(say('hiring.mail.write')) }))
    const text = (await stage.findAllByRole('textbox', { name: new RegExp(say('hiring.mail.text')) }))[0]
    await userEvent.type(text as HTMLElement, 'Dear ')
    await userEvent.click(stage.getByRole('button', { name: say('hiring.field.applicant') }))
    await waitFor(() => expect(text).toHaveValue('Dear {{applicant}}'))
    await expect(stage.getByText(`Dear ${say('hiring.field.applicant.sample')}`)).toBeVisible()
    await userEvent.type(text as HTMLElement, ' {{{{who}}')
    const subject = stage.getAllByRole('textbox', { name: new RegExp(say('hiring.mail.subject')) })[0]
    await userEvent.type(subject as HTMLElement, 'Your application')
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect((await stage.findAllByText(say('validation.merge_field')))[0]).toBeVisible()
  },
}
/** Somebody else changed it meanwhile: one or the other is taken. */
export const ChangedMeanwhile: S = {
  parameters: {
    msw: [
      refusing('editHiringProcess', 'stale', {
        current: { ...unused, version: 9, stages: unused.stages.filter(({ kind }) => kind !== 'screening') },
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('hiring.stage.add') }))
    const added = await canvas.findByRole('group', {
      name: say('hiring.stage.number', { number: 5, name: say('hiring.kind.interview') }),
    })
    await userEvent.type(
      within(added).getAllByRole('textbox', { name: new RegExp(say('hiring.stage.name')) })[0] as HTMLElement,
      'Team',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.save') }))
    await expect(await canvas.findByRole('button', { name: say('resource.stale.take_theirs') })).toBeVisible()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('getHiringProcess', 'not_found', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('link', { name: new RegExp(sayIn(globals)('hiring.all')) })).toBeVisible(),
}
