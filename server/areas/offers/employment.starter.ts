import { and, countDistinct, eq, ne } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { ReplacedJob } from '../../../openapi/schemas/job-offer.ts'
import { employments } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockSeats } from '../structure/positions.queries.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { publishStaff } from './employment.closer.ts'
import { jobsAt, replacedJobs, replaceJobs } from './employment.replacer.ts'
import { addExperience } from './experience.writer.ts'
import type { OfferRow } from './offers.queries.ts'
import { planBeginning, planEnd } from './offer.scheduler.ts'

type Offer = OfferRow['offer']

/** The position is locked while its seats are counted. Refuses with `position_filled` when others hold them all. */
async function takeSeat(tx: Tx, positionId: string, userId: string, now: Date): Promise<void> {
  const headcount = await lockSeats(tx, positionId)
  if (headcount === undefined) return
  const [held] = await tx
    .select({ taken: countDistinct(employments.userId) })
    .from(employments)
    .where(and(eq(employments.positionId, positionId), ne(employments.userId, userId), isCurrent(now)))
  if ((held?.taken ?? 0) >= headcount) refuse('position_filled', { headcount })
}

/**
 * Makes the person an employee by an accepted offer: the seat, the account among theirs, and the experience that the
 * employer confirms. Other jobs at the company end the day before, unless the offer lets them go on; what the company
 * let the person do goes on. Work that is still to begin shows as experience from its first day. The person's account
 * is locked. Gives back the jobs that this one takes the place of.
 */
export async function employ(
  tx: Tx,
  services: Services,
  viewer: Viewer<'individual'>,
  offer: Offer,
  now: Date,
): Promise<readonly ReplacedJob[]> {
  const { companyAccountId, positionId, jobTitle, fromDate, toDate } = offer
  const { userId, accountId: employeeAccountId } = viewer
  if (positionId !== null) await takeSeat(tx, positionId, userId, now)
  const [other] = await jobsAt(tx, { companyAccountId, employeeAccountId }, now)
  const replaced = await replacedJobs(tx, offer, now)
  const [employment] = await tx
    .insert(employments)
    .values({
      id: services.ids.uuid(),
      companyAccountId,
      employeeAccountId,
      userId,
      offerId: offer.id,
      positionId,
      jobTitle,
      rights: other?.rights ?? [],
      startedOn: fromDate,
      lastDay: toDate,
      createdAt: now,
    })
    .returning()
  if (employment === undefined) throw new Error('An employment was not written')
  const goesOn = offer.currentJob === 'ends' && (await replaceJobs(tx, services, { employment, offer, viewer, now }))
  if (fromDate > todayIn(now)) await planBeginning(tx, services, employment.id, fromDate)
  else if (!goesOn) await addExperience(tx, services, employment, offer)
  await planEnd(tx, services, toDate)
  publishStaff(tx, services, employment)
  return replaced
}
