import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { begun, canUndo, NO_CHANGES, notDone, type Changes, type ChangesEvent } from '../changes.ts'
import { kindOf } from '../failure.ts'
import { afterChange, undoOf, type TreeChange, type TreeRow } from './branches.ts'

export interface TreeContext<R> extends Changes<TreeChange<R>> {
  /** The tree that arrived last; it stays while it is read again and when that fails. Null before the first. */
  readonly rows: readonly R[] | null
  /** Why the last reading failed. */
  readonly failure: Failure | null
}
export type TreeEvent<R> =
  | ChangesEvent
  | { readonly type: 'tree.reload' }
  | { readonly type: 'network.restored' }
  | { readonly type: 'node.change'; readonly change: TreeChange<R> }

export interface TreeEffects<R> {
  /** Reads the whole tree, each row behind its parent; throws `FailureError`. */
  readonly read: (signal: AbortSignal) => Promise<readonly R[]>
  /**
   * Does one change and gives the row as it is then (of a merge: the other), or null when it is gone; throws
   * `FailureError`.
   */
  readonly change: (change: TreeChange<R>, signal: AbortSignal) => Promise<R | null>
}

/**
 * A tree on screen: loading, shown, empty, changing, failed, refused, offline. The rows change only when the server has
 * said so; after every change the tree is read again behind what is shown. The effects are given from outside and
 * aborted when their state is left.
 */
export const createTreeMachine = <R extends TreeRow>({ read, change }: TreeEffects<R>) =>
  setup({
    types: { context: {} as TreeContext<R>, events: {} as TreeEvent<R>, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actors take and give is named again where it is used.
    actors: {
      read: fromPromise<unknown>(({ signal }) => read(signal)),
      change: fromPromise<unknown, unknown>(({ input, signal }) => change(input as TreeChange<R>, signal)),
    },
  }).createMachine({
    id: 'tree',
    context: { rows: null, failure: null, ...NO_CHANGES },
    initial: 'loading',
    on: {
      'tree.reload': { guard: ({ context }) => context.change === null, target: '.loading', reenter: true },
      'node.change': {
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
          onDone: [
            {
              guard: ({ event }) => (event.output as readonly R[]).length === 0,
              target: 'empty',
              actions: assign({ rows: [], failure: null }),
            },
            {
              target: 'shown',
              actions: assign(({ event }) => ({ rows: event.output as readonly R[], failure: null })),
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
      changing: {
        tags: 'busy',
        invoke: {
          id: 'change',
          src: 'change',
          input: ({ context }: { context: TreeContext<R> }) => context.change,
          onDone: {
            target: 'loading',
            actions: assign(({ context, event }) => afterDone(context, event.output as R | null)),
          },
          onError: {
            target: 'loading',
            actions: assign(({ context, event }) => notDone(context, event.error)),
          },
        },
      },
      failed: {},
      refused: {},
      offline: { on: { 'network.restored': 'loading' } },
    },
  })

function afterDone<R extends TreeRow>({ change, rows }: TreeContext<R>, row: R | null): Partial<TreeContext<R>> {
  return change === null
    ? {}
    : { change: null, done: { change, undo: undoOf(change, row) }, rows: afterChange(rows ?? [], change, row) }
}

export type TreeMachine<R extends TreeRow> = ReturnType<typeof createTreeMachine<R>>
