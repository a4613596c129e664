import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { jobPostingRow, type JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import { ABILITIES, wholePosting } from '../../api/mocks/job-posting-samples.ts'
import { mock } from '../../api/mocks/mock.ts'
import { pageOf } from '../../api/mocks/page.ts'
import { Screen } from './Postings.tsx'

const open: JobPostingRow = jobPostingRow.strip().parse({ ...wholePosting, applicants: 0 })
const waiting: JobPostingRow = { ...open, status: 'in_review', url: null, abilities: ABILITIES.in_review }
/** The one posting that the server has, as it is now. */
const server = { row: waiting, needsReview: false }
const live = liveLine()

const meta = {
  title: 'Jobs/Managed postings',
  component: Screen,
  parameters: {
    route: { at: '/manage-jobs' },
    msw: [
      mock('listJobPostings', ({ query }) => ({
        ...pageOf([server.row], query),
        limit: 3,
        open: 1,
        needs_review: server.needsReview,
      })),
    ],
  },
  beforeEach: () => {
    server.row = waiting
    server.needsReview = false
  },
  decorators: [live.decorator],
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** An administrator approves while the list is open: the row follows. */
export const Approved: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const inTable = within(await canvas.findByRole('table'))
    await expect(await inTable.findByText(say('posting.status.in_review'))).toBeVisible()
    server.row = { ...open, version: waiting.version + 1 }
    live.changed('jobs')
    await expect(await inTable.findByText(say('posting.status.open'))).toBeVisible()
  },
}

const draft: JobPostingRow = { ...open, status: 'draft', url: null, published_at: null, abilities: ABILITIES.draft }
const publishing =
  (said: 'posting.publish.opens' | 'posting.publish.waits'): S['play'] =>
  async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const title = globals['lang'] === 'am' ? draft.title.am : draft.title.en
    await userEvent.click(await canvas.findByRole('button', { name: say('posting.actions', { title: title ?? '' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('posting.action.publish') }))
    await expect(await screen.findByText(say(said))).toBeVisible()
  }
/** Whether somebody reads it first is as the server says, whatever the list shows. */
export const OpensAtOnce: S = {
  beforeEach: () => void (server.row = draft),
  play: publishing('posting.publish.opens'),
}
export const WaitsFirst: S = {
  beforeEach: () => {
    server.row = draft
    server.needsReview = true
  },
  play: publishing('posting.publish.waits'),
}
