import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { HiringProcess } from '../../openapi/schemas/hiring-process.ts'
import { hiringProcesses } from '../../server/db/hiring-tables.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** A process of an account that no posting uses, in the place of all others such: an account has room for so many. */
export async function unusedProcess(app: TestApp, as: Person): Promise<HiringProcess> {
  const id = jobPostings.hiringProcessId
  const used = app.db.select({ id }).from(jobPostings).where(isNotNull(id))
  await app.db
    .delete(hiringProcesses)
    .where(and(eq(hiringProcesses.accountId, as.accountId), notInArray(hiringProcesses.id, used)))
  const { body } = await app.call<HiringProcess>('POST', '/hiring-processes', {
    as,
    body: { name: { en: 'Engineers' } },
  })
  return body
}
