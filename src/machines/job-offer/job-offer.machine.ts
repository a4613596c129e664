import { assign, fromPromise, setup } from 'xstate'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { kindOf } from '../failure.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'
import { createSaveMachine } from '../save/save.machine.ts'
import {
  isSameOffer,
  met,
  newerOf,
  settledAs,
  settledOf,
  standsOf,
  type Employment,
  type Ending,
  type Modification,
  type Offer,
  type OfferAnswer,
  type OfferProblem,
  type OfferRow,
} from './offer-row.ts'

/** The event of an effect that threw. */
type Thrown = { readonly error: unknown }
export interface OfferContext {
  readonly row: OfferRow
  /** The terms that were read before the company changed them; null where they are the same. */
  readonly former: OfferRow | null
  readonly sending: OfferAnswer
  readonly note: string
  readonly problem: OfferProblem | null
  /**
   * The row as it arrived while the company had a form open; the form says itself when it is saved over a newer one.
   */
  readonly held: OfferRow | null
}
/** What came of a conversation. */
export type OfferOutcome = 'accepted' | 'rejected' | 'refused' | 'withdrawn' | 'modified' | 'ended'

const notProvided = (effect: string) => Promise.reject(new Error(`${effect} is not provided`))
const offerSetup = setup({
  types: {
    context: {} as OfferContext,
    input: {} as { readonly row: OfferRow },
    events: {} as
      | { readonly type: 'offer.accept' }
      | { readonly type: 'offer.reject' }
      | { readonly type: 'offer.modify' }
      | { readonly type: 'offer.withdraw' }
      | { readonly type: 'offer.end' }
      | { readonly type: 'offer.confirm' }
      | { readonly type: 'offer.cancel' }
      | { readonly type: 'note.change'; readonly note: string }
      | { readonly type: 'row.changed'; readonly row: OfferRow },
    children: {} as {
      readonly answer: 'answer'
      readonly withdraw: 'withdraw'
      readonly modify: 'modify'
      readonly end: 'end'
    },
    tags: {} as 'busy' | 'open',
  },
  actors: {
    answer: fromPromise<Offer, { readonly offer: Offer; readonly answer: OfferAnswer; readonly note: string }>(() =>
      notProvided('answer'),
    ),
    withdraw: createSaveMachine<null, Offer>(() => notProvided('withdraw')),
    modify: createSaveMachine<Modification, Offer>(() => notProvided('modify')),
    end: createSaveMachine<Ending, Employment>(() => notProvided('end')),
  },
  actions: {
    begin: assign((_, { sending }: { readonly sending: OfferAnswer }) => ({ sending, problem: null })),
    show: assign(({ context }, offer: Offer) => ({
      row: { ...context.row, ...offer },
      former: null,
      problem: null,
      held: null,
    })),
    showEmployment: assign(({ context }, employment: Employment | null) => ({
      row: { ...context.row, employment },
      held: null,
    })),
    forgetNote: assign({ note: '' }),
    blame: assign((_, { error }: Thrown) => ({
      problem: kindOf(failureOf(error)) === 'offline' ? ('offline' as const) : ('failed' as const),
    })),
    meet: assign(({ context }, { error }: Thrown) => met(context, { ...context.row, ...newerOf(error) })),
    settle: assign(({ context }, { error }: Thrown) => ({
      row: settledAs(context.row, settledOf(error)),
      problem: 'settled' as const,
    })),
    stand: assign((_, { error }: Thrown) => ({ problem: standsOf(error) })),
    update: assign(({ context }, row: OfferRow) => met(context, row)),
    hold: assign((_, row: OfferRow) => ({ held: row })),
    takeHeld: assign(({ context }) => ({ row: context.held ?? context.row, held: null })),
    /** What arrives while an answer is on its way is read again after it. */
    overlook: () => undefined,
    announce: (_args, _params: { readonly outcome: OfferOutcome }) => {
      throw new Error('announce is not provided')
    },
  },
  guards: {
    ...lifeGuards,
    /** An offer ends with the employment that came of it, and that row says who may end it. */
    may: ({ context }, { event }: { readonly event: string }) =>
      event === 'end' ? context.row.employment?.abilities.end === true : lifeGuards.may({ context }, { event }),
    isSame: ({ context }, row: OfferRow) => row.id === context.row.id,
    /** Another version or status than the one on the screen. */
    differs: ({ context }, row: OfferRow) =>
      row.id === context.row.id && (row.version !== context.row.version || row.status !== context.row.status),
    isChanged: (_, { error }: Thrown) => newerOf(error) !== null,
    isSettled: (_, { error }: Thrown) => settledOf(error) !== null,
    stands: (_, { error }: Thrown) => standsOf(error) !== null,
    isAccepting: ({ context }) => context.sending === 'accept',
  },
})

