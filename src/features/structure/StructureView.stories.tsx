import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import { connectDepartments } from './departments.connect.ts'
import { departmentsMachine, type Department } from './departments.effects.ts'
import { StructureView } from './StructureView.tsx'

const rows = departmentRows as readonly Department[]
const [, processing, , jimma, exports_, personnel] = rows as readonly [
  Department,
  Department,
  Department,
  Department,
  Department,
  Department,
]
const after = (...events: readonly { type: string }[]) => ({
  ...connectDepartments(reached(departmentsMachine, undefined, ...events), fn()),
  reload: fn(),
  undo: fn(),
  remove: fn(),
})
const arrived = answered('read', rows)
const change = (what: object) => ({ type: 'node.change', change: what }) as { type: string }
const move = change({ kind: 'move', row: jimma, to: { parent_id: personnel.id, position: 0 } })
const remove = change({ kind: 'delete', row: processing })
/** A company of three thousand departments: thirty at the top. */
const many = Array.from({ length: 3000 }, (_, i): Department => {
  const isTop = i % 100 === 0
  const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}` as Department['id']
  return {
    ...jimma,
    id: id(i),
    parent_id: isTop ? null : id(i - (i % 100)),
    position: isTop ? i / 100 : (i % 100) - 1,
    name: { en: `Department ${i + 1}`, am: `ክፍል ${i + 1}` },
    positions: i % 4,
    people: i % 3,
  }
})

const meta = {
  component: StructureView,
  args: {
    selected: null,
    onSelect: fn(),
    onAdd: fn(),
    onAddUnder: fn(),
    onEdit: fn(),
    onMoveTo: fn(),
    onMerge: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof StructureView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { list: after() },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Shown: S = {
  args: { list: after(arrived) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(6)
    await userEvent.click(canvas.getByText(globals['lang'] === 'am' ? 'የጅማ ጣቢያ' : 'Jimma station'))
    await expect(args.onSelect).toHaveBeenCalledWith(jimma.id)
    await userEvent.click(canvas.getAllByRole('button', { name: say('structure.add') })[0] as HTMLElement)
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** Beside the tree on a wide screen, in a dialog on a narrow one. */
export const Selected: S = {
  args: { list: after(arrived), selected: processing.id },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = globals['lang'] === 'am' ? 'ቡና ዝግጅት' : 'Processing'
    const isNarrow = !matchMedia('(min-width: 64rem)').matches
    if (isNarrow) await userEvent.click(canvas.getByText(name))
    const panel = isNarrow ? within(await within(document.body).findByRole('dialog')) : canvas
    await waitFor(() => expect(panel.getByText(say('structure.positions', { count: 3 }))).toBeVisible())
    await expect(panel.getByRole('link', { name: 'department2@bunna.example' })).toHaveAttribute(
      'href',
      'mailto:department2@bunna.example',
    )
    await userEvent.click(panel.getByRole('button', { name: say('structure.move') }))
    await expect(args.onMoveTo).toHaveBeenCalledWith(processing)
  },
}
export const Empty: S = {
  args: { list: after(answered('read', [])) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('structure.empty'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('structure.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const Searched: S = {
  args: { list: after(arrived) },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ጅማ')
    await expect(canvas.getByText(sayIn(globals)('structure.search.found', { count: 1 }))).toBeVisible()
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3)
  },
}
export const NothingFound: S = {
  args: { list: after(arrived) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz')
    await userEvent.click(await canvas.findByRole('button', { name: say('structure.search.clear') }))
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(6)
  },
}
/** The server broke: the specification's words. */
export const FetchingFailed: S = {
  args: { list: after(failed('read', refusal('internal', {}))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(say('structure.failed.fetch')).toBe(
      globals['lang'] === 'am' ? say('structure.failed.fetch') : 'Error fetching departments. Please try again later.',
    )
    await expect(canvas.getByText(say('structure.failed.fetch'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.list.reload).toHaveBeenCalledOnce()
  },
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
export const Refused: S = {
  args: { list: after(failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.refused.title'))).toBeVisible(),
}
/** What is there stays when it cannot be read again. */
export const Outdated: S = {
  args: { list: after(arrived, { type: 'tree.reload' }, failed('read', refusal('internal', {}))) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('structure.failed.fetch'))).toBeVisible()
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(6)
  },
}
/** While the server moves it, it stands where it goes. */
export const Moving: S = {
  args: { list: after(arrived, move) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem')[5]).toHaveAccessibleName(/Jimma|የጅማ/)
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-busy', 'true')
  },
}
export const Moved: S = {
  args: {
    list: after(
      arrived,
      move,
      answered('change', { ...jimma, parent_id: personnel.id, position: 0, version: 2 }),
      arrived,
    ),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [name, parent] = globals['lang'] === 'am' ? ['የጅማ ጣቢያ', 'የሰው ኃይል'] : ['Jimma station', 'Human resources']
    await expect(canvas.getByText(say('structure.done.move', { name: name ?? '', parent: parent ?? '' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.undo') }))
    await expect(args.list.undo).toHaveBeenCalledOnce()
  },
}
export const Merged: S = {
  args: {
    list: after(arrived, change({ kind: 'merge', row: jimma, into: exports_ }), answered('change', exports_), arrived),
  },
  play: async ({ canvas }) =>
    waitFor(() =>
      expect(canvas.getByText(/Jimma station.*Export|የጅማ ጣቢያ.*ወደ ውጭ መላክ/).closest('[role=status]')).toHaveFocus(),
    ),
}
/** Someone changed it meanwhile: the tree is the newest, and the same wish can be had again. */
export const Stale: S = {
  args: {
    list: after(
      arrived,
      change({ kind: 'delete', row: jimma }),
      failed('change', refusal('stale', { current: jimma })),
      arrived,
    ),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('structure.stale'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.list.remove).toHaveBeenCalledWith(jimma)
  },
}
/** It was not empty any more: the specification's words, what is in it, and the way on. */
export const DeletingFailed: S = {
  args: {
    list: after(
      arrived,
      remove,
      failed(
        'change',
        refusal('in_use', {
          places: [
            { resource: 'department', count: 2 },
            { resource: 'position', count: 3 },
          ],
        }),
      ),
      arrived,
    ),
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    if (globals['lang'] === 'en') await expect(canvas.getByText('Error deleting department')).toBeVisible()
    await expect(canvas.getByText(say('structure.failed.delete'))).toBeVisible()
    await expect(canvas.getByText(/2 departments, 3 positions|2 ክፍሎች፣ 3 የሥራ መደቦች/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('structure.in_use.choose') }))
    await expect(args.onDelete).toHaveBeenCalledWith(processing)
  },
}
/** Three thousand departments: the branches are closed at first, and opening them all stays quick. */
export const ThreeThousand: S = {
  args: { list: after(answered('read', many)) },
  // The scan takes minutes on so many rows, which are those of the other stories.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    await expect(canvasElement.querySelectorAll('[role=treeitem]')).toHaveLength(30)
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('structure.open_all') }))
    await expect(canvasElement.querySelectorAll('[role=treeitem]')).toHaveLength(3000)
  },
}
