import { applicantNotes, applicantRatings, interviewerAssignments } from '../../server/db/applicant-review-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** An application as it is kept. */
interface Sent {
  readonly id: string
  readonly postingId: string
}
type Who = Pick<Person, 'userId'>

/** A note of somebody on an applicant, written as a row. */
export async function applicantNote(
  { db, services }: TestApp,
  { userId }: Who,
  { id }: Sent,
  text = 'Speaks clearly.',
) {
  const values = { id: services.ids.uuid(), applicationId: id, authorId: userId, text, mentions: [] }
  const [row] = await db
    .insert(applicantNotes)
    .values({ ...values, createdAt: services.clock.now() })
    .returning()
  if (!row) throw new Error('The note was not written')
  return row
}

/** Makes somebody an interviewer of an applicant of `firm`, or of everybody who applied for the same posting. */
export async function interviewer(
  { db, services }: TestApp,
  firm: Pick<Person, 'accountId'>,
  { userId }: Who,
  { id, postingId }: Sent,
  scope: 'applicant' | 'posting' = 'applicant',
) {
  const [row] = await db
    .insert(interviewerAssignments)
    .values({
      id: services.ids.uuid(),
      accountId: firm.accountId,
      postingId,
      applicationId: scope === 'posting' ? null : id,
      userId,
      createdAt: services.clock.now(),
    })
    .returning()
  if (!row) throw new Error('The assignment was not written')
  return row
}

/** Somebody's rating of an applicant by one criterion, written as a row. */
export async function applicantRating(
  { db, services }: TestApp,
  { userId }: Who,
  { id }: Pick<Sent, 'id'>,
  scores: readonly { readonly criterion: string; readonly score: number }[],
  comment: string | null = null,
) {
  const now = services.clock.now()
  await db
    .insert(applicantRatings)
    .values({ applicationId: id, userId, scores: [...scores], comment, createdAt: now, updatedAt: now })
}
