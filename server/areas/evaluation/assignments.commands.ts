import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import {
  MOST_INTERVIEWERS,
  type ApplicantReview,
  type AssignmentBody,
} from '../../../openapi/schemas/applicant-review.ts'
import { interviewerAssignments } from '../../db/applicant-review-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { mayInterview } from './colleagues.queries.ts'
import { aboutOf, assignmentsOf, findReviewed, readReview, type Asking } from './review.queries.ts'
import { tellColleague } from './tell-colleague.ts'

/**
 * Makes a colleague an interviewer of an applicant, or of everybody who applies for the posting; they are told. Whoever
 * is one already stays one. Refuses with `not_found`, `forbidden`, `invalid` where it is no colleague or the applicant,
 * and `limit_reached`.
 */
export async function assign(
  tx: Tx,
  asking: Asking,
  applicationId: string,
  { user_id: userId, scope }: AssignmentBody,
): Promise<ApplicantReview> {
  const { viewer, services, now } = asking
  const received = await findReviewed(tx, asking, applicationId)
  const { row, posting } = received
  if (row.applicantAccountId === null) return refuse('forbidden', {})
  const about = aboutOf(asking, received)
  const isApplicant =
    (await tx.$count(accounts, and(eq(accounts.id, row.applicantAccountId), eq(accounts.ownerId, userId)))) > 0
  if (isApplicant || !(await mayInterview(tx, about, userId))) invalid({ user_id: ['validation.reference'] })
  const there = await assignmentsOf(tx, about)
  const isOf = (one: (typeof there)[number]) =>
    one.userId === userId && (one.applicationId === null) === (scope === 'posting')
  if (there.some(isOf)) return readReview(tx, asking, received)
  if (there.length >= MOST_INTERVIEWERS) refuse('limit_reached', { limit: MOST_INTERVIEWERS })
  const target =
    scope === 'posting'
      ? and(eq(interviewerAssignments.postingId, posting.id), isNull(interviewerAssignments.applicationId))
      : eq(interviewerAssignments.applicationId, row.id)
  // One of a job that ended does not hold any more, and makes room.
  await tx.delete(interviewerAssignments).where(and(target, eq(interviewerAssignments.userId, userId)))
  const made = await tx
    .insert(interviewerAssignments)
    .values({
      id: services.ids.uuid(),
      accountId: viewer.accountId,
      postingId: posting.id,
      applicationId: scope === 'posting' ? null : row.id,
      userId,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: interviewerAssignments.id })
  if (made.length > 0 && userId !== viewer.userId)
    await tellColleague(tx, services, {
      userId,
      accountId: viewer.accountId,
      kind: 'interviewer_assigned',
      applicationId: row.id,
      valuesIn: (lang) => ({ title: resolve(posting.title, lang)?.text ?? '', scope }),
    })
  services.events.publish(tx, 'applications', viewer.accountId)
  return readReview(tx, asking, received)
}

/**
 * Makes who holds an interview an interviewer of its applicant; whoever is one already, of the applicant or of the whole
 * posting, stays one. The invitation to the interview tells them. How many there may be counts for naming them by hand.
 */
export async function assignHolders(
  tx: Tx,
  services: Services,
  { accountId, postingId, applicationId, userIds, now }: Happenings['interview.held_by'],
): Promise<void> {
  const there = await assignmentsOf(tx, { accountId, postingId, applicationId, now })
  const fresh = userIds.filter((id) => !there.some(({ userId }) => userId === id))
  if (fresh.length === 0) return
  // One of a job that ended does not hold any more, and makes room.
  await tx
    .delete(interviewerAssignments)
    .where(and(eq(interviewerAssignments.applicationId, applicationId), inArray(interviewerAssignments.userId, fresh)))
  await tx
    .insert(interviewerAssignments)
    .values(
      fresh.map((userId) => ({
        id: services.ids.uuid(),
        accountId,
        postingId,
        applicationId,
        userId,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
}

/** Ends an assignment that covers the applicant: from the next call on the interviewer sees nothing of it. */
export async function removeAssignment(tx: Tx, asking: Asking, applicationId: string, id: string): Promise<void> {
  const { viewer, services } = asking
  const received = await findReviewed(tx, asking, applicationId)
  const gone = await tx
    .delete(interviewerAssignments)
    .where(
      and(
        eq(interviewerAssignments.id, id),
        eq(interviewerAssignments.accountId, viewer.accountId),
        eq(interviewerAssignments.postingId, received.posting.id),
        or(eq(interviewerAssignments.applicationId, applicationId), isNull(interviewerAssignments.applicationId)),
      ),
    )
    .returning({ id: interviewerAssignments.id })
  if (gone.length === 0) refuse('not_found', {})
  services.events.publish(tx, 'applications', viewer.accountId)
}
