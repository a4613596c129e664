import { and, asc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { letterPermission } from '../../../openapi/schemas/letter-settings.ts'
import { letterPermissions, letterTypes } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { whoHas, type Staffing } from './approvers.ts'
import { peopleById, readStaffing, titlesOf } from './staffing.queries.ts'

export type Permission = typeof letterPermissions.$inferSelect
export type PresentedPermission = z.input<typeof letterPermission>

/**
 * A person's permission holds while no employment of theirs ended after it: who is hired again begins without the former
 * one's. A new job in the place of the old one changes nothing.
 */
export const stillHolds = sql.raw(`not exists (
  select 1 from employments e where e.user_id = letter_permissions.user_id
    and e.company_account_id = letter_permissions.account_id
    and e.ended_at > letter_permissions.created_at and e.replaced_by is null)`)

interface Naming {
  readonly who: string
  readonly userId: string | null
  readonly positionId: string | null
}
/** Names whom these rows name, and how many they are today. */
export async function namesOf(
  db: Readable,
  accountId: string,
  rows: readonly Naming[],
  now: Date,
): Promise<(row: Naming) => Localized | null> {
  const people = await peopleById(
    db,
    accountId,
    rows.flatMap(({ userId }) => userId ?? []),
    now,
  )
  const titles = await titlesOf(
    db,
    accountId,
    rows.flatMap(({ positionId }) => positionId ?? []),
  )
  return ({ userId, positionId }) =>
    userId !== null ? (people.get(userId)?.name ?? null) : positionId === null ? null : (titles.get(positionId) ?? null)
}

/** The permissions of the account in the order in which they were given, those that still hold or all. */
export const permissionsOf = (db: Readable, accountId: string, which: 'holding' | 'all'): Promise<Permission[]> =>
  db
    .select()
    .from(letterPermissions)
    .where(and(eq(letterPermissions.accountId, accountId), which === 'holding' ? stillHolds : undefined))
    .orderBy(asc(letterPermissions.createdAt), asc(letterPermissions.id))

/** How many people have each permission today. */
export const peopleWith = (staffing: Staffing, holding: readonly Permission[]) => (row: Permission) =>
  holding.some(({ id }) => id === row.id) ? whoHas(staffing, row).length : 0

/** The permissions of the account as its owners see them. */
export async function listPermissions(
  db: Readable,
  accountId: string,
  now: Date,
): Promise<{ readonly data: PresentedPermission[] }> {
  const rows = await permissionsOf(db, accountId, 'all')
  const holding = await permissionsOf(db, accountId, 'holding')
  const nameOf = await namesOf(db, accountId, rows, now)
  const peopleOf = peopleWith(await readStaffing(db, accountId, now), holding)
  const types = await db
    .select({ id: letterTypes.id, name: letterTypes.name })
    .from(letterTypes)
    .where(eq(letterTypes.accountId, accountId))
  const names = new Map<string | null, Localized>(types.map(({ id, name }) => [id, name]))
  return {
    data: rows.map((row) => ({
      id: row.id,
      type_id: row.typeId,
      type: names.get(row.typeId) ?? null,
      action: row.action,
      who: row.who,
      user_id: row.userId,
      position_id: row.positionId,
      name: nameOf(row),
      people: peopleOf(row),
    })),
  }
}
