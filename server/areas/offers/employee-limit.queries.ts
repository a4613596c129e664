import { and, count, countDistinct, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { employments, offers } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { planOf } from '../../kernel/plan-of.ts'
import { refuse } from '../../kernel/refusal.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { WAITING } from './offers.policy.ts'

const staffOf = (db: Readable, company: string | typeof accounts.id, now: Date) =>
  db
    .select({ n: countDistinct(employments.userId) })
    .from(employments)
    .where(and(eq(employments.companyAccountId, company), isCurrent(now)))
const waitingOf = (db: Readable, company: string | typeof accounts.id) =>
  db
    .select({ n: count() })
    .from(offers)
    .where(and(eq(offers.companyAccountId, company), inArray(offers.status, WAITING)))

/** How many employees and offers that wait a company has, together: what its plan limits. */
export async function countStaff(tx: Readable, companyAccountId: string, now: Date): Promise<number> {
  const [staff] = await staffOf(tx, companyAccountId, now)
  const [waiting] = await waitingOf(tx, companyAccountId)
  return (staff?.n ?? 0) + (waiting?.n ?? 0)
}

/** Companies, each with what its plan limits: a table to select from. `where` says whose, of accounts and users. */
export const companiesByStaff = (db: Readable, where: SQL | undefined, now: Date) =>
  db
    .select({
      username: accounts.username,
      companyName: accounts.companyName,
      publicName: accounts.publicName,
      used: sql<number>`((${staffOf(db, accounts.id, now)}) + (${waitingOf(db, accounts.id)}))::int`.as('used'),
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(eq(accounts.kind, 'company'), where))
    .as('companies')

/**
 * For so many more employees and offers that wait, together, the tier of the company's principal has room; null for any
 * number. Below zero where a tier was lowered.
 */
async function roomOf(
  tx: Readable,
  companyAccountId: string,
  now: Date,
): Promise<{ readonly limit: number; readonly room: number } | null> {
  const limit = (await planOf(tx, companyAccountId))?.employees ?? null
  if (limit === null) return null
  return { limit, room: limit - (await countStaff(tx, companyAccountId, now)) }
}

/** The plan's limit of employees and open offers, and how many more it has room for. To rely on it, lock the company. */
export async function readRoom(
  db: Readable,
  companyAccountId: string,
  now: Date,
): Promise<{ limit: number | null; room: number | null }> {
  const found = await roomOf(db, companyAccountId, now)
  return { limit: found?.limit ?? null, room: found && Math.max(0, found.room) }
}

/**
 * Refuses with `limit_reached` when so many more offers would be more than the plan has room for. Call it while the
 * company is locked.
 */
export async function assertRoom(tx: Tx, companyAccountId: string, more: number, now: Date): Promise<void> {
  const found = await roomOf(tx, companyAccountId, now)
  if (found && more > found.room) refuse('limit_reached', { limit: found.limit })
}
