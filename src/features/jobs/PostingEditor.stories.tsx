import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import {
  ABILITIES,
  emptyDraft,
  jobSectorRows,
  jobTitleRows,
  wholePosting,
} from '../../api/mocks/job-posting-samples.ts'
import { skillRows } from '../../api/mocks/collection-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { NOW } from '../../api/mocks/sample-ids.ts'
import { PostingEditor } from './PostingEditor.tsx'

/** What the server has. */
const server: { row: JobPosting } = { row: emptyDraft }
const saved = fn<(body: unknown) => void>()
const names = Object.fromEntries(
  [...jobTitleRows, ...jobSectorRows, ...skillRows].map(({ id, name }) => [id, name] as const),
)
const change = (over: Partial<JobPosting>) => {
  server.row = { ...server.row, ...over, version: server.row.version + 1 }
  return server.row
}
const edit = mock('editJobPosting', ({ body: { version, ...body }, refuse }) => {
  if (version !== server.row.version) return refuse('stale', { current: server.row })
  saved(body)
  return change(body)
})
const starts = (row: JobPosting) => () => {
  sessionStorage.clear()
  saved.mockClear()
  server.row = row
}

const meta = {
  title: 'Jobs/Posting editor',
  component: PostingEditor,
  args: { detail: { posting: emptyDraft, names } },
  parameters: {
    msw: [
      edit,
      mock('publishJobPosting', () => change({ status: 'open', abilities: ABILITIES.open, url: wholePosting.url })),
    ],
  },
  beforeEach: starts(emptyDraft),
} satisfies Meta<typeof PostingEditor>
export default meta
type S = StoryObj<typeof meta>

const titleOf = (root: HTMLElement) => root.querySelector('[name="title.en"]') as HTMLInputElement

