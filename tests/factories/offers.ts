import { employments, offers } from '../../server/db/tables.ts'
import type { TestApp } from '../setup/app.ts'
import type { Person } from './people.ts'

type Offer = typeof offers.$inferSelect

/** An offer of a company to a person, waiting for the answer unless told; `over` may take the account away, so that only the e-mail names them. */
export async function jobOffer({ db, services }: TestApp, from: Person, to: Person, over: Partial<typeof offers.$inferInsert> = {}): Promise<Offer> {
  const [row] = await db
    .insert(offers)
    .values({
      id: services.ids.uuid(),
      companyAccountId: from.accountId,
      employeeAccountId: to.accountId,
      employeeEmailKey: to.email.toLowerCase(),
      status: 'pending',
      roles: [{ id: services.ids.uuid(), role: 'Engineer', position_name: 'Water engineer', structure_name: 'Processing' }],
      jobTitle: 'Water engineer',
      jobDescription: 'Plans and keeps the washing stations.',
      employmentType: 'Full time',
      locationType: 'On site',
      salary: 32_000.5,
      currency: 'ETB',
      fromDate: '2026-04-01',
      createdAt: services.clock.now(),
      ...over,
    })
    .returning()
  if (!row) throw new Error('The offer was not written')
  return row
}

/** What answers an offer. */
export const offerAnswer = (offer: Offer, to: Person, status: 'accept' | 'reject', over: Record<string, unknown> = {}) => ({
  company_account_id: offer.companyAccountId,
  employee_account_id: to.accountId,
  status,
  ...over,
})

/** The employments of a user, as kept. */
export const employmentsOf = async ({ db }: TestApp, userId: string) => (await db.select().from(employments)).filter((row) => row.userId === userId)
