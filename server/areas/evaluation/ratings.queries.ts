import { and, asc, eq, sql } from 'drizzle-orm'
import type { RatingCriterion } from '../../../openapi/schemas/applicant-review.ts'
import { applicantRatings } from '../../db/applicant-review-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'

export type RatingRow = typeof applicantRatings.$inferSelect

/** The ratings of an applicant, the first given first. */
export const ratingsOf = (db: Readable, applicationId: string): Promise<RatingRow[]> =>
  db
    .select()
    .from(applicantRatings)
    .where(eq(applicantRatings.applicationId, applicationId))
    .orderBy(asc(applicantRatings.createdAt), asc(applicantRatings.userId))

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100

/** The mean of a rating's scores, to two places, as far as the posting still asks for them. */
export function averageOf({ scores }: Pick<RatingRow, 'scores'>, criteria: readonly RatingCriterion[]): number | null {
  const asked = new Set(criteria.map(({ id }) => id))
  return mean(scores.flatMap(({ criterion, score }) => (asked.has(criterion) ? [score] : [])))
}
/** The mean of several ratings: each colleague counts the same, however many criteria they scored. */
export const averageOfAll = (rows: readonly RatingRow[], criteria: readonly RatingCriterion[]): number | null =>
  mean(rows.flatMap((row) => averageOf(row, criteria) ?? []))

/** How many ratings of a posting's applicants score each criterion. */
export async function timesScored(db: Readable, postingId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ readonly criterion: string; readonly n: number }>(sql`
    select s ->> 'criterion' as criterion, count(*)::int as n
    from ${applicantRatings} join ${jobApplications} on ${jobApplications.id} = ${applicantRatings.applicationId},
      jsonb_array_elements(${applicantRatings.scores}) s
    where ${and(eq(jobApplications.postingId, postingId))} group by 1`)
  return new Map(rows.map(({ criterion, n }) => [criterion, n]))
}
