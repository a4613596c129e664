import { and, eq, sql } from 'drizzle-orm'
import type { CriteriaBody, RatingCriteria } from '../../../openapi/schemas/applicant-review.ts'
import { ratingCriteria } from '../../db/applicant-review-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { readCriteria } from './criteria.queries.ts'

/**
 * Says what a posting of the account is rated by. Scores for a criterion that is left out stay, and count again should
 * it come back. Refuses with `not_found` and `stale`.
 */
export async function saveCriteria(
  tx: Tx,
  services: Services,
  {
    accountId,
    postingId,
    body: { criteria, version },
    now,
  }: {
    readonly accountId: string
    readonly postingId: string
    readonly body: CriteriaBody
    readonly now: Date
  },
): Promise<RatingCriteria> {
  await findPosting(tx, accountId, postingId)
  const written =
    version === null
      ? await tx
          .insert(ratingCriteria)
          .values({ postingId, criteria, updatedAt: now })
          .onConflictDoNothing()
          .returning({ version: ratingCriteria.version })
      : await tx
          .update(ratingCriteria)
          .set({ criteria, updatedAt: now, version: sql`${ratingCriteria.version} + 1` })
          .where(and(eq(ratingCriteria.postingId, postingId), eq(ratingCriteria.version, version)))
          .returning({ version: ratingCriteria.version })
  if (written.length === 0) refuse('stale', { current: await readCriteria(tx, accountId, postingId) })
  services.events.publish(tx, 'applications', accountId)
  return readCriteria(tx, accountId, postingId)
}
