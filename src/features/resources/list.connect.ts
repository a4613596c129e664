import type { SnapshotFrom } from 'xstate'
import type { AnyResource } from '../../../openapi/resource.ts'
import { PER_PAGE, readQuery } from '../../machines/list/address.ts'
import { moved } from '../../machines/list/change.ts'
import type { ListEvent, ListMachine, ListQuery } from '../../machines/list/list.machine.ts'
import { flagOf, isOn, type AnyRow } from './row.ts'

/** The page on which the row at a position (from 0) stands, where the order is the collection’s own. */
export const pageOfPosition = (position: number): number => Math.floor(position / PER_PAGE) + 1

/** What a list shows and can do. Pure. */
export function connectList(snapshot: SnapshotFrom<ListMachine<AnyRow>>, send: (event: ListEvent<AnyRow>) => void, resource: AnyResource) {
  const { rows, meta, query, failure, change, done, undone } = snapshot.context
  const isOrdered = query.q === '' && (query.sort === '' || query.sort === 'position')
  const total = meta?.totalRecords ?? 0
  return {
    /** A row that is being moved already stands where it goes, so that it does not jump back and forth; the rest is the server's word. */
    rows: rows === null ? null : change?.kind === 'move' ? moved(rows, change) : rows,
    meta,
    query,
    total,
    /** The page is being fetched or asked for; what is shown may be the former one. */
    isFetching: snapshot.matches('loading') || snapshot.matches('typing'),
    isChanging: change !== null,
    /** The row whose switch was just turned. */
    toggling: change?.kind === 'edit' ? change.row.id : null,
    isEmpty: snapshot.matches('empty'),
    isSearch: query.q !== '',
    /** Order can be changed only where the order that is shown is the whole collection's own. */
    canOrder: isOrdered && total > 1,
    failure,
    done,
    undone,
    search: (q: string) => send({ type: 'search.type', q }),
    sort: (sort: string) => send({ type: 'query.change', query: { sort } }),
    page: (page: number) => send({ type: 'query.change', query: { page } }),
    reload: () => send({ type: 'list.reload' }),
    remove: (row: AnyRow) => send({ type: 'row.change', change: { kind: 'delete', row } }),
    move: (row: AnyRow, to: number) => send({ type: 'row.change', change: { kind: 'move', row, from: row.position, to } }),
    toggle: (row: AnyRow) => send({ type: 'row.change', change: { kind: 'edit', row: { ...row, [flagOf(resource)]: !isOn(resource, row) }, was: row } }),
    undo: () => send({ type: 'change.undo' }),
    dismiss: () => send({ type: 'change.dismiss' }),
  }
}
export type ListView = ReturnType<typeof connectList>

/** The query in an address (`?page=2&q=addis&sort=-start_date`); what makes no sense counts as absent. */
export const queryFrom = (params: URLSearchParams, resource: AnyResource): ListQuery => readQuery(params, { sorts: ['position', 'created_at', ...resource.sort] })
