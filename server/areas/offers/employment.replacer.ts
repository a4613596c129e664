import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { jobEnding } from '../../../openapi/job-ending.ts'
import type { ReplacedJob } from '../../../openapi/schemas/job-offer.ts'
import { employments } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { closeRow, publishStaff } from './employment.closer.ts'
import { carryExperience, endExperience } from './experience.writer.ts'
import { replacedBy } from './former-jobs.ts'
import { planEnd } from './offer.scheduler.ts'
import type { EmploymentRow, OfferRow } from './offers.queries.ts'

type Employment = EmploymentRow['employment']
type Offer = OfferRow['offer']

/** The jobs that a person has or will have at a company, the one that began first at the head. */
export const jobsAt = (
  tx: Tx,
  { companyAccountId, employeeAccountId }: Pick<Employment, 'companyAccountId' | 'employeeAccountId'>,
  now: Date,
): Promise<Employment[]> =>
  tx
    .select()
    .from(employments)
    .where(
      and(
        eq(employments.companyAccountId, companyAccountId),
        eq(employments.employeeAccountId, employeeAccountId),
        isCurrent(now),
      ),
    )
    .orderBy(asc(employments.startedOn), asc(employments.id))

/** The jobs that an offer takes the place of once it is accepted. */
export async function replacedJobs(tx: Tx, offer: Offer, now: Date): Promise<readonly ReplacedJob[]> {
  const { companyAccountId, employeeAccountId, fromDate, currentJob } = offer
  if (employeeAccountId === null) return []
  const jobs = await jobsAt(tx, { companyAccountId, employeeAccountId }, now)
  return replacedBy(jobs, { from_date: fromDate, current_job: currentJob }, todayIn(now))
}

/** The acceptance by which a job takes the place of others. */
interface Replacing {
  readonly employment: Employment
  readonly offer: Offer
  readonly viewer: Viewer<'individual'>
  readonly now: Date
}

/**
 * Lets the person's other jobs at the company end the day before this one begins: those whose day is over at once, the
 * others by the clock. What would begin only later never does. Says whether the experience of one of them goes on in
 * this one. The person's account is locked.
 */
export async function replaceJobs(tx: Tx, services: Services, replacing: Replacing): Promise<boolean> {
  const { employment, offer, viewer, now } = replacing
  const today = todayIn(now)
  const others = async () => (await jobsAt(tx, employment, now)).filter(({ id }) => id !== employment.id)
  const close = (row: Employment, lastDay: string) =>
    closeRow(tx, services, row, { lastDay, by: 'employee', actor: viewer, reason: null, now })
  for (const row of await others()) {
    const ending = jobEnding(row, offer.fromDate, today)
    if (ending === null || ending.begins) continue
    await close(row, ending.lastDay)
    await giveBack(tx, services, row.id)
    await name(tx, row, employment)
  }
  let goesOn = false
  // Read again: what never begins has given back the days that it took.
  for (const row of await others()) {
    const ending = jobEnding(row, offer.fromDate, today)
    if (ending === null) continue
    const { lastDay } = ending
    await name(tx, row, employment)
    if (lastDay >= today) {
      await tx
        .update(employments)
        .set({ lastDay, agreedLastDay: row.lastDay, version: sql`${employments.version} + 1` })
        .where(and(eq(employments.id, row.id), isNull(employments.endedAt)))
      await planEnd(tx, services, lastDay)
      publishStaff(tx, services, row)
      continue
    }
    await close(row, lastDay)
    const carried = !goesOn && offer.fromDate <= today && (await carryExperience(tx, services, row, employment, offer))
    if (carried) goesOn = true
    else await endExperience(tx, services, row, lastDay)
  }
  return goesOn
}

const name = (tx: Tx, former: Employment, employment: Employment) =>
  tx.update(employments).set({ replacedBy: employment.id }).where(eq(employments.id, former.id))

/**
 * A job never begins: those that it was to take the place of go on to the day that was agreed for them. Gives back
 * these.
 */
export async function giveBack(tx: Tx, services: Services, id: string): Promise<readonly Employment[]> {
  const rows = await tx
    .update(employments)
    .set({
      lastDay: sql`${employments.agreedLastDay}`,
      agreedLastDay: null,
      replacedBy: null,
      version: sql`${employments.version} + 1`,
    })
    .where(and(eq(employments.replacedBy, id), isNull(employments.endedAt)))
    .returning()
  for (const row of rows) {
    await planEnd(tx, services, row.lastDay)
    publishStaff(tx, services, row)
  }
  return rows
}
