import { next, type Facts, type SendOf } from '../../../openapi/lifecycle.ts'
import { jobApplication as life } from '../../../openapi/lifecycles/job-application.ts'
import {
  APPLICATION_STAGES,
  type ApplicantRow,
  type ApplicationForm,
  type ApplicationStage,
  type ApplicationStatus,
} from '../../../openapi/schemas/job-application.ts'
import type { JobPostingStatus } from '../../../openapi/schemas/job-posting.ts'
import type { jobApplications } from '../../db/job-application-tables.ts'
import type { Stage } from '../hiring/stages.queries.ts'

/** An application as it is kept. */
export type Application = typeof jobApplications.$inferSelect
export type ApplicationEvent = SendOf<typeof life>

/** The event that moves an applicant to a stage. */
export const MOVES = {
  applied: 'to_applied',
  screening: 'to_screening',
  assessment: 'to_assessment',
  interview: 'to_interview',
  offer: 'to_offer',
} as const satisfies Record<ApplicationStage, ApplicationEvent>

/**
 * Where somebody who was rejected stood, as conditions of the table: where everybody begins if that stage (null) was
 * removed since.
 */
export const factsOf = (before: Pick<Stage, 'kind'> | null): Facts => ({
  wasApplied: before === null || before.kind === 'applied',
  wasScreening: before?.kind === 'screening',
  wasAssessment: before?.kind === 'assessment',
  wasInterview: before?.kind === 'interview',
  wasOffer: before?.kind === 'offer',
})

/** What an employer may do with an applicant. Nobody decides on an application of their own. */
export function employersAbilities(
  { status }: Pick<Application, 'status'>,
  before: Pick<Stage, 'kind'> | null,
  isOwn: boolean,
): ApplicantRow['abilities'] {
  const can = (event: ApplicationEvent) => !isOwn && next(life, status, event, 'employer', factsOf(before)) !== null
  return {
    move: APPLICATION_STAGES.some((stage) => can(MOVES[stage])),
    reject: can('reject'),
    reconsider: can('reconsider'),
    hire: can('hire'),
  }
}

/** What an applicant may do with their application. */
export const applicantsAbilities = (status: ApplicationStatus) => ({
  edit: status === 'draft',
  delete: status === 'draft',
  withdraw: next(life, status, 'withdraw', 'applicant') !== null,
})

/**
 * Why nobody can apply, or this person cannot. One whose account does not act any more, or whose deadline has passed,
 * takes no more applications.
 */
export function blockOf({
  status,
  isPublic,
  isOwn,
  isOver,
}: {
  readonly status: JobPostingStatus
  readonly isPublic: boolean
  readonly isOwn: boolean
  readonly isOver: boolean
}): ApplicationForm['blocked'] {
  if (isOwn) return 'own_job'
  if (isPublic) return null
  return status === 'paused' && !isOver ? 'paused' : 'closed'
}
