import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { hasName, shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { MOST_SEPARATE } from '../../../openapi/schemas/letter.ts'
import { MOST_PEOPLE, type LetterGroup, type LetterPerson } from '../../../openapi/schemas/letter-settings.ts'
import { coOwners, departments, employments, positions } from '../../db/company-tables.ts'
import { letterAbsences } from '../../db/letter-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { refuseUnknown } from '../../kernel/list/list.ts'
import { matchesWords } from '../../kernel/list/search.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import type { Staffing } from './approvers.ts'

const isThere = and(isNull(users.disabledAt), isNull(users.deletedAt))

/** The owners of a company, its principal first. */
async function readOwners(db: Readable, accountId: string): Promise<string[]> {
  const principal = await db
    .select({ id: users.id })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(accounts.id, accountId), isThere))
  const others = await db
    .select({ id: users.id })
    .from(coOwners)
    .innerJoin(users, eq(users.id, coOwners.userId))
    .where(and(eq(coOwners.accountId, accountId), isThere))
    .orderBy(asc(coOwners.createdAt))
  return [...principal, ...others].map(({ id }) => id)
}

/** Everything of a company that decides who is asked today. */
export async function readStaffing(db: Readable, accountId: string, now: Date): Promise<Staffing> {
  const today = todayIn(now)
  const work = { userId: employments.userId, positionId: employments.positionId }
  const employed = await db
    .select(work)
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .where(and(eq(employments.companyAccountId, accountId), isCurrent(now), isThere))
    .orderBy(asc(employments.createdAt), asc(employments.id))
  // Whoever is disabled or deleted left, too.
  const former = await db
    .select(work)
    .from(employments)
    .where(eq(employments.companyAccountId, accountId))
    .orderBy(desc(sql`coalesce(${employments.lastDay}, '9999-12-31')`), desc(employments.createdAt))
  const lastHolders = new Map<string, string>()
  const lastPositions = new Map<string, string>()
  for (const { userId, positionId } of former)
    if (positionId !== null) {
      if (!lastHolders.has(positionId)) lastHolders.set(positionId, userId)
      if (!lastPositions.has(userId)) lastPositions.set(userId, positionId)
    }
  const lines = await db
    .select({ id: positions.id, above: positions.reportsToId })
    .from(positions)
    .where(eq(positions.companyAccountId, accountId))
  return {
    today,
    owners: await readOwners(db, accountId),
    employed,
    lastHolders,
    lastPositions,
    superiors: new Map(lines.map(({ id, above }) => [id, above])),
    absences: await db
      .select()
      .from(letterAbsences)
      .where(and(eq(letterAbsences.accountId, accountId), gte(letterAbsences.toDay, today)))
      .orderBy(desc(letterAbsences.createdAt), desc(letterAbsences.id)),
  }
}

/** Owns the company, or works there now. The column is named in full: a select from one table would lose its table. */
const actsFor = (db: Readable, accountId: string, now: Date) => sql`("users"."id" in ${db
  .select({ id: employments.userId })
  .from(employments)
  .where(and(eq(employments.companyAccountId, accountId), isCurrent(now)))}
  or exists (select 1 from accounts a where a.id = ${accountId} and a.owner_id = "users"."id")
  or exists (select 1 from co_owners o where o.account_id = ${accountId} and o.user_id = "users"."id"))`

/** Those of these users who act for the company now. */
export async function whoOfCompany(
  db: Readable,
  accountId: string,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isThere, actsFor(db, accountId, now)))
  return new Set(rows.map(({ id }) => id))
}
/** Is this somebody who acts for the company now? */
export const isOfCompany = async (db: Readable, accountId: string, userId: string, now: Date): Promise<boolean> =>
  (await whoOfCompany(db, accountId, [userId], now)).has(userId)

/** Who works for a company with the right to write letters. */
export async function writersAt(db: Readable, accountId: string, now: Date): Promise<readonly string[]> {
  const rows = await db
    .select({ userId: employments.userId, rights: employments.rights })
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .where(and(eq(employments.companyAccountId, accountId), isCurrent(now), isThere))
    .orderBy(asc(employments.userId))
  return [...new Set(rows.flatMap(({ userId, rights }) => (rights.includes('letters') ? [userId] : [])))]
}

