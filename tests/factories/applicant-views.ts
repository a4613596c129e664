import { applicantViews } from '../../server/db/applicant-view-tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

/** A way of looking at applicants that somebody keeps in the account they act as; its id. */
export async function applicantView(
  { db, services }: TestApp,
  { accountId, userId }: Pick<Person, 'accountId' | 'userId'>,
  name = 'To answer',
): Promise<string> {
  const id = services.ids.uuid()
  const createdAt = services.clock.now()
  await db
    .insert(applicantViews)
    .values({ id, accountId, userId, name, nameKey: name.toLowerCase(), address: 'status=applied', createdAt })
  return id
}
