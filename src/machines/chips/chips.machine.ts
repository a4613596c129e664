import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { kindOf } from '../failure.ts'

/** A short text that shall become an entry. `key` stands for this one intended creation. */
export interface Wish {
  readonly key: string
  readonly text: string
  /** The text in both languages, where it was chosen from proposals; null: as it was written. */
  readonly value: Localized | null
}
export interface ChipsContext<R> {
  /** In the order in which they were written; the first is under way. */
  readonly waiting: readonly Wish[]
  /** What the server did not take, each with its reason. It stays until the person takes it away or writes it anew. */
  readonly refused: readonly { readonly wish: Wish; readonly failure: Failure }[]
  /** Entries that are there now and that the list has not shown yet. */
  readonly added: readonly R[]
  /** Why nothing goes on. */
  readonly failure: Failure | null
}
export type ChipsEvent =
  | { readonly type: 'chips.add'; readonly wishes: readonly Wish[] }
  | { readonly type: 'chip.drop'; readonly key: string }
  | { readonly type: 'chips.retry' }
  | { readonly type: 'network.restored' }
  /** The list shows these entries. */
  | { readonly type: 'chips.listed'; readonly ids: readonly string[] }

/** Makes one entry of one text; throws `FailureError`. The signal aborts when the screen is left. */
export type ChipEffect<R> = (wish: Wish, signal: AbortSignal) => Promise<R>

const without = (wishes: readonly Wish[], key: string) => wishes.filter((wish) => wish.key !== key)

/**
 * Short texts that are saved one after the other, each at once: resting, adding, and waiting while the line is down or
 * the server broken. One that is refused steps aside with its reason, and the others go on. Nothing that was written is
 * dropped here.
 */
export const createChipsMachine = <R extends { readonly id: string }>(add: ChipEffect<R>) =>
  setup({
    types: { context: {} as ChipsContext<R>, events: {} as ChipsEvent, tags: {} as 'busy' },
    // XState cannot infer through a type parameter, so what the actor takes and gives is named again where it is used.
    actors: { add: fromPromise<unknown, unknown>(({ input, signal }) => add(input as Wish, signal)) },
  }).createMachine({
    id: 'chips',
    context: { waiting: [], refused: [], added: [], failure: null },
    initial: 'resting',
    on: {
      'chips.listed': {
        actions: assign(({ context, event }) => ({ added: context.added.filter(({ id }) => !event.ids.includes(id)) })),
      },
      'chip.drop': {
        actions: assign(({ context, event }) => ({
          refused: context.refused.filter(({ wish }) => wish.key !== event.key),
        })),
      },
    },
    states: {
      resting: {
        on: {
          'chips.add': {
            target: 'adding',
            actions: assign(({ context, event }) => ({ waiting: [...context.waiting, ...event.wishes] })),
          },
        },
      },
      adding: {
        tags: 'busy',
        invoke: {
          id: 'add',
          src: 'add',
          input: ({ context }: { context: ChipsContext<R> }) => context.waiting[0],
          onDone: {
            target: 'going',
            actions: assign(({ context, event }) => ({
              waiting: context.waiting.slice(1),
              added: [...context.added, event.output as R],
              failure: null,
            })),
          },
          onError: [
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'refused',
              target: 'going',
              actions: assign(({ context, event }) => ({
                waiting: context.waiting.slice(1),
                refused: [
                  ...context.refused,
                  ...context.waiting.slice(0, 1).map((wish) => ({ wish, failure: failureOf(event.error) })),
                ],
              })),
            },
            { target: 'stuck', actions: assign(({ event }) => ({ failure: failureOf(event.error) })) },
          ],
        },
        on: {
          'chips.add': {
            actions: assign(({ context, event }) => ({ waiting: [...context.waiting, ...event.wishes] })),
          },
        },
      },
      /** On to the next, or to rest. */
      going: {
        always: [{ guard: ({ context }) => context.waiting.length > 0, target: 'adding' }, { target: 'resting' }],
      },
      /** No answer: whether the first was made is not known, so it is sent again with its key. */
      stuck: {
        on: {
          'chips.retry': 'adding',
          'network.restored': 'adding',
          'chips.add': {
            target: 'adding',
            actions: assign(({ context, event }) => ({ waiting: [...context.waiting, ...event.wishes] })),
          },
          'chip.drop': {
            target: 'choosing',
            actions: assign(({ context, event }) => ({
              waiting: without(context.waiting, event.key),
              refused: context.refused.filter(({ wish }) => wish.key !== event.key),
            })),
          },
        },
      },
      /** Something was taken back while nothing goes on. */
      choosing: {
        always: [
          { guard: ({ context }) => context.waiting.length > 0, target: 'stuck' },
          { target: 'resting', actions: assign({ failure: null }) },
        ],
      },
    },
  })

export type ChipsMachine<R extends { readonly id: string }> = ReturnType<typeof createChipsMachine<R>>
