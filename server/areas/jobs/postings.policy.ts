import { and, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { jobPosting as life } from '../../../openapi/lifecycles/job-posting.ts'
import type { JobPosting, JobPostingStatus, JobReview } from '../../../openapi/schemas/job-posting.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { isActive } from '../../kernel/active-account.ts'

export type PostingEvent = SendOf<typeof life>
export type Posting = typeof jobPostings.$inferSelect

/** The statuses that count against the limit of the plan. */
export const COUNTED = ['in_review', 'open', 'paused'] as const satisfies readonly JobPostingStatus[]
/** The statuses in which a posting can be changed. */
export const EDITABLE = ['draft', 'open', 'paused'] as const satisfies readonly JobPostingStatus[]

export const isEditable = (status: JobPostingStatus): boolean => EDITABLE.some((one) => one === status)

/** Its deadline has passed, whether or not the clock has closed it yet. */
export const isOver = ({ closesAt }: Pick<Posting, 'closesAt'>, now: Date): boolean =>
  closesAt !== null && closesAt <= now

/**
 * The postings that the public sees: open ones whose deadline has not passed, of accounts that act. The statement joins
 * `accounts`.
 */
export const isPublic = (now: Date): SQL | undefined =>
  and(
    inArray(jobPostings.status, ['open']),
    isNull(jobPostings.deletedAt),
    or(isNull(jobPostings.closesAt), gt(jobPostings.closesAt, sql`${now.toISOString()}::timestamptz`)),
    isActive(),
  )

/** What the account may do with its posting. What is over can only be closed, which the clock is about to do. */
export function employersAbilities(row: Pick<Posting, 'status' | 'closesAt'>, now: Date): JobPosting['abilities'] {
  const { status } = row
  const can = (event: PostingEvent) => next(life, status, event, 'employer') !== null
  const runs = status === 'draft' || !isOver(row, now)
  return {
    edit: runs && isEditable(status),
    publish: can('publish'),
    withdraw: can('withdraw'),
    pause: runs && can('pause'),
    resume: runs && can('resume'),
    close: can('close'),
    delete: status === 'draft',
  }
}

/** What an administrator may do with a posting. Nobody opens one whose deadline has passed. */
export function administratorsAbilities(row: Pick<Posting, 'status' | 'closesAt'>, now: Date): JobReview['abilities'] {
  const can = (event: PostingEvent) => next(life, row.status, event, 'administrator') !== null
  return {
    approve: can('approve') && !isOver(row, now),
    send_back: can('send_back'),
    take_down: can('take_down'),
  }
}
