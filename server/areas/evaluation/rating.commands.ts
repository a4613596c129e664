import { and, eq, sql } from 'drizzle-orm'
import type { ApplicantReview, RatingBody } from '../../../openapi/schemas/applicant-review.ts'
import { applicantRatings } from '../../db/applicant-review-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { criteriaOf } from './criteria.queries.ts'
import { findReviewed, readReview, type Asking } from './review.queries.ts'

/**
 * Rates an applicant in the viewer's name, or changes what they said. Refuses with `not_found`, `forbidden` an own
 * application and one whose person is deleted, `invalid` a criterion that the posting does not have, and `stale`.
 */
export async function rate(
  tx: Tx,
  asking: Asking,
  applicationId: string,
  { scores, comment, version }: RatingBody,
): Promise<ApplicantReview> {
  const { viewer, services, now } = asking
  const received = await findReviewed(tx, asking, applicationId)
  if (received.row.applicantAccountId === null) refuse('forbidden', {})
  const criteria = new Set((await criteriaOf(tx, received.posting.id)).map(({ id }) => id))
  if (scores.some(({ criterion }) => !criteria.has(criterion))) invalid({ scores: ['validation.reference'] })
  const { userId } = viewer
  const written =
    version === null
      ? await tx
          .insert(applicantRatings)
          .values({ applicationId, userId, scores, comment, createdAt: now, updatedAt: now })
          .onConflictDoNothing()
          .returning({ userId: applicantRatings.userId })
      : await tx
          .update(applicantRatings)
          .set({ scores, comment, updatedAt: now, version: sql`${applicantRatings.version} + 1` })
          .where(
            and(
              eq(applicantRatings.applicationId, applicationId),
              eq(applicantRatings.userId, userId),
              eq(applicantRatings.version, version),
            ),
          )
          .returning({ userId: applicantRatings.userId })
  if (written.length === 0) refuse('stale', { current: await readReview(tx, asking, received) })
  services.events.publish(tx, 'applications', viewer.accountId)
  return readReview(tx, asking, received)
}
