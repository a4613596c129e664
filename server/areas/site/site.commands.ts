import { sql } from 'drizzle-orm'
import { sites } from '../../db/site-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/**
 * Says that something the account's page, card or resume shows has changed: cached pages are dropped after the commit.
 * Every command that changes such a thing calls it, in its own transaction and once.
 */
export async function contentChanged(tx: Tx, services: Services, accountId: string): Promise<void> {
  const now = services.clock.now()
  await tx
    .insert(sites)
    .values({ accountId, contentAt: now })
    .onConflictDoUpdate({ target: sites.accountId, set: { contentVersion: sql`${sites.contentVersion} + 1`, contentAt: now } })
  services.events.publish(tx, 'site', accountId)
}
