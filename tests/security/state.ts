import { sql } from 'drizzle-orm'
import type { Database } from '../../server/kernel/context.ts'

/** The full figures of docs/security.md instead of the small ones. */
export const full = process.env['SIRA_FULL'] === '1'

/** Counting a call is no change of anything. */
const UNCOUNTED: ReadonlySet<string> = new Set(['rate_limits'])

const watched = new WeakMap<Database, Promise<void>>()
/** Lets the database note each row that is added, removed or made different, by the transaction that does it. */
async function watch(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  await db.execute(sql`create schema noted`)
  await db.execute(
    sql`create table noted.changes (n bigint generated always as identity primary key, name text not null)`,
  )
  await db.execute(sql`
    create function noted.note() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old *= new then return null; end if;
      insert into noted.changes (name) values (tg_table_name);
      return null;
    end $$`)
  for (const { name } of rows.filter((table) => !UNCOUNTED.has(table.name))) {
    const table = sql`public.${sql.identifier(name)}`
    await db.execute(
      sql`create trigger noted after insert or update or delete on ${table} for each row execute function noted.note()`,
    )
    await db.execute(
      sql`create trigger noted_all after truncate on ${table} for each statement execute function noted.note()`,
    )
  }
}

/**
 * The last change of a row since this was first asked, by its number and table: equal before and after a call that may
 * change nothing. What is written and taken back in a transaction that is committed counts as well; what is rolled back
 * does not.
 */
export async function stateOf(db: Database): Promise<{ readonly changes: number; readonly last: string }> {
  const ready = watched.get(db) ?? watch(db)
  watched.set(db, ready)
  await ready
  const { rows } = await db.execute<{ changes: number; last: string }>(
    sql`select n::int as changes, name as last from noted.changes order by n desc limit 1`,
  )
  return rows[0] ?? { changes: 0, last: '' }
}
