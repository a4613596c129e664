import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { BulkResult, Failure } from '../../../openapi/failure.ts'
import type { FilterValues } from '../../../openapi/filter.ts'
import type { pageMeta } from '../../../openapi/schemas/primitives.ts'
import type { Choice } from '../form/SelectField.tsx'

export interface ListedItem {
  readonly id: string
}

/** What a list on screen is and can do; `useListScreen` gives it. */
export interface ListState<R> {
  /** The last rows that arrived; null before the first. */
  readonly rows: readonly R[] | null
  readonly isFetching: boolean
  readonly isEmpty: boolean
  readonly failure: Failure | null
  readonly reload: () => void
}
/** A list that is searched, filtered, sorted and shown by numbered pages. */
export interface PagedList<R> extends ListState<R> {
  readonly meta: z.output<typeof pageMeta> | null
  readonly query: { readonly q: string; readonly sort: string }
  readonly filters: FilterValues
  readonly isNarrowed: boolean
  readonly search: (q: string) => void
  readonly filter: (name: string, value: string) => void
  readonly clearFilters: () => void
  /** Without search and filters. */
  readonly clear: () => void
  readonly sort: (sort: string) => void
  readonly page: (page: number) => void
}
/** A list that goes on from a cursor: each further part is added to what is there. */
export interface ContinuedList<R> extends ListState<R> {
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  readonly more: () => void
}

/** One control that narrows a list. `name` is the filter's name in the address. */
export type FilterControl = {
  readonly name: string
  readonly label: string
  /** Said when the server knows the value no more (a row that was deleted). */
  readonly gone?: string
} & (
  | {
      /** One of several values, of a switch as well: its values are `true` and `false`. */
      readonly kind: 'choice'
      readonly choices: readonly Choice[]
      /** The choice of everything. */
      readonly all: string
      /** Stands in its place while there is nothing to choose from. */
      readonly instead?: ReactNode
    }
  | { readonly kind: 'text' }
  /** A range of days; ISO dates bound the calendar. */
  | { readonly kind: 'days'; readonly min?: string; readonly max?: string }
)

/** Something done to all rows that are selected. */
export interface BulkAction<R> {
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  /** Whether it would change this row; offered while it would one of those selected. Absent: any. */
  readonly changes?: (row: R) => boolean
  /** Asked before it is done. */
  readonly confirm?: (rows: readonly R[]) => {
    readonly title: string
    readonly text: string
    readonly confirm: string
    readonly destructive?: boolean
  }
  /** What was done, once it was done to so many. */
  readonly said: (count: number) => string
  /** The action that takes it back for the rows it was done to, and what is said then. */
  readonly undo?: { readonly key: string; readonly said: (count: number) => string }
}
/** The conversation about one action over several rows; `useBulk` gives it. */
export interface BulkState<R> {
  readonly busy: boolean
  /** Why nobody knows what was done; the same can be sent again. */
  readonly failure: Failure | null
  readonly retry: () => void
  readonly outcome: { readonly action: string; readonly rows: readonly R[]; readonly result: BulkResult } | null
  readonly run: (action: string, rows: readonly R[]) => void
  readonly dismiss: () => void
}
export interface Bulk<R> extends BulkState<R> {
  readonly actions: readonly BulkAction<R>[]
  readonly nameOf: (row: R) => string
  /** Why an action was not done to a row; the server's words without it. */
  readonly whyOf?: (failure: Failure) => string | null
}
