import { and, asc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { letterLevel, letterRoute } from '../../../openapi/schemas/letter-settings.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { letterLevelApprovers, letterLevels } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { concerns, isVacant, whoHas, whoIsAsked, type Asked, type Staffing } from './approvers.ts'
import { namesOf, permissionsOf } from './permissions.queries.ts'
import { peopleById, readStaffing, titlesOf } from './staffing.queries.ts'
import { ownTypes } from './types.queries.ts'

export type Level = typeof letterLevels.$inferSelect
type Approver = typeof letterLevelApprovers.$inferSelect
export type PresentedLevel = z.input<typeof letterLevel>

/** A level of the account. Another's and an unknown one are the same 404. */
export async function findLevel(db: Readable, accountId: string, id: string): Promise<Level> {
  const [row] = await db
    .select()
    .from(letterLevels)
    .where(and(eq(letterLevels.id, id), eq(letterLevels.accountId, accountId)))
  return row ?? refuse('not_found', {})
}
/** The levels of the account in their order. */
export const levelsOf = (db: Readable, accountId: string): Promise<Level[]> =>
  db
    .select()
    .from(letterLevels)
    .where(eq(letterLevels.accountId, accountId))
    .orderBy(asc(letterLevels.place), asc(letterLevels.id))
export const approversOf = (db: Readable, ids: readonly string[]): Promise<Approver[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(letterLevelApprovers)
        .where(inArray(letterLevelApprovers.levelId, [...ids]))
        .orderBy(asc(letterLevelApprovers.place))

/** Does a level of the account name this position? */
export async function isNamedByLevel(db: Readable, accountId: string, positionId: string): Promise<boolean> {
  const [level] = await db
    .select({ id: letterLevels.id })
    .from(letterLevelApprovers)
    .innerJoin(letterLevels, eq(letterLevels.id, letterLevelApprovers.levelId))
    .where(and(eq(letterLevels.accountId, accountId), eq(letterLevelApprovers.positionId, positionId)))
    .limit(1)
  return level !== undefined
}

/** How many people an approver of a level is today; 0: a position that nobody holds, or a person who left. */
function peopleOf(staffing: Staffing, approver: Approver): number {
  const { who, userId, positionId } = approver
  if (who === 'owners') return staffing.owners.length
  // Who may approve depends on the type of a letter.
  return who === 'permitted' ? 1 : whoHas(staffing, { who, userId, positionId }).length
}

/** The levels of the account with their approvers, in their order. */
export async function listLevels(
  db: Readable,
  accountId: string,
  now: Date,
): Promise<{ readonly data: PresentedLevel[] }> {
  const rows = await levelsOf(db, accountId)
  const approvers = await approversOf(
    db,
    rows.map(({ id }) => id),
  )
  const nameOf = await namesOf(db, accountId, approvers, now)
  const staffing = await readStaffing(db, accountId, now)
  return {
    data: rows.map((row) => ({
      id: row.id,
      version: row.version,
      name: row.name,
      needs: row.needs,
      type_ids: row.typeIds,
      amount_over: row.amountOver,
      escalate_after: row.escalateAfter,
      approvers: approvers
        .filter(({ levelId }) => levelId === row.id)
        .map((one) => ({
          who: one.who,
          user_id: one.userId,
          position_id: one.positionId,
          name: nameOf(one),
          people: peopleOf(staffing, one),
        })),
    })),
  }
}
export async function readLevel(db: Readable, accountId: string, id: string, now: Date): Promise<PresentedLevel> {
  const { data } = await listLevels(db, accountId, now)
  return data.find((one) => one.id === id) ?? refuse('not_found', {})
}

/** A level that concerns a letter, with whom it would ask today. */
export interface AskedLevel {
  readonly level: Level
  readonly asked: readonly Asked[]
  /** Positions that it names and that nobody holds: the company is told. */
  readonly vacant: readonly string[]
}
/** The levels that a letter of a type and an amount (birr; null: none) passes, and whom each asks today. */
export async function routeOf(
  db: Readable,
  accountId: string,
  { typeId, amount, now }: { readonly typeId: string; readonly amount: number | null; readonly now: Date },
): Promise<readonly AskedLevel[]> {
  const levels = (await levelsOf(db, accountId)).filter((level) => concerns(level, typeId, amount))
  const approvers = await approversOf(
    db,
    levels.map(({ id }) => id),
  )
  const staffing = await readStaffing(db, accountId, now)
  const permissions = await permissionsOf(db, accountId, 'holding')
  return levels.map((level) => {
    const its = approvers.filter(({ levelId }) => levelId === level.id)
    return {
      level,
      asked: whoIsAsked(staffing, its, typeId, permissions),
      vacant: its.flatMap((one) => (isVacant(staffing, one) && one.positionId !== null ? [one.positionId] : [])),
    }
  })
}

/** The same for the company to read. Refuses with `invalid` a type that is not the account's. */
export async function previewRoute(
  db: Readable,
  accountId: string,
  asked: { readonly typeId: string; readonly amount: number | null; readonly now: Date },
): Promise<z.input<typeof letterRoute>> {
  if (!(await ownTypes(db, accountId)).has(asked.typeId)) invalid({ type: ['validation.reference'] })
  const route = await routeOf(db, accountId, asked)
  const users = route.flatMap((one) =>
    one.asked.flatMap(({ userId, forUserId }) => [userId, ...(forUserId === null ? [] : [forUserId])]),
  )
  const people = await peopleById(db, accountId, users, asked.now)
  const titles = await titlesOf(
    db,
    accountId,
    route.flatMap(({ vacant }) => vacant),
  )
  return {
    data: route.map(({ level, asked: all, vacant }) => ({
      id: level.id,
      name: level.name,
      needs: level.needs,
      people: all.flatMap(({ userId, forUserId, why }) => {
        const person = people.get(userId)
        const absent = forUserId === null ? null : (people.get(forUserId)?.name ?? null)
        return person === undefined ? [] : [{ ...person, why, in_place_of: absent }]
      }),
      vacant: vacant.flatMap((id): Localized[] => {
        const title = titles.get(id)
        return title === undefined ? [] : [title]
      }),
    })),
  }
}
