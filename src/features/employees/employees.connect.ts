import type { SnapshotFrom } from 'xstate'
import { OFFER_STATUSES } from '../../../openapi/schemas/job-offer.ts'
import { readQuery } from '../../machines/list/address.ts'
import type { ListEvent, ListQuery } from '../../machines/list/list.machine.ts'
import type { Listed, StaffRow, staffMachine } from './employees.effects.ts'

/** What the table can be sorted by. */
export const SORTS = ['employee_email', 'job_title', 'status', 'from_date', 'created_at'] as const

/** The query in an address (`?status=rejected&department=…&sort=-from_date&page=2`); what makes no sense counts as absent. */
export const queryFrom = (params: URLSearchParams): ListQuery =>
  readQuery(params, { sorts: SORTS, filters: { status: { kind: 'choice', values: OFFER_STATUSES }, department: { kind: 'row' } } })

/** The colour of a status. */
export const STATUS_TONES = { pending: 'primary', modified: 'primary', accepted: 'success', rejected: 'danger', withdrawn: 'gray', ended: 'gray' } as const satisfies Record<
  StaffRow['status'],
  string
>

/** What "Delete" does to a row: takes back an offer that waits, ends an employment, or nothing. */
export function deletionOf(row: StaffRow): 'withdraw' | 'end' | null {
  if (row.abilities.withdraw) return 'withdraw'
  return row.employment?.abilities.end ? 'end' : null
}

/** What the list shows and can do. Pure. */
export function connectStaff(snapshot: SnapshotFrom<typeof staffMachine>, send: (event: ListEvent<Listed<StaffRow>>) => void) {
  const { rows, meta, query, failure } = snapshot.context
  const filters = query.filters ?? {}
  return {
    rows,
    meta,
    query,
    status: filters['status'] ?? '',
    department: filters['department'] ?? '',
    /** The page is being fetched or asked for; what is shown may be the former one. */
    isFetching: snapshot.matches('loading') || snapshot.matches('typing'),
    isEmpty: snapshot.matches('empty'),
    /** Something narrows the list. */
    isNarrowed: query.q !== '' || Object.values(filters).some(Boolean),
    failure,
    search: (q: string) => send({ type: 'search.type', q }),
    sort: (sort: string) => send({ type: 'query.change', query: { sort } }),
    page: (page: number) => send({ type: 'query.change', query: { page } }),
    filter: (name: 'status' | 'department', value: string) => send({ type: 'query.change', query: { filters: { ...filters, [name]: value } } }),
    clear: () => send({ type: 'query.change', query: { q: '', filters: {} } }),
    reload: () => send({ type: 'list.reload' }),
  }
}
export type StaffList = ReturnType<typeof connectStaff>
