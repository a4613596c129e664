import { sql } from 'drizzle-orm'
import type { Readable } from '../../server/kernel/context.ts'

/** The full figures of docs/security.md instead of the small ones. */
export const full = process.env['SIRA_FULL'] === '1'

/** Counting a call is no change of anything. */
const UNCOUNTED: ReadonlySet<string> = new Set(['rate_limits'])

/** A fingerprint of each table's rows: equal before and after a call that may change nothing. */
export async function stateOf(db: Readable): Promise<Readonly<Record<string, string>>> {
  const tables = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const names = tables.rows.map(({ name }) => name).filter((name) => !UNCOUNTED.has(name))
  const parts = names.map(
    (name) =>
      sql`(select ${name}::text as name, coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as mark from ${sql.identifier(name)} t)`,
  )
  const { rows } = await db.execute<{ name: string; mark: string }>(sql.join(parts, sql` union all `))
  return Object.fromEntries(rows.map(({ name, mark }) => [name, mark]))
}
