import { sql } from 'drizzle-orm'
import { rateLimits } from '../db/platform-tables.ts'
import type { Database } from './context.ts'

/**
 * Counts one try for `key` and says whether it is over: the seconds to wait, or null while at most `limit` tries fell
 * into the present window of `per` seconds. One atomic upsert, so that parallel tries of all processes count together.
 * It takes the database, never a transaction: a refusal that rolls back would forget the try.
 */
export async function overLimit(
  db: Database,
  { key, limit, per, now }: { readonly key: string; readonly limit: number; readonly per: number; readonly now: Date },
): Promise<number | null> {
  const seconds = Math.floor(now.getTime() / 1000)
  const windowStart = seconds - (seconds % per)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count })
  return row !== undefined && row.count > limit ? windowStart + per - seconds : null
}
