import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { requisition } from '../../../openapi/schemas/job-offer.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'

/** The event of an effect that threw. */
type Thrown = { readonly error: unknown }

/** An offer as it comes over the wire. */
export type Offer = z.input<typeof requisition>
export type OfferAnswer = 'accept' | 'reject'
/**
 * Why the reader is not where they wanted to be. `changed`: other terms than those that were read. `settled`: it was answered elsewhere,
 * withdrawn or ended. `filled`: no seat is free. `refused`: the server said no for another reason.
 */
export type OfferProblem = 'changed' | 'settled' | 'filled' | 'offline' | 'failed' | 'refused'

/** May the reader send this answer: the life cycle's table and what the server says of this row must both agree. */
export const mayAnswer = (offer: Offer, answer: OfferAnswer) => sources(jobOffer, answer).includes(offer.status) && offer.abilities[answer]

/** The offer as it stands now, when the server refused because it was modified meanwhile (`stale`). */
const newerOf = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current ?? null) as Offer | null
/** The status it has, when the server refused because it was answered or withdrawn before (`not_pending`). */
const settledOf = (error: unknown) => (detailOf(failureOf(error), 'not_pending')?.status ?? null) as Offer['status'] | null
/** The refusals that leave the offer as it is: there is nothing to try again at once. */
const standsOf = (error: unknown): OfferProblem | null => {
  const failure = failureOf(error)
  if (isRefusal(failure, 'position_filled')) return 'filled'
  // A rate limit passes by itself; the answer stays where it was given.
  return kindOf(failure) === 'refused' && !isRefusal(failure, 'too_many_requests') ? 'refused' : null
}
const NOTHING: Offer['abilities'] = { accept: false, reject: false, modify: false, withdraw: false, end: false }

/** What the reader meets when the offer is not the one they read: other terms beside the former ones, or the same terms in another status. */
const met = ({ offer: was, former }: { readonly offer: Offer; readonly former: Offer | null }, offer: Offer) =>
  was.terms === offer.terms ? { offer, problem: 'settled' as const } : { offer, former: former ?? was, problem: 'changed' as const }

/**
 * The conversation about one offer (specification §2 and §4). The status is the server's and stands in the context; the states say where
 * the reader is: reading, confirming an acceptance, explaining a refusal, or waiting for the server.
 *
 * Whatever goes wrong, the note stays. An offer that changed while it was read is shown as it is now, beside what it was (`former`), and answered only from there.
 *
 * Effects: `answer` resolves with the offer as it is then and stops when its signal aborts; `announce` tells the reader and whoever keeps the list.
 */
export const jobOfferMachine = setup({
  types: {
    context: {} as {
      readonly offer: Offer
      /** The terms that were read before the company changed them; null where they are the same. */
      readonly former: Offer | null
      readonly sending: OfferAnswer
      readonly note: string
      readonly problem: OfferProblem | null
    },
    input: {} as { readonly offer: Offer },
    events: {} as
      | { readonly type: 'offer.accept' }
      | { readonly type: 'offer.reject' }
      | { readonly type: 'offer.confirm' }
      | { readonly type: 'offer.cancel' }
      | { readonly type: 'note.change'; readonly note: string }
      | { readonly type: 'offer.changed'; readonly offer: Offer },
    tags: {} as 'busy',
  },
  actors: {
    answer: fromPromise<Offer, { readonly offer: Offer; readonly answer: OfferAnswer; readonly note: string }>(() => Promise.reject(new Error('answer is not provided'))),
  },
  actions: {
    show: assign((_, offer: Offer) => ({ offer, former: null, problem: null })),
    forgetNote: assign({ note: '' }),
    blame: assign((_, { error }: Thrown) => ({ problem: kindOf(failureOf(error)) === 'offline' ? ('offline' as const) : ('failed' as const) })),
    meet: assign(({ context }, { error }: Thrown) => met(context, newerOf(error) ?? context.offer)),
    settle: assign(({ context }, { error }: Thrown) => ({
      offer: { ...context.offer, status: settledOf(error) ?? context.offer.status, abilities: NOTHING },
      problem: 'settled' as const,
    })),
    stand: assign((_, { error }: Thrown) => ({ problem: standsOf(error) })),
    update: assign(({ context }, offer: Offer) => met(context, offer)),
    announce: (_args, _params: { readonly outcome: 'accepted' | 'rejected' | 'refused' }) => {
      throw new Error('announce is not provided')
    },
  },
  guards: {
    may: ({ context }, params: { readonly answer: OfferAnswer }) => mayAnswer(context.offer, params.answer),
    /** Another version or status than the one on the screen. */
    differs: ({ context }, params: { readonly offer: Offer }) =>
      params.offer.id === context.offer.id && (params.offer.version !== context.offer.version || params.offer.status !== context.offer.status),
    isChanged: (_, { error }: Thrown) => newerOf(error) !== null,
    isSettled: (_, { error }: Thrown) => settledOf(error) !== null,
    stands: (_, { error }: Thrown) => standsOf(error) !== null,
    isAccepting: ({ context }) => context.sending === 'accept',
  },
}).createMachine({
  id: 'jobOffer',
  context: ({ input }) => ({ offer: input.offer, former: null, sending: 'accept', note: '', problem: null }),
  initial: 'reading',
  states: {
    reading: {
      on: {
        'offer.accept': { guard: { type: 'may', params: { answer: 'accept' } }, target: 'confirming', actions: assign({ sending: 'accept', problem: null }) },
        'offer.reject': { guard: { type: 'may', params: { answer: 'reject' } }, target: 'explaining', actions: assign({ sending: 'reject', problem: null }) },
        'offer.changed': { guard: { type: 'differs', params: ({ event }) => ({ offer: event.offer }) }, actions: { type: 'update', params: ({ event }) => event.offer } },
      },
    },
    confirming: {
      on: {
        'offer.confirm': { target: 'answering', actions: assign({ problem: null }) },
        'offer.cancel': { target: 'reading', actions: assign({ problem: null }) },
        'offer.changed': {
          guard: { type: 'differs', params: ({ event }) => ({ offer: event.offer }) },
          target: 'reading',
          actions: { type: 'update', params: ({ event }) => event.offer },
        },
      },
    },
    explaining: {
      on: {
        'note.change': { actions: assign({ note: ({ event }) => event.note }) },
        'offer.confirm': { target: 'answering', actions: assign({ problem: null }) },
        'offer.cancel': { target: 'reading', actions: assign({ problem: null }) },
        'offer.changed': {
          guard: { type: 'differs', params: ({ event }) => ({ offer: event.offer }) },
          target: 'reading',
          actions: { type: 'update', params: ({ event }) => event.offer },
        },
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        src: 'answer',
        id: 'answer',
        input: ({ context }) => ({ offer: context.offer, answer: context.sending, note: context.note }),
        onDone: [
          {
            guard: 'isAccepting',
            target: 'reading',
            actions: [{ type: 'show', params: ({ event }) => event.output }, 'forgetNote', { type: 'announce', params: { outcome: 'accepted' } }],
          },
          { target: 'reading', actions: [{ type: 'show', params: ({ event }) => event.output }, 'forgetNote', { type: 'announce', params: { outcome: 'rejected' } }] },
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
    },
  },
})
