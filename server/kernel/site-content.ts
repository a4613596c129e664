import { sql } from 'drizzle-orm'
import { sectionSettings, sites } from '../db/site-tables.ts'
import type { Services, Tx } from './context.ts'

/** Null while no administrator has changed anything. */
const sectionOrder = sql<
  string[] | null
>`(select jsonb_agg(${sectionSettings.key} order by ${sectionSettings.position}) from ${sectionSettings})`

/** The site of a new account, not published yet, with the sections in the order that is the default now. */
export async function openSite(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx.insert(sites).values({ accountId, contentAt: now, sectionOrder })
}

/**
 * Announces that something shown on the account's page, card or resume has changed; cached pages are dropped after the
 * commit. Every command that makes such a change must call it once, in its own transaction.
 */
export async function contentChanged(tx: Tx, services: Services, accountId: string): Promise<void> {
  const now = services.clock.now()
  await tx
    .insert(sites)
    .values({ accountId, contentAt: now })
    .onConflictDoUpdate({
      target: sites.accountId,
      set: { contentVersion: sql`${sites.contentVersion} + 1`, contentAt: now },
    })
  services.events.publish(tx, 'site', accountId)
}
