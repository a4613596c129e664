import { and, eq, inArray } from 'drizzle-orm'
import { jobApplications } from '../../db/job-application-tables.ts'
import type { Readable } from '../../kernel/context.ts'
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
