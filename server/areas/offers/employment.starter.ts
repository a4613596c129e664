import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { employments } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { daysAfter, todayIn } from '../../kernel/days.ts'
import { refuse } from '../../kernel/refusal.ts'
import { lockSeats } from '../structure/positions.queries.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { closeRow, publishStaff } from './employment.closer.ts'
import { addExperience, carryExperience, endExperience } from './experience.writer.ts'
import type { EmploymentRow, OfferRow } from './offers.queries.ts'
import { planBeginning, planEnd } from './offer.scheduler.ts'

type Offer = OfferRow['offer']
type Employment = EmploymentRow['employment']

/** The position is locked while its seats are counted. Refuses with `position_filled` when others hold them all. */
async function takeSeat(tx: Tx, positionId: string, userId: string, now: Date): Promise<void> {
  const headcount = await lockSeats(tx, positionId)
  if (headcount === undefined) return
  const taken = await tx.$count(
    employments,
    and(eq(employments.positionId, positionId), ne(employments.userId, userId), isCurrent(now)),
  )
  if (taken >= headcount) refuse('position_filled', { headcount })
}

/**
 * The last day of what the person holds at the company so far: the day before the new work begins, not later than today
 * and not before its own first.
 */
function lastDayOf(former: Employment, offer: Offer, today: string): string {
  if (former.lastDay !== null && former.lastDay < today) return former.lastDay
  const before = daysAfter(offer.fromDate, -1)
  const end = before < today ? before : today
  return end < former.startedOn ? former.startedOn : end
}

/**
 * Makes the person an employee by an accepted offer: the seat, the account among theirs, and the experience that the
 * employer confirms. There is one employment at a time of one company and person, so the former ends; what the company
 * let the person do goes on. Work that is still to begin shows as experience from its first day. The person's account
 * is locked.
 */
export async function employ(
  tx: Tx,
  services: Services,
  viewer: Viewer<'individual'>,
  offer: Offer,
  now: Date,
): Promise<void> {
  const { companyAccountId, positionId, jobTitle, fromDate, toDate } = offer
  const { userId, accountId: employeeAccountId } = viewer
  if (positionId !== null) await takeSeat(tx, positionId, userId, now)
  const [former] = await tx
    .select()
    .from(employments)
    .where(
      and(
        eq(employments.companyAccountId, companyAccountId),
        eq(employments.userId, userId),
        isNull(employments.endedAt),
      ),
    )
    .for('no key update')
  const id = services.ids.uuid()
  const rights = former?.rights ?? []
  const made: typeof employments.$inferInsert = {
    id,
    companyAccountId,
    employeeAccountId,
    userId,
    offerId: offer.id,
    positionId,
    jobTitle,
    rights,
    startedOn: fromDate,
    lastDay: toDate,
    createdAt: now,
  }
  const today = todayIn(now)
  const lastDay = former ? lastDayOf(former, offer, today) : today
  if (former) await closeRow(tx, services, former, { lastDay, by: 'employee', actor: viewer, reason: null, now })
  const [employment] = await tx.insert(employments).values(made).returning()
  if (employment === undefined) throw new Error('An employment was not written')
  const goesOn =
    former !== undefined && fromDate <= today && (await carryExperience(tx, services, former, employment, offer))
  if (former && !goesOn) await endExperience(tx, services, former, lastDay)
  if (fromDate <= today && !goesOn) await addExperience(tx, services, employment, offer)
  if (fromDate > today) await planBeginning(tx, services, id, fromDate)
  await planEnd(tx, services, toDate)
  publishStaff(tx, services, employment)
}
