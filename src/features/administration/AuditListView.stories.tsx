import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { auditRecords } from '../../api/mocks/audit.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { auditMachine } from './audit.effects.ts'
import { AuditListView } from './AuditListView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { person: '', kind: '', action: '', days: '' } }
const page = (rows: typeof auditRecords) =>
  answered('read', {
    data: rows.map((row, position) => ({ ...row, version: 1, position })),
    meta: {
      first: Math.min(1, rows.length),
      last: rows.length,
      totalRecords: rows.length,
      exact: true,
      page: 1,
      per_page: 20,
    },
  })
const after = (...events: readonly { type: string }[]) => ({
  ...connectList(reached(auditMachine, query, ...events), fn()),
  filter: fn(),
})
const [edited] = auditRecords

const meta = {
  title: 'Administration/Audit log',
  component: AuditListView,
  args: {
    list: after(page(auditRecords)),
    people: [{ id: edited?.user_id ?? '', name: edited?.user_name ?? '' }],
    exporting: { isRunning: false, run: fn() },
    onOpen: fn(),
  },
} satisfies Meta<typeof AuditListView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('administration.audit.kind') }), 'user')
    await expect(args.list.filter).toHaveBeenCalledWith('kind', 'user')
    await expect(canvas.getByText(say('administration.audit.more', { count: 11 }))).toBeVisible()
    const name = globals['lang'] === 'am' ? 'ብየዳ' : 'Welding'
    await userEvent.click(canvas.getByRole('button', { name: say('administration.audit.compare_of', { name }) }))
    await expect(args.onOpen).toHaveBeenCalledWith(edited?.id)
    await userEvent.click(canvas.getByRole('button', { name: say('resource.export') }))
    await expect(args.exporting.run).toHaveBeenCalled()
  },
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.audit.empty'))).toBeVisible(),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
