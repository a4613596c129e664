import type { SnapshotFrom } from 'xstate'
import type { Position } from '../../../openapi/schemas/structure.ts'
import { readQuery } from '../../machines/list/address.ts'
import type { ListEvent, ListMachine, ListQuery } from '../../machines/list/list.machine.ts'

/** A position with its place in the list, from 0. */
export type ListedPosition = Position & { readonly position: number }

/** What the screen of positions shows and can do. Pure. */
export function connectPositions(snapshot: SnapshotFrom<ListMachine<ListedPosition>>, send: (event: ListEvent<ListedPosition>) => void) {
  const { rows, meta, query, failure, change, done, undone } = snapshot.context
  const { department = '', state = '' } = query.filters ?? {}
  const filter = (part: Readonly<Record<string, string>>) => send({ type: 'query.change', query: { filters: { department, state, ...part } } })
  return {
    rows,
    meta,
    query,
    department,
    state,
    /** The page is being fetched or asked for; what is shown may be the former one. */
    isFetching: snapshot.matches('loading') || snapshot.matches('typing'),
    isChanging: change !== null,
    isEmpty: snapshot.matches('empty'),
    isNarrowed: query.q !== '' || department !== '' || state !== '',
    /** The department of the filter is gone, or was never one. */
    isStrange: failure?.errors['department'] !== undefined,
    failure,
    done,
    undone,
    search: (q: string) => send({ type: 'search.type', q }),
    sort: (sort: string) => send({ type: 'query.change', query: { sort } }),
    page: (page: number) => send({ type: 'query.change', query: { page } }),
    ofDepartment: (id: string) => filter({ department: id }),
    inState: (wanted: string) => filter({ state: wanted }),
    all: () => send({ type: 'query.change', query: { q: '', filters: { department: '', state: '' } } }),
    reload: () => send({ type: 'list.reload' }),
    remove: (row: ListedPosition) => send({ type: 'row.change', change: { kind: 'delete', row } }),
    dismiss: () => send({ type: 'change.dismiss' }),
  }
}
export type PositionsList = ReturnType<typeof connectPositions>

/** The query in an address (`?department=…&state=open&q=engineer`); what makes no sense counts as absent. */
export const queryFrom = (params: URLSearchParams): ListQuery =>
  readQuery(params, { sorts: ['title', 'headcount', 'created_at'], filters: { department: { kind: 'row' }, state: { kind: 'choice', values: ['open', 'filled'] } } })