/** Does somebody act for the company, or did they ever work there? */
export const everWorkedAt = async (db: Readable, accountId: string, userId: string): Promise<boolean> =>
  (await db.$count(
    users,
    and(
      eq(users.id, userId),
      sql`(exists (select 1 from employments e where e.company_account_id = ${accountId} and e.user_id = "users"."id")
        or exists (select 1 from accounts a where a.id = ${accountId} and a.owner_id = "users"."id")
        or exists (select 1 from co_owners o where o.account_id = ${accountId} and o.user_id = "users"."id"))`,
    ),
  )) > 0

/** The titles of these positions of a company. */
export async function titlesOf(
  db: Readable,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: positions.id, title: positions.title })
    .from(positions)
    .where(and(eq(positions.companyAccountId, accountId), inArray(positions.id, [...new Set(ids)])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** These users as people of a company, by id, whether or not they still are; each with the position they hold. */
export async function peopleById(
  db: Readable,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, LetterPerson>> {
  if (ids.length === 0) return new Map()
  const wanted = [...new Set(ids)]
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId))
  const found = await db.select().from(users).where(inArray(users.id, wanted))
  const held = await db
    .select({ userId: employments.userId, title: positions.title })
    .from(employments)
    .innerJoin(positions, eq(positions.id, employments.positionId))
    .where(and(eq(employments.companyAccountId, accountId), inArray(employments.userId, wanted), isCurrent(now)))
    .orderBy(asc(employments.createdAt))
  const titles = new Map(held.map(({ userId, title }) => [userId, title]))
  return new Map(
    found.map((user) => {
      const name = shownName(user)
      // Whoever registered a company may have given no name of their own, and goes by the company's.
      const company = account?.ownerId === user.id ? shownCompanyName(account) : null
      const otherwise = user.deletedAt === null ? (company ?? { en: user.email }) : null
      return [
        user.id,
        {
          id: user.id as Ref<'user'>,
          name: hasName(name) ? name : otherwise,
          position: titles.get(user.id) ?? null,
        },
      ]
    }),
  )
}

/** The first owners and employees whose name or email has these words. */
export async function findPeople(
  db: Readable,
  accountId: string,
  q: string | undefined,
  now: Date,
): Promise<{ readonly data: LetterPerson[] }> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isThere, await matchesWords({ key: users.searchKey, isLarge: false }, q), actsFor(db, accountId, now)))
    .orderBy(asc(users.searchKey), asc(users.id))
    .limit(MOST_PEOPLE)
  const people = await peopleById(
    db,
    accountId,
    rows.map(({ id }) => id),
    now,
  )
  return { data: rows.flatMap(({ id }) => people.get(id) ?? []) }
}

/**
 * The employees of a department and all below it, or who hold a position, by name, and how many they are. Refuses
 * another company's department or position as a list refuses a filter.
 */
export async function groupOf(
  db: Readable,
  accountId: string,
  { departmentId, positionId }: { readonly departmentId: string | null; readonly positionId: string | null },
  now: Date,
): Promise<LetterGroup> {
  const inCompany = (table: typeof departments | typeof positions, id: string) =>
    and(eq(table.id, id), eq(table.companyAccountId, accountId))
  if (departmentId !== null) await refuseUnknown(db, 'department_id', departments, inCompany(departments, departmentId))
  if (positionId !== null) await refuseUnknown(db, 'position_id', positions, inCompany(positions, positionId))
  const below = sql`${positions.departmentId} in (
    with recursive below as (
      select ${departments.id} as id from ${departments} where ${departments.id} = ${departmentId}::uuid
      union select d.id from ${departments} d join below on d.parent_id = below.id
    ) select id from below)`
  const rows = await db
    .selectDistinct({ id: users.id, key: users.searchKey })
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .leftJoin(positions, eq(positions.id, employments.positionId))
    .where(
      and(
        eq(employments.companyAccountId, accountId),
        isCurrent(now),
        isThere,
        departmentId === null ? undefined : below,
        positionId === null ? undefined : eq(positions.id, positionId),
      ),
    )
    .orderBy(asc(users.searchKey), asc(users.id))
  const people = await peopleById(
    db,
    accountId,
    rows.slice(0, MOST_SEPARATE).map(({ id }) => id),
    now,
  )
  return { data: rows.flatMap(({ id }) => people.get(id) ?? []), total: rows.length }
}
