import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import type { employmentDispute, employmentEnd, employmentRights } from '../../../openapi/schemas/job-offer.ts'
import { employments } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { wasTold } from '../notifications/notifications.queries.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { todayIn } from '../../kernel/days.ts'
import { closeEmployment, personName, publishStaff, tellOfEnd } from './employment.closer.ts'
import { giveBack } from './employment.replacer.ts'
import { presentEmployment } from './offers.present.ts'
import { findEmployment, lockAccount, type EmploymentRow } from './offers.queries.ts'
import { planEnd } from './offer.scheduler.ts'

type Employment = EmploymentRow['employment']
/** One change of an employment, by either side. */
export interface Changing<V extends Viewer = Viewer> {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: V
  readonly lang: Language
  readonly now: Date
}

/**
 * The employment at the version that was seen, with the person's account locked, so that nobody else ends it meanwhile;
 * else `not_found`, `not_pending` or `stale`.
 */
async function lockEmployment(changing: Changing, id: string, version: number, mayBePast = false): Promise<Employment> {
  const { tx, viewer, now } = changing
  const found = (await findEmployment(tx, viewer, id)) ?? refuse('not_found', {})
  await lockAccount(tx, found.employment.employeeAccountId)
  const row = (await findEmployment(tx, viewer, id)) ?? refuse('not_found', {})
  const { employment } = row
  const isPast = employment.endedAt !== null || (employment.lastDay !== null && employment.lastDay < todayIn(now))
  if (isPast && !mayBePast) refuse('not_pending', { status: 'ended' })
  if (employment.version !== version) refuse('stale', { current: presentEmployment(row, changing) })
  return employment
}

/**
 * Ends work: at once when the last day has come, else after it. Neither side can make it longer than agreed. A last day
 * before the first, of work that is still to begin, means that it never does: at once, and the job whose place it was
 * to take goes on. The other side is told.
 */
export async function endEmployment(
  changing: Changing,
  id: string,
  { last_day: lastDay, reason, version }: z.output<typeof employmentEnd>,
): Promise<void> {
  const { tx, services, viewer, now } = changing
  const employment = await lockEmployment(changing, id, version)
  const today = todayIn(now)
  const neverBegins = employment.startedOn > today && lastDay < employment.startedOn
  if (lastDay < employment.startedOn && !neverBegins) invalid({ last_day: ['validation.last_day_early'] })
  if (employment.lastDay !== null && lastDay > employment.lastDay) invalid({ last_day: ['validation.last_day_late'] })
  const by = viewer.accountKind === 'company' ? 'company' : 'employee'
  const isOver = neverBegins || lastDay <= today
  if (isOver) await closeEmployment(tx, services, employment, { lastDay, by, actor: viewer, reason, now })
  else {
    await tx
      .update(employments)
      .set({ lastDay, agreedLastDay: null, replacedBy: null, endedBy: by, endReason: reason, version: version + 1 })
      .where(and(eq(employments.id, id), isNull(employments.endedAt)))
    await planEnd(tx, services, lastDay)
    publishStaff(tx, services, employment)
  }
  const goingOn = neverBegins ? await giveBack(tx, services, id) : []
  // Saying the same day again tells nobody anything.
  if (employment.endedBy === null || employment.lastDay !== lastDay || isOver)
    await tellOfEnd(tx, services, employment, { lastDay, by }, goingOn)
}

/**
 * Says what an employee may do in the company's name, from the next call on. Rights are the person's, so all jobs that
 * they have at the company have the same.
 */
export async function editRights(
  changing: Changing<Viewer<'company'>>,
  id: string,
  { rights, version }: z.output<typeof employmentRights>,
): Promise<void> {
  const { tx, services } = changing
  const employment = await lockEmployment(changing, id, version)
  const { companyAccountId, userId } = employment
  await tx
    .update(employments)
    .set({ rights, version: sql`${employments.version} + 1` })
    .where(
      and(
        eq(employments.companyAccountId, companyAccountId),
        eq(employments.userId, userId),
        isNull(employments.endedAt),
      ),
    )
  publishStaff(tx, services, employment)
}

/**
 * The person says that what the company confirms is not so, or takes it back. Meanwhile no page shows the company's
 * mark.
 */
export async function disputeEmployment(
  changing: Changing<Viewer<'individual'>>,
  id: string,
  { note, version }: z.output<typeof employmentDispute>,
): Promise<void> {
  const { tx, services } = changing
  const employment = await lockEmployment(changing, id, version, true)
  const { companyAccountId, employeeAccountId, jobTitle } = employment
  await tx
    .update(employments)
    .set({ dispute: note, version: sql`${employments.version} + 1` })
    .where(eq(employments.id, id))
  await contentChanged(tx, services, employeeAccountId)
  services.events.publish(tx, 'offers', companyAccountId)
  services.events.publish(tx, 'offers', employeeAccountId)
  if (note === null || employment.dispute !== null) return
  const since = new Date(services.clock.now().getTime() - DAY)
  if (await wasTold(tx, { accountId: companyAccountId, kind: 'employment_disputed', about: { subjectId: id }, since }))
    return
  await notify(tx, services, {
    accountId: companyAccountId,
    kind: 'employment_disputed',
    subjectId: id,
    companyAccountId,
    values: { title: jobTitle, person: await personName(tx, employment) },
  })
}
