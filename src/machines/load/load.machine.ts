import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { kindOf } from '../failure.ts'

export interface LoadContext<T, I> {
  readonly input: I
  /** The last answer; it stays while it is refreshed and when a refresh fails, so that nothing flickers. */
  readonly data: T | null
  readonly failure: Failure | null
}
export type LoadEvent<T> =
  | { readonly type: 'load.retry' }
  | { readonly type: 'load.refresh' }
  /** The row as another machine received it from the server, so that it need not be asked for again. */
  | { readonly type: 'data.received'; readonly data: T }
  | { readonly type: 'network.restored' }

/** Reads from the server; throws `FailureError`. The signal aborts when the answer is no longer wanted. */
export type LoadEffect<T, I> = (input: I, signal: AbortSignal) => Promise<T>

/**
 * One read of the server: loading, loaded (and refreshing behind what is shown), failed, refused, offline.
 * The effect is given from outside, receives the input and is aborted when its state is left.
 */
export const createLoadMachine = <T, I = null>(load: LoadEffect<T, I>) =>
  setup({
    types: { context: {} as LoadContext<T, I>, input: {} as I, events: {} as LoadEvent<T>, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actor takes and gives is named again where it is used.
    actors: { load: fromPromise<unknown, unknown>(({ input, signal }) => load(input as I, signal)) },
  }).createMachine({
    id: 'load',
    context: ({ input }) => ({ input, data: null, failure: null }),
    initial: 'loading',
    on: {
      'data.received': { target: '.loaded', actions: assign(({ event }) => ({ data: event.data, failure: null })) },
    },
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }: { context: LoadContext<T, I> }) => context.input,
          onDone: { target: 'loaded', actions: assign(({ event }) => ({ data: event.output as T, failure: null })) },
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
      loaded: {
        initial: 'settled',
        states: {
          settled: {},
          refreshing: {
            tags: 'busy',
            invoke: {
              id: 'refresh',
              src: 'load',
              input: ({ context }: { context: LoadContext<T, I> }) => context.input,
              onDone: {
                target: 'settled',
                actions: assign(({ event }) => ({ data: event.output as T, failure: null })),
              },
              onError: { target: 'outdated', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
            },
          },
          /** What is shown may be old: the refresh failed, `failure` says why. */
          outdated: { on: { 'load.retry': 'refreshing', 'network.restored': 'refreshing' } },
        },
        on: { 'load.refresh': '.refreshing' },
      },
      failed: { on: { 'load.retry': 'loading' } },
      refused: { on: { 'load.retry': 'loading' } },
      offline: { on: { 'load.retry': 'loading', 'network.restored': 'loading' } },
    },
  })

export type LoadMachine<T, I = null> = ReturnType<typeof createLoadMachine<T, I>>
