import { assign, setup } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import { eventsOf, type AnyLifecycle } from '../../../openapi/lifecycle.ts'
import { lifeGuards, lifeOf, type Conversation, type LivingRow } from '../life/life.ts'
import { createSaveMachine } from '../save/save.machine.ts'

/** Everything that administrators decide on a request of somebody else, whatever it is about. */
export type DecisionKind =
  | 'approve'
  | 'refuse'
  | 'revoke'
  | 'grant'
  | 'decline'
  | 'dismiss'
  | 'unpublish'
  | 'send_back'
  | 'take_down'
/** What an administrator decides, with the note that its reader gets. */
export interface DecisionOf<K extends DecisionKind> {
  readonly kind: K
  readonly note: string | null
}
/** A row that somebody asks with and administrators decide on. */
interface RequestRow extends LivingRow {
  readonly version: number
}
type ManagedRow = RequestRow & { readonly note: string | null }

/**
 * What came of a conversation. `not_…`: it was refused, because another window or an administrator was quicker; the row
 * is to be read again.
 */
export type RequestOutcome<K extends DecisionKind> = AskersOutcome | 'not_decided' | K
type AskersOutcome = 'requested' | 'withdrawn' | 'not_requested' | 'not_withdrawn'

export interface RequestContext<R, K extends DecisionKind = DecisionKind> {
  readonly row: R
  /**
   * The row as it arrived while an administrator wrote a decision (the form says itself when it is saved over a newer
   * one), or while a call of the asker's was under way, whose answer tells what came of it.
   */
  readonly held: R | null
  /** A call of the asker's is under way. */
  readonly isAsking: boolean
  /** The decision that is being written, while one is. */
  readonly kind: K | null
}

/** How one kind of request differs from the others. */
interface RequestRules<Own, Wish, K extends DecisionKind> {
  /** After a lost answer: the request that is there is the one that was sent. */
  readonly isSent: (wish: Wish, now: Own) => boolean
  /** The status of a row whose request was taken back; null where nobody takes one back. */
  readonly withdrawn: string | null
  /** The status that each decision leads to. */
  readonly decided: Readonly<Record<K, string>>
}

const notProvided = (effect: string) => Promise.reject(new Error(`${effect} is not provided`))
/** What one of the forms tells at each of its steps. */
interface Told {
  readonly event: {
    readonly snapshot: {
      readonly matches: (state: 'saved') => boolean
      readonly hasTag: (tag: 'busy') => boolean
      readonly context: { readonly failure: Failure | null }
    }
  }
}
interface Deciding {
  readonly row: { readonly status: string }
  readonly held: { readonly status: string } | null
}
const isSaved = ({ event }: Told) => event.snapshot.matches('saved')
/** The request is in another status by now, in which this cannot be asked. */
const isOver = ({ event }: Told) => event.snapshot.context.failure?.code === 'not_pending'
/** So is the one that is being decided on, and nothing that arrived says so yet. */
const isOverUnseen = ({ context: { row, held }, event }: Told & { readonly context: Deciding }) =>
  isOver({ event }) && (held === null || held.status === row.status)
const isBusy = ({ event }: Told) => event.snapshot.hasTag('busy')
/** The call has ended, and a newer row came during it. */
const hasNewsAfter = ({ context, event }: Told & { readonly context: { readonly held: unknown } }) =>
  context.held !== null && !isBusy({ event })

/**
 * A request that waits for administrators, with the statuses of its life cycle (`lifeOf`). The asker's conversations:
 * requesting, which is open whenever it can be, and withdrawing. The administrators' is deciding: every other event of
 * the table that `decided` names begins it. The row's abilities say whose conversations these are; each runs the form's
 * own machine (`save`).
 *
 * `Own` is the row as the asker sees it, `Managed` as administrators do, `Wish` what the asker fills in.
 *
 * Effects: `request`, `withdraw` and `decide` are save machines; `announce` tells the reader and whoever keeps the
 * list.
 */
