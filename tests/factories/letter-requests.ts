import { and, eq } from 'drizzle-orm'
import { employments } from '../../server/db/company-tables.ts'
import { letterRequests } from '../../server/db/letters-tables.ts'
import type { TestApp } from '../setup/app.ts'
import { letterTypeOf } from './letter-settings.ts'
import type { Person } from './people.ts'

/** A certificate that somebody who works for a company has asked it for, as kept. */
export async function letterRequestOf(app: TestApp, firm: Person, userId: string, typeId?: string): Promise<string> {
  const id = app.services.ids.uuid()
  await app.db.insert(letterRequests).values({
    id,
    accountId: firm.accountId,
    userId,
    typeId: typeId ?? (await letterTypeOf(app, firm, { request: 'employment' })).id,
    lang: 'en',
    purpose: 'For the bank',
    createdAt: app.services.clock.now(),
  })
  return id
}

/** Makes somebody one who worked for the company once. */
export async function workedAt({ db, services }: TestApp, firm: Person, who: Person): Promise<void> {
  const at = services.clock.now()
  const own = { companyAccountId: firm.accountId, employeeAccountId: who.accountId, userId: who.userId }
  const theirs = and(eq(employments.userId, who.userId), eq(employments.companyAccountId, firm.accountId))
  const [known] = await db.select().from(employments).where(theirs)
  if (known !== undefined) return
  await db.insert(employments).values({
    ...own,
    id: services.ids.uuid(),
    jobTitle: 'Accountant',
    startedOn: at.toISOString().slice(0, 10),
    endedAt: at,
    createdAt: at,
  })
}
