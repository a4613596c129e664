import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import { createProcess } from '../../server/areas/hiring/processes.commands.ts'
import { hiringProcesses } from '../../server/db/hiring-tables.ts'
import { jobPostings } from '../../server/db/job-posting-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/**
 * A process of an account that no posting uses, in the place of all others such: an account has room for so many. It
 * needs no session.
 */
export async function unusedProcess({ db, services }: TestApp, { accountId }: Pick<Person, 'accountId'>) {
  const id = jobPostings.hiringProcessId
  const used = db.select({ id }).from(jobPostings).where(isNotNull(id))
  await db
    .delete(hiringProcesses)
    .where(and(eq(hiringProcesses.accountId, accountId), notInArray(hiringProcesses.id, used)))
  const name = { en: 'Engineers' }
  return services.transaction((tx) => createProcess({ tx, services, accountId, now: services.clock.now() }, { name }))
}
