import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { hiringProcess, hiringProcessList } from '../../../openapi/schemas/hiring-process.ts'
import { hiringProcesses, hiringStages } from '../../db/hiring-tables.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { presentStage, stagesOf } from './stages.queries.ts'

export type Process = typeof hiringProcesses.$inferSelect
export type PresentedProcess = z.input<typeof hiringProcess>

/** How many postings use each of these processes, drafts that can still be restored among them. */
async function postingsOf(db: Readable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: jobPostings.hiringProcessId, n: count() })
    .from(jobPostings)
    .where(inArray(jobPostings.hiringProcessId, [...ids]))
    .groupBy(jobPostings.hiringProcessId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}
/** How many postings use a process. */
export const countPostings = async (db: Readable, id: string): Promise<number> =>
  (await postingsOf(db, [id])).get(id) ?? 0

/** How many stand in each stage of a process, whatever the posting. */
export async function applicantsByStage(db: Readable, processId: string): Promise<ReadonlyMap<string | null, number>> {
  const rows = await db
    .select({ id: jobApplications.stageId, n: count() })
    .from(jobApplications)
    .innerJoin(hiringStages, eq(hiringStages.id, jobApplications.stageId))
    .where(eq(hiringStages.processId, processId))
    .groupBy(jobApplications.stageId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** A process of the account. Another's and an unknown one are the same 404. */
export async function findProcess(db: Readable, accountId: string, id: string): Promise<Process> {
  const [row] = await db
    .select()
    .from(hiringProcesses)
    .where(and(eq(hiringProcesses.id, id), eq(hiringProcesses.accountId, accountId)))
  return row ?? refuse('not_found', {})
}

/** A process with its stages, their mails and who stands in each. */
export async function readProcess(db: Readable, accountId: string, id: string): Promise<PresentedProcess> {
  const row = await findProcess(db, accountId, id)
  const stages = await stagesOf(db, id)
  const applicants = await applicantsByStage(db, id)
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    postings: await countPostings(db, id),
    created_at: row.createdAt.toISOString(),
    stages: stages.map((stage) => ({
      ...presentStage(stage),
      mail: stage.mail,
      applicants: applicants.get(stage.id) ?? 0,
    })),
  }
}

/** All processes of the account, the oldest first. */
export async function listProcesses(db: Readable, accountId: string): Promise<z.input<typeof hiringProcessList>> {
  const rows = await db
    .select()
    .from(hiringProcesses)
    .where(eq(hiringProcesses.accountId, accountId))
    .orderBy(asc(hiringProcesses.createdAt), asc(hiringProcesses.id))
  const ids = rows.map(({ id }) => id)
  const postings = await postingsOf(db, ids)
  const stages =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(hiringStages)
          .where(inArray(hiringStages.processId, ids))
          .orderBy(asc(hiringStages.place))
  return {
    data: rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      postings: postings.get(row.id) ?? 0,
      created_at: row.createdAt.toISOString(),
      stages: stages.filter(({ processId }) => processId === row.id).map(presentStage),
    })),
  }
}

/** Did anybody apply for the posting? What is only written counts for nothing. */
export const hasApplicants = async (db: Readable, postingId: string): Promise<boolean> =>
  (await db.$count(
    jobApplications,
    and(eq(jobApplications.postingId, postingId), ne(jobApplications.status, 'draft')),
  )) > 0
