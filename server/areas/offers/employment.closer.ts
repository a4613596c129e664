import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { employments, offers } from '../../db/company-tables.ts'
import { users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { tell } from '../../kernel/reactions.ts'
import { transition, type Actor } from '../../kernel/transition.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { shownName } from '../../../openapi/format/shown-name.ts'
import { endExperience } from './experience.writer.ts'
import { noted, offerHome } from './offer.life.ts'
import type { Side } from './offers.policy.ts'
import type { EmploymentRow } from './offers.queries.ts'

type Employment = EmploymentRow['employment']

export interface Closing {
  readonly lastDay: string
  readonly by: Side
  readonly actor: Actor | null
  readonly reason: string | null
  readonly now: Date
}

/**
 * Ends an employment and all that came of it: seat, rights and account with the row, the offer, the present tense of
 * the experience. The row is locked.
 */
export async function closeEmployment(
  tx: Tx,
  services: Services,
  employment: Employment,
  closing: Closing,
): Promise<void> {
  await closeRow(tx, services, employment, closing)
  await endExperience(tx, services, employment, closing.lastDay)
}

/** The same without the experience, which may go on in other work. */
export async function closeRow(
  tx: Tx,
  services: Services,
  employment: Employment,
  { lastDay, by, actor, reason, now }: Closing,
): Promise<void> {
  const { id, offerId, companyAccountId, employeeAccountId, userId, positionId } = employment
  await tx
    .update(employments)
    .set({ endedAt: now, endedBy: by, endReason: reason, lastDay, version: sql`${employments.version} + 1` })
    .where(and(eq(employments.id, id), isNull(employments.endedAt)))
  if (offerId !== null) {
    const [offer] = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.id, offerId), inArray(offers.status, sources(jobOffer, 'end'))))
      .for('no key update')
    if (offer) {
      const { version } = offer
      await transition(tx, services, offerHome, {
        id: offerId,
        event: 'end',
        by,
        actor,
        version,
        detail: ({ terms }) => noted(by, terms, reason),
        at: now,
        current: async () => offer,
      })
    }
  }
  publishStaff(tx, services, { companyAccountId, employeeAccountId, userId })
  await tell(tx, services, 'employment.closed', { companyAccountId, userId, positionId, now })
}

/**
 * Everyone who looks at the company's people, at the person's work or acts in the company's name learns of a change.
 */
export function publishStaff(
  tx: Tx,
  services: Services,
  {
    companyAccountId,
    employeeAccountId,
    userId,
  }: Pick<Employment, 'companyAccountId' | 'employeeAccountId' | 'userId'>,
): void {
  const { events } = services
  events.publish(tx, 'offers', companyAccountId)
  events.publish(tx, 'offers', employeeAccountId)
  events.publish(tx, 'structure', companyAccountId)
  events.publish(tx, 'user', userId)
  events.publish(tx, 'account', employeeAccountId)
  events.publish(tx, 'site', companyAccountId)
}

/**
 * How a person whom a company knows (`isKnownToCompany`) is called in what is written to it; someone without a name by
 * the email that the company wrote, as in its list, whatever email the person has by now.
 */
export async function personName(
  tx: Tx,
  { userId, offerId }: { readonly userId: string; readonly offerId: string | null },
): Promise<string> {
  const { displayName, firstName, middleName, lastName, email } = users
  const [user] = await tx
    .select({ displayName, firstName, middleName, lastName, email, written: offers.employeeEmailKey })
    .from(users)
    .leftJoin(offers, eq(offers.id, sql`${offerId}::uuid`))
    .where(eq(users.id, userId))
  if (user === undefined) return ''
  return resolve(shownName(user), 'en')?.text ?? user.written ?? user.email
}

/**
 * Tells the sides that work ends or has ended, or that it never begins: the other one, or both when the clock did it.
 * `goingOn`: the jobs whose place it was to take. The company's account first, always.
 */
export async function tellOfEnd(
  tx: Tx,
  services: Services,
  employment: Employment,
  { lastDay, by }: Pick<Closing, 'lastDay' | 'by'>,
  goingOn: readonly Employment[] = [],
): Promise<void> {
  const { id, companyAccountId, employeeAccountId, jobTitle } = employment
  const values = {
    title: jobTitle,
    person: await personName(tx, employment),
    date: lastDay,
    ...(lastDay < employment.startedOn ? ({ began: 'no' } as const) : {}),
    ...(goingOn.length > 0
      ? ({ began: 'no', former_goes_on: 'yes', former: goingOn.map((job) => job.jobTitle).join(', ') } as const)
      : {}),
  }
  const told = [...(by === 'company' ? [] : [companyAccountId]), ...(by === 'employee' ? [] : [employeeAccountId])]
  for (const accountId of told)
    await notify(tx, services, { accountId, kind: 'employment_ended', subjectId: id, companyAccountId, values })
}
