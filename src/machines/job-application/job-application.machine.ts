import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  type ApplicationStatus,
  type RejectionReason,
} from '../../../openapi/schemas/job-application.ts'
import { detailOf } from '../failure.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'

/** What its applicant, or the employer, does with an application. */
export type ApplicationEvent = 'apply' | 'withdraw' | 'reject' | 'hire' | 'reconsider' | `to_${ApplicationStage}`
/** What its reader may do; the stages to which an employer may move it stand in `move`. */
export interface ApplicationAbilities {
  readonly apply?: boolean
  readonly withdraw?: boolean
  readonly reject?: boolean
  readonly hire?: boolean
  readonly reconsider?: boolean
  readonly move?: readonly ApplicationStage[]
}
/** An application as either side has it. */
export interface LivingApplication {
  readonly id: Ref<'jobApplication'>
  readonly version: number
  readonly status: ApplicationStatus
  readonly abilities: ApplicationAbilities
}
/** What an employer says with a rejection, and may say when they hire. */
export interface ApplicationDecision {
  readonly reason: RejectionReason | null
  readonly note: string | null
}
export interface ApplicationContext {
  readonly row: LivingApplication
  /** What is asked about or on its way, or was last. */
  readonly event: ApplicationEvent
  readonly decision: ApplicationDecision
  /** Why it was not done. */
  readonly failure: Failure | null
}
export type ApplicationWish = Pick<ApplicationContext, 'row' | 'event' | 'decision'>
type Thrown = { readonly error: unknown }
const NOTHING_SAID: ApplicationDecision = { reason: null, note: null }

/** The statuses that each leads to. */
const leadsTo = (event: ApplicationEvent): readonly ApplicationStatus[] => {
  switch (event) {
    case 'apply':
      return ['applied']
    case 'withdraw':
      return ['withdrawn']
    case 'reject':
      return ['rejected']
    case 'hire':
      return ['hired']
    case 'reconsider':
      return APPLICATION_STAGES
    default:
      return APPLICATION_STAGES.filter((stage) => event === `to_${stage}`)
  }
}
/** The application as it is now, of a refusal that carries it. */
const currentOf = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current ?? null) as LivingApplication | null
const mayMove = ({ move = [] }: ApplicationAbilities, event: string) => move.some((stage) => event === `to_${stage}`)
/** The server alone knows where a rejected application stood. */
const isKnownToServer = () => true

const made = setup({
  types: {
    context: {} as ApplicationContext,
    input: {} as { readonly row: LivingApplication },
    events: {} as
      | { readonly type: `application.${ApplicationEvent}` }
      /** Said with a decision of the employer's. */
      | { readonly type: 'application.confirm'; readonly decision?: ApplicationDecision }
      | { readonly type: 'application.cancel' }
      | { readonly type: 'row.changed'; readonly row: LivingApplication },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    send: fromPromise<LivingApplication, ApplicationWish>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    begin: assign((_, { event }: { readonly event: ApplicationEvent }) => ({
      event,
      decision: NOTHING_SAID,
      failure: null,
    })),
    decide: assign((_, { decision }: { readonly decision: ApplicationDecision }) => ({ decision, failure: null })),
    show: assign(({ context }, { row }: { readonly row: LivingApplication }) => ({
      row: { ...context.row, ...row },
      failure: null,
    })),
    fail: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
    /** What arrives while a call is on its way is read again after it. */
    overlook: () => undefined,
    /** The application changed: told with the row as it is now. */
    announce: (_args, _params: { readonly outcome: ApplicationEvent; readonly row: LivingApplication }) => {
      throw new Error('announce is not provided')
    },
    /** It did not: what stood in the way is told where no question is open that says it. */
    complain: (_args, _params: { readonly failure: Failure }) => {
      throw new Error('complain is not provided')
    },
  },
  guards: {
    ...lifeGuards,
    may: ({ context }, { event }: { readonly event: string }) =>
      mayMove(context.row.abilities, event) || context.row.abilities[event as 'apply'] === true,
    wasApplied: isKnownToServer,
    wasScreening: isKnownToServer,
    wasAssessment: isKnownToServer,
    wasInterview: isKnownToServer,
    wasOffer: isKnownToServer,
    /** A list that was read before a change may arrive after it. */
    isNotOlder: ({ context }, { row }: { readonly row: LivingApplication }) => row.version >= context.row.version,
    isNewer: ({ context }, { row }: { readonly row: LivingApplication }) => row.version > context.row.version,
    /** The answer to the first call was lost: the application is already where it should go. */
    isDone: ({ context }, { error }: Thrown) => {
      const current = currentOf(error)
      return current !== null && leadsTo(context.event).includes(current.status)
    },
    isStale: (_, { error }: Thrown) => currentOf(error) !== null,
    isOver: (_, { error }: Thrown) => failureOf(error).code === 'not_pending',
  },
})

