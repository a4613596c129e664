import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import type { ClosingBody } from '../../../openapi/schemas/job-application.ts'
import type { JobPosting, JobPostingRow, JobPostingStatus } from '../../../openapi/schemas/job-posting.ts'
import { actsMachine, type ActContext, type ActWish } from '../acts/acts.ts'

/** What an employer does with a posting. */
export type PostingEvent = 'publish' | 'withdraw' | 'pause' | 'resume' | 'close'
/** The statuses that each leads to. */
const LEADS_TO: Readonly<Record<PostingEvent, readonly JobPostingStatus[]>> = {
  publish: ['in_review', 'open'],
  withdraw: ['draft'],
  pause: ['paused'],
  resume: ['open'],
  close: ['closed'],
}
/** A posting in its list or in its editor. */
export type LivingPosting = Omit<JobPostingRow, 'applicants'>
/** What is said with a closing: a rejection for everybody who is not decided on, or nothing. */
export type PostingSaid = NonNullable<ClosingBody['rejection']> | null
export type PostingContext = ActContext<LivingPosting, PostingEvent, PostingSaid>
export type PostingWish = ActWish<LivingPosting, PostingEvent, PostingSaid>

/**
 * A posting of the account: draft, in_review, open, paused or closed, as the server says. Publishing and closing are
 * asked once more; pausing, resuming and withdrawing are done at once, as each can be taken back by another.
 */
export const jobPostingMachine = actsMachine<LivingPosting, PostingEvent, PostingSaid, JobPosting>(jobPosting, {
  asked: ['publish', 'close'],
  direct: ['withdraw', 'pause', 'resume'],
  isThere: ({ status }, event) => LEADS_TO[event].includes(status),
  nothing: null,
  may: ({ abilities }, event) => abilities[event],
})