/** A new draft: what is missing is named, and leads to its field. */
export const Draft: S = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const list = within(await canvas.findByRole('region', { name: say('posting.checklist') }))
    await expect(list.getAllByRole('button')).toHaveLength(6)
    await userEvent.click(list.getByRole('button', { name: say('posting.field.deadline') }))
    await waitFor(() => expect(canvasElement.querySelector('[name="deadline"]')).toHaveFocus())
    // Publishing leads to what is missing first, and asks nothing yet.
    await userEvent.click(canvas.getByRole('button', { name: say('posting.action.publish') }))
    await waitFor(() => expect(canvasElement.querySelector('[name="job_title_id"]')).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
export const Filled: S = {
  args: { detail: { posting: { ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }, names } },
  beforeEach: starts({ ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }),
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('posting.checklist.done'))).toBeVisible(),
}
/** Work that is not remote needs a region or a city, and is not told to fill in the whole panel again. */
export const WithoutAPlace: S = {
  args: {
    detail: {
      posting: {
        ...wholePosting,
        region: null,
        city: null,

        status: 'draft',
        url: null,
        abilities: ABILITIES.draft,
      },
      names,
    },
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const list = within(await canvas.findByRole('region', { name: say('posting.checklist') }))
    await userEvent.click(list.getByRole('button', { name: say('posting.checklist.place') }))
    await waitFor(() => expect(canvasElement.querySelector('[name="region"]')).toHaveFocus())
  },
}
/** A last day that has passed is told at its field, until a later one stands there. */
export const PastDeadline: S = {
  args: {
    detail: {
      posting: { ...wholePosting, deadline: '2020-01-01', status: 'draft', url: null, abilities: ABILITIES.draft },
      names,
    },
  },
  beforeEach: starts({ ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvasElement.querySelector('[name="deadline"]') as HTMLInputElement
    await expect(await canvas.findByText(say('posting.field.deadline.over'))).toBeVisible()
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(say('posting.field.deadline.over')))
    await userEvent.clear(field)
    await userEvent.type(field, '2150-01-01')
    await waitFor(() => expect(canvas.queryByText(say('posting.field.deadline.over'))).toBeNull())
    await expect(canvas.getByText(say('posting.field.deadline.help'))).toBeVisible()
  },
}
/** What is typed is saved after a pause, and said. */
export const Saves: S = {
  globals: { lang: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(titleOf(canvasElement), ' and designer')
    await expect(canvas.getByText('Saving…')).toBeVisible()
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(server.row.title.en).toBe('Web developer and designer')
    await expect(titleOf(canvasElement)).toHaveValue('Web developer and designer')
  },
}
/** Without a line nothing is lost, and it is said. */
export const Offline: S = {
  globals: { lang: 'en' },
  parameters: { msw: [refusing('editJobPosting', 'internal', {})] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(titleOf(canvasElement), ' 2')
    await expect(await canvas.findByText('Not saved', undefined, { timeout: 5000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(titleOf(canvasElement)).toHaveValue('Web developer 2')
  },
}
/** Another tab changed another field: both stay, without a question. */
export const Merged: S = {
  globals: { lang: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    change({ vacancies: 7 })
    await userEvent.type(titleOf(canvasElement), '!')
    await waitFor(() => expect(saved).toHaveBeenCalled(), { timeout: 5000 })
    await expect(await canvas.findByText('Saved')).toBeVisible()
    await expect(server.row).toMatchObject({ vacancies: 7, title: { en: 'Web developer!' } })
    await expect(canvasElement.querySelector('[name="vacancies"]')).toHaveValue('7')
  },
}
/** A question waits for its text, and what is removed can be taken back. */
export const Questions: S = {
  globals: { lang: 'en' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add question' }))
    await expect(canvas.getByText('Saved once it has a text.')).toBeVisible()
    const text = canvasElement.querySelector('[name="questions.0.text.en"]') as HTMLInputElement
    await userEvent.type(text, 'When can you start?')
    await waitFor(() => expect(server.row.questions).toHaveLength(1), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove question 1' }))
    await waitFor(() => expect(server.row.questions).toHaveLength(0), { timeout: 5000 })
    // The editors of rich texts have such a button too.
    const notice = screen.getByText('Question removed').closest<HTMLElement>('[role="status"]')
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(server.row.questions).toHaveLength(1), { timeout: 5000 })
  },
}
/** Publishing says what happens, and then shows the public address. */
export const Published: S = {
  args: { detail: { posting: { ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }, names } },
  beforeEach: starts({ ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('posting.action.publish') }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: say('posting.action.publish') }))
    await expect(await canvas.findByText(say('posting.status.open'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('posting.action.copy') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('posting.share.telegram') })).toBeVisible()
  },
}
/** What was typed a moment ago is saved first, and then seen as visitors would. */
export const Previewed: S = {
  globals: { lang: 'en' },
  args: Filled.args,
  beforeEach: Filled.beforeEach,
  parameters: {
    msw: [edit, mock('previewJobPosting', () => ({ url: '/jobs/7k3mq9tx?preview=token', expires_at: NOW }))],
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await canvas.findByText(say('posting.checklist.done'))
    await userEvent.type(titleOf(canvasElement), '!')
    await userEvent.click(canvas.getByRole('button', { name: say('posting.action.preview') }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(server.row.title.en).toBe(`${wholePosting.title.en}!`)
    await expect(await dialog.findByRole('link', { name: say('posting.preview.open') })).toHaveAttribute(
      'href',
      '/jobs/7k3mq9tx?preview=token&lang=en',
    )
  },
}
/** While it is read by an administrator nothing can be changed. */
export const InReview: S = {
  args: { detail: { posting: { ...wholePosting, status: 'in_review', abilities: ABILITIES.in_review }, names } },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('posting.help.in_review'))).toBeVisible()
    await expect(titleOf(canvasElement)).toBeDisabled()
  },
}
/** An administrator wrote what is missing. */
export const SentBack: S = {
  args: { detail: { posting: { ...emptyDraft, review_note: 'Please say who the employer is.' }, names } },
  play: async ({ canvas }) => expect(await canvas.findByText('Please say who the employer is.')).toBeVisible(),
}
