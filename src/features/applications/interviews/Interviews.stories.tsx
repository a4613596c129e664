import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { liveLine } from '../../../../.storybook/live-line.tsx'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { people } from '../../../../openapi/cast.ts'
import { bothClocks } from '../../../../openapi/format/clock.ts'
import { INTERVIEW_STATUSES } from '../../../../openapi/schemas/interview.ts'
import { interviewSample } from '../../../api/mocks/interviews.ts'
import { waitingRow, wholeApplicant } from '../../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { InterviewsTab } from './InterviewsTab.tsx'

const toast = fn()
const live = liveLine()
let row = interviewSample('scheduled')
const meta = {
  title: 'Applications/Interviews of an applicant',
  component: InterviewsTab,
  args: { applicant: wholeApplicant(waitingRow) },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof InterviewsTab>
export default meta
type S = StoryObj<typeof meta>

const langOf = (globals: Readonly<Record<string, unknown>>) => (globals['lang'] === 'am' ? 'am' : 'en')
const nameIn = (globals: Readonly<Record<string, unknown>>, who: 'selamawit' | 'hanna') =>
  people[who].name[langOf(globals)]

/** One in each status, by both clocks, with what both sides wrote. */
export const Filled: S = {
  parameters: {
    msw: [
      mock('listInterviews', () => ({
        data: INTERVIEW_STATUSES.map((status, n) => interviewSample(status, n)),
        can_schedule: true,
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    for (const status of INTERVIEW_STATUSES)
      await expect(await canvas.findByText(say(`interview.status.${status}`))).toBeVisible()
    await expect(canvas.getAllByText(bothClocks('14:30', langOf(globals)), { exact: false })).toHaveLength(
      INTERVIEW_STATUSES.length,
    )
    await expect(canvas.getByText('I am travelling that day. Would Thursday work?')).toBeVisible()
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listInterviews', () => ({ data: [], can_schedule: true }))] },
  play: async ({ canvas, globals }) => expect(await canvas.findByText(sayIn(globals)('interview.empty'))).toBeVisible(),
}
/** Who is decided on is invited to none. */
export const Over: S = {
  parameters: { msw: [mock('listInterviews', () => ({ data: [], can_schedule: false }))] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('interview.none'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: sayIn(globals)('interview.schedule') })).toBeNull()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listInterviews', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}

type Play = NonNullable<S['play']>
const opened = async ({ canvas, globals, userEvent }: Parameters<Play>[0]) => {
  const say = sayIn(globals)
  await userEvent.click(await canvas.findByRole('button', { name: say('interview.schedule') }))
  const name = say('interview.schedule.title', { name: nameIn(globals, 'selamawit') })
  const dialog = within(await screen.findByRole('dialog', { name }))
  await dialog.findByRole('button', { name: say('interview.send') })
  return dialog
}
/** The reader holds it unless they choose somebody else; the place is asked for. */
export const Scheduled: S = {
  play: async (story) => {
    const { globals, userEvent } = story
    const say = sayIn(globals)
    const dialog = await opened(story)
    await userEvent.click(dialog.getByRole('button', { name: say('interview.send') }))
    const place = await dialog.findByRole('textbox', { name: new RegExp(`^${say('interview.field.place')}`) })
    await waitFor(() => expect(place).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.type(place, 'Bole')
    await userEvent.click(dialog.getByRole('button', { name: say('interview.send') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('interview.done.schedule') }),
    )
    await waitFor(() => expect(story.canvas.getAllByText(say('interview.status.scheduled'))).toHaveLength(2))
  },
}
/** A day that is over is said together with the place that is missing. */
export const DayIsOver: S = {
  play: async (story) => {
    const { globals, userEvent } = story
    const say = sayIn(globals)
    const dialog = await opened(story)
    const field = (name: 'date' | 'place') =>
      dialog.getByRole('textbox', { name: new RegExp(`^${say(`interview.field.${name}`)}`) })
    await userEvent.clear(field('date'))
    await userEvent.type(field('date'), '2020-01-06')
    await userEvent.click(dialog.getByRole('button', { name: say('interview.send') }))
    await waitFor(() => expect(field('place')).toHaveAttribute('aria-invalid', 'true'))
    await expect(field('date')).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText(say('validation.not_past'))).toBeVisible()
  },
}
/** Somebody who holds another interview at that time is named; it can be sent all the same. */
export const Clashing: S = {
  play: async (story) => {
    const { globals, userEvent } = story
    const say = sayIn(globals)
    const { canvas } = story
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.reschedule') }))
    const dialog = within(await screen.findByRole('dialog'))
    // The time zone's label begins alike.
    const [time] = await dialog.findAllByLabelText(new RegExp(`^${say('interview.field.time')}`))
    if (time === undefined) throw new Error('There is no field for the time')
    await userEvent.clear(time)
    await userEvent.type(time, '10:30')
    await userEvent.click(dialog.getByRole('checkbox', { name: nameIn(globals, 'hanna') }))
    await expect(await dialog.findByText(say('interview.clash', { names: nameIn(globals, 'hanna') }))).toBeVisible()
    await expect(dialog.getByText(bothClocks('10:30', langOf(globals)))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('interview.send.again') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('interview.done.reschedule') }),
    )
  },
}
/** It was not sent: what was written stays, and the reason is said. */
export const NotSent: S = {
  parameters: { msw: [refusing('scheduleInterview', 'not_pending', { status: 'withdrawn' })] },
  play: async (story) => {
    const { globals, userEvent } = story
    const say = sayIn(globals)
    const dialog = await opened(story)
    const place = dialog.getByRole('textbox', { name: new RegExp(`^${say('interview.field.place')}`) })
    await userEvent.type(place, 'Bole')
    await userEvent.click(dialog.getByRole('button', { name: say('interview.send') }))
    await expect(await dialog.findByText(say('interview.failed.schedule'))).toBeVisible()
    await expect(place).toHaveValue('Bole')
  },
}
export const Cancelled: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.call_off') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('interview.call_off.title') }))
    await userEvent.type(dialog.getByRole('textbox', { name: say('interview.call_off.note') }), 'We are full')
    await userEvent.click(dialog.getByRole('button', { name: say('interview.call_off') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('interview.done.call_off') }),
    )
    await expect(await canvas.findByText('We are full')).toBeVisible()
  },
}
/** The applicant accepts while somebody writes why it is cancelled: what they wrote stays. */
export const CancelledWhileItChanges: S = {
  decorators: [live.decorator],
  parameters: { msw: [mock('listInterviews', () => ({ data: [row], can_schedule: true }))] },
  beforeEach: () => void (row = interviewSample('scheduled')),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.call_off') }))
    const note = await screen.findByRole('textbox', { name: say('interview.call_off.note') })
    await userEvent.type(note, 'We are full')
    row = { ...interviewSample('confirmed'), version: row.version + 1 }
    live.changed('applications')
    await waitFor(() => expect(canvas.getByText(say('interview.status.confirmed'))).toBeInTheDocument())
    await expect(note).toBeVisible()
    await expect(note).toHaveValue('We are full')
  },
}
