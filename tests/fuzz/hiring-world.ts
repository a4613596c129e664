import { hiringProcessOperations } from '../../openapi/operations/hiring-processes.ts'
import type { OperationId } from '../../openapi/operations/registry.ts'
import type { HiringProcess } from '../../openapi/schemas/hiring-process.ts'
import { hiringProcesses } from '../../server/db/hiring-tables.ts'
import { and, eq, notInArray } from 'drizzle-orm'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import type { Person } from '../factories/people.ts'
import type { TestApp } from '../setup/app.ts'
import type { Found } from './resumes-world.ts'

/** A process of the caller that no posting uses, and no other such, so that there is room. */
export async function hiringWorld(app: TestApp, id: OperationId, someone: Person): Promise<Found> {
  if (!Object.hasOwn(hiringProcessOperations, id)) return {}
  const used = app.db.select({ id: jobPostings.hiringProcessId }).from(jobPostings)
  await app.db
    .delete(hiringProcesses)
    .where(and(eq(hiringProcesses.accountId, someone.accountId), notInArray(hiringProcesses.id, used)))
  const { body } = await app.call<HiringProcess>('POST', '/hiring-processes', {
    as: someone,
    body: { name: { en: 'Engineers' } },
  })
  const stages = body.stages.map(({ applicants: _, ...stage }) => stage)
  return { ids: { hiringProcess: [body.id] }, known: { version: body.version, stages } }
}
