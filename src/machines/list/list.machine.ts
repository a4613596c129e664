import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import type { pageMeta } from '../../../openapi/schemas/primitives.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { begun, canUndo, NO_CHANGES, notDone, type Changes, type ChangesEvent } from '../changes.ts'
import { kindOf } from '../failure.ts'
import { afterChange, countAfter, undoOf, type Change, type ListedRow } from './change.ts'

/**
 * What part of a collection is wanted. `sort` is a column, a leading "-" turns the order; an empty `q` or `sort` is
 * absent.
 */
export interface ListQuery {
  readonly page: number
  readonly per_page: number
  readonly q: string
  readonly sort: string
  /** What else narrows the list, by name; an empty value is absent. Only where a list has filters. */
  readonly filters?: Readonly<Record<string, string>>
}
export type PageMeta = z.output<typeof pageMeta>
export interface Page<R> {
  readonly data: readonly R[]
  readonly meta: PageMeta
}
export interface ListContext<R> extends Changes<Change<R>> {
  readonly query: ListQuery
  /** The last page that arrived; it stays while the next is fetched and when that fails. Null before the first. */
  readonly rows: readonly R[] | null
  readonly meta: PageMeta | null
  /** Why the last read failed. */
  readonly failure: Failure | null
}
export type ListEvent<R> =
  | ChangesEvent
  /** Part of the query; everything but a page starts again on the first. */
  | { readonly type: 'query.change'; readonly query: Partial<ListQuery> }
  /** Typing in the search field; asked for once it pauses. */
  | { readonly type: 'search.type'; readonly q: string }
  | { readonly type: 'list.reload' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'row.change'; readonly change: Change<R> }

export interface ListEffects<R> {
  /** Reads one page; throws `FailureError`. */
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Page<R>>
  /** Does one change and gives the row as it is then, or null when it is gone; throws `FailureError`. */
  readonly change: (change: Change<R>, signal: AbortSignal) => Promise<R | null>
}

/** Pause in typing after which a search is asked for, milliseconds. */
export const SEARCH_PAUSE = 300

const merged = (query: ListQuery, part: Partial<ListQuery>): ListQuery => ({ ...query, page: 1, ...part })
const lastPage = (meta: PageMeta) => Math.max(1, Math.ceil(meta.totalRecords / meta.per_page))

/**
 * A collection on screen: loading, shown, empty, typing, changing, failed, refused, offline. The rows change only when
 * the server has said so; after every change the page is read again behind what is shown. The effects are given from
 * outside and aborted when their state is left.
 */
export const createListMachine = <R extends ListedRow>({ read, change }: ListEffects<R>) =>
  setup({
    types: { context: {} as ListContext<R>, input: {} as ListQuery, events: {} as ListEvent<R>, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actors take and give is named again where it is used.
    actors: {
      read: fromPromise<unknown, unknown>(({ input, signal }) => read(input as ListQuery, signal)),
      change: fromPromise<unknown, unknown>(({ input, signal }) => change(input as Change<R>, signal)),
    },
    delays: { pause: SEARCH_PAUSE },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({ query: input, rows: null, meta: null, failure: null, ...NO_CHANGES }),
    initial: 'loading',
    on: {
      'query.change': {
        target: '.loading',
        reenter: true,
        actions: assign(({ context, event }) => ({ query: merged(context.query, event.query) })),
      },
      'search.type': {
        target: '.typing',
        reenter: true,
        actions: assign(({ context, event }) => ({ query: merged(context.query, { q: event.q }) })),
      },
      'list.reload': { guard: ({ context }) => context.change === null, target: '.loading', reenter: true },
      'row.change': {
        guard: ({ context }) => context.rows !== null && context.change === null,
        target: '.changing',
        actions: assign(({ event }) => begun(event.change)),
      },
      'change.undo': {
        guard: ({ context }) => canUndo(context),
        target: '.changing',
        actions: assign(({ context }) => begun(context.done?.undo ?? null)),
      },
      'change.dismiss': { actions: assign({ done: null, undone: null }) },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }: { context: ListContext<R> }) => context.query,
          onDone: [
            {
              guard: ({ event }) => isPastEnd(event.output as Page<R>),
              target: 'loading',
              reenter: true,
              actions: assign(({ context, event }) => ({
                query: { ...context.query, page: lastPage((event.output as Page<R>).meta) },
              })),
            },
            {
              guard: ({ event }) => (event.output as Page<R>).data.length === 0,
              target: 'empty',
              actions: assign(({ event }) => ({ rows: [], meta: (event.output as Page<R>).meta, failure: null })),
            },
            {
              target: 'shown',
              actions: assign(({ event }) => ({
                rows: (event.output as Page<R>).data,
                meta: (event.output as Page<R>).meta,
                failure: null,
              })),
            },
          ],
          onError: [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'refused',
              target: 'refused',
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
            { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
          ],
        },
      },
      shown: {},
      empty: {},
      typing: { after: { pause: 'loading' } },
      /** A change is never cut off by another wish: what comes meanwhile is kept for the reading that follows. */
      changing: {
        tags: 'busy',
        invoke: {
          id: 'change',
          src: 'change',
          input: ({ context }: { context: ListContext<R> }) => context.change,
          onDone: {
            target: 'loading',
            actions: assign(({ context, event }) => afterDone(context, event.output as R | null)),
          },
          onError: {
            target: 'loading',
            actions: assign(({ context, event }) => notDone(context, event.error)),
          },
        },
        on: {
          'query.change': { actions: assign(({ context, event }) => ({ query: merged(context.query, event.query) })) },
          'search.type': {
            actions: assign(({ context, event }) => ({ query: merged(context.query, { q: event.q }) })),
          },
        },
      },
      failed: {},
      refused: {},
      offline: { on: { 'network.restored': 'loading' } },
    },
  })

const isPastEnd = <R>({ data, meta }: Page<R>) => data.length === 0 && meta.totalRecords > 0 && meta.page > 1
function afterDone<R extends ListedRow>(
  { change, rows, meta }: ListContext<R>,
  row: R | null,
): Partial<ListContext<R>> {
  if (change === null) return {}
  return {
    change: null,
    done: { change, undo: undoOf(change, row) },
    rows: afterChange(rows ?? [], change, row),
    meta: meta && countAfter(meta, change),
  }
}

export type ListMachine<R extends ListedRow> = ReturnType<typeof createListMachine<R>>
