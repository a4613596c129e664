import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { isUndecided } from './undecided.queries.ts'

type WaitingApplicants = NonNullable<z.input<typeof dashboard>['hiring']>

/** Applicants are counted to so many. */
const MOST_APPLICANTS = 1000
/** The applicants of an account that nobody has moved on yet, and those whose promised reply is late. */
export async function waitingApplicants(db: Readable, accountId: string, now: Date): Promise<WaitingApplicants> {
  const { postingId, status, replyBy } = jobApplications
  const isLate = and(isUndecided, lt(replyBy, now))
  const waiting = db
    .select({ postingId, isNew: sql`${status} = 'applied'`.as('is_new'), isLate: sql`${isLate}`.as('is_late') })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, postingId))
    .where(and(eq(jobPostings.accountId, accountId), isNull(jobPostings.deletedAt), or(eq(status, 'applied'), isLate)))
    .limit(MOST_APPLICANTS)
    .as('waiting')
  const [row] = await db
    .select({
      applied: sql<number>`(count(*) filter (where ${waiting.isNew}))::int`,
      late: sql<number>`(count(*) filter (where ${waiting.isLate}))::int`,
      posting_id: sql<Ref<'jobPosting'> | null>`case when min(${waiting.postingId}::text) = max(${waiting.postingId}::text) then min(${waiting.postingId}::text) end`,
    })
    .from(waiting)
  return row ?? { applied: 0, late: 0, posting_id: null }
}
