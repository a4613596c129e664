import type { Position } from '../../../openapi/schemas/structure.ts'
import type { ListAddress } from '../../machines/list/address.ts'
import type { ListView } from '../../machines/list/list.connect.ts'

/** A position with its place in the list, from 0. */
export type ListedPosition = Position & { readonly position: number }
export type PositionsList = ListView<ListedPosition>

/** What the address of the list can hold: `?department=…&state=open&q=engineer`. */
export const POSITIONS_ADDRESS: ListAddress = {
  sorts: ['title', 'headcount', 'created_at'],
  filters: { department: { kind: 'row' }, state: { kind: 'choice', values: ['open', 'filled'] } },
}
