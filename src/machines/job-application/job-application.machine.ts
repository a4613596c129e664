import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import type { Ref } from '../../../openapi/ref.ts'
import {
  APPLICATION_STAGES,
  type ApplicationStage,
  type ApplicationStatus,
  type HiringStage,
  type RejectionReason,
} from '../../../openapi/schemas/job-application.ts'
import { actsMachine, type ActContext, type ActWish } from '../acts/acts.ts'

/** What its applicant, or the employer, does with an application. */
export type ApplicationEvent = 'apply' | 'withdraw' | 'reject' | 'hire' | 'reconsider' | `to_${ApplicationStage}`
/** What its reader may do; `move`: an employer may move it to another stage. */
export interface ApplicationAbilities {
  readonly apply?: boolean
  readonly withdraw?: boolean
  readonly reject?: boolean
  readonly hire?: boolean
  readonly reconsider?: boolean
  readonly move?: boolean
}
/** An application as either side has it. */
export interface LivingApplication {
  readonly id: Ref<'jobApplication'>
  readonly version: number
  readonly status: ApplicationStatus
  /** Where it stands; none of a draft. */
  readonly stage?: Pick<HiringStage, 'id'> | null
  readonly abilities: ApplicationAbilities
}
/** What an employer says with a rejection, and may say when they hire. */
export interface ApplicationDecision {
  readonly reason: RejectionReason | null
  readonly note: string | null
}
/** What is said with an event: a decision, or the stage that a move leads to. */
export interface ApplicationSaid extends ApplicationDecision {
  readonly stage: Ref<'hiringStage'> | null
}
export const NOTHING_SAID: ApplicationSaid = { reason: null, note: null, stage: null }
export type ApplicationContext = ActContext<LivingApplication, ApplicationEvent, ApplicationSaid>
export type ApplicationWish = ActWish<LivingApplication, ApplicationEvent, ApplicationSaid>

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

/**
 * An application for a job, for its applicant and for the employer: its statuses as the server says, and what each may
 * do as its abilities say. Sending, withdrawing, rejecting and hiring are asked once more; moving to another stage and
 * taking a rejection back are done at once, as each can be taken back.
 */
export const jobApplicationMachine = actsMachine<LivingApplication, ApplicationEvent, ApplicationSaid>(jobApplication, {
  asked: ['apply', 'withdraw', 'reject', 'hire'],
  direct: ['reconsider', ...APPLICATION_STAGES.map((stage) => `to_${stage}` as const)],
  isThere: ({ status, stage }, event, said) =>
    leadsTo(event).includes(status) && (said.stage === null || said.stage === stage?.id),
  nothing: NOTHING_SAID,
  may: ({ abilities }, event) => abilities[event.startsWith('to_') ? 'move' : (event as 'apply')] === true,
})
