import { and, eq, or, sql } from 'drizzle-orm'
import type { ReferenceList } from '../../../openapi/schemas/reference.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { experiences } from '../../db/collection-tables.ts'
import { referenceEntries } from '../../db/platform-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { bindings } from '../../resources/bindings.ts'
import { columnsFrom } from '../../resources/rows.ts'
import { byScript, shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import type { EmploymentRow, OfferRow } from './offers.queries.ts'
import { partRows } from '../company/company-parts.queries.ts'

type Employment = EmploymentRow['employment']
type Offer = OfferRow['offer']

/**
 * Where a company that has not said it is taken to be. The person may put it right: it is not among what the employer
 * confirms.
 */
const COUNTRY = 'ET'

async function nameIn(tx: Tx, list: ReferenceList, key: string): Promise<Localized | null> {
  const [row] = await tx
    .select({ name: referenceEntries.name })
    .from(referenceEntries)
    .where(and(eq(referenceEntries.list, list), eq(referenceEntries.key, key)))
  return row?.name ?? null
}

/** Where a company is, as precisely as it says: its region, else its country. */
async function placeOf(tx: Tx, companyAccountId: string): Promise<Localized> {
  const { region, country } = (await partRows(tx, companyAccountId)).find(({ part }) => part === 'place')?.values ?? {}
  if (typeof region === 'string') return (await nameIn(tx, 'regions', region)) ?? byScript(region)
  const key = typeof country === 'string' ? country : COUNTRY
  return (await nameIn(tx, 'countries', key)) ?? { en: key }
}

/** What an employer confirms of a job, which is over once its last day is. */
function confirmedFacts(employment: Employment, offer: Offer, company: Company, today: string) {
  const isOver = employment.endedAt !== null || (employment.lastDay !== null && employment.lastDay < today)
  return {
    company_name: shownCompanyName(company),
    job_title: byScript(offer.jobTitle),
    employment_type: offer.employmentType,
    location_type: offer.locationType,
    currently_employed: !isOver,
    start_date: employment.startedOn,
    start_known: null,
    end_date: isOver ? employment.lastDay : null,
    end_known: null,
  }
}
type Company = Parameters<typeof shownCompanyName>[0]
type Columns = Omit<typeof experiences.$inferInsert, 'id' | 'accountId' | 'position' | 'createdAt' | 'updatedAt'>
// The columns follow from the resource, whose table takes each of its fields (`bind`).
const columnsOf = (body: object) => columnsFrom(bindings.experience, { ...body }) as unknown as Columns

/**
 * Puts the work at the head of the person's experience, once, confirmed by the employer. The person's account is
 * locked.
 */
export async function addExperience(tx: Tx, services: Services, employment: Employment, offer: Offer): Promise<void> {
  if ((await tx.$count(experiences, eq(experiences.employmentId, employment.id))) > 0) return
  const { publicName, companyName, username } = accounts
  const [company] = await tx
    .select({ publicName, companyName, username })
    .from(accounts)
    .where(eq(accounts.id, employment.companyAccountId))
  if (company === undefined) return
  const now = services.clock.now()
  const accountId = employment.employeeAccountId
  await tx
    .update(experiences)
    .set({ position: sql`${experiences.position} + 1` })
    .where(eq(experiences.accountId, accountId))
  await tx.insert(experiences).values({
    ...columnsOf({
      visible: true,
      location: await placeOf(tx, employment.companyAccountId),
      description: null,
      ...confirmedFacts(employment, offer, company, todayIn(now)),
    }),
    id: services.ids.uuid(),
    accountId,
    position: 0,
    employmentId: employment.id,
    createdAt: now,
    updatedAt: now,
  })
  await contentChanged(tx, services, accountId)
}

/**
 * An entry that the person wrote is this job: it takes over what the employer confirms, and keeps its place and
 * description. The person's account is locked.
 */
export async function confirmExperience(
  tx: Tx,
  services: Services,
  entryId: string,
  { employment, offer, company }: { readonly employment: Employment; readonly offer: Offer; readonly company: Company },
): Promise<void> {
  const [entry] = await tx.select().from(experiences).where(eq(experiences.id, entryId))
  if (entry === undefined) return
  const { visible, location, description } = entry
  const now = services.clock.now()
  await tx
    .update(experiences)
    .set({
      ...columnsOf({ visible, location, description, ...confirmedFacts(employment, offer, company, todayIn(now)) }),
      employmentId: employment.id,
      version: sql`${experiences.version} + 1`,
      updatedAt: now,
    })
    .where(eq(experiences.id, entryId))
  await contentChanged(tx, services, employment.employeeAccountId)
}

/** The entry keeps its confirmation and gets the last day as its end. */
export async function endExperience(
  tx: Tx,
  services: Services,
  employment: Pick<Employment, 'id' | 'employeeAccountId'>,
  lastDay: string,
): Promise<void> {
  const ended = await tx
    .update(experiences)
    .set({
      currentlyEmployed: false,
      endDate: sql`greatest(${experiences.startDate}, ${lastDay}::date)`,
      endKnown: null,
      version: sql`${experiences.version} + 1`,
      updatedAt: services.clock.now(),
    })
    .where(eq(experiences.employmentId, employment.id))
    .returning({ id: experiences.id })
  if (ended.length > 0) await contentChanged(tx, services, employment.employeeAccountId)
}

/**
 * New terms for the same work go on in the same entry, also where that just got the last day of the former as its end:
 * it is confirmed by the new employment from now on. False when there is none to go on in.
 */
export async function carryExperience(
  tx: Tx,
  services: Services,
  from: Employment,
  to: Employment,
  offer: Offer,
): Promise<boolean> {
  const carried = await tx
    .update(experiences)
    .set({
      employmentId: to.id,
      currentlyEmployed: true,
      endDate: null,
      endKnown: null,
      version: sql`${experiences.version} + 1`,
      updatedAt: services.clock.now(),
    })
    .where(
      and(
        eq(experiences.employmentId, from.id),
        or(eq(experiences.currentlyEmployed, true), sql`${experiences.endDate} = ${from.lastDay}::date`),
        eq(experiences.employmentType, offer.employmentType),
        eq(experiences.locationType, offer.locationType),
        sql`${experiences.jobTitle} = ${JSON.stringify(byScript(offer.jobTitle))}::jsonb`,
      ),
    )
    .returning({ id: experiences.id })
  if (carried.length > 0) await contentChanged(tx, services, to.employeeAccountId)
  return carried.length > 0
}
