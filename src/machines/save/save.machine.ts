import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'
import { changedBy, merge, type Merged } from './merge.ts'

export interface SaveInput<V, R> {
  /** The row that is edited, or null for a new one. It must name the version the person saw. */
  readonly row: R | null
  /**
   * True when a row says what the values say. After a lost answer the repeated call may find its own change ("stale"):
   * then the first one had gone through and this is a success, not a conflict.
   */
  readonly agrees?: (values: V, row: R) => boolean
  /**
   * What of a row the form edits. With it a newer version is merged field by field: what only one of the two changed is
   * saved without a question, and only what both changed is asked. Without it every newer version is a question.
   */
  readonly valuesOf?: (row: R) => object
  /** The fields whose own fields are merged one by one. */
  readonly groups?: readonly string[]
}
/** Two changes of one row that met. */
export interface Meeting<V, R> extends Merged<V> {
  /** What both began from. */
  readonly base: R | null
  /** The row as the other saved it. */
  readonly newer: R
  /** What was sent. */
  readonly mine: V
}
export interface SaveRequest<V, R> {
  readonly values: V
  readonly row: R | null
  /**
   * Stands for one intended creation: the same while the same values are sent again, so that the server makes one row.
   */
  readonly key: string
}
export interface SaveContext<V, R> {
  /** What the next save builds on: its version goes with the edit. */
  readonly row: R | null
  /** What was sent last. */
  readonly values: V | null
  readonly key: string
  /**
   * What was sent after a creation without an answer, with other values, where a row can be edited: the first one is
   * repeated with its key, which tells whether there is a row by now, and only then this follows, as an edit of that row
   * or as a new creation. Otherwise one wish could make two rows.
   */
  readonly next: { readonly values: V; readonly key: string } | null
  /** True after a call without an answer: nobody knows whether it was done. */
  readonly isUncertain: boolean
  readonly failure: Failure | null
  /** The newer row of a conflict. It stays after "keep editing" so that the form can show it beside each field. */
  readonly theirs: R | null
  /** The newer version that this save met last and how the two go together; null where the form does not merge. */
  readonly meeting: Meeting<V, R> | null
  readonly agrees: (values: V, row: R) => boolean
  readonly valuesOf: ((row: R) => object) | null
  readonly groups: readonly string[]
}
export type SaveEvent<V, R> =
  /** `key` is a fresh random id; it is used unless this repeats a call whose outcome is not known. */
  | { readonly type: 'save.submit'; readonly values: V; readonly key: string }
  | { readonly type: 'save.retry' }
  | { readonly type: 'form.changed' }
  | { readonly type: 'stale.take_theirs' }
  | { readonly type: 'stale.keep_mine' }
  | { readonly type: 'network.restored' }
  /** The row as it is now, from elsewhere; a form that is not in the middle of something goes on from it. */
  | { readonly type: 'row.received'; readonly row: R }

/** Creates when `row` is null and edits otherwise; throws `FailureError`. The signal aborts when the form is left. */
export type SaveEffect<V, R> = (request: SaveRequest<V, R>, signal: AbortSignal) => Promise<R>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** The newer row that a `stale` refusal carries, or null. */
function currentOf<R>(error: unknown): R | null {
  const detail = detailOf(failureOf(error), 'stale')
  return detail === null ? null : (detail.current as R)
}
function isOwnEcho<V, R>(context: SaveContext<V, R>, error: unknown): boolean {
  const current = currentOf<R>(error)
  return context.isUncertain && current !== null && context.values !== null && context.agrees(context.values, current)
}
/** How what was sent goes together with the newer row of a refusal; null where there is none, or the form does not merge. */
function meetingOf<V, R>(context: SaveContext<V, R>, error: unknown): Meeting<V, R> | null {
  const { values, row: base, valuesOf, groups } = context
  const newer = currentOf<R>(error)
  if (newer === null || values === null || valuesOf === null) return null
  const began = base === null ? null : valuesOf(base)
  return { base, newer, mine: values, ...(merge(values as object, began, valuesOf(newer), groups) as Merged<V>) }
}
/** Nobody has to be asked: the two changed different fields. */
function isMergeable<V, R>(context: SaveContext<V, R>, error: unknown): boolean {
  const meeting = meetingOf(context, error)
  return meeting !== null && meeting.base !== null && changedBy(meeting, 'both').length === 0
}
/**
 * The same values sent again after a call without an answer keep their key, so that the server makes one row of them.
 */
function prepared<V, R>(context: SaveContext<V, R>, sent: { values: V; key: string }, canEdit: boolean) {
  const repeats = context.isUncertain && same(context.values, sent.values)
  if (canEdit && context.isUncertain && context.row === null && !repeats)
    return { next: { values: sent.values, key: sent.key }, failure: null }
  // The comparison stays while its answer is being saved.
  const meeting = context.theirs === null ? null : context.meeting
  return { values: sent.values, key: repeats ? context.key : sent.key, next: null, failure: null, meeting }
}
/**
 * What waited is sent: on top of the row that the repeated creation gave, or anew when that one turned out not to have
 * been done.
 */
const followed = <V, R>({ next, values, key }: SaveContext<V, R>, row: R | null) => ({
  row,
  values: next?.values ?? values,
  key: next?.key ?? key,
  next: null,
  isUncertain: false,
})
/** The first creation is answered, and the answer is not a row. */
const isSettled = <V, R>({ next }: SaveContext<V, R>, error: unknown) =>
  next !== null && kindOf(failureOf(error)) !== 'offline' && !isRefusal(failureOf(error), 'account_changed')
const noted = (error: unknown) => ({ failure: failureOf(error), isUncertain: kindOf(failureOf(error)) !== 'refused' })

