import type { ListedRow } from './change.ts'
import { createListMachine, type ListQuery, type Page } from './list.machine.ts'

/**
 * A row of a list whose rows are not changed by the list itself: its place in the whole list, and a version where it
 * has none.
 */
export type ReadRow<R> = R & ListedRow
interface Read<R> {
  readonly data: readonly R[]
  readonly meta: Page<ListedRow>['meta']
}

/** A page with the place of each row in the whole list, from 0. */
export const placed = <R extends { readonly id: string }>({ data, meta }: Read<R>): Page<ReadRow<R>> => ({
  data: data.map((row, i): ReadRow<R> => ({ version: 1, ...row, position: Math.max(0, meta.first - 1) + i })),
  meta,
})

/** A list whose rows are looked at here and changed elsewhere: the same machine without changes. */
export const createReadListMachine = <R extends { readonly id: string }>(
  read: (query: ListQuery, signal: AbortSignal) => Promise<Read<R>>,
) =>
  createListMachine<ReadRow<R>>({
    read: async (query, signal) => placed(await read(query, signal)),
    change: () => Promise.reject(new Error('This list changes nothing')),
  })
