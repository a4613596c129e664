import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { subscriberRows } from '../../api/mocks/newsletter.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { subscribersMachine } from './subscribers.effects.ts'
import { SubscribersView } from './SubscribersView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { state: '' } }
const page = (rows: typeof subscriberRows | readonly []) =>
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
  ...connectList(reached(subscribersMachine, query, ...events), fn()),
  filter: fn(),
  reload: fn(),
})
const meta = {
  title: 'Administration/Subscribers',
  component: SubscribersView,
  args: {
    list: after(page(subscriberRows)),
    bulk: { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() },
    exporting: { isRunning: false, run: fn() },
    onRemove: fn(),
  },
} satisfies Meta<typeof SubscribersView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = subscriberRows
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('inbox.subscribers.state') }), 'waiting')
    await expect(args.list.filter).toHaveBeenCalledWith('state', 'waiting')
    await userEvent.click(
      canvas.getByRole('button', { name: say('inbox.subscribers.remove_of', { email: first.email }) }),
    )
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ email: first.email }))
  },
}
/** Several are removed at once, when it was asked. */
export const Several: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first] = subscriberRows
    await userEvent.click(canvas.getByRole('checkbox', { name: say('list.select.row', { name: first.email }) }))
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.subscribers.remove') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: say('inbox.subscribers.bulk.title', { count: 1 }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: say('inbox.subscribers.bulk.submit', { count: 1 }) }))
    await expect(args.bulk.run).toHaveBeenCalledWith('remove', [expect.objectContaining({ email: first.email })])
  },
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('inbox.subscribers.empty'))).toBeVisible(),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