const submitting = { target: 'saving', actions: 'prepare' } as const

/**
 * One form's conversation with the server: editing, saving, saved, refused (with messages by field), stale (the row
 * changed meanwhile in a field that was changed here too), accountChanged (written under an account that this tab no longer has), offline and failed. What
 * was typed is never dropped here. The effect is given from outside and aborted when its state is left. `canEdit`: it
 * edits the row that a creation gave. What cannot be edited once it is sent, such as a message or a registration, goes
 * out as it was put right, and the first wording is not sent again for an answer.
 */
export const createSaveMachine = <V, R>(
  save: SaveEffect<V, R>,
  { canEdit = false }: { readonly canEdit?: boolean } = {},
) =>
  setup({
    types: {
      context: {} as SaveContext<V, R>,
      input: {} as SaveInput<V, R>,
      events: {} as SaveEvent<V, R>,
      tags: {} as 'busy',
    },
    // XState cannot infer through a type parameter, so what the actor takes and gives is named again where it is used.
    actors: { save: fromPromise<unknown, unknown>(({ input, signal }) => save(input as SaveRequest<V, R>, signal)) },
    actions: {
      prepare: assign(({ context, event }) => (event.type === 'save.submit' ? prepared(context, event, canEdit) : {})),
    },
  }).createMachine({
    id: 'save',
    context: ({ input }) => ({
      row: input.row,
      values: null,
      key: '',
      next: null,
      isUncertain: false,
      failure: null,
      theirs: null,
      meeting: null,
      agrees: input.agrees ?? (() => false),
      valuesOf: input.valuesOf ?? null,
      groups: input.groups ?? [],
    }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          'save.submit': submitting,
          'row.received': {
            actions: assign(({ event }) => ({ row: event.row, theirs: null, meeting: null, failure: null })),
          },
        },
      },
      saving: {
        tags: 'busy',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }: { context: SaveContext<V, R> }) => ({
            values: context.values,
            row: context.row,
            key: context.key,
          }),
          onDone: [
            {
              guard: ({ context }) => context.next !== null,
              target: 'saving',
              reenter: true,
              actions: assign(({ context, event }) => followed(context, event.output as R)),
            },
            {
              target: 'saved',
              actions: assign(({ event }) => ({
                row: event.output as R,
                failure: null,
                theirs: null,
                isUncertain: false,
              })),
            },
          ],
          onError: [
            {
              guard: ({ context, event }) => isSettled(context, event.error),
              target: 'saving',
              reenter: true,
              actions: assign(({ context }) => followed(context, null)),
            },
            {
              guard: ({ context, event }) => isOwnEcho(context, event.error),
              target: 'saved',
              actions: assign(({ event }) => ({
                row: currentOf<R>(event.error),
                failure: null,
                theirs: null,
                isUncertain: false,
              })),
            },
            // Each time it is someone else's save that was met, so this ends.
            {
              guard: ({ context, event }) => isMergeable(context, event.error),
              target: 'saving',
              reenter: true,
              actions: assign(({ context, event }) => {
                const meeting = meetingOf(context, event.error)
                return {
                  meeting,
                  row: currentOf<R>(event.error),
                  values: meeting?.values ?? context.values,
                  failure: null,
                  theirs: null,
                  isUncertain: false,
                }
              }),
            },
            {
              guard: ({ event }) => currentOf(event.error) !== null,
              target: 'stale',
              actions: assign(({ context, event }) => ({
                failure: failureOf(event.error),
                theirs: currentOf<R>(event.error),
                meeting: meetingOf(context, event.error),
                isUncertain: false,
              })),
            },
            {
              guard: ({ event }) => isRefusal(failureOf(event.error), 'account_changed'),
              target: 'accountChanged',
              actions: assign(({ event }) => noted(event.error)),
            },
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'refused',
              target: 'refused',
              actions: assign(({ event }) => noted(event.error)),
            },
            {
              guard: ({ event }) => kindOf(failureOf(event.error)) === 'offline',
              target: 'offline',
              actions: assign(({ event }) => noted(event.error)),
            },
            { target: 'failed', actions: assign(({ event }) => noted(event.error)) },
          ],
        },
      },
      saved: {
        on: {
          'form.changed': 'editing',
          'save.submit': submitting,
          'row.received': {
            target: 'editing',
            actions: assign(({ event }) => ({ row: event.row, theirs: null, meeting: null, failure: null })),
          },
        },
      },
      /** `failure` holds the server's text and messages by field; they stay visible while the person mends the form. */
      refused: {
        on: {
          'form.changed': 'editing',
          'save.submit': submitting,
        },
      },
      /** `theirs` holds the newer row: take it, or keep editing on top of it (then `theirs` stays for comparison). */
      stale: {
        on: {
          'stale.take_theirs': {
            target: 'editing',
            actions: assign(({ context }) => ({
              row: context.theirs,
              theirs: null,
              meeting: null,
              failure: null,
              values: null,
            })),
          },
          'stale.keep_mine': {
            target: 'editing',
            actions: assign(({ context }) => ({ row: context.theirs, failure: null })),
          },
        },
      },
      /** Nothing was written. The person returns to the account this was written for and sends it again, or leaves. */
      accountChanged: { on: { 'save.retry': 'saving', 'form.changed': 'editing' } },
      /** Sent again by itself once the line is back, unless the person has changed something since. */
      offline: {
        on: {
          'save.retry': 'saving',
          'network.restored': 'saving',
          'form.changed': 'editing',
          'save.submit': submitting,
        },
      },
      failed: {
        on: {
          'save.retry': 'saving',
          'form.changed': 'editing',
          'save.submit': submitting,
        },
      },
    },
  })

export type SaveMachine<V, R> = ReturnType<typeof createSaveMachine<V, R>>
