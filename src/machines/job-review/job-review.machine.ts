import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import type { JobReview } from '../../../openapi/schemas/job-posting.ts'
import { requestMachine, type DecisionOf } from '../request/request.ts'

/** A posting as an administrator reads it; its note is what was last written to the account. */
export type ReviewedPosting = JobReview & { readonly note: string | null }
export const asReviewed = (row: JobReview): ReviewedPosting => ({ ...row, note: row.review_note })
/** What an administrator decides; whoever sends back or takes down says why. */
export type ReviewDecision = DecisionOf<'approve' | 'send_back' | 'take_down'>

/** A posting that waits for an administrator, or that one takes down: its statuses as the server says. */
export const jobReviewMachine = requestMachine<ReviewedPosting, ReviewedPosting, null, ReviewDecision['kind']>(
  jobPosting,
  {
    isSent: () => false,
    withdrawn: null,
    decided: { approve: 'open', send_back: 'draft', take_down: 'closed' },
  },
)
