import { eq } from 'drizzle-orm'
import {
  DEFAULT_CRITERIA,
  type RatingCriteria,
  type RatingCriterion,
} from '../../../openapi/schemas/applicant-review.ts'
import { ratingCriteria } from '../../db/applicant-review-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { findPosting } from '../jobs/postings.queries.ts'
import { timesScored } from './ratings.queries.ts'

/** What those who applied for a posting are rated by. */
export async function criteriaOf(db: Readable, postingId: string): Promise<readonly RatingCriterion[]> {
  const [row] = await db
    .select({ criteria: ratingCriteria.criteria })
    .from(ratingCriteria)
    .where(eq(ratingCriteria.postingId, postingId))
  return row?.criteria ?? DEFAULT_CRITERIA
}

/** The criteria of a posting of the account, each with how many ratings score it. */
export async function readCriteria(db: Readable, accountId: string, postingId: string): Promise<RatingCriteria> {
  await findPosting(db, accountId, postingId)
  const [row] = await db.select().from(ratingCriteria).where(eq(ratingCriteria.postingId, postingId))
  const times = await timesScored(db, postingId)
  return {
    criteria: (row?.criteria ?? DEFAULT_CRITERIA).map((one) => ({ ...one, ratings: times.get(one.id) ?? 0 })),
    version: row?.version ?? null,
  }
}
