import { OFFER_STATUSES } from '../../../openapi/schemas/job-offer.ts'
import type { ListAddress } from '../../machines/list/address.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { ReadRow } from '../../machines/list/read-list.ts'
import type { StaffRow } from './employees.effects.ts'

export type StaffList = ListView<ReadRow<StaffRow>>

/** What the address of the list can hold: `?status=rejected&department=…&sort=-from_date&page=2`. */
export const STAFF_ADDRESS: ListAddress = {
  sorts: ['employee_email', 'job_title', 'status', 'from_date', 'created_at'],
  filters: { status: { kind: 'choice', values: OFFER_STATUSES }, department: { kind: 'row' } },
}

/** The colour of a status. */
export const STATUS_TONES = {
  pending: 'primary',
  modified: 'primary',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'gray',
  ended: 'gray',
} as const satisfies Record<StaffRow['status'], string>

/** What "Delete" does to a row: takes back an offer that waits, ends an employment, or nothing. */
export function deletionOf(row: StaffRow): 'withdraw' | 'end' | null {
  if (row.abilities.withdraw) return 'withdraw'
  return row.employment?.abilities.end ? 'end' : null
}
