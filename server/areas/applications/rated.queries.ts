import { sql, type SQL } from 'drizzle-orm'
import { DEFAULT_CRITERIA } from '../../../openapi/schemas/applicant-review.ts'
import { applicantRatings, ratingCriteria } from '../../db/applicant-review-tables.ts'

const usual = JSON.stringify(DEFAULT_CRITERIA.map(({ id }) => id))

// The columns of applications are named in full: in the list of a select from one table they would lose the name of theirs.
/** Has this user rated an application? */
const hasRated = (userId: string): SQL<boolean> =>
  sql`exists (select 1 from ${applicantRatings} where application_id = job_applications.id and user_id = ${userId})`

/**
 * The mean of an application's ratings to two places, as far as the posting still asks for their criteria: null for who
 * has given none of their own, so that neither rows, nor their order, nor what narrows them tells what others gave.
 */
export const ratingFor = (userId: string): SQL<number | null> => sql`(
  select case when bool_or(given.user_id = ${userId}) then round(avg(given.mean), 2)::float8 end from (
    select one.user_id, (
      select round(avg((s ->> 'score')::numeric), 2) from jsonb_array_elements(one.scores) s
      where coalesce(
        (select jsonb_path_query_array(criteria, '$[*].id') from ${ratingCriteria} where posting_id = job_applications.posting_id),
        ${usual}::jsonb) ? (s ->> 'criterion')) as mean
    from ${applicantRatings} one where one.application_id = job_applications.id) given)`

/** Who stands so high with the viewer, or who waits for their rating. */
export const ratedAs = (userId: string, value: '4' | '3' | '2' | 'unrated'): SQL =>
  value === 'unrated' ? sql`not ${hasRated(userId)}` : sql`${ratingFor(userId)} >= ${Number(value)}`
