import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { applicantsOf, postingRows } from '../../api/mocks/job-posting-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import type { ListQuery, Page } from '../../machines/list/list.machine.ts'
import { postingsMachine, type ListedPosting } from './postings.effects.ts'
import { PostingsView } from './PostingsView.tsx'

const rows: readonly ListedPosting[] = postingRows.map((row, position) => ({
  ...row,
  position,
  applicants: applicantsOf(row),
}))
const [draft] = rows as readonly [ListedPosting]
const query: ListQuery = { page: 1, per_page: 20, q: '', sort: '', filters: { status: '' } }
const page = (data: readonly ListedPosting[]): Page<ListedPosting> => ({
  data,
  meta: {
    first: data.length > 0 ? 1 : 0,
    last: data.length,
    totalRecords: data.length,
    exact: true,
    page: 1,
    per_page: 20,
  },
})
const from = (input: ListQuery, ...events: readonly { type: string }[]) => ({
  ...connectList(reached(postingsMachine, input, ...events), fn()),
  filter: fn(),
  undo: fn(),
})
const arrived = answered('read', page(rows))
const remove = { type: 'row.change', change: { kind: 'delete', row: draft } }

const meta = {
  title: 'Jobs/Postings',
  component: PostingsView,
  args: { list: from(query, arrived), room: { limit: 5, open: 3, needsReview: false }, onAdd: fn(), onAct: fn() },
} satisfies Meta<typeof PostingsView>
export default meta
type S = StoryObj<typeof meta>

/** One posting in each status, each with what can be done with it. */
export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    for (const status of ['draft', 'in_review', 'open', 'paused', 'closed'] as const)
      await expect(canvas.getAllByText(say(`posting.status.${status}`)).length).toBeGreaterThan(0)
    await expect(canvas.getByText(say('posting.room', { open: 3, limit: 5 }), { exact: false })).toBeVisible()
    const lang = globals['lang'] === 'am' ? 'am' : 'en'
    const title = rows[1]?.title[lang] ?? ''
    await userEvent.click(canvas.getByRole('button', { name: say('posting.actions', { title }) }))
    await expect(await screen.findByRole('menuitem', { name: say('posting.action.pause') })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: say('posting.action.publish') })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: say('posting.action.copy') }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('copy', rows[1]))
  },
}
export const Empty: S = {
  args: { list: from(query, answered('read', page([]))), room: { limit: 1, open: 0, needsReview: true } },
  play: async ({ canvas, args, globals, userEvent }) => {
    await expect(canvas.getByText(sayIn(globals)('posting.empty'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('posting.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** The plan's room is said before anyone works for nothing. */
export const Full: S = {
  args: { room: { limit: 3, open: 3, needsReview: false } },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(sayIn(globals)('posting.room.full', { limit: 3, close: 1 }), { exact: false }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: sayIn(globals)('posting.room.plan') })).toBeVisible()
  },
}
export const Offline: S = {
  args: { list: from(query, failed('read', offline())), room: null },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
export const NothingFound: S = {
  args: { list: from({ ...query, q: 'baker' }, answered('read', page([]))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('posting.search.nothing'))).toBeVisible(),
}
/** A draft is deleted at once, and can be taken back. */
export const Deleted: S = {
  args: { list: from(query, arrived, remove, answered('change', null), answered('read', page(rows.slice(1)))) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const lang = globals['lang'] === 'am' ? 'am' : 'en'
    await expect(screen.getByText(say('posting.deleted', { title: draft.title[lang] ?? '' }))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.undo') }))
    await expect(args.list.undo).toHaveBeenCalledOnce()
  },
}
export const NotDeleted: S = {
  args: {
    list: from(query, arrived, remove, failed('change', refusal('not_pending', { status: 'open' })), arrived),
  },
  play: async ({ globals }) => expect(screen.getByText(sayIn(globals)('posting.failed.delete'))).toBeVisible(),
}
