import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { reportRows } from '../../api/mocks/reports.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { ReportQueueView } from './ReportQueueView.tsx'
import { reportsMachine } from './reports.effects.ts'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { status: '' } }
const page = (rows: typeof reportRows) =>
  answered('read', {
    data: rows.map((row, position) => ({ ...row, position })),
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
  ...connectList(reached(reportsMachine, query, ...events), fn()),
  filter: fn(),
})

const meta = {
  title: 'Administration/Reports of pages',
  component: ReportQueueView,
  args: { list: after(page(reportRows)), onOpen: fn() },
} satisfies Meta<typeof ReportQueueView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('administration.report.status') }),
      'waiting',
    )
    await expect(args.list.filter).toHaveBeenCalledWith('status', 'waiting')
    await userEvent.click(
      canvas.getByRole('button', { name: say('administration.open_of', { name: 'Quick Cash Lottery' }) }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(reportRows[0]?.id)
  },
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.report.empty'))).toBeVisible(),
}
