import { and, eq } from 'drizzle-orm'
import { coOwners } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Changes of who owns an account follow one another. Refuses with `not_found`. */
export async function lockAccount(tx: Tx, accountId: string): Promise<typeof accounts.$inferSelect> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  return account ?? refuse('not_found', {})
}

/** Does a user own the account still? Asked again under its lock: whoever lost it meanwhile changes nothing. */
export async function assertOwner(
  tx: Tx,
  account: { readonly id: string; readonly ownerId: string },
  userId: string,
): Promise<void> {
  if (account.ownerId === userId) return
  const [share] = await tx
    .select({ userId: coOwners.userId })
    .from(coOwners)
    .where(and(eq(coOwners.accountId, account.id), eq(coOwners.userId, userId)))
  if (!share) refuse('account_forbidden', {})
}
