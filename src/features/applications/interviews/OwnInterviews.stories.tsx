import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { toastsTo } from '../../../../.storybook/toasts.tsx'
import { bothClocks } from '../../../../openapi/format/clock.ts'
import { ownInterviewSample } from '../../../api/mocks/interviews.ts'
import { waitingRow } from '../../../api/mocks/job-application-samples.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { OwnInterviews } from './OwnInterviews.tsx'

const toast = fn()
const meta = {
  title: 'Applications/Own interviews',
  component: OwnInterviews,
  args: { applicationId: waitingRow.id },
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof OwnInterviews>
export default meta
type S = StoryObj<typeof meta>

/** Asked for an answer, with the time by both clocks. */
export const Invited: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('button', { name: say('interview.accept') })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('interview.calendar') })).toBeVisible()
    const clocks = bothClocks('14:30', globals['lang'] === 'am' ? 'am' : 'en')
    await expect(canvas.getByText(clocks, { exact: false })).toBeVisible()
  },
}
export const Confirmed: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.accept') }))
    await expect(await canvas.findByText(say('interview.status.confirmed'))).toBeVisible()
    await expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('interview.done.accept') })
    await expect(canvas.queryByRole('button', { name: say('interview.accept') })).toBeNull()
  },
}
/** Declined with a note; another answer can still be given. */
export const Declined: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.decline') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('interview.decline.title') }))
    await userEvent.type(dialog.getByRole('textbox', { name: say('interview.decline.note') }), 'I am ill')
    await userEvent.click(dialog.getByRole('button', { name: say('interview.decline') }))
    await expect(await canvas.findByText('I am ill')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('interview.accept') })).toBeVisible()
  },
}
/** It was not said: the question stays, with the reason. */
export const NotDeclined: S = {
  parameters: { msw: [refusing('declineInterview', 'internal', {})] },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.decline') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('interview.decline.title') }))
    await userEvent.click(dialog.getByRole('button', { name: say('interview.decline') }))
    await expect(await dialog.findByText(say('interview.failed.decline'))).toBeVisible()
  },
}
/** The employer changed it meanwhile: nothing is answered, and the new time is there to be read. */
export const ChangedMeanwhile: S = {
  parameters: {
    msw: [refusing('acceptInterview', 'stale', { current: { ...ownInterviewSample('scheduled'), version: 2 } })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('interview.accept') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        severity: 'error',
        title: say('interview.failed.accept'),
        text: say('interview.unchanged'),
      }),
    )
  },
}
export const None: S = {
  parameters: { msw: [mock('listOwnInterviews', () => ({ data: [] }))] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await waitFor(() => expect(canvas.queryByText(say('ui.state.loading'))).toBeNull())
    await expect(canvas.queryByText(say('interview.tab'))).toBeNull()
  },
}
