import { eq } from 'drizzle-orm'
import { letterTypes } from '../../db/letter-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { concerns, whoHas, whoIsAbove, whoIsAsked, type Asked, type Staffing } from './approvers.ts'
import { approversOf, levelsOf, type Level } from './levels.queries.ts'
import { permissionsOf, type Permission } from './permissions.queries.ts'
import { readStaffing } from './staffing.queries.ts'

/** The levels that concern a letter of a type and an amount (birr; null: none), with whom each names, in their order. */
export async function levelsFor(
  db: Readable,
  accountId: string,
  typeId: string,
  amount: number | null,
): Promise<(Pick<Level, 'name' | 'needs' | 'escalateAfter'> & { readonly approvers: readonly Named[] })[]> {
  const levels = (await levelsOf(db, accountId)).filter((level) => concerns(level, typeId, amount))
  const approvers = await approversOf(
    db,
    levels.map(({ id }) => id),
  )
  return levels.map(({ id, name, needs, escalateAfter }) => ({
    name,
    needs,
    escalateAfter,
    approvers: approvers
      .filter(({ levelId }) => levelId === id)
      .map(({ who, userId, positionId }) => ({ who, userId, positionId })),
  }))
}
type Named = Parameters<typeof whoIsAsked>[1][number]

/** What a company allows its people today, read once for many letters. */
export interface Authority {
  readonly staffing: Staffing
  readonly types: readonly (typeof letterTypes.$inferSelect)[]
  /** Permissions that hold, and all that were ever given and not taken back. */
  readonly holding: readonly Permission[]
  readonly given: readonly Permission[]
}
export async function readAuthority(db: Readable, accountId: string, now: Date): Promise<Authority> {
  return {
    staffing: await readStaffing(db, accountId, now),
    types: await db
      .select()
      .from(letterTypes)
      .where(eq(letterTypes.accountId, accountId))
      .orderBy(letterTypes.createdAt, letterTypes.id),
    holding: await permissionsOf(db, accountId, 'holding'),
    given: await permissionsOf(db, accountId, 'all'),
  }
}

/** Who of the company asks here: an owner may write everything; an employee what the right and the type let them. */
interface Who {
  readonly userId: string
  readonly isEmployee: boolean
  readonly rights: readonly string[]
}
const isOf = (typeId: string) => (one: Permission) => one.typeId === null || one.typeId === typeId

/** May somebody write letters of a type? A type that names no writer is written by everybody with the right. */
export function mayWrite({ staffing, holding, given }: Authority, who: Who, typeId: string): boolean {
  if (!who.isEmployee) return true
  if (!who.rights.includes('letters')) return false
  const writes = (one: Permission) => one.action === 'write' && isOf(typeId)(one)
  if (!given.some(writes)) return true
  return holding.filter(writes).some((one) => whoHas(staffing, one).includes(who.userId))
}

/**
 * The types whose submitted letters somebody sees by what they are: owners those that are not confidential, and whoever
 * a permission names. A confidential type is opened only by a permission that names it.
 */
export function seenTypes({ staffing, types, holding }: Authority, who: Who): string[] {
  const sees = (typeId: string, confidential: boolean) =>
    holding
      .filter((one) => one.action === 'see' && (one.typeId === typeId || (!confidential && one.typeId === null)))
      .some((one) => whoHas(staffing, one).includes(who.userId))
  return types
    .filter(({ id, confidential }) => (!who.isEmployee && !confidential) || sees(id, confidential))
    .map(({ id }) => id)
}

/**
 * Who is asked today by a level that was frozen, for a letter of a type by an author. Nobody approves their own letter,
 * unless the level asks nobody else. Of a letter that waited too long, those above are asked too.
 */
export function askedBy(
  { staffing, holding }: Authority,
  approvers: readonly Named[],
  { typeId, authorId }: { readonly typeId: string; readonly authorId: string },
  isEscalated: boolean,
): readonly Asked[] {
  const named = whoIsAsked(staffing, approvers, typeId, holding)
  const asked = isEscalated ? [...named, ...whoIsAbove(staffing, named)] : named
  const others = asked.filter(({ userId }) => userId !== authorId)
  return others.length === 0 ? asked : others
}
