import { pageReports } from '../../server/db/report-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** A report of somebody's page that waits for an administrator. Gives back its id and version. */
export async function pageReport(
  { db, services }: TestApp,
  { accountId }: Person,
  over: Partial<Omit<typeof pageReports.$inferInsert, 'id' | 'accountId'>> = {},
): Promise<{ readonly id: string; readonly version: number }> {
  const id = services.ids.uuid()
  await db.insert(pageReports).values({
    id,
    accountId,
    reason: 'fraud',
    text: 'The page asks for money before a job.',
    reporterEmail: null,
    language: 'en',
    status: 'waiting',
    createdAt: services.clock.now(),
    ...over,
  })
  return { id, version: 1 }
}
