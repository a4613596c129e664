import { and, eq, gte } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { MOST_ABSENCES, type LetterAbsenceBody } from '../../../openapi/schemas/letter-settings.ts'
import { letterAbsences } from '../../db/letter-tables.ts'
import { todayIn } from '../../kernel/days.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { listAbsences, type PresentedAbsence } from './absences.queries.ts'
import { lockSettings, type Change } from './change.ts'
import { isOfCompany } from './staffing.queries.ts'

/** Whose absences somebody sees and changes: owners everybody's (null), employees their own. */
export const whoseOf = ({ isEmployee, userId }: Viewer): string | null => (isEmployee ? userId : null)

/**
 * Names a deputy. Refuses with `limit_reached`, and with `invalid` people who are not the company's, days that are over,
 * and an employee who names somebody else's.
 */
export async function addAbsence(
  change: Change,
  viewer: Viewer,
  { user_id, deputy_id, from, to }: LetterAbsenceBody,
): Promise<PresentedAbsence> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  const userId = user_id ?? viewer.userId
  const errors: Record<string, ValidationId[]> = {}
  const isAllowed = !viewer.isEmployee || userId === viewer.userId
  if (!isAllowed || !(await isOfCompany(tx, accountId, userId, now))) errors['user_id'] = ['validation.reference']
  if (deputy_id === userId) errors['deputy_id'] = ['validation.own_deputy']
  else if (!(await isOfCompany(tx, accountId, deputy_id, now))) errors['deputy_id'] = ['validation.reference']
  if (to < todayIn(now)) errors['to'] = ['validation.not_past']
  if (Object.keys(errors).length > 0) invalid(errors)
  const standing = and(eq(letterAbsences.accountId, accountId), gte(letterAbsences.toDay, todayIn(now)))
  if ((await tx.$count(letterAbsences, standing)) >= MOST_ABSENCES) refuse('limit_reached', { limit: MOST_ABSENCES })
  const id = services.ids.uuid()
  await tx
    .insert(letterAbsences)
    .values({ id, accountId, userId, deputyId: deputy_id, fromDay: from, toDay: to, createdAt: now })
  // Letters that wait for somebody wait for their deputy.
  services.events.publish(tx, 'letters', accountId)
  const { data } = await listAbsences(tx, accountId, userId, now)
  return data.find((one) => one.id === id) ?? refuse('not_found', {})
}

/** Takes an absence back: an employee their own. */
export async function deleteAbsence({ tx, services, accountId }: Change, viewer: Viewer, id: string): Promise<void> {
  const whose = whoseOf(viewer)
  const gone = await tx
    .delete(letterAbsences)
    .where(
      and(
        eq(letterAbsences.id, id),
        eq(letterAbsences.accountId, accountId),
        whose === null ? undefined : eq(letterAbsences.userId, whose),
      ),
    )
    .returning({ id: letterAbsences.id })
  if (gone.length === 0) refuse('not_found', {})
  services.events.publish(tx, 'letters', accountId)
}