/** Asked once more before an acceptance. */
const confirming = offerSetup.createStateConfig({
  tags: 'open',
  on: {
    'offer.confirm': { target: 'answering', actions: assign({ problem: null }) },
    'offer.cancel': { target: 'reading', actions: assign({ problem: null }) },
    'row.changed': {
      guard: { type: 'differs', params: ({ event }) => event.row },
      target: 'reading',
      actions: { type: 'update', params: ({ event }) => event.row },
    },
  },
})
/** The reason of a refusal, which may be left empty. */
const explaining = offerSetup.createStateConfig({
  tags: 'open',
  on: {
    'note.change': { actions: assign({ note: ({ event }) => event.note }) },
    'offer.confirm': { target: 'answering', actions: assign({ problem: null }) },
    'offer.cancel': { target: 'reading', actions: assign({ problem: null }) },
    'row.changed': {
      guard: { type: 'differs', params: ({ event }) => event.row },
      target: 'reading',
      actions: { type: 'update', params: ({ event }) => event.row },
    },
  },
})
/**
 * The answer is on its way, and is not cut off by a row that tells of it first. Whatever comes of it is announced, and
 * the row read again.
 */
const answering = offerSetup.createStateConfig({
  tags: ['busy', 'open'],
  on: { 'row.changed': { actions: 'overlook' } },
  invoke: {
    src: 'answer',
    id: 'answer',
    input: ({ context }) => ({ offer: context.row, answer: context.sending, note: context.note }),
    onDone: [
      {
        guard: 'isAccepting',
        target: 'reading',
        actions: [
          { type: 'show', params: ({ event }) => event.output },
          'forgetNote',
          { type: 'announce', params: { outcome: 'accepted' } },
        ],
      },
      {
        target: 'reading',
        actions: [
          { type: 'show', params: ({ event }) => event.output },
          'forgetNote',
          { type: 'announce', params: { outcome: 'rejected' } },
        ],
      },
    ],
    onError: [
      {
        guard: { type: 'isChanged', params: ({ event }) => event },
        target: 'reading',
        actions: [
          { type: 'meet', params: ({ event }) => event },
          { type: 'announce', params: { outcome: 'refused' } },
        ],
      },
      {
        guard: { type: 'isSettled', params: ({ event }) => event },
        target: 'reading',
        actions: [
          { type: 'settle', params: ({ event }) => event },
          { type: 'announce', params: { outcome: 'refused' } },
        ],
      },
      {
        guard: { type: 'stands', params: ({ event }) => event },
        target: 'reading',
        actions: [
          { type: 'stand', params: ({ event }) => event },
          { type: 'announce', params: { outcome: 'refused' } },
        ],
      },
      {
        guard: 'isAccepting',
        target: 'confirming',
        actions: [
          { type: 'blame', params: ({ event }) => event },
          { type: 'announce', params: { outcome: 'refused' } },
        ],
      },
      {
        target: 'explaining',
        actions: [
          { type: 'blame', params: ({ event }) => event },
          { type: 'announce', params: { outcome: 'refused' } },
        ],
      },
    ],
  },
})

