import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { ABILITIES, wholePosting } from '../../api/mocks/job-posting-samples.ts'
import { mock } from '../../api/mocks/mock.ts'
import { Screen } from './Posting.tsx'

/** What the server has. */
const server: { row: JobPosting } = { row: wholePosting }
const saved = fn<(title: JobPosting['title']) => void>()
const closed = fn<(body: unknown) => void>()
const live = liveLine()
const change = (over: Partial<JobPosting>) => {
  server.row = { ...server.row, ...over, version: server.row.version + 1 }
  return server.row
}
const at = (status: JobPosting['status'], over: Partial<JobPosting> = {}): Partial<JobPosting> => ({
  status,
  abilities: ABILITIES[status],
  ...over,
})
/** Somebody else changes the posting. */
const becomes = (over: Partial<JobPosting>) => {
  change(over)
  live.changed('jobs')
}
const starts = (over: Partial<JobPosting>) => () => {
  sessionStorage.clear()
  saved.mockClear()
  closed.mockClear()
  server.row = { ...wholePosting, ...over }
}

const meta = {
  title: 'Jobs/Posting',
  component: Screen,
  parameters: {
    route: { path: '/manage-jobs/:id', at: `/manage-jobs/${wholePosting.id}` },
    msw: [
      mock('getJobPosting', () => server.row),
      mock('editJobPosting', ({ body: { version, ...body }, refuse }) => {
        if (version !== server.row.version) return refuse('stale', { current: server.row })
        saved(body.title)
        return change(body)
      }),
      mock('closeJobPosting', ({ body, refuse }) => {
        if (body.version !== server.row.version) return refuse('stale', { current: server.row })
        closed(body)
        return change(at('closed'))
      }),
    ],
  },
  decorators: [live.decorator],
} satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

// The fields of the other language are hidden: what types English has it open.
const titleOf = (root: HTMLElement) => root.querySelector('[name="title.en"]') as HTMLInputElement

/** An administrator approves while the page is open: status and buttons follow, and the fields can be changed again. */
export const Approved: S = {
  beforeEach: starts(at('in_review', { url: null, published_at: null })),
  play: async ({ canvas, canvasElement, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('button', { name: say('posting.action.withdraw') })).toBeVisible()
    await expect(titleOf(canvasElement)).toBeDisabled()
    becomes(at('open', { url: wholePosting.url, published_at: wholePosting.published_at }))
    await expect(await canvas.findByText(say('posting.status.open'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('posting.action.copy') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('posting.action.withdraw') })).toBeNull()
    await expect(titleOf(canvasElement)).toBeEnabled()
  },
}
/** An administrator sends it back: what they wrote is there at once. */
export const SentBack: S = {
  beforeEach: starts(at('in_review', { url: null, published_at: null })),
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('button', { name: sayIn(globals)('posting.action.withdraw') })
    becomes(at('draft', { review_note: 'Please say who the employer is.' }))
    await expect(await canvas.findByText('Please say who the employer is.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: sayIn(globals)('posting.action.publish') })).toBeVisible()
  },
}
/** A colleague pauses while somebody types: what is typed stays, and is saved without a question. */
export const PausedWhileTyping: S = {
  globals: { lang: 'en' },
  beforeEach: starts(at('open')),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await canvas.findByRole('button', { name: say('posting.action.pause') })
    await userEvent.type(titleOf(canvasElement), '!')
    becomes(at('paused'))
    await expect(await canvas.findByText(say('posting.status.paused'))).toBeVisible()
    await expect(titleOf(canvasElement)).toHaveValue(`${wholePosting.title.en}!`)
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await expect(server.row).toMatchObject({ status: 'paused', title: { en: `${wholePosting.title.en}!` } })
  },
}
/** A colleague changes a text and pauses: that text is not overwritten by what is typed here later. */
export const ChangedAndPaused: S = {
  globals: { lang: 'en' },
  beforeEach: starts(at('open')),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await canvas.findByRole('button', { name: say('posting.action.pause') })
    becomes(at('paused', { vacancies: 7 }))
    await expect(await canvas.findByText(say('posting.status.paused'))).toBeVisible()
    await userEvent.type(titleOf(canvasElement), '!')
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await expect(server.row).toMatchObject({ vacancies: 7, title: { en: `${wholePosting.title.en}!` } })
    await waitFor(() => expect(canvasElement.querySelector('[name="vacancies"]')).toHaveValue('7'))
  },
}
/** A colleague pauses while the closing is asked about: the question stays with its note, and is sent for what it is now. */
export const PausedWhileAsked: S = {
  beforeEach: starts(at('open')),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('posting.action.close') }))
    await userEvent.click(await screen.findByRole('switch', { name: say('posting.close.tell') }))
    await userEvent.type(await screen.findByRole('textbox', { name: say('posting.close.note') }), 'Thank you all.')
    becomes(at('paused'))
    await waitFor(() => expect(canvas.getByText(say('posting.status.paused'))).toBeInTheDocument())
    await expect(screen.getByRole('textbox', { name: say('posting.close.note') })).toHaveValue('Thank you all.')
    await userEvent.click(screen.getByRole('button', { name: say('posting.close.send') }))
    await expect(await canvas.findByText(say('posting.status.closed'))).toBeVisible()
    await expect(closed.mock.lastCall?.[0]).toMatchObject({ rejection: { note: 'Thank you all.' } })
  },
}
