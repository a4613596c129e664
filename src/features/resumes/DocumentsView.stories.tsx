import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { documentRows } from '../../api/mocks/documents.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { placed } from '../../machines/list/read-list.ts'
import { documentsMachine } from './documents.effects.ts'
import { DocumentsView } from './DocumentsView.tsx'

type Rows = typeof documentRows
const page = (data: Rows, totalRecords = data.length) =>
  placed({
    data,
    meta: { first: data.length > 0 ? 1 : 0, last: data.length, totalRecords, exact: true, page: 1, per_page: 20 },
  })
const query = { page: 1, per_page: 20, q: '', sort: '', filters: { kind: '' } }
const after = (...events: readonly { type: string }[]) => ({
  ...connectList(reached(documentsMachine, query, ...events), fn()),
  filter: fn(),
  reload: fn(),
})
const room = { documents: 2, most_documents: 100, bytes: 1_326_000, most_bytes: 200_000_000 }
const long = documentRows.map((row) => ({
  ...row,
  name: { en: `${'A certificate of attendance of a course '.repeat(3)}${'x'.repeat(90)}` },
  used_by: row.used_by.flatMap((use) => [
    { ...use, name: 'A resume with a name that goes on for as long as names of resumes can go on, and further' },
    use,
  ]),
}))

const meta = {
  title: 'Resumes/Documents',
  component: DocumentsView,
  args: { list: after(answered('read', page(documentRows))), room, onAdd: fn(), onAct: fn() },
} satisfies Meta<typeof DocumentsView>
export default meta
type S = StoryObj<typeof meta>
const nameIn = (globals: Readonly<Record<string, unknown>>) => {
  const { en, am } = documentRows[0]?.name ?? {}
  return (globals['lang'] === 'am' ? am : en) ?? ''
}

/** What each is attached to leads there; what can be done is in its menu. */
export const Shown: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = nameIn(globals)
    await expect(canvas.getByText(/1\.3 /)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Water engineer' })).toHaveAttribute(
      'href',
      expect.stringContaining('/build/resume?resume='),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('resume.document.view', { name }) }))
    await expect(args.onAct).toHaveBeenCalledWith('view', expect.objectContaining({ id: documentRows[0]?.id }))
    await userEvent.click(canvas.getByRole('button', { name: say('resume.document.more', { name }) }))
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getAllByRole('menuitem')).toHaveLength(5)
    await userEvent.click(menu.getByRole('menuitem', { name: say('resume.document.replace') }))
    // A menu's entry does its work once the menu is gone.
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('replace', expect.anything()))
    await userEvent.selectOptions(canvas.getByLabelText(say('resume.document.kind')), 'degree')
    await expect(args.list.filter).toHaveBeenCalledWith('kind', 'degree')
  },
}
export const Loading: S = {
  args: { list: after(), room: null },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Empty: S = {
  args: { list: after(answered('read', page([]))), room: { ...room, documents: 0, bytes: 0 } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resume.documents.empty'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.document.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** Nothing leads to one more, and it says why. */
export const Full: S = {
  args: { room: { ...room, documents: 100 } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resume.documents.full', { count: 100 }))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('resume.document.add') })).toBeNull()
  },
}
export const Failed: S = {
  args: { list: after(failed('read', offline())), room: null },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
export const LongNames: S = {
  args: { list: after(answered('read', page(long))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    // A word as long as a row doesn't push what can be done out of it.
    const { right } = canvas.getByRole('table').parentElement?.getBoundingClientRect() ?? { right: 0 }
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  },
}
