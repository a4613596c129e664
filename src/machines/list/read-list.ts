import type { SnapshotFrom } from 'xstate'
import type { ListedRow } from './change.ts'
import { createListMachine, type ListEvent, type ListMachine, type ListQuery, type Page } from './list.machine.ts'

/** A row as the list keeps it: where it stands on its page, and a version that nothing asks for. */
export type ReadRow<R> = R & ListedRow

/** A list whose rows are looked at here and changed elsewhere: the same machine without changes. */
export const createReadListMachine = <R extends { readonly id: string }>(
  read: (query: ListQuery, signal: AbortSignal) => Promise<{ readonly data: readonly R[]; readonly meta: Page<ListedRow>['meta'] }>,
) =>
  createListMachine<ReadRow<R>>({
    read: async (query, signal) => {
      const { data, meta } = await read(query, signal)
      return { data: data.map((row, position) => ({ version: 1, ...row, position })), meta }
    },
    change: () => Promise.reject(new Error('This list changes nothing')),
  })

/** What such a list shows and can do. Pure. */
export function connectReadList<R extends ListedRow>(snapshot: SnapshotFrom<ListMachine<R>>, send: (event: ListEvent<R>) => void) {
  const { rows, meta, query, failure } = snapshot.context
  const filters = query.filters ?? {}
  return {
    /** The last page that arrived; null before the first. */
    rows,
    meta,
    query,
    filters,
    /** The page is being fetched or asked for; what is shown may be the former one. */
    isFetching: snapshot.matches('loading') || snapshot.matches('typing'),
    isEmpty: snapshot.matches('empty'),
    /** Something is searched or filtered for, so that emptiness says nothing about the whole. */
    isNarrowed: query.q !== '' || Object.values(filters).some((value) => value !== ''),
    failure,
    search: (q: string) => send({ type: 'search.type', q }),
    filter: (name: string, value: string) => send({ type: 'query.change', query: { filters: { ...filters, [name]: value } } }),
    clear: () => send({ type: 'query.change', query: { q: '', filters: Object.fromEntries(Object.keys(filters).map((name) => [name, ''])) } }),
    sort: (sort: string) => send({ type: 'query.change', query: { sort } }),
    page: (page: number) => send({ type: 'query.change', query: { page } }),
    /** What the address asks for; nothing is fetched again where that is the same. */
    follow: (now: ListQuery) => (JSON.stringify(now) === JSON.stringify(query) ? undefined : send({ type: 'query.change', query: now })),
    reload: () => send({ type: 'list.reload' }),
  }
}
export type ReadListView<R extends ListedRow> = ReturnType<typeof connectReadList<R>>
