import type { SnapshotFrom } from 'xstate'
import type { FilterValues } from '../../../openapi/filter.ts'
import type { Change, ListedRow } from './change.ts'
import type { ListEvent, ListMachine, ListQuery } from './list.machine.ts'

/** What a list shows and can do. Pure. */
export function connectList<R extends ListedRow>(
  snapshot: SnapshotFrom<ListMachine<R>>,
  send: (event: ListEvent<R>) => void,
) {
  const { rows, meta, query, failure, change, done, undone } = snapshot.context
  const filters = query.filters ?? {}
  const ask = (part: Partial<ListQuery>) => send({ type: 'query.change', query: part })
  const none = query.filters ? { filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) } : {}
  return {
    /** The last page that arrived; null before the first. */
    rows,
    meta,
    query,
    filters,
    /** The page is being fetched or asked for; what is shown may be the one before. */
    isFetching: snapshot.matches('loading') || snapshot.matches('typing'),
    isChanging: change !== null,
    /** What is being done to a row. */
    pending: change,
    isEmpty: snapshot.matches('empty'),
    /** Something is searched or filtered for, so that emptiness says nothing about the whole. */
    isNarrowed: query.q !== '' || Object.values(filters).some((value) => value !== ''),
    failure,
    done,
    undone,
    search: (q: string) => send({ type: 'search.type', q }),
    filter: (name: string, value: string) => ask({ filters: { ...filters, [name]: value } }),
    /** Several filters at once; the others stay. */
    narrow: (values: FilterValues) => ask({ filters: { ...filters, ...values } }),
    clearFilters: () => ask(none),
    /** Without search and filters. */
    clear: () => ask({ q: '', ...none }),
    sort: (sort: string) => ask({ sort }),
    page: (page: number) => ask({ page }),
    /** A page of everything, in the list's own order: where a new row is. */
    wholePage: (page: number) => ask({ q: '', sort: '', ...none, page }),
    /** What the address asks for; nothing is fetched again where that is the same. */
    follow: (now: ListQuery) => (JSON.stringify(now) === JSON.stringify(query) ? undefined : ask(now)),
    reload: () => send({ type: 'list.reload' }),
    change: (what: Change<R>) => send({ type: 'row.change', change: what }),
    undo: () => send({ type: 'change.undo' }),
    dismiss: () => send({ type: 'change.dismiss' }),
  }
}
export type ListView<R extends ListedRow> = ReturnType<typeof connectList<R>>
