import { eq, sql } from 'drizzle-orm'
import { notificationCounters } from '../../db/company-tables.ts'
import type { Tx } from '../../kernel/context.ts'

/**
 * Takes the account's next `count` numbers and returns the first. The counter stays locked until the commit, so changes
 * of one account become visible in the order of their numbers: a reader who has read up to a number has missed none
 * below it.
 */
export async function takeChanges(tx: Tx, accountId: string, count = 1): Promise<number> {
  const [row] = await tx
    .insert(notificationCounters)
    .values({ accountId, change: count })
    .onConflictDoUpdate({
      target: notificationCounters.accountId,
      set: { change: sql`${notificationCounters.change} + ${count}` },
    })
    .returning({ change: notificationCounters.change })
  if (row === undefined) throw new Error('A counter was not written')
  return row.change - count + 1
}

/** Locks the account's counter without taking a number. */
export async function lockChanges(tx: Tx, accountId: string): Promise<void> {
  await tx.insert(notificationCounters).values({ accountId, change: 0 }).onConflictDoNothing()
  await tx
    .select({ change: notificationCounters.change })
    .from(notificationCounters)
    .where(eq(notificationCounters.accountId, accountId))
    .for('update')
}
