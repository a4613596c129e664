import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type {
  ApplicantRating,
  ApplicantReview,
  Colleague,
  RatingCriterion,
} from '../../../openapi/schemas/applicant-review.ts'
import type { Viewer } from '../../../openapi/define.ts'
import { applicantNotes, interviewerAssignments } from '../../db/applicant-review-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findReceived, type Received } from '../applications/applicants.queries.ts'
import { colleaguesById, type About } from './colleagues.queries.ts'
import { criteriaOf } from './criteria.queries.ts'
import { recruits } from './evaluation.policy.ts'
import { interviewedBy, stillHolds } from '../applications/interviewing.queries.ts'
import { averageOf, averageOfAll, ratingsOf, type RatingRow } from './ratings.queries.ts'

/** Who asks, and when. */
export interface Asking {
  readonly viewer: Viewer<'individual' | 'company'>
  readonly services: Services
  readonly now: Date
}
export const aboutOf = ({ viewer, now }: Asking, { row, posting }: Received): About => ({
  accountId: viewer.accountId,
  postingId: posting.id,
  applicationId: row.id,
  now,
})

/**
 * An applicant whom the viewer may look at. Another account's, and one whom an employee does not interview, are the same
 * 404 as one who does not exist; so is an interviewer's own application. Refuses with `forbidden` a recruiter's own.
 */
export async function findReviewed(db: Readable, asking: Asking, applicationId: string): Promise<Received> {
  const { viewer } = asking
  const found = await findReceived(db, asking, applicationId)
  if (recruits(viewer)) return found.isOwn ? refuse('forbidden', {}) : found
  const theirs = and(eq(jobApplications.id, applicationId), interviewedBy(viewer))
  const isInterviewer = !found.isOwn && (await db.$count(jobApplications, theirs)) > 0
  return isInterviewer ? found : refuse('not_found', {})
}

/** The assignments that cover an applicant, the first made first. */
export const assignmentsOf = (db: Readable, { accountId, postingId, applicationId }: About) =>
  db
    .select()
    .from(interviewerAssignments)
    .where(
      and(
        eq(interviewerAssignments.accountId, accountId),
        eq(interviewerAssignments.postingId, postingId),
        or(eq(interviewerAssignments.applicationId, applicationId), isNull(interviewerAssignments.applicationId)),
        stillHolds,
      ),
    )
    .orderBy(asc(interviewerAssignments.createdAt), asc(interviewerAssignments.id))

/** What colleagues say of an applicant, as far as the viewer may read it yet. */
export async function readReview(db: Readable, asking: Asking, received: Received): Promise<ApplicantReview> {
  const { viewer } = asking
  const { row, posting } = received
  const about = aboutOf(asking, received)
  const criteria = await criteriaOf(db, posting.id)
  const ratings = await ratingsOf(db, row.id)
  const notes = await db
    .select()
    .from(applicantNotes)
    .where(eq(applicantNotes.applicationId, row.id))
    .orderBy(desc(applicantNotes.createdAt), desc(applicantNotes.id))
  const assignments = await assignmentsOf(db, about)
  const people = await colleaguesById(db, about, [
    ...ratings.map(({ userId }) => userId),
    ...notes.flatMap(({ authorId, mentions }) => [authorId, ...mentions]),
    ...assignments.map(({ userId }) => userId),
  ])
  const nobody = (id: string): Colleague => ({ id: id as Ref<'user'>, name: null, role: 'former' })
  const who = (id: string) => people.get(id) ?? nobody(id)
  const own = ratings.find(({ userId }) => userId === viewer.userId)
  const others = ratings.filter(({ userId }) => userId !== viewer.userId)
  const shown = (one: RatingRow) => presentRating(one, who(one.userId), criteria)
  // Who deleted their data is written about no more.
  const write = row.applicantAccountId !== null
  return {
    id: row.id as Ref<'jobApplication'>,
    posting_id: posting.id as Ref<'jobPosting'>,
    criteria: [...criteria],
    own: own === undefined ? null : shown(own),
    others: own === undefined ? null : others.map(shown),
    others_count: others.length,
    average: own === undefined ? null : averageOfAll(ratings, criteria),
    notes: notes.map((note) => ({
      id: note.id as Ref<'applicantNote'>,
      version: note.version,
      by: who(note.authorId),
      text: note.text,
      mentions: note.mentions.map(who),
      created_at: note.createdAt.toISOString(),
      edited_at: note.editedAt?.toISOString() ?? null,
      abilities: { edit: write && note.authorId === viewer.userId, delete: note.authorId === viewer.userId },
    })),
    interviewers: assignments
      .filter(({ userId }) => who(userId).role !== 'former')
      .map(({ id, userId, applicationId }) => ({
        id: id as Ref<'interviewerAssignment'>,
        colleague: who(userId),
        scope: applicationId === null ? 'posting' : 'applicant',
        has_rated: ratings.some((one) => one.userId === userId),
      })),
    abilities: {
      write,
      assign: write && recruits(viewer) && viewer.accountKind === 'company',
      criteria: recruits(viewer),
    },
  }
}

const presentRating = (row: RatingRow, by: Colleague, criteria: readonly RatingCriterion[]): ApplicantRating => ({
  by,
  version: row.version,
  scores: [...row.scores],
  average: averageOf(row, criteria),
  comment: row.comment,
  updated_at: row.updatedAt.toISOString(),
})
