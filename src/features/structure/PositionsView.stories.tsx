import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import type { Position } from '../../../openapi/schemas/structure.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { departmentRows, positionRows } from '../../api/mocks/structure-samples.ts'
import type { ListQuery, Page } from '../../machines/list/list.machine.ts'
import type { BulkState } from '../../ui/list/list.ts'
import type { Department } from './departments.effects.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import type { ListedPosition } from './positions.connect.ts'
import { positionsMachine } from './positions.effects.ts'
import { PositionsView } from './PositionsView.tsx'

const departments = departmentRows as readonly Department[]
const rows = positionRows.map((row, position) => ({ ...(row as Position), position })) as readonly ListedPosition[]
const [first] = rows as readonly [ListedPosition]
const query: ListQuery = { page: 1, per_page: 20, q: '', sort: '', filters: { department: '', state: '' } }
const page = (data: readonly ListedPosition[], total = data.length): Page<ListedPosition> => ({
  data,
  meta: { first: data.length > 0 ? 1 : 0, last: data.length, totalRecords: total, exact: true, page: 1, per_page: 20 },
})
const from = (input: ListQuery, ...events: readonly { type: string }[]) => ({
  ...connectList(reached(positionsMachine, input, ...events), fn()),
  reload: fn(),
  clear: fn(),
  filter: fn(),
  page: fn(),
})
const after = (...events: readonly { type: string }[]) => from(query, ...events)
const arrived = answered('read', page(rows, 57))
const idle: BulkState<ListedPosition> = {
  busy: false,
  failure: null,
  retry: fn(),
  outcome: null,
  run: fn(),
  dismiss: fn(),
}
const remove = { type: 'row.change', change: { kind: 'delete', row: first } }

const meta = {
  component: PositionsView,
  args: { departments, bulk: idle, onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof PositionsView>
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
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(9)
    await expect(canvas.getByText(say('ui.pager.showing', { first: '1', last: '9', totalRecords: '57' }))).toBeVisible()
    const title = (globals['lang'] === 'am' ? first.title.am : first.title.en) ?? ''
    await userEvent.click(canvas.getByRole('button', { name: say('positions.edit', { name: title }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(first)
    await userEvent.click(canvas.getByRole('button', { name: say('positions.delete', { name: title }) }))
    await expect(args.onDelete).toHaveBeenCalledWith(first)
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByLabelText(say('positions.filter.state')), 'open')
    await expect(args.list.filter).toHaveBeenCalledWith('state', 'open')
    await userEvent.selectOptions(canvas.getByLabelText(say('positions.filter.department')), departments[1]?.id ?? '')
    await expect(args.list.filter).toHaveBeenCalledWith('department', departments[1]?.id)
  },
}
export const Empty: S = {
  args: { list: after(answered('read', page([]))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('positions.add') }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
/** A position needs a department. */
export const NoDepartments: S = {
  args: { list: after(answered('read', page([]))), departments: [] },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('link', { name: sayIn(globals)('positions.no_departments.action') })).toHaveAttribute(
      'href',
      '/company/structure',
    ),
}
export const NothingFits: S = {
  args: { list: from({ ...query, filters: { department: '', state: 'filled' } }, answered('read', page([]))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('positions.nothing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('positions.search.clear') }))
    await expect(args.list.clear).toHaveBeenCalledOnce()
  },
}
/** The link named a department that is gone. */
export const StrangeDepartment: S = {
  args: { list: after(failed('read', refusal('invalid', {}, { department: ['This choice no longer exists'] }))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('positions.reset_filter'))).toBeVisible(),
}
export const Failed: S = {
  args: { list: after(failed('read', refusal('internal', {}))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
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
export const Outdated: S = {
  args: { list: after(arrived, { type: 'list.reload' }, failed('read', refusal('internal', {}))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible(),
}
export const Deleted: S = {
  args: { list: after(arrived, remove, answered('change', null), arrived) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('positions.deleted'))).toBeVisible(),
}
/** Someone holds it, or was offered it. */
export const StillHeld: S = {
  args: {
    list: after(
      arrived,
      remove,
      failed(
        'change',
        refusal('in_use', {
          places: [
            { resource: 'employment', count: 2 },
            { resource: 'offer', count: 1 },
          ],
        }),
      ),
      arrived,
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('positions.in_use', { people: 2, offers: 1, both: 'yes' }))).toBeVisible(),
}
