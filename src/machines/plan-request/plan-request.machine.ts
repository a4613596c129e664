import { assign, setup } from 'xstate'
import type { z } from 'zod'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { ManagedPlanRequest, PlanAnswer, planRequestBody } from '../../../openapi/schemas/plan.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'
import { createSaveMachine } from '../save/save.machine.ts'

type Row = PlanAnswer | ManagedPlanRequest
export type PlanWish = Pick<z.output<typeof planRequestBody>, 'key' | 'remark'>
/** What an administrator decides; declining says why. */
export type PlanDecision =
  | { readonly kind: 'grant'; readonly note: string | null }
  | { readonly kind: 'decline'; readonly note: string }
/** What came of a conversation. */
export type PlanOutcome = 'requested' | 'withdrawn' | PlanDecision['kind']

export interface PlanRequestContext {
  readonly row: Row
  /** The row as it arrived while an administrator wrote a decision. */
  readonly held: Row | null
}

const notProvided = (effect: string) => Promise.reject(new Error(`${effect} is not provided`))
const planSetup = setup({
  types: {
    context: {} as PlanRequestContext,
    input: {} as { readonly row: Row },
    events: {} as
      | { readonly type: 'plan.withdraw' }
      | { readonly type: 'plan.grant' }
      | { readonly type: 'plan.decline' }
      | { readonly type: 'plan.cancel' }
      | { readonly type: 'row.changed'; readonly row: Row },
    children: {} as { readonly request: 'request'; readonly withdraw: 'withdraw'; readonly decide: 'decide' },
    tags: {} as 'open',
  },
  actors: {
    request: createSaveMachine<PlanWish, PlanAnswer>(() => notProvided('request')),
    withdraw: createSaveMachine<null, PlanAnswer>(() => notProvided('withdraw')),
    decide: createSaveMachine<PlanDecision, ManagedPlanRequest>(() => notProvided('decide')),
  },
  actions: {
    show: assign(({ context }, row: Row | null) => ({ row: row ?? context.row, held: null })),
    hold: assign((_, row: Row) => ({ held: row })),
    takeHeld: assign(({ context }) => ({ row: context.held ?? context.row, held: null })),
    announce: (_args, _params: { readonly outcome: PlanOutcome }) => {
      throw new Error('announce is not provided')
    },
  },
  guards: {
    ...lifeGuards,
    isNewer: ({ context }, row: Row) => row.version > context.row.version,
    /** A list that was read before a decision may arrive after it. */
    isNotOlder: ({ context }, row: Row) => row.version >= context.row.version,
  },
})

/** The owner's form is on the page: what an administrator did meanwhile is shown at once. */
const shown = planSetup.createStateConfig({
  on: {
    'row.changed': {
      guard: { type: 'isNewer', params: ({ event }) => event.row },
      target: 'reading',
      actions: { type: 'show', params: ({ event }) => event.row },
    },
  },
})
/** Which plan, and why. */
const requesting = planSetup.createStateConfig({
  ...shown,
  invoke: {
    src: 'request',
    id: 'request',
    input: ({ context }) => ({
      row: context.row as PlanAnswer,
      // After a lost answer: the request that is there is the one that was sent.
      agrees: (sent: PlanWish, now: PlanAnswer) => now.status === 'requested' && now.wanted === sent.key,
    }),
    onSnapshot: {
      guard: ({ event }) => event.snapshot.matches('saved'),
      target: 'reading',
      actions: [
        { type: 'show', params: ({ event }) => event.snapshot.context.row },
        { type: 'announce', params: { outcome: 'requested' } },
      ],
    },
  },
})
/** Really take the request back: a form without fields. */
const withdrawing = planSetup.createStateConfig({
  tags: 'open',
  on: { ...shown.on, 'plan.cancel': 'reading' },
  invoke: {
    src: 'withdraw',
    id: 'withdraw',
    input: ({ context }) => ({
      row: context.row as PlanAnswer,
      agrees: (_: null, now: PlanAnswer) => now.status === 'none',
    }),
    onSnapshot: {
      guard: ({ event }) => event.snapshot.matches('saved'),
      target: 'reading',
      actions: [
        { type: 'show', params: ({ event }) => event.snapshot.context.row },
        { type: 'announce', params: { outcome: 'withdrawn' } },
      ],
    },
  },
})

const DECIDED = { grant: 'granted', decline: 'declined' } as const
/** An administrator writes a decision: a row that arrives is held until it is closed, and the note stays. */
const deciding = (kind: PlanDecision['kind']) =>
  planSetup.createStateConfig({
    tags: 'open',
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => event.row },
        actions: { type: 'hold', params: ({ event }) => event.row },
      },
      'plan.cancel': { target: 'reading', actions: 'takeHeld' },
    },
    invoke: {
      src: 'decide',
      id: 'decide',
      input: ({ context }) => ({
        row: context.row as ManagedPlanRequest,
        agrees: (decision: PlanDecision, now: ManagedPlanRequest) =>
          now.status === DECIDED[decision.kind] && now.note === decision.note,
      }),
      onSnapshot: {
        guard: ({ event }) => event.snapshot.matches('saved'),
        target: 'reading',
        actions: [
          { type: 'show', params: ({ event }) => event.snapshot.context.row },
          { type: 'announce', params: { outcome: kind } },
        ],
      },
    },
  })

/**
 * A request for a larger plan: none, requested, granted or declined, as the server says (`lifeOf`). The owner's
 * conversations: requesting, which is open whenever it can be, and withdrawing. The administrators': granting, and
 * declining with a reason. The row's abilities say whose conversations these are.
 *
 * Effects: `request`, `withdraw` and `decide` are save machines; `announce` tells the reader and whoever keeps the
 * list.
 */
export const planRequestMachine = planSetup.createMachine({
  ...lifeOf(planRequest, {
    conversations: {
      request: { opens: [{ target: 'requesting' }], states: { requesting } },
      withdraw: { on: 'plan.withdraw', opens: [{ target: 'withdrawing' }], states: { withdrawing } },
      grant: { on: 'plan.grant', opens: [{ target: 'granting' }], states: { granting: deciding('grant') } },
      decline: { on: 'plan.decline', opens: [{ target: 'declining' }], states: { declining: deciding('decline') } },
    },
  }),
  context: ({ input }) => ({ row: input.row, held: null }),
  on: {
    'row.changed': {
      guard: { type: 'isNotOlder', params: ({ event }) => event.row },
      actions: { type: 'show', params: ({ event }) => event.row },
    },
  },
})
