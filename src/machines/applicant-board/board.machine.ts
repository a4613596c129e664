import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { kindOf } from '../failure.ts'

export interface BoardItem {
  readonly id: string
}
/** One column: how many stand there, and those that were read, from the first on without gaps. */
export interface BoardPart<R> {
  readonly key: string
  readonly count: number
  readonly rows: readonly R[]
}
/** What is asked for, by name; empty values are absent. */
export type BoardQuery = Readonly<Record<string, string>>
export interface BoardContext<R> {
  /** Null: nothing was asked for yet. */
  readonly query: BoardQuery | null
  /** The columns that arrived last; they stay while they are read again. Null before the first. */
  readonly columns: readonly BoardPart<R>[] | null
  /** Columns of which more is wanted, one after another. */
  readonly wanted: readonly string[]
  /** Why the last read failed. */
  readonly failure: Failure | null
}
export type BoardEvent<R> =
  | { readonly type: 'board.ask'; readonly query: BoardQuery }
  | { readonly type: 'board.reload' }
  | { readonly type: 'network.restored' }
  /** Somebody scrolled to the end of what is known of a column. */
  | { readonly type: 'column.more'; readonly key: string }
  /** It is on its way to another column: it is shown there at once, and read again once the server has said so. */
  | { readonly type: 'row.placed'; readonly row: R; readonly to: string }

/** What is read: everything that is asked for, with as many rows of each column as are known already. */
interface BoardWish {
  readonly query: BoardQuery
  readonly depths: Readonly<Record<string, number>>
}
interface PartWish {
  readonly query: BoardQuery
  readonly key: string
  readonly after: string | null
}
export interface BoardEffects<R> {
  /** Reads the columns; throws `FailureError`. */
  readonly read: (wish: BoardWish, signal: AbortSignal) => Promise<readonly BoardPart<R>[]>
  /** Reads the rows of a column that follow one; throws `FailureError`. */
  readonly more: (wish: PartWish, signal: AbortSignal) => Promise<readonly R[]>
  /** Whether one comes before another in the order of the column. */
  readonly isBefore: (one: R, other: R, query: BoardQuery) => boolean
}

/** Puts a row where it belongs in another column, which it leaves everywhere else. */
function placed<R extends BoardItem>(
  columns: readonly BoardPart<R>[],
  { row, to }: { readonly row: R; readonly to: string },
  isBefore: (one: R, other: R) => boolean,
): readonly BoardPart<R>[] {
  return columns.map((column) => {
    const rows = column.rows.filter(({ id }) => id !== row.id)
    const wasHere = rows.length < column.rows.length
    if (column.key !== to) return wasHere ? { ...column, rows, count: column.count - 1 } : column
    const at = rows.findIndex((other) => isBefore(row, other))
    const place = at < 0 ? rows.length : at
    return { ...column, rows: rows.toSpliced(place, 0, row), count: column.count + (wasHere ? 0 : 1) }
  })
}
/** Adds rows below those that are known; one that is known already is not there twice. */
function continued<R extends BoardItem>(
  columns: readonly BoardPart<R>[],
  key: string | undefined,
  more: readonly R[],
): readonly BoardPart<R>[] {
  return columns.map((column) => {
    if (column.key !== key) return column
    const known = new Set(column.rows.map(({ id }) => id))
    const rows = [...column.rows, ...more.filter(({ id }) => !known.has(id))]
    // Nothing follows whatever was counted before.
    return { ...column, rows, count: more.length === 0 ? rows.length : Math.max(column.count, rows.length) }
  })
}
const lastOf = <R extends BoardItem>({ columns, wanted }: BoardContext<R>) =>
  columns?.find(({ key }) => key === wanted[0])?.rows.at(-1)?.id ?? null

/**
 * Rows in columns, of each of which more is read as somebody scrolls: idle, loading, shown, fetching, failed, offline.
 * Rows are moved by others: here they are only shown in their new column until the board is read again.
 */
export const createBoardMachine = <R extends BoardItem>({ read, more, isBefore }: BoardEffects<R>) =>
  setup({
    types: {
      context: {} as BoardContext<R>,
      events: {} as BoardEvent<R>,
      tags: {} as 'busy',
    },
    // XState cannot infer through a type parameter, so what the actors take and give is named again where it is used.
    actors: {
      read: fromPromise<unknown, unknown>(({ input, signal }) => read(input as BoardWish, signal)),
      more: fromPromise<unknown, unknown>(({ input, signal }) => more(input as PartWish, signal)),
    },
  }).createMachine({
    id: 'board',
    context: { query: null, columns: null, wanted: [], failure: null },
    initial: 'idle',
    on: {
      'board.ask': {
        guard: ({ context, event }) => JSON.stringify(context.query) !== JSON.stringify(event.query),
        target: '.loading',
        reenter: true,
        // Another question begins at the top of every column.
        actions: assign(({ context, event }) => ({
          query: event.query,
          wanted: [],
          columns: context.columns?.map((column) => ({ ...column, rows: column.rows.slice(0, 1) })) ?? null,
        })),
      },
      'board.reload': { guard: ({ context }) => context.query !== null, target: '.loading', reenter: true },
      'column.more': {
        guard: ({ context, event }) => !context.wanted.includes(event.key),
        actions: assign(({ context, event }) => ({ wanted: [...context.wanted, event.key] })),
      },
      'row.placed': {
        actions: assign(({ context, event }) => ({
          columns:
            context.columns &&
            placed(context.columns, event, (one, other) => isBefore(one, other, context.query ?? {})),
        })),
      },
    },
    states: {
      idle: {},
      loading: {
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context: { query, columns } }: { context: BoardContext<R> }) => ({
            query: query ?? {},
            depths: Object.fromEntries((columns ?? []).map(({ key, rows }) => [key, rows.length])),
          }),
          onDone: {
            target: 'shown',
            actions: assign(({ event }) => ({
              columns: event.output as readonly BoardPart<R>[],
              wanted: [],
              failure: null,
            })),
          },
          onError: [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => ({ failure: failureOf(event.error) })),
            },
            { target: 'failed', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
          ],
        },
      },
      shown: { always: { guard: ({ context }) => context.wanted.length > 0, target: 'fetching' } },
      fetching: {
        invoke: {
          id: 'more',
          src: 'more',
          input: ({ context }: { context: BoardContext<R> }) => ({
            query: context.query ?? {},
            key: context.wanted[0] ?? '',
            after: lastOf(context),
          }),
          onDone: {
            target: 'shown',
            actions: assign(({ context, event }) => ({
              columns: context.columns && continued(context.columns, context.wanted[0], event.output as readonly R[]),
              wanted: context.wanted.slice(1),
              failure: null,
            })),
          },
          // What is there stays, and is told to be not all.
          onError: {
            target: 'failed',
            actions: assign(({ event }) => ({ failure: failureOf(event.error), wanted: [] })),
          },
        },
      },
      failed: {},
      offline: { on: { 'network.restored': 'loading' } },
    },
  })
