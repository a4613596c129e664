import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline } from '../../../tests/models/problems.ts'
import { managedVerificationRows } from '../../api/mocks/company-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { queueMachine } from './administration.effects.ts'
import { QueueView } from './QueueView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { status: '' } }
const total = managedVerificationRows.length
const page = answered('read', {
  data: managedVerificationRows.map((row, position) => ({ ...row, position })),
  meta: { first: 1, last: total, totalRecords: total, exact: true, page: 1, per_page: 20 },
})
const none = answered('read', {
  data: [],
  meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
})
const after = (...events: readonly { type: string }[]) => ({
  ...connectList(reached(queueMachine, query, ...events), fn()),
  filter: fn(),
})

const meta = { component: QueueView, args: { list: after(), onOpen: fn() } } satisfies Meta<typeof QueueView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Filled: S = {
  args: { list: after(page) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: sayIn(globals)('administration.verification') }),
      'requested',
    )
    await expect(args.list.filter).toHaveBeenCalledWith('status', 'requested')
    await userEvent.click(canvas.getAllByRole('button', { name: /./ })[0]!)
    await expect(args.onOpen).toHaveBeenCalledWith(managedVerificationRows[0]?.id)
  },
}
export const Empty: S = {
  args: { list: after(none) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('administration.queue.empty'))).toBeVisible(),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
