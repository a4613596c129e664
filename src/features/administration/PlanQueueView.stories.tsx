import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { managedPlanRows } from '../../api/mocks/plan-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { PlanQueueView } from './PlanQueueView.tsx'
import { plansMachine } from './plans.effects.ts'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { status: '' } }
const page = (rows: typeof managedPlanRows) =>
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
  ...connectList(reached(plansMachine, query, ...events), fn()),
  filter: fn(),
})

const meta = {
  title: 'Administration/Requests for larger plans',
  component: PlanQueueView,
  args: { list: after(page(managedPlanRows)), onOpen: fn() },
} satisfies Meta<typeof PlanQueueView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('administration.plan.status') }),
      'requested',
    )
    await expect(args.list.filter).toHaveBeenCalledWith('status', 'requested')
    await userEvent.click(
      canvas.getByRole('button', { name: say('administration.open_of', { name: 'Quick Cash Lottery' }) }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(managedPlanRows[1]?.id)
  },
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.plans.empty'))).toBeVisible(),
}
