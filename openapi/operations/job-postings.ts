import { z } from 'zod'
import { created, defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { approvalBody, refusalBody } from '../schemas/administration.ts'
import { closingBody } from '../schemas/job-application.ts'
import { jobPosting, jobPostingBody, jobPostingList, jobReview, newJobPosting } from '../schemas/job-posting.ts'
import { pageOf, version } from '../schemas/primitives.ts'
import { entryPreview } from '../schemas/publishing.ts'

const postingId = { id: ref('jobPosting') }
const seen = z.strictObject({ version })
/** What an employer sends to a posting: everybody who may recruit in the account's name. */
const sent = (path: string, event: string, summary: string) =>
  ({
    method: 'POST',
    path: `/job-postings/{id}/${path}`,
    summary,
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    body: seen,
    output: ok(jobPosting),
    errors: ['stale', 'not_pending'],
    sends: ['jobPosting', event],
  }) as const

/** Jobs that people and companies publish (product.md §5). */
export const jobPostingOperations = {
  listJobPostings: defineOperation({
    method: 'GET',
    path: '/job-postings',
    summary: 'The job postings of the account',
    access: 'employer',
    right: 'recruiting',
    query: pageQuery(lists.jobPostings),
    output: ok(jobPostingList),
  }),
  createJobPosting: defineOperation({
    method: 'POST',
    path: '/job-postings',
    summary: 'Begin a posting: a draft that nobody else sees',
    access: 'employer',
    right: 'recruiting',
    body: newJobPosting,
    output: created(jobPosting),
    errors: ['limit_reached'],
  }),
  getJobPosting: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}',
    summary: 'A posting of the account',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: ok(jobPosting),
  }),
  editJobPosting: defineOperation({
    method: 'PUT',
    path: '/job-postings/{id}',
    summary: 'Change a posting; one that is open shows the change at once',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    body: jobPostingBody,
    output: ok(jobPosting),
    errors: ['stale', 'not_pending'],
  }),
  deleteJobPosting: defineOperation({
    method: 'DELETE',
    path: '/job-postings/{id}',
    summary: 'Delete a draft; it can be restored for an hour',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: empty,
    errors: ['not_pending'],
  }),
  restoreJobPosting: defineOperation({
    method: 'POST',
    path: '/job-postings/{id}/restore',
    summary: 'Restore a draft within an hour after it was deleted',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: ok(jobPosting),
    errors: ['limit_reached'],
  }),
  duplicateJobPosting: defineOperation({
    method: 'POST',
    path: '/job-postings/{id}/duplicate',
    summary: 'Begin a new posting with what this one says',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: created(jobPosting),
    errors: ['limit_reached'],
  }),
  previewJobPosting: defineOperation({
    method: 'POST',
    path: '/job-postings/{id}/preview',
    summary: 'A link to the page of a posting as it is saved',
    access: 'employer',
    right: 'recruiting',
    params: postingId,
    output: created(entryPreview),
  }),
  publishJobPosting: defineOperation({
    ...sent('publish', 'publish', 'Publish a draft; the first of an account that is not verified waits for a review'),
    errors: ['stale', 'not_pending', 'limit_reached'],
  }),
  withdrawJobPosting: defineOperation(sent('withdraw', 'withdraw', 'Take a posting back from review')),
  pauseJobPosting: defineOperation(sent('pause', 'pause', 'Take no applications for now')),
  resumeJobPosting: defineOperation(sent('resume', 'resume', 'Take applications again')),
  closeJobPosting: defineOperation({
    ...sent('close', 'close', 'Close a posting for good, and reject whoever is not decided on if that is asked'),
    body: closingBody,
    errors: ['stale', 'not_pending', 'mail_field_missing'],
  }),
}

/** What administrators decide about them: a table of its own, as the reference of the API comes in parts. */
export const jobReviewOperations = {
  listJobReviews: defineOperation({
    method: 'GET',
    path: '/manage/job-reviews',
    summary: 'Postings that wait for an administrator, longest waiting first; or those in another status, newest first',
    access: 'admin',
    query: pageQuery(lists.jobReviews),
    output: ok(pageOf(jobReview)),
  }),
  getJobReview: defineOperation({
    method: 'GET',
    path: '/manage/job-reviews/{id}',
    summary: 'A posting that waits, or that is or was public',
    access: 'admin',
    params: postingId,
    output: ok(jobReview),
  }),
  approveJobPosting: defineOperation({
    method: 'POST',
    path: '/manage/job-reviews/{id}/approve',
    summary: 'Let a posting open',
    access: 'admin',
    params: postingId,
    body: approvalBody,
    output: ok(jobReview),
    errors: ['stale', 'not_pending'],
    sends: ['jobPosting', 'approve'],
  }),
  sendBackJobPosting: defineOperation({
    method: 'POST',
    path: '/manage/job-reviews/{id}/send-back',
    summary: 'Send a posting back with the reason; it is a draft again',
    access: 'admin',
    params: postingId,
    body: refusalBody,
    output: ok(jobReview),
    errors: ['stale', 'not_pending'],
    sends: ['jobPosting', 'send_back'],
  }),
  takeDownJobPosting: defineOperation({
    method: 'POST',
    path: '/manage/job-reviews/{id}/take-down',
    summary: 'Close a posting that should not be public, and say why to its account',
    access: 'admin',
    params: postingId,
    body: refusalBody,
    output: ok(jobReview),
    errors: ['stale', 'not_pending'],
    sends: ['jobPosting', 'take_down'],
  }),
}
