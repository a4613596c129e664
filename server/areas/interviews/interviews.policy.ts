import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { interview as life } from '../../../openapi/lifecycles/interview.ts'
import type { Interview, InterviewStatus, OwnInterview } from '../../../openapi/schemas/interview.ts'
import type { jobInterviews } from '../../db/interview-tables.ts'

export type InterviewRow = typeof jobInterviews.$inferSelect
type Event = SendOf<typeof life>

/** The statuses of what takes place unless somebody says otherwise, and of what may still be spoken about. */
export const STANDING = ['scheduled', 'confirmed'] as const satisfies readonly InterviewStatus[]
export const OPEN = [...STANDING, 'declined'] as const satisfies readonly InterviewStatus[]

/** Nothing is sent to an interview whose time is over, whether or not the clock has ended it yet. */
const can = (row: Pick<InterviewRow, 'status' | 'endsAt'>, event: Event, by: 'employer' | 'applicant', now: Date) =>
  row.endsAt > now && next(life, row.status, event, by) !== null

/** What an employer may do with an interview. Nobody arranges interviews of their own (decision 277). */
export const employersAbilities = (
  row: Pick<InterviewRow, 'status' | 'endsAt'>,
  { isOwn, now }: { readonly isOwn: boolean; readonly now: Date },
): Interview['abilities'] => ({
  reschedule: !isOwn && can(row, 'reschedule', 'employer', now),
  call_off: !isOwn && can(row, 'call_off', 'employer', now),
})

/** What an applicant may answer. */
export const applicantsAbilities = (
  row: Pick<InterviewRow, 'status' | 'endsAt'>,
  now: Date,
): OwnInterview['abilities'] => ({
  accept: can(row, 'accept', 'applicant', now),
  decline: can(row, 'decline', 'applicant', now),
})
