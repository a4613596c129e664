import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { liveLine } from '../../../.storybook/live-line.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { mock } from '../../api/mocks/mock.ts'
import { staffRows } from '../../api/mocks/offer-samples.ts'
import type { StaffRow } from './employees.effects.ts'
import { Screen } from './Employees.tsx'

const [pending, , rejected, accepted] = staffRows
/** The one row that the server has, as it is now, and how often it was read. */
const server = { row: pending as StaffRow, reads: 0 }
const meta = { first: 1, last: 1, totalRecords: 1, exact: true, page: 1, per_page: 20 }
const list = mock('listStaff', () => {
  server.reads += 1
  return { data: [server.row], meta }
})
const live = liveLine()
const becomes = (row: StaffRow) => {
  server.row = row
  live.changed('offers')
}
const toast = fn()

const about = {
  component: Screen,
  parameters: { msw: [list], session: { accountId: pending.company_account_id } },
  beforeEach: () => void toast.mockClear(),
  decorators: [toastsTo(toast), live.decorator],
} satisfies Meta<typeof Screen>
export default about
type S = StoryObj<typeof about>
const named = (row: StaffRow) => ({ name: row.employee_name ?? '' })
const starts = (row: StaffRow) => () => void (server.row = row)

/** The person accepts while the company looks at the list: the row follows, and what can be done with it. */
export const AcceptedMeanwhile: S = {
  beforeEach: starts(pending),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const inTable = within(await canvas.findByRole('table'))
    await expect(inTable.getByText(say('employee.status.pending'))).toBeVisible()
    becomes({ ...accepted, id: pending.id })
    await waitFor(() => expect(inTable.getByText(say('employee.status.accepted'))).toBeVisible())
    await expect(inTable.getByRole('button', { name: say('employee.delete.end', named(accepted)) })).toBeVisible()
    await expect(inTable.queryByRole('button', { name: say('employee.delete.withdraw', named(pending)) })).toBeNull()
  },
}
/** Taken back: the row says so, and the dialog is gone. */
export const TakenBack: S = {
  beforeEach: starts(pending),
  parameters: {
    msw: [
      list,
      mock('withdrawOffer', () => {
        server.row = {
          ...pending,
          status: 'withdrawn',
          version: 2,
          abilities: { accept: false, reject: false, modify: false, withdraw: false, end: false },
        }
        const { employment: _, ...offer } = server.row
        return offer
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('employee.delete.withdraw', named(pending)) }))
    await userEvent.click(await screen.findByRole('button', { name: say('employee.withdraw') }))
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('employee.withdrawn', named(pending)) }),
    )
    await waitFor(() =>
      expect(within(canvas.getByRole('table')).getByText(say('employee.status.withdrawn'))).toBeVisible(),
    )
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}
/**
 * A colleague was quicker while new terms were written: nothing that was typed goes, and the row is seen once the form
 * is closed.
 */
export const FormOutlivesTheLiveLine: S = {
  beforeEach: starts(rejected),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('employee.modify.of', named(rejected)) }))
    const salary = await screen.findByRole('textbox', { name: new RegExp(say('offer.salary')) })
    await userEvent.clear(salary)
    await userEvent.type(salary, '28000')
    const before = server.reads
    becomes({ ...rejected, status: 'modified', version: 3, terms: 2, abilities: pending.abilities })
    await waitFor(() => expect(server.reads).toBeGreaterThan(before))
    await expect(salary).toHaveValue('28000')
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.cancel') }))
    await waitFor(() =>
      expect(within(canvas.getByRole('table')).getByText(say('employee.status.modified'))).toBeVisible(),
    )
  },
}