/** Asked once more, with what it means. An application that changes meanwhile is shown as it is. */
const confirming = made.createStateConfig({
  tags: 'open',
  on: {
    'application.confirm': {
      target: 'sending',
      actions: { type: 'decide', params: ({ event }) => ({ decision: event.decision ?? NOTHING_SAID }) },
    },
    'application.cancel': { target: 'reading', actions: assign({ failure: null }) },
    'row.changed': {
      guard: { type: 'isNewer', params: ({ event }) => ({ row: event.row }) },
      target: 'reading',
      actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
    },
  },
})
/** How a call ends; `otherwise` is where a failure that can be tried again leads. */
const calling = (otherwise: 'confirming' | 'reading') =>
  made.createStateConfig({
    tags: otherwise === 'confirming' ? ['busy', 'open'] : ['busy'],
    on: { 'row.changed': { actions: 'overlook' } },
    invoke: {
      src: 'send',
      id: 'send',
      input: ({ context: { row, event, decision } }) => ({ row, event, decision }),
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
            { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as LivingApplication }) },
            {
              type: 'announce',
              params: ({ context, event }) => ({
                outcome: context.event,
                row: currentOf(event.error) as LivingApplication,
              }),
            },
          ],
        },
        {
          guard: { type: 'isStale', params: ({ event }) => event },
          target: 'reading',
          actions: [
            { type: 'show', params: ({ event }) => ({ row: currentOf(event.error) as LivingApplication }) },
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

const asked = (event: ApplicationEvent) => ({
  on: `application.${event}`,
  opens: [{ target: 'confirming', actions: { type: 'begin', params: { event } } }] as const,
  states: { confirming, sending },
})
const direct = (event: ApplicationEvent) => ({
  on: `application.${event}`,
  opens: [{ target: 'moving', actions: { type: 'begin', params: { event } } }] as const,
  states: { moving },
})

/**
 * An application for a job, for its applicant and for the employer: its statuses as the server says (`lifeOf`), and what
 * each may do as its abilities say. Sending, withdrawing, rejecting and hiring are asked once more (confirming →
 * sending); moving to another stage and taking a rejection back are done at once (moving), as each can be taken back.
 *
 * Effects: `send` sends the event and answers the application as it is then, or throws `FailureError`; `announce` and
 * `complain` tell the reader and whoever keeps the list.
 */
export const jobApplicationMachine = made.createMachine({
  ...lifeOf(jobApplication, {
    conversations: {
      apply: asked('apply'),
      withdraw: asked('withdraw'),
      reject: asked('reject'),
      hire: asked('hire'),
      reconsider: direct('reconsider'),
      to_applied: direct('to_applied'),
      to_screening: direct('to_screening'),
      to_assessment: direct('to_assessment'),
      to_interview: direct('to_interview'),
      to_offer: direct('to_offer'),
    },
  }),
  context: ({ input }) => ({ row: input.row, event: 'apply', decision: NOTHING_SAID, failure: null }),
  on: {
    'row.changed': {
      guard: { type: 'isNotOlder', params: ({ event }) => ({ row: event.row }) },
      actions: { type: 'show', params: ({ event }) => ({ row: event.row }) },
    },
  },
})
