import { eq } from 'drizzle-orm'
import { applicantBoardOperations } from '../../openapi/operations/applicant-board.ts'
import { conversationOperations } from '../../openapi/operations/conversations.ts'
import { jobApplicationOperations } from '../../openapi/operations/job-applications.ts'
import { offerOperations } from '../../openapi/operations/offers.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import { applicantViews } from '../../server/db/applicant-view-tables.ts'
import { applicantView } from '../factories/applicant-views.ts'
import { applicationIn, appliedFor, stageFor } from '../factories/job-applications.ts'
import { openPosting } from '../factories/job-postings.ts'
import { company, individual, type Person } from '../factories/people.ts'
import { resume, type MadeResume } from '../factories/resumes.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** A resume of the person: the one that they have, because a plan may have no room for another. */
async function resumeOf(app: TestApp, as: Person): Promise<string> {
  const { status, body } = await app.call<{ readonly data: readonly MadeResume[] }>('GET', '/resumes', { as })
  return (status === 200 && body.data[0]?.id) || (await resume(app, as)).id
}

/** What an applicant's calls find: a new job, with the application that the call is about. */
async function ofApplicant(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  const posting = await openPosting(app, await company(app))
  const nothing = { slug: posting.slug, resume_id: null, cv_file_id: null, answers: [], document_ids: [] }
  switch (id) {
    case 'saveOwnApplication':
      return { known: { ...nothing, version: null } }
    case 'getSentResume': {
      const sent = await appliedFor(app, someone, posting, { resume_id: await resumeOf(app, someone) })
      return { ids: { jobApplication: [sent.id] } }
    }
    case 'getOwnConversation':
    case 'getOwnOffer':
    case 'getSentApplication':
    case 'readOwnConversation':
    case 'withdrawApplication':
    case 'writeToEmployer': {
      const { id: sent } = await applicationIn(app, someone, posting, 'interview')
      return { ids: { jobApplication: [sent] }, known: { version: 1, to: 1, client_id: app.services.ids.uuid() } }
    }
    default:
      await applicationIn(app, someone, posting, 'draft', { resumeId: await resumeOf(app, someone) })
      return { known: { slug: posting.slug, version: 1 } }
  }
}

/** What an employer's calls find: an applicant of a posting of their own. */
async function ofEmployer(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  const posting = await openPosting(app, someone)
  const person = await individual(app)
  const status = id === 'reconsiderApplicant' ? 'rejected' : 'applied'
  const row =
    id === 'getApplicantResume'
      ? await appliedFor(app, person, posting)
      : await applicationIn(app, person, posting, status)
  return {
    ids: {
      jobPosting: [posting.id],
      jobApplication: [row.id],
      hiringStage: [await stageFor(app, posting, 'interview')],
    },
    known: {
      version: 1,
      to: id === 'readConversation' ? 1 : await stageFor(app, posting, 'interview'),
      client_id: app.services.ids.uuid(),
      applicants: [{ id: row.id, version: 1 }],
      rejection: null,
    },
  }
}

/** What the board's calls find: an applicant of a posting, and one way of looking at them that somebody keeps. */
async function ofBoard(app: TestApp, someone: Person): Promise<Found> {
  const posting = await openPosting(app, someone)
  const { id } = await applicationIn(app, await individual(app), posting, 'applied')
  // There is room for one more.
  await app.db.delete(applicantViews).where(eq(applicantViews.userId, someone.userId))
  return {
    ids: { jobPosting: [posting.id], jobApplication: [id], applicantView: [await applicantView(app, someone)] },
    known: { address: 'view=board&status=applied' },
  }
}

const { getApplicantOffer, getOwnOffer } = offerOperations
const calls = { ...jobApplicationOperations, ...conversationOperations, getApplicantOffer, getOwnOffer }
/** Each call about an application on rows of its own. */
export async function applicationsWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (id === 'getApplicantAnalysis') return ofEmployer(app, id, someone)
  if (Object.hasOwn(applicantBoardOperations, id)) return ofBoard(app, someone)
  const found = Object.entries(calls).find(([each]) => each === id)?.[1]
  if (found === undefined) return {}
  if (found.access !== 'individual') return ofEmployer(app, id, someone)
  return someone.username.startsWith('ind') ? ofApplicant(app, id, someone) : {}
}
