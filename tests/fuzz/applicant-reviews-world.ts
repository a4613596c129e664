import { eq } from 'drizzle-orm'
import { applicantReviewOperations } from '../../openapi/operations/applicant-reviews.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { DEFAULT_CRITERIA } from '../../openapi/schemas/applicant-review.ts'
import { jobApplications } from '../../server/db/job-application-tables.ts'
import { applicantNote, interviewer } from '../factories/applicant-reviews.ts'
import { applicationIn, appliedFor } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { employee, individual, type Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** What colleagues say of an applicant: each call finds a new one, of a posting of the caller's. */
export async function applicantReviewsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(applicantReviewOperations, id)) return {}
  const posting = await openPosting(app, someone)
  const person = await individual(app)
  const sent = async () => {
    const made = await appliedFor(app, person, posting)
    const [row] = await app.db.select().from(jobApplications).where(eq(jobApplications.id, made.id))
    if (!row) throw new Error('The application was not sent')
    return row
  }
  const applicant = id === 'getAssignedResume' ? await sent() : await applicationIn(app, person, posting, 'applied')
  const colleague =
    id === 'assignInterviewer' && someone.username.startsWith('com') ? await employee(app, { of: someone }) : someone
  const isEdit = id === 'editApplicantNote'
  return {
    ids: {
      jobPosting: [posting.id],
      jobApplication: [applicant.id],
      user: [colleague.userId],
      applicantNote: [(await applicantNote(app, someone, applicant)).id],
      interviewerAssignment: [(await interviewer(app, someone, someone, applicant)).id],
    },
    known: {
      version: isEdit ? 1 : null,
      criteria: DEFAULT_CRITERIA,
      scores: [{ criterion: DEFAULT_CRITERIA[0]?.id, score: 4 }],
    },
  }
}
