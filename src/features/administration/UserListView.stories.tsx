import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { managedUserRows } from '../../api/mocks/company-samples.ts'
import { planRows } from '../../api/mocks/plan-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { usersMachine } from './administration.effects.ts'
import { UserListView } from './UserListView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { role: '', state: '' } }
const page = answered('read', {
  data: managedUserRows.map((row, position) => ({ ...row, position })),
  meta: {
    first: 1,
    last: managedUserRows.length,
    totalRecords: managedUserRows.length,
    exact: true,
    page: 1,
    per_page: 20,
  },
})
const none = answered('read', {
  data: [],
  meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
})
const after = (filters: typeof query.filters, ...events: readonly { type: string }[]) => ({
  ...connectList(reached(usersMachine, { ...query, filters }, ...events), fn()),
  filter: fn(),
  clear: fn(),
})

const meta = {
  component: UserListView,
  args: { list: after(query.filters), onOpen: fn(), plans: planRows },
} satisfies Meta<typeof UserListView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Filled: S = {
  args: { list: after(query.filters, page) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('administration.role') }), 'company')
    await expect(args.list.filter).toHaveBeenCalledWith('role', 'company')
    await userEvent.click(
      canvas.getByRole('button', { name: say('administration.open_of', { name: 'Quick Cash Lottery' }) }),
    )
    await expect(args.onOpen).toHaveBeenCalledWith(managedUserRows[3]?.id)
  },
}
/** Nothing fits the filters: they can be taken away. */
export const NothingFits: S = {
  args: { list: after({ role: 'administrator', state: 'disabled' }, none) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('list.nothing'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('list.clear') }))
    await expect(args.list.clear).toHaveBeenCalled()
  },
}
export const Outdated: S = {
  args: { list: after(query.filters, page, { type: 'list.reload' }, failed('read', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible(),
}
export const Refused: S = {
  args: { list: after(query.filters, failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
