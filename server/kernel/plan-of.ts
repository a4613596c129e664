import { eq } from 'drizzle-orm'
import { tiers } from '../db/list-tables.ts'
import { accounts, users } from '../db/tables.ts'
import type { Readable } from './context.ts'

/**
 * What the plan of an account's principal allows; a number that is null means any. Undefined for an account that does
 * not exist. Whoever relies on a number locks the account first.
 */
export async function planOf(db: Readable, accountId: string): Promise<typeof tiers.$inferSelect | undefined> {
  const [row] = await db
    .select({ plan: tiers })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .innerJoin(tiers, eq(tiers.key, users.tierKey))
    .where(eq(accounts.id, accountId))
  return row?.plan
}
