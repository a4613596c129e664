import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import { letters } from '../../db/letters-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { startOf, todayIn } from '../../kernel/days.ts'
import { planOf } from '../../kernel/plan-of.ts'
import { refuse } from '../../kernel/refusal.ts'

/** When the calendar month of Addis Ababa began. */
const monthOf = (now: Date): Date => startOf(`${todayIn(now).slice(0, 7)}-01`)

/** How many letters an account issued in this month; those revoked since are among them. */
export const countIssued = (db: Readable, accountId: string, now: Date): Promise<number> =>
  db.$count(letters, and(eq(letters.accountId, accountId), gte(letters.issuedAt, monthOf(now))))

/** Companies that issued letters in this month, each with how many: a table to select from. `where` says whose. */
export const companiesByLetters = (db: Readable, where: SQL | undefined, now: Date) =>
  db
    .select({
      username: accounts.username,
      companyName: accounts.companyName,
      publicName: accounts.publicName,
      used: sql<number>`count(*)::int`.as('used'),
    })
    .from(letters)
    .innerJoin(accounts, eq(accounts.id, letters.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(gte(letters.issuedAt, monthOf(now)), where))
    .groupBy(accounts.id)
    .as('letter_companies')

/**
 * Refuses with `limit_reached` so many more letters than the plan of the company's principal has room for this month.
 * Issues of one company come one after another from here to the end of the transaction; where the plan allows any
 * number, nothing waits.
 */
export async function assertRoomForLetters(tx: Tx, accountId: string, more: number, now: Date): Promise<void> {
  const limit = (await planOf(tx, accountId))?.lettersPerMonth ?? null
  if (limit === null) return
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const used = await countIssued(tx, accountId, now)
  if (used + more > limit) refuse('limit_reached', { limit, used })
}