/** The company has a form open: a row that arrives is held until it is closed, and nothing that was typed goes. */
const writing = offerSetup.createStateConfig({
  tags: 'open',
  on: {
    'row.changed': {
      guard: { type: 'isSame', params: ({ event }) => event.row },
      actions: { type: 'hold', params: ({ event }) => event.row },
    },
    'offer.cancel': { target: 'reading', actions: 'takeHeld' },
  },
})
/** Really take it back: a form without fields. */
const withdrawing = offerSetup.createStateConfig({
  ...writing,
  invoke: {
    src: 'withdraw',
    id: 'withdraw',
    input: ({ context }) => ({ row: context.row, agrees: (_: null, now: Offer) => now.status === 'withdrawn' }),
    onSnapshot: {
      guard: ({ event }) => event.snapshot.matches('saved'),
      target: 'reading',
      actions: [
        { type: 'show', params: ({ event, context }) => event.snapshot.context.row ?? context.row },
        { type: 'announce', params: { outcome: 'withdrawn' } },
      ],
    },
  },
})
/** Other terms after a refusal. */
const modifying = offerSetup.createStateConfig({
  ...writing,
  invoke: {
    src: 'modify',
    id: 'modify',
    input: ({ context }) => ({ row: context.row, agrees: isSameOffer }),
    onSnapshot: {
      guard: ({ event }) => event.snapshot.matches('saved'),
      target: 'reading',
      actions: [
        { type: 'show', params: ({ event, context }) => event.snapshot.context.row ?? context.row },
        { type: 'announce', params: { outcome: 'modified' } },
      ],
    },
  },
})
/** The last day of the employment that came of it. With a day to come the offer stays accepted until then. */
const ending = offerSetup.createStateConfig({
  ...writing,
  invoke: {
    src: 'end',
    id: 'end',
    input: ({ context }) => ({
      row: context.row.employment ?? null,
      agrees: ({ last_day }: Ending, now: Employment) => last_day === now.last_day,
    }),
    onSnapshot: {
      guard: ({ event }) => event.snapshot.matches('saved'),
      target: 'reading',
      actions: [
        { type: 'showEmployment', params: ({ event }) => event.snapshot.context.row },
        { type: 'announce', params: { outcome: 'ended' } },
      ],
    },
  },
})

/**
 * A job offer (specification §2 and §4): pending, modified, accepted, rejected, withdrawn or ended, as the server says
 * (`lifeOf`), and in these the conversations that its table has edges for. The person's: reading → confirming, or
 * explaining with a note → answering. The company's: withdrawing what waits, modifying what was rejected, ending what
 * was accepted; each runs the form's own machine (`save`).
 *
 * Whatever goes wrong, the note stays. An offer that changed while it was read is shown as it is now, beside what it
 * was (`former`), and answered only from there. While the company has a form open, a newer row is held until the form
 * is closed, and the form meets it by itself.
 *
 * Effects: `answer` resolves with the offer as it is then and stops when its signal aborts; `withdraw`, `modify` and
 * `end` are save machines; `announce` tells the reader and whoever keeps the list.
 */
export const jobOfferMachine = offerSetup.createMachine({
  ...lifeOf(jobOffer, {
    conversations: {
      accept: {
        on: 'offer.accept',
        opens: [{ target: 'confirming', actions: { type: 'begin', params: { sending: 'accept' } } }],
        states: { confirming, answering },
      },
      reject: {
        on: 'offer.reject',
        opens: [{ target: 'explaining', actions: { type: 'begin', params: { sending: 'reject' } } }],
        states: { explaining, answering },
      },
      withdraw: { on: 'offer.withdraw', opens: [{ target: 'withdrawing' }], states: { withdrawing } },
      modify: { on: 'offer.modify', opens: [{ target: 'modifying' }], states: { modifying } },
      end: { on: 'offer.end', opens: [{ target: 'ending' }], states: { ending } },
    },
  }),
  context: ({ input }) => ({ row: input.row, former: null, sending: 'accept', note: '', problem: null, held: null }),
  on: {
    'row.changed': [
      {
        guard: { type: 'differs', params: ({ event }) => event.row },
        actions: { type: 'update', params: ({ event }) => event.row },
      },
      {
        guard: { type: 'isSame', params: ({ event }) => event.row },
        actions: assign({ row: ({ event }) => event.row }),
      },
    ],
  },
})
