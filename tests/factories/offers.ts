import { and, desc, eq } from 'drizzle-orm'
import { employments, offers, offerTerms } from '../../server/db/company-tables.ts'
import { history } from '../../server/db/platform-tables.ts'
import type { TestApp } from '../setup/app.ts'
import { individual, type Person } from './people.ts'
import { position } from './structure.ts'

type Offer = typeof offers.$inferSelect

/**
 * An offer of a company to a person, waiting for the answer unless told, in a position of its own unless `positionId`
 * says which; `over` may take the account away, so that only the email names them.
 */
export async function jobOffer(
  app: TestApp,
  from: Person,
  to: Person,
  over: Partial<typeof offers.$inferInsert> = {},
): Promise<Offer> {
  const { db, services } = app
  const positionId = over.positionId === undefined ? (await position(app, from)).id : over.positionId
  const [row] = await db
    .insert(offers)
    .values({
      id: services.ids.uuid(),
      companyAccountId: from.accountId,
      employeeAccountId: to.accountId,
      employeeEmailKey: to.email.toLowerCase(),
      status: 'pending',
      roles: [
        {
          id: positionId ?? services.ids.uuid(),
          role: 'Engineer',
          position_name: 'Water engineer',
          structure_name: 'Processing',
        },
      ],
      positionId,
      searchKey: `${to.email.toLowerCase()} water engineer`,
      jobTitle: 'Water engineer',
      jobDescription: 'Plans and keeps the washing stations.',
      employmentType: 'full-time',
      locationType: 'on-site',
      salary: 32_000.5,
      currency: 'ETB',
      fromDate: '2026-03-01',
      createdAt: services.clock.now(),
      ...over,
    })
    .returning()
  if (!row) throw new Error('The offer was not written')
  const {
    id,
    roles,
    terms: number,
    jobTitle,
    jobDescription,
    salary,
    employmentType,
    locationType,
    fromDate,
    toDate,
    answerBy,
    createdAt,
  } = row
  const terms = offerEntry(to, row.positionId ?? services.ids.uuid(), {
    job_title: jobTitle,
    job_description: jobDescription,
    salary,
    employment_type: employmentType,
    location_type: locationType,
    from_date: fromDate,
    to_date: toDate,
    answer_by: answerBy,
  })
  const { employee_email: _email, ...kept } = terms
  await db.insert(offerTerms).values({
    offerId: id,
    number,
    terms: kept as (typeof offerTerms.$inferInsert)['terms'],
    roles,
    madeBy: from.userId,
    madeAt: createdAt,
  })
  return row
}

/** What a company sends to offer someone a job, valid as it is. */
export const offerEntry = (to: Pick<Person, 'email'>, positionId: string, over: Record<string, unknown> = {}) => ({
  employee_email: to.email,
  position_id: positionId,
  job_title: 'Water engineer',
  job_description: 'Plans and keeps the washing stations.',
  salary: 32_000.5,
  currency: 'ETB',
  employment_type: 'full-time',
  location_type: 'on-site',
  from_date: '2026-03-01',
  to_date: null,
  answer_by: null,
  ...over,
})
/** The same as terms alone, of the version that was seen: what modifies. */
export const offerChange = (positionId: string, version: number, over: Record<string, unknown> = {}) => {
  const { employee_email: _email, ...terms } = offerEntry({ email: '' }, positionId, over)
  return { ...terms, version }
}

/** What answers an offer. */
export const offerAnswer = (
  offer: Pick<Offer, 'companyAccountId'>,
  to: Person,
  status: 'accept' | 'reject',
  over: Record<string, unknown> = {},
) => ({
  company_account_id: offer.companyAccountId,
  employee_account_id: to.accountId,
  status,
  ...over,
})

/** The employments of a user, as kept, oldest first. */
export const employmentsOf = async ({ db }: TestApp, userId: string) =>
  db.select().from(employments).where(eq(employments.userId, userId)).orderBy(employments.createdAt, employments.id)

/** What happened to an offer, as kept, oldest first. */
export const historyOf = async ({ db }: TestApp, offerId: string) =>
  db.select().from(history).where(eq(history.subjectId, offerId)).orderBy(history.id)

/** Someone who accepted an offer of the company, and their employment. */
export async function hired(app: TestApp, firm: Person, over: Partial<typeof offers.$inferInsert> = {}, who?: Person) {
  const person = who ?? (await individual(app))
  const offer = await jobOffer(app, firm, person, over)
  const { status, body } = await app.call('POST', `/employees/status/${offer.id}`, {
    as: person,
    body: offerAnswer(offer, person, 'accept', { version: 1 }),
  })
  if (status !== 200) throw new Error(`The offer was not accepted: ${JSON.stringify(body)}`)
  const [employment] = await app.db.select().from(employments).where(eq(employments.offerId, offer.id))
  if (!employment) throw new Error('Nobody was employed')
  return { person, offer, employment }
}

/** Gives the company's employee rights, or takes them. */
export const giveRights = async (
  { db }: TestApp,
  firm: Person,
  who: Pick<Person, 'userId'>,
  rights: readonly ('letters' | 'recruiting')[],
) =>
  db
    .update(employments)
    .set({ rights: [...rights] })
    .where(and(eq(employments.companyAccountId, firm.accountId), eq(employments.userId, who.userId)))

/** A company without a limit of employees. */
export const unlimited = { user: { tierKey: 'enterprise' } } as const

/** The newest offer of a company to an email, as kept. */
export async function offerTo({ db }: TestApp, firm: Person, email: string): Promise<Offer> {
  const [row] = await db
    .select()
    .from(offers)
    .where(and(eq(offers.companyAccountId, firm.accountId), eq(offers.employeeEmailKey, email.toLowerCase())))
    .orderBy(desc(offers.createdAt))
    .limit(1)
  if (!row) throw new Error('There is no such offer')
  return row
}
