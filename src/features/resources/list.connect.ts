import type { SnapshotFrom } from 'xstate'
import { filtersOf, relationsOf } from '../../../openapi/field-kinds.ts'
import type { FilterValues } from '../../../openapi/filter.ts'
import type { AnyList } from '../../../openapi/lists.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { hasVerb } from '../../../openapi/resource-calls.ts'
import { flagOf } from '../../../openapi/resource-rows.ts'
import { PER_PAGE } from '../../machines/list/address.ts'
import { moved } from '../../machines/list/change.ts'
import { connectList as connectAnyList, type ListView as AnyListView } from '../../machines/list/list.connect.ts'
import type { ListEvent, ListMachine } from '../../machines/list/list.machine.ts'
import { isOn, type AnyRow } from './row.ts'

/** What a list is sorted by unless told otherwise: where nobody puts entries in order, the one added last is first. */
export const ownSort = (resource: AnyResource): string => (hasVerb(resource, 'order') ? '' : '-position')

/** The page on which the row at a position (from 0) stands, where the order is the collection’s own. */
export const pageOfPosition = (position: number): number => Math.floor(position / PER_PAGE) + 1

/**
 * What a list of entries shows and can do besides what every list can: its order, and the switch of each entry. Pure.
 */
export function ofCollection(list: AnyListView<AnyRow>, resource: AnyResource) {
  const { rows, query, meta, pending, change } = list
  const flag = flagOf(resource)
  const isOrdered = hasVerb(resource, 'order') && !list.isNarrowed && (query.sort === '' || query.sort === 'position')
  const total = meta?.totalRecords ?? 0
  return {
    ...list,
    /**
     * A row that is being moved already stands where it goes, so that it does not jump back and forth; the rest is the
     * server's word.
     */
    rows: rows === null || pending?.kind !== 'move' ? rows : moved(rows, pending),
    total,
    filter: (name: string, value: string) => list.narrow(narrowed(resource, name, value)),
    /** The row whose switch was just turned. */
    toggling: pending?.kind === 'edit' ? pending.row.id : null,
    /** The order that is shown is the whole collection's own, however many there are. */
    isOrdered,
    /** Order can be changed only there, and among several. */
    canOrder: isOrdered && total > 1,
    remove: (row: AnyRow) => change({ kind: 'delete', row }),
    move: (row: AnyRow, to: number) => change({ kind: 'move', row, from: row.position, to }),
    toggle: (row: AnyRow) => {
      if (flag !== null) change({ kind: 'edit', row: { ...row, [flag]: !isOn(resource, row) }, was: row })
    },
  }
}
export type ListView = ReturnType<typeof ofCollection>

/** From so many entries on, people search their own too. */
const MANY = 20
/** True where entries are many, or the address says that they are searched, put in another order or read by pages. */
export const isLong = ({ total, isNarrowed, query, meta }: ListView): boolean =>
  total >= MANY || isNarrowed || query.sort !== '' || (meta?.page ?? 1) > 1

/** The same from the machine of the list. */
export const connectList = (
  snapshot: SnapshotFrom<ListMachine<AnyRow>>,
  send: (event: ListEvent<AnyRow>) => void,
  resource: AnyResource,
): ListView => ofCollection(connectAnyList(snapshot, send), resource)

/** What the address of the list can hold: `?page=2&q=addis&sort=-start_date&sector_id=…`. */
export const addressOf = (resource: AnyResource): AnyList => {
  const filters = filtersOf(resource)
  return {
    sorts: ['position', 'created_at', ...resource.sort],
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  }
}

/**
 * What a filter and those within it (`within`) are once it has another value: what was chosen within the former one is
 * chosen no more.
 */
export const narrowed = ({ fields, filters = [] }: AnyResource, name: string, value: string): FilterValues => {
  const inside = relationsOf(fields).flatMap(([field, { within }]) =>
    within === name && filters.includes(field) ? [[field, ''] as const] : [],
  )
  return { [name]: value, ...Object.fromEntries(inside) }
}
