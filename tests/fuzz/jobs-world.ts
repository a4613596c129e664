import { eq, inArray } from 'drizzle-orm'
import { jobPostingOperations, jobReviewOperations } from '../../openapi/operations/job-postings.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { JobPostingStatus } from '../../openapi/schemas/job-posting.ts'
import { jobApplications } from '../../server/db/job-application-tables.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import { postingIn } from '../factories/job-postings.ts'
import { company, type Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** The status in which a call finds the posting; a draft unless named. */
const STATUSES: Partial<Record<OperationId, JobPostingStatus>> = {
  withdrawJobPosting: 'in_review',
  pauseJobPosting: 'open',
  resumeJobPosting: 'paused',
  closeJobPosting: 'open',
  getJobReview: 'in_review',
  approveJobPosting: 'in_review',
  sendBackJobPosting: 'in_review',
  takeDownJobPosting: 'open',
}

/** A posting of the caller in the status that the call is about, and no other, so that their plan has room. */
export async function jobsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  const isReview = Object.hasOwn(jobReviewOperations, id)
  if (!isReview && !Object.hasOwn(jobPostingOperations, id)) return {}
  const of = isReview ? await company(app) : someone
  const theirs = app.db.select({ id: jobPostings.id }).from(jobPostings).where(eq(jobPostings.accountId, of.accountId))
  await app.db.delete(jobApplications).where(inArray(jobApplications.postingId, theirs))
  await app.db.delete(jobPostings).where(eq(jobPostings.accountId, of.accountId))
  const deletedAt = id === 'restoreJobPosting' ? app.clock.now() : null
  const row = await postingIn(app, of, STATUSES[id] ?? 'draft', { deletedAt })
  return {
    ids: { jobPosting: [row.id] },
    known: {
      version: row.version,
      deadline: row.deadline,
      time_zone: row.timeZone,
      questions: row.questions,
      hiring_process_id: row.hiringProcessId,
      salary_from: 100,
      salary_to: 200.5,
    },
  }
}
