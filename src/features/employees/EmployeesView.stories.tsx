import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { lists } from '../../../openapi/lists.ts'
import { openFilters } from '../../../.storybook/open-filters.ts'
import { sayIn } from '../../../.storybook/say.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { requisitionRows, staffRows } from '../../api/mocks/offer-samples.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import { readQuery } from '../../machines/list/address.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { staffMachine } from './employees.effects.ts'
import { EmployeesView } from './EmployeesView.tsx'

const page = (rows: readonly object[], total = rows.length) => ({
  data: rows.map((row, i) => ({ ...row, position: i })),
  meta: { first: rows.length > 0 ? 1 : 0, last: rows.length, totalRecords: total, exact: true, page: 1, per_page: 20 },
})
const after = (...events: readonly { type: string }[]) =>
  connectList(reached(staffMachine, readQuery(new URLSearchParams(), lists.staff), ...events), fn())
const arrived = answered('read', page(staffRows, 57))
const departments = { data: departmentRows, failure: null, retry: fn() }
const narrowed = { type: 'query.change', query: { filters: { status: 'ended', department: '' } } }

const meta = {
  component: EmployeesView,
  args: {
    list: after(),
    departments,
    onSend: fn(),
    onImport: fn(),
    limit: null,
    exporting: { isRunning: false, run: fn() },
    onModify: fn(),
    onDelete: fn(),
    onRights: fn(),
  },
} satisfies Meta<typeof EmployeesView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}

/** Whoever starts later is not called employed. */
export const StartsLater: S = {
  args: {
    list: after(
      answered(
        'read',
        page(
          staffRows.flatMap((row) =>
            row.employment && row.status === 'accepted'
              ? [{ ...row, employment: { ...row.employment, state: 'upcoming', started_on: '2026-09-01' } }]
              : [],
          ),
        ),
      ),
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const starts = new RegExp(`^${say('employee.starts', { date: 'DAY' }).replace('DAY', '.+')}$`)
    await expect(canvas.getAllByText(starts).length).toBeGreaterThan(0)
    // The filter offers every status.
    await expect(canvas.queryByText(say('employee.status.accepted'), { ignore: 'option' })).toBeNull()
  },
}

/** Every status; the note of a refusal in sight with "Modify", and a Delete that says what it does. */
export const Shown: S = {
  args: { list: after(arrived) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(staffRows.length)
    await expect(canvas.getByText(say('ui.pager.showing', { first: '1', last: '7', totalRecords: '57' }))).toBeVisible()
    const [waiting, , declined, employed, , , withdrawn] = staffRows
    await expect(canvas.getByText(new RegExp(declined.rejection_note ?? '?'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say('employee.modify.of', { name: declined.employee_name ?? '' }) }),
    )
    await expect(args.onModify).toHaveBeenLastCalledWith(expect.objectContaining({ id: declined.id }))
    await userEvent.click(
      canvas.getByRole('button', { name: say('employee.delete.withdraw', { name: waiting.employee_name ?? '' }) }),
    )
    await expect(args.onDelete).toHaveBeenLastCalledWith(expect.objectContaining({ id: waiting.id }))
    await userEvent.click(
      canvas.getByRole('button', { name: say('employee.delete.end', { name: employed.employee_name ?? '' }) }),
    )
    await expect(args.onDelete).toHaveBeenLastCalledWith(expect.objectContaining({ id: employed.id }))
    await userEvent.click(
      canvas.getByRole('button', { name: say('employee.rights.of', { name: employed.employee_name ?? '' }) }),
    )
    await expect(args.onRights).toHaveBeenCalledOnce()
    const row = within(canvas.getByRole('link', { name: withdrawn.employee_name ?? '' }).closest('tr') as HTMLElement)
    await expect(row.queryByRole('button')).toBeNull()
  },
}
/** What the session fetched for a company: the offers that are not settled, and where they are. */
export const OpenOffers: S = {
  args: { list: after(arrived) },
  parameters: { session: { requisitions: requisitionRows } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const links = within(canvas.getByRole('navigation', { name: say('employee.open_offers') })).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      requisitionRows.map(({ status }) => [
        say('employee.open_offers.count', { status: say(`employee.status.${status}`), count: '1' }),
        `/?status=${status}`,
      ]),
    )
  },
}
export const Empty: S = {
  args: { list: after(answered('read', page([]))) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('employee.empty'))).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: say('employee.send') }).at(-1) as HTMLElement)
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}
export const NothingFound: S = {
  args: { list: after(arrived, narrowed, answered('read', page([]))) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('employee.nothing_found'))).toBeVisible()
    await openFilters(canvas, say)
    await expect(canvas.getByRole('combobox', { name: say('employee.filter.status') })).toHaveValue('ended')
  },
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.offline.title'))).toBeVisible(),
}
/** An employee without the right to recruit. */
export const Refused: S = {
  args: { list: after(failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.refused.title'))).toBeVisible(),
}
/** What was read stays, and says that it may be old. */
export const Outdated: S = {
  args: { list: after(arrived, { type: 'list.reload' }, failed('read', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible()
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(staffRows.length)
  },
}
export const DepartmentsFailed: S = {
  args: { list: after(arrived), departments: { data: null, failure: failureOf(refusal('internal', {})), retry: fn() } },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await openFilters(canvas, say)
    await expect(canvas.getByText(say('structure.failed.fetch'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.departments.retry).toHaveBeenCalledOnce()
  },
}
/** Nothing more can be offered under the plan: said before a form is filled in. */
export const LimitReached: S = {
  args: { limit: 10, list: after(arrived) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('employee.full', { limit: 10 }))).toBeVisible()
    for (const action of ['employee.send', 'employee.import'] as const)
      await expect(canvas.getByRole('button', { name: say(action) })).toBeDisabled()
    // Offering again on other terms opens an offer too.
    const declined = staffRows[2]
    const modify = canvas.getByRole('button', {
      name: say('employee.modify.of', { name: declined.employee_name ?? '' }),
    })
    await expect(modify).toBeDisabled()
    await expect(modify).toHaveAccessibleDescription(new RegExp(say('employee.full.text')))
  },
}
