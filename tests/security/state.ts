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
  await db.execute(sql`create table noted.changes (name text not null)`)
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
 * How many rows of each table have changed since this was first asked: equal before and after a call that may change
 * nothing. What is written and taken back in a transaction that is committed counts as well; what is rolled back does
 * not.
 */
export async function stateOf(db: Database): Promise<Readonly<Record<string, number>>> {
  const ready = watched.get(db) ?? watch(db)
  watched.set(db, ready)
  await ready
  const { rows } = await db.execute<{ name: string; changes: number }>(
    sql`select name, count(*)::int as changes from noted.changes group by name`,
  )
  return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]))
}
