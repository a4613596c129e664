import { assign, setup } from 'xstate'
import type { z } from 'zod'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import type { verificationAnswer, verificationBody } from '../../../openapi/schemas/company.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'
import { createSaveMachine } from '../save/save.machine.ts'

/** A verification as the company sees it, and as administrators do. */
export type Verification = z.output<typeof verificationAnswer>
type Row = Verification | ManagedVerification
export type VerificationRequest = Pick<z.output<typeof verificationBody>, 'document_ids' | 'remark'>
/** What an administrator decides; a refusal says why. */
export type Decision =
  | { readonly kind: 'approve'; readonly note: string | null }
  | { readonly kind: 'refuse' | 'revoke'; readonly note: string }
/** What came of a conversation. */
export type VerificationOutcome = 'requested' | 'withdrawn' | Decision['kind']

export interface VerificationContext {
  readonly row: Row
  /**
   * The row as it arrived while an administrator wrote a decision; the form says itself when it is saved over a newer
   * one.
   */
  readonly held: Row | null
}

const notProvided = (effect: string) => Promise.reject(new Error(`${effect} is not provided`))
const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    input: {} as { readonly row: Row },
    events: {} as
      | { readonly type: 'verification.withdraw' }
      | { readonly type: 'verification.approve' }
      | { readonly type: 'verification.refuse' }
      | { readonly type: 'verification.revoke' }
      | { readonly type: 'verification.cancel' }
      | { readonly type: 'row.changed'; readonly row: Row },
    children: {} as { readonly request: 'request'; readonly withdraw: 'withdraw'; readonly decide: 'decide' },
    tags: {} as 'open',
  },
  actors: {
    request: createSaveMachine<VerificationRequest, Verification>(() => notProvided('request')),
    withdraw: createSaveMachine<null, Verification>(() => notProvided('withdraw')),
    decide: createSaveMachine<Decision, ManagedVerification>(() => notProvided('decide')),
  },
  actions: {
    show: assign(({ context }, row: Row | null) => ({ row: row ?? context.row, held: null })),
    hold: assign((_, row: Row) => ({ held: row })),
    takeHeld: assign(({ context }) => ({ row: context.held ?? context.row, held: null })),
    announce: (_args, _params: { readonly outcome: VerificationOutcome }) => {
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

/** The company's own form stands on the page: what someone else did meanwhile is shown at once. */
const shown = verificationSetup.createStateConfig({
  on: {
    'row.changed': {
      guard: { type: 'isNewer', params: ({ event }) => event.row },
      target: 'reading',
      actions: { type: 'show', params: ({ event }) => event.row },
    },
  },
})
/** Documents and a remark for the administrators. */
const requesting = verificationSetup.createStateConfig({
  ...shown,
  invoke: {
    src: 'request',
    id: 'request',
    input: ({ context }) => ({
      row: context.row as Verification,
      // After a lost answer: the request that is there is the one that was sent.
      agrees: (sent: VerificationRequest, now: Verification) =>
        now.status === 'requested' &&
        sent.document_ids.every((id) => now.documents.some((document) => document.id === id)),
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
const withdrawing = verificationSetup.createStateConfig({
  tags: 'open',
  on: { ...shown.on, 'verification.cancel': 'reading' },
  invoke: {
    src: 'withdraw',
    id: 'withdraw',
    input: ({ context }) => ({
      row: context.row as Verification,
      agrees: (_: null, now: Verification) => now.status === 'unverified',
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

const DECIDED = { approve: 'verified', refuse: 'refused', revoke: 'refused' } as const
/**
 * An administrator writes a decision: a row that arrives is held until it is closed, and nothing that was typed goes.
 */
const deciding = (kind: Decision['kind']) =>
  verificationSetup.createStateConfig({
    tags: 'open',
    on: {
      'row.changed': {
        guard: { type: 'isNotOlder', params: ({ event }) => event.row },
        actions: { type: 'hold', params: ({ event }) => event.row },
      },
      'verification.cancel': { target: 'reading', actions: 'takeHeld' },
    },
    invoke: {
      src: 'decide',
      id: 'decide',
      input: ({ context }) => ({
        row: context.row as ManagedVerification,
        agrees: (decision: Decision, now: ManagedVerification) =>
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
 * The verification of a company: unverified, requested, verified or refused, as the server says (`lifeOf`). The
 * company's conversations: requesting, which is open whenever it can be, and withdrawing. The administrators':
 * approving, refusing with a reason, revoking. The row's abilities say whose conversations these are; each runs the
 * form's own machine (`save`).
 *
 * Effects: `request`, `withdraw` and `decide` are save machines; `announce` tells the reader and whoever keeps the
 * list.
 */
export const companyVerificationMachine = verificationSetup.createMachine({
  ...lifeOf(companyVerification, {
    conversations: {
      request: { opens: [{ target: 'requesting' }], states: { requesting } },
      withdraw: { on: 'verification.withdraw', opens: [{ target: 'withdrawing' }], states: { withdrawing } },
      approve: {
        on: 'verification.approve',
        opens: [{ target: 'approving' }],
        states: { approving: deciding('approve') },
      },
      refuse: { on: 'verification.refuse', opens: [{ target: 'refusing' }], states: { refusing: deciding('refuse') } },
      revoke: { on: 'verification.revoke', opens: [{ target: 'revoking' }], states: { revoking: deciding('revoke') } },
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
