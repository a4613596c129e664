import { and, asc, eq, inArray } from 'drizzle-orm'
import { jobApplication } from '../../../openapi/lifecycles/job-application.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { history } from '../../db/platform-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { Home } from '../../kernel/transition.ts'

/** Where the life of an application is kept. The applicant's pages learn of each change; the sender tells the employer. */
export const applicationHome: Home<typeof jobApplication, typeof jobApplications> = {
  lifecycle: jobApplication,
  table: jobApplications,
  id: jobApplications.id,
  status: jobApplications.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
  topics: ({ applicantAccountId }) => (applicantAccountId === null ? [] : [['applications', applicantAccountId]]),
}

/** What happened to an application, oldest first. */
export const historyOf = (db: Readable, id: string) =>
  db
    .select()
    .from(history)
    .where(and(eq(history.lifecycle, jobApplication.id), eq(history.subjectId, id)))
    .orderBy(asc(history.id))
/** The same of several, by the application. */
export async function historiesOf(db: Readable, ids: readonly string[]) {
  const happened = await db
    .select()
    .from(history)
    .where(and(eq(history.lifecycle, jobApplication.id), inArray(history.subjectId, [...ids])))
    .orderBy(asc(history.id))
  return Map.groupBy(happened, ({ subjectId }) => subjectId)
}
