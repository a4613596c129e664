import { getTableName, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './context.ts'

/** Changes of the settings in one table come one after another, until the transaction ends. */
export const lockSettings = (tx: Tx, table: PgTable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`)

/**
 * Every setting gets its row with the first change of any, and all have the positions that `rows` say. A row that is
 * there already keeps everything else that it has.
 */
export async function keepSettings<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: (PgInsertValue<T> & { readonly key: string; readonly position: number })[],
): Promise<void> {
  await tx.insert(table).values(rows).onConflictDoNothing()
  const places = JSON.stringify(rows.map(({ key, position }) => ({ key, position })))
  await tx.execute(
    sql`update ${table} set position = place.position from jsonb_to_recordset(${places}::jsonb) as place(key text, position int) where ${table}.key = place.key`,
  )
}
