import { and, eq } from 'drizzle-orm'
import type { ValidationId } from '../../../openapi/explain.ts'
import { MOST_PERMISSIONS, type LetterPermissionBody } from '../../../openapi/schemas/letter-settings.ts'
import { letterPermissions } from '../../db/letter-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { lockSettings, type Change } from './change.ts'
import { listPermissions, type PresentedPermission } from './permissions.queries.ts'
import { isOfCompany, titlesOf } from './staffing.queries.ts'
import { ownTypes } from './types.queries.ts'

/** What is wrong with whom a permission or a level names: only people and positions of the company can be. */
export async function wrongName(
  { tx, accountId, now }: Change,
  { user_id, position_id }: Pick<LetterPermissionBody, 'user_id' | 'position_id'>,
): Promise<'user_id' | 'position_id' | null> {
  if (user_id !== null && !(await isOfCompany(tx, accountId, user_id, now))) return 'user_id'
  if (position_id !== null && !(await titlesOf(tx, accountId, [position_id])).has(position_id)) return 'position_id'
  return null
}

/** Gives a permission. Refuses with `limit_reached`, and with `invalid` what is not the company's or is there. */
export async function addPermission(change: Change, body: LetterPermissionBody): Promise<PresentedPermission> {
  const { tx, services, accountId, now } = change
  await lockSettings(change)
  const errors: Record<string, ValidationId[]> = {}
  const wrong = await wrongName(change, body)
  if (wrong !== null) errors[wrong] = ['validation.reference']
  if (body.type_id !== null && !(await ownTypes(tx, accountId)).has(body.type_id))
    errors['type_id'] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
  if ((await tx.$count(letterPermissions, eq(letterPermissions.accountId, accountId))) >= MOST_PERMISSIONS)
    refuse('limit_reached', { limit: MOST_PERMISSIONS })
  const { type_id: typeId, action, who, user_id: userId, position_id: positionId } = body
  const [added] = await tx
    .insert(letterPermissions)
    .values({ id: services.ids.uuid(), accountId, typeId, action, who, userId, positionId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: letterPermissions.id })
  if (added === undefined) return invalid({ who: ['validation.permission_there'] })
  const { data } = await listPermissions(tx, accountId, now)
  return data.find(({ id }) => id === added.id) ?? refuse('not_found', {})
}

/** Takes a permission back. */
export async function deletePermission({ tx, accountId }: Change, id: string): Promise<void> {
  const gone = await tx
    .delete(letterPermissions)
    .where(and(eq(letterPermissions.id, id), eq(letterPermissions.accountId, accountId)))
    .returning({ id: letterPermissions.id })
  if (gone.length === 0) refuse('not_found', {})
}
