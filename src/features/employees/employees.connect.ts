import type { ListView } from '../../machines/list/list.connect.ts'
import type { ReadRow } from '../../machines/list/read-list.ts'
import type { StaffRow } from './employees.effects.ts'

export type StaffList = ListView<ReadRow<StaffRow>>

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
