import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { JobReview } from '../../../openapi/schemas/job-posting.ts'
import { reviewRows } from '../../api/mocks/job-posting-samples.ts'
import { mock } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { Screen } from './JobReviews.tsx'

const [waiting, other] = reviewRows
const approved: JobReview = {
  ...waiting,
  status: 'open',
  version: waiting.version + 1,
  abilities: { approve: false, send_back: false, take_down: true },
}
/** What the server has. */
const server: { rows: readonly JobReview[] } = { rows: [] }
const live = liveLine()
const becomes = (...rows: readonly JobReview[]) => {
  server.rows = rows
  live.changed('jobs')
}

const meta = {
  title: 'Administration/Job reviews',
  component: Screen,
  parameters: {
    route: { at: '/manage/job-reviews' },
    msw: [
      mock('listJobReviews', ({ query: { status = 'in_review', ...query } }) =>
        pageOf(
          server.rows.filter((row) => row.status === status),
          query,
        ),
      ),
      mock(
        'getJobReview',
        ({ params, refuse }) => server.rows.find(({ id }) => id === params.id) ?? refuse('not_found', {}),
      ),
    ],
  },
  beforeEach: () => void (server.rows = [waiting]),
  decorators: [live.decorator],
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

const rowOf = (row: JobReview, lang: unknown) => ({ name: (lang === 'am' ? row.title.am : row.title.en) ?? '' })

/** A posting is submitted while the queue is open: it comes by itself. */
export const Submitted: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const nameOf = (row: JobReview) => say('administration.open_of', rowOf(row, globals['lang']))
    await expect(await canvas.findByRole('button', { name: nameOf(waiting) })).toBeVisible()
    becomes(waiting, other)
    await expect(await canvas.findByRole('button', { name: nameOf(other) })).toBeVisible()
  },
}
/** Another administrator approves what is open here: dialog and table follow. */
export const DecidedByAnother: S = {
  beforeEach: () => void (server.rows = [waiting, other]),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const nameOf = (row: JobReview) => say('administration.open_of', rowOf(row, globals['lang']))
    const table = await canvas.findByRole('table')
    await userEvent.click(await canvas.findByRole('button', { name: nameOf(waiting) }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: say('administration.job.approve') })).toBeVisible())
    // What is on the screen listens a moment later.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    becomes(approved, other)
    await expect(await dialog.findByText(say('administration.job.status.open'))).toBeVisible()
    await expect(dialog.queryByRole('button', { name: say('administration.job.approve') })).toBeNull()
    await waitFor(() => expect(within(table).queryByText(rowOf(waiting, globals['lang']).name)).toBeNull())
  },
}
