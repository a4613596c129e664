import { assign, fromPromise, raise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { conditionsOf, transitions, type AnyLifecycle } from '../../../openapi/lifecycle.ts'
import type { ApplicationStage } from '../../../openapi/schemas/job-application.ts'
import { detailOf } from '../failure.ts'
import { lifeGuards, lifeOf, type Conversation } from '../life/life.ts'

/** Everything that is done with things of this kind, whatever they are. */
export type ActName =
  | 'publish'
  | 'pause'
  | 'resume'
  | 'close'
  | 'apply'
  | 'withdraw'
  | 'reject'
  | 'hire'
  | 'reconsider'
  | 'accept'
  | 'decline'
  | 'call_off'
  | 'submit'
  | 'approve'
  | 'return'
  | 'issue'
  | 'revoke'
  | `to_${ApplicationStage}`
/** A row whose status lives by a table; every change raises its version. */
export interface ActRow {
  readonly status: string
  readonly version: number
}
export interface ActContext<R extends ActRow, E extends string, Said> {
  readonly row: R
  /** What is asked about or on its way, or was last. */
  readonly event: E
  /** What the reader says with it. */
  readonly said: Said
  /** Why it was not done. */
  readonly failure: Failure | null
}
/** What `send` is asked for. */
export type ActWish<R extends ActRow, E extends string, Said> = Pick<ActContext<R, E, Said>, 'row' | 'event' | 'said'>

/** How the acts on one kind of thing differ from those on others. */
interface ActRules<R extends ActRow, E extends string, Said> {
  /** What is asked once more before it is sent, and what is sent at once because it can be taken back. */
  readonly asked: readonly E[]
  readonly direct: readonly E[]
  /** Those of the asked for which what changed may matter: their question closes, and the reader looks again. */
  readonly looksAgain?: readonly E[]
  /** After a lost answer, a row that is already where its event leads is taken for done. */
  readonly isThere: (row: R, event: E, said: Said) => boolean
  /** What is said where the reader says nothing. */
  readonly nothing: Said
  /** What the server says of a row lets its reader send the event. */
  readonly may: (row: R, event: E) => boolean
}
type Thrown = { readonly error: unknown }
type Failed = { readonly event: Thrown }

/**
 * What a reader does with a thing whose life is a table, with the statuses of that table (`lifeOf`). `act.{event}`
 * begins one of the table's events: those that are `asked` wait for `act.confirm` (confirming → sending), which may
 * carry what the reader says with it; those that are `direct` are sent at once (moving). A thing that changes while a
 * question is open is shown as it is, and the question stays where it can still be answered. Conditions of the table
 * are the server's to know: here they hold.
 *
 * `Full` is the row as `send` answers it, where that is more than `R`.
 *
 * Effects: `send` sends the event and answers the row as it is then, or throws `FailureError`; `announce` (it changed,
 * told with the row as it is now) and `complain` (it did not, told where no open question says why) tell the reader and
 * whoever keeps the list.
 */
export function actsMachine<R extends ActRow, E extends ActName, Said, Full extends R = R>(
  lifecycle: AnyLifecycle,
  { asked, direct, looksAgain = [], isThere, nothing, may }: ActRules<R, E, Said>,
) {
  /** The row as it is now, of a refusal that carries it. */
  const currentOf = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current ?? null) as Full | null
  const edges = transitions(lifecycle)
  const conditions = new Set(edges.flatMap(conditionsOf))
  const made = setup({
    types: {
      context: {} as ActContext<R, E, Said>,
      input: {} as { readonly row: R },
      events: {} as
        /** `failure`: why it was not done, of a question that is asked again. */
        | { readonly type: `act.${ActName}`; readonly said?: Said; readonly failure?: Failure | null }
        | { readonly type: 'act.confirm'; readonly said?: Said }
        | { readonly type: 'act.cancel' }
        | { readonly type: 'row.changed'; readonly row: R },
      tags: {} as 'open' | 'busy',
    },
    actors: {
      send: fromPromise<Full, ActWish<R, E, Said>>(() => Promise.reject(new Error('send is not provided'))),
    },
    actions: {
      begin: assign(({ event }, { act }: { readonly act: E }) => ({
        event: act,
        said: saidIn(event) ?? nothing,
        failure: ('failure' in event && event.failure) || null,
      })),
      say: assign(({ event }) => ({ said: saidIn(event) ?? nothing, failure: null })),
      show: assign(({ context }, { row }: { readonly row: R }) => ({ row: { ...context.row, ...row }, failure: null })),
      fail: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
      /** What arrives while a call is on its way is read again after it. */
      overlook: () => undefined,
      announce: (_args, _params: { readonly outcome: E; readonly row: Full }) => {
        throw new Error('announce is not provided')
      },
      complain: (_args, _params: { readonly failure: Failure }) => {
        throw new Error('complain is not provided')
      },
      /** Keeps the question open for the row as it is now, in whatever status. */
      askAgain: raise(({ context }, { failure }: { readonly failure: Failure | null }) => ({
        type: `act.${context.event}` as const,
        failure,
      })),
    },
    guards: {
      ...lifeGuards,
      ...(Object.fromEntries([...conditions].map((name) => [name, () => true])) as object),
      may: ({ context }, { event }: { readonly event: E }) => may(context.row, event),
      /** A list that was read before a change may arrive after it. */
      isNotOlder: ({ context }, { row }: { readonly row: R }) => row.version >= context.row.version,
      isNewer: ({ context }, { row }: { readonly row: R }) => row.version > context.row.version,
      /** The question that is open can be answered for the row as it is now. */
      canAnswer: ({ context: { event: act, row: before } }, { row }: { readonly row: R | null }) =>
        row !== null &&
        row.version > before.version &&
        !looksAgain.includes(act) &&
        edges.some(({ from, event }) => from === row.status && event === act) &&
        may(row, act),
      /** The answer to the first call was lost: the thing is already where it should go. */
      isDone: ({ context }, { error }: Thrown) => {
        const current = currentOf(error)
        return current !== null && isThere(current, context.event, context.said)
      },
      isStale: (_, { error }: Thrown) => currentOf(error) !== null,
      isOver: (_, { error }: Thrown) => failureOf(error).code === 'not_pending',
    },
  })

  const confirming = made.createStateConfig({
    tags: 'open',
    on: {
      'act.confirm': { target: 'sending', actions: 'say' },
      'act.cancel': { target: 'reading', actions: assign({ failure: null }) },
      'row.changed': [
        {
          guard: { type: 'canAnswer', params: ({ event }) => ({ row: event.row }) },
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: event.row }) },
            { type: 'askAgain', params: { failure: null } },
          ],
        },
        {
          guard: { type: 'isNewer', params: ({ event }) => ({ row: event.row }) },
          target: 'reading',
          actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
        },
      ],
    },
  })
  /** Somebody changed the thing meanwhile, but what was asked still holds: it can be sent again for what it is now. */
  const keepAsking = {
    guard: { type: 'canAnswer', params: ({ event }: Failed) => ({ row: currentOf(event.error) }) },
    target: 'reading',
    actions: [
      { type: 'show', params: ({ event }: Failed) => ({ row: currentOf(event.error) as Full }) },
      { type: 'askAgain', params: ({ event }: Failed) => ({ failure: failureOf(event.error) }) },
    ],
  } as const
  /** How a call ends; `otherwise` is where a failure that can be tried again leads. */
  const calling = (otherwise: 'confirming' | 'reading') =>
    made.createStateConfig({
      tags: otherwise === 'confirming' ? ['busy', 'open'] : ['busy'],
      on: { 'row.changed': { actions: 'overlook' } },
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context: { row, event, said } }) => ({ row, event, said }),
        onDone: {
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: event.output }) },
            { type: 'announce', params: ({ context, event }) => ({ outcome: context.event, row: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as Full }) },
              {
                type: 'announce',
                params: ({ context, event }) => ({ outcome: context.event, row: currentOf(event.error) as Full }),
              },
            ],
          },
          ...(otherwise === 'confirming' ? [keepAsking] : []),
          {
            guard: { type: 'isStale', params: ({ event }) => event },
            target: 'reading',
            actions: [
              { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as Full }) },
              { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'reading',
            actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
          otherwise === 'confirming'
            ? { target: 'confirming', actions: { type: 'fail', params: ({ event }) => event } }
            : {
                target: 'reading',
                actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              },
        ],
      },
    })
  const sending = calling('confirming')
  const moving = calling('reading')

  const conversation = (act: E, target: 'confirming' | 'moving', states: Conversation['states']) =>
    [
      act,
      { on: `act.${act}`, opens: [{ target, actions: { type: 'begin', params: { act } } }], states } as Conversation,
    ] as const
  return made.createMachine({
    ...lifeOf(lifecycle, {
      conversations: Object.fromEntries([
        ...asked.map((act) => conversation(act, 'confirming', { confirming, sending })),
        ...direct.map((act) => conversation(act, 'moving', { moving })),
      ]),
    }),
    context: ({ input }) => ({ row: input.row, event: asked[0] as E, said: nothing, failure: null }),
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => ({ row: event.row }) },
        actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
      },
    },
  })

  /** What the reader says with an act or with its confirmation. */
  function saidIn(event: object): Said | undefined {
    return 'said' in event ? (event.said as Said) : undefined
  }
}
