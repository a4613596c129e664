import { and, eq, inArray, ne } from 'drizzle-orm'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import type { AppliedBy } from '../jobs/job.page.ts'
import type { Application } from './applications.policy.ts'

/** What an account sent or began to for these postings, by the id of the posting. For the applicant's own eyes. */
export async function standingOf(
  db: Readable,
  accountId: string,
  postingIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Application, 'id' | 'status'>>> {
  if (postingIds.length === 0) return new Map()
  const rows = await db
    .select({ id: jobApplications.id, status: jobApplications.status, postingId: jobApplications.postingId })
    .from(jobApplications)
    .where(and(eq(jobApplications.applicantAccountId, accountId), inArray(jobApplications.postingId, [...postingIds])))
  return new Map(rows.map(({ postingId, ...row }) => [postingId, row]))
}

/** What a reader of a public page sent for the posting at its address; a draft is not sent. */
export const appliedBy =
  ({ db }: Pick<Services, 'db'>): AppliedBy =>
  async ({ accountId, kind }, slug) => {
    if (kind !== 'individual') return null
    const { id, appliedAt, createdAt, applicantAccountId, postingId, status } = jobApplications
    const [row] = await db
      .select({ id, status, appliedAt, createdAt })
      .from(jobApplications)
      .innerJoin(jobPostings, eq(jobPostings.id, postingId))
      .where(and(eq(applicantAccountId, accountId), eq(jobPostings.slug, slug), ne(status, 'draft')))
    return row
      ? { id: row.id, on: todayIn(row.appliedAt ?? row.createdAt), isWithdrawn: row.status === 'withdrawn' }
      : null
  }
