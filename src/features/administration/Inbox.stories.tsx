import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { offline } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { messageRows } from '../../api/mocks/message-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { inboxMachines } from './inbox.effects.ts'
import { InboxView } from './InboxView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '', filters: { state: '', received: '' } }
const page = (rows: typeof messageRows | readonly []) =>
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
  ...connectList(reached(inboxMachines.contacts, query, ...events), fn()),
  filter: fn(),
  reload: fn(),
})

const meta = {
  title: 'Administration/Inbox',
  component: InboxView,
  args: {
    inbox: 'contacts',
    list: after(page(messageRows)),
    bulk: { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() },
    exporting: { isRunning: false, run: fn() },
    onOpen: fn(),
  },
} satisfies Meta<typeof InboxView>
export default meta
type S = StoryObj<typeof meta>

export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('inbox.state') }), 'new')
    await expect(args.list.filter).toHaveBeenCalledWith('state', 'new')
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.open_of', { name: messageRows[0].name }) }))
    await expect(args.onOpen).toHaveBeenCalledWith(messageRows[0].id)
    await userEvent.click(canvas.getByRole('button', { name: say('resource.export') }))
    await expect(args.exporting.run).toHaveBeenCalled()
  },
}
/** Several are marked at once; before they are deleted it asks. */
export const Several: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    for (const { name } of messageRows)
      await userEvent.click(canvas.getByRole('checkbox', { name: say('list.select.row', { name }) }))
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.handle') }))
    await expect(args.bulk.run).toHaveBeenLastCalledWith('handled', [
      expect.objectContaining({ id: messageRows[0].id }),
      expect.objectContaining({ id: messageRows[1].id }),
    ])
    await userEvent.click(canvas.getByRole('button', { name: say('inbox.delete') }))
    const dialog = within(
      await screen.findByRole('alertdialog', { name: say('inbox.bulk.delete.title', { count: 2 }) }),
    )
    await userEvent.click(dialog.getByRole('button', { name: say('inbox.bulk.delete.submit', { count: 2 }) }))
    await expect(args.bulk.run).toHaveBeenLastCalledWith('delete', expect.anything())
  },
}
/** What visitors ask about plans names the plan. */
export const Sales: S = {
  args: {
    inbox: 'contactSales',
    list: after(page([{ ...messageRows[0], plan: { en: 'Growth', am: 'ዕድገት' } }, messageRows[1]])),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(globals['lang'] === 'am' ? 'ዕድገት' : 'Growth')).toBeVisible(),
}
export const Empty: S = {
  args: { list: after(page([])) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('inbox.empty'))).toBeVisible(),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