export function requestMachine<Own extends RequestRow, Managed extends ManagedRow, Wish, K extends DecisionKind>(
  lifecycle: AnyLifecycle,
  { isSent, withdrawn, decided }: RequestRules<Own, Wish, K>,
) {
  type Row = Own | Managed
  const made = setup({
    types: {
      context: {} as RequestContext<Row, K>,
      input: {} as { readonly row: Row },
      events: {} as
        | { readonly type: 'request.withdraw' }
        | { readonly type: `request.${DecisionKind}` }
        | { readonly type: 'request.cancel' }
        | { readonly type: 'row.changed'; readonly row: Row },
      children: {} as { readonly request: 'request'; readonly withdraw: 'withdraw'; readonly decide: 'decide' },
      tags: {} as 'open',
    },
    actors: {
      request: createSaveMachine<Wish, Own>(() => notProvided('request')),
      withdraw: createSaveMachine<null, Own>(() => notProvided('withdraw')),
      decide: createSaveMachine<DecisionOf<K>, Managed>(() => notProvided('decide')),
    },
    actions: {
      show: assign(({ context }, { row }: { readonly row: Row | null }) => ({
        row: row ?? context.row,
        held: null,
        isAsking: false,
      })),
      hold: assign((_, { row }: { readonly row: Row }) => ({ held: row })),
      takeHeld: assign(({ context }) => ({ row: context.held ?? context.row, held: null, isAsking: false })),
      note: assign((_, { isAsking }: { readonly isAsking: boolean }) => ({ isAsking })),
      begin: assign((_, { kind }: { readonly kind: K }) => ({ kind })),
      announce: (_args, _params: { readonly outcome: RequestOutcome<K> }) => {
        throw new Error('announce is not provided')
      },
    },
    guards: {
      ...lifeGuards,
      isNewer: ({ context }, { row }: { readonly row: Row }) => row.version > context.row.version,
      /** A list that was read before a decision may arrive after it. */
      isNotOlder: ({ context }, { row }: { readonly row: Row }) => row.version >= context.row.version,
      isNewerMeanwhile: ({ context }, { row }: { readonly row: Row }) =>
        context.isAsking && row.version > context.row.version,
    },
  })

  /** The asker's form is on the page: what an administrator did meanwhile is shown at once, or after the form's own call. */
  const shown = made.createStateConfig({
    on: {
      'row.changed': [
        {
          guard: { type: 'isNewerMeanwhile', params: ({ event }) => ({ row: event.row }) },
          actions: { type: 'hold', params: ({ event }) => ({ row: event.row }) },
        },
        {
          guard: { type: 'isNewer', params: ({ event }) => ({ row: event.row }) },
          target: 'reading',
          actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
        },
      ],
    },
  })
  /** A dialog is left: what was held is shown. */
  const leaving = made.createStateConfig({ on: { 'request.cancel': { target: 'reading', actions: 'takeHeld' } } })
  /** While the asker's form tells no outcome: what arrived during a call that failed is shown after it. */
  const undecided = [
    { guard: hasNewsAfter, target: 'reading', actions: 'takeHeld' },
    { actions: { type: 'note', params: (told: Told) => ({ isAsking: isBusy(told) }) } },
  ] as const
  /** What is asked for, and why. */
  const requesting = made.createStateConfig({
    ...shown,
    invoke: {
      src: 'request',
      id: 'request',
      input: ({ context }) => ({ row: context.row as Own, agrees: isSent }),
      onSnapshot: [
        {
          guard: isSaved,
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: event.snapshot.context.row }) },
            { type: 'announce', params: { outcome: 'requested' } },
          ],
        },
        {
          guard: isOver,
          target: 'reading',
          actions: ['takeHeld', { type: 'announce', params: { outcome: 'not_requested' } }],
        },
        ...undecided,
      ],
    },
  })
  /** Really take the request back: a form without fields. */
  const withdrawing = made.createStateConfig({
    tags: 'open',
    on: { ...shown.on, ...leaving.on },
    invoke: {
      src: 'withdraw',
      id: 'withdraw',
      input: ({ context }) => ({ row: context.row as Own, agrees: (_: null, now: Own) => now.status === withdrawn }),
      onSnapshot: [
        {
          guard: isSaved,
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: event.snapshot.context.row }) },
            { type: 'announce', params: { outcome: 'withdrawn' } },
          ],
        },
        {
          guard: isOver,
          target: 'reading',
          actions: ['takeHeld', { type: 'announce', params: { outcome: 'not_withdrawn' } }],
        },
        ...undecided,
      ],
    },
  })
  /** An administrator writes a decision: a row that arrives is held until it is closed, and the note stays. */
  const deciding = made.createStateConfig({
    tags: 'open',
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => ({ row: event.row }) },
        actions: { type: 'hold', params: ({ event }) => ({ row: event.row }) },
      },
      ...leaving.on,
    },
    invoke: {
      src: 'decide',
      id: 'decide',
      input: ({ context }) => ({
        row: context.row as Managed,
        agrees: ({ kind, note }: DecisionOf<K>, now: Managed) => now.status === decided[kind] && now.note === note,
      }),
      onSnapshot: [
        {
          guard: isSaved,
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: event.snapshot.context.row }) },
            { type: 'announce', params: ({ context }) => ({ outcome: context.kind as K }) },
          ],
        },
        // The note stays in its form; the row that is read again is held beside it.
        { guard: isOverUnseen, actions: { type: 'announce', params: { outcome: 'not_decided' } } },
      ],
    },
  })

  const conversationOf = (event: string): readonly [string, Conversation][] => {
    if (event === 'request') return [[event, { opens: [{ target: 'requesting' }], states: { requesting } }]]
    if (event === 'withdraw' && withdrawn !== null)
      return [[event, { on: 'request.withdraw', opens: [{ target: 'withdrawing' }], states: { withdrawing } }]]
    if (!(event in decided)) return []
    const begin = { target: 'deciding', actions: { type: 'begin', params: { kind: event } } }
    return [[event, { on: `request.${event}`, opens: [begin], states: { deciding } }]]
  }
  return made.createMachine({
    ...lifeOf(lifecycle, { conversations: Object.fromEntries(eventsOf(lifecycle).flatMap(conversationOf)) }),
    context: ({ input }) => ({ row: input.row, held: null, isAsking: false, kind: null }),
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => ({ row: event.row }) },
        actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
      },
    },
  })
}
