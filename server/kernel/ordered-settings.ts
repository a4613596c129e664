import { getTableName, sql } from 'drizzle-orm'
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { audit } from './audit.ts'
import type { Tx } from './context.ts'
import { refuse } from './refusal.ts'

type SettingRow<T extends PgTable> = PgInsertValue<T> & { readonly key: string; readonly position: number }

/** Changes of the settings in one table come one after another, until the transaction ends. */
export const lockSettings = (tx: Tx, table: PgTable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`)

/**
 * Every setting gets its row with the first change of any, and all have the positions that `rows` say. A row that is
 * there already keeps everything else that it has.
 */
export async function keepSettings<T extends PgTable>(tx: Tx, table: T, rows: SettingRow<T>[]): Promise<void> {
  await tx.insert(table).values(rows).onConflictDoNothing()
  const places = JSON.stringify(rows.map(({ key, position }) => ({ key, position })))
  await tx.execute(
    sql`update ${table} set position = place.position from jsonb_to_recordset(${places}::jsonb) as place(key text, position int) where ${table}.key = place.key`,
  )
}

/** A table of settings, and how it is kept. */
interface OrderedSettings<T extends PgTable, S> {
  readonly table: T
  readonly kind: 'font' | 'resumeTemplate' | 'section' | 'template'
  readonly read: (tx: Tx) => Promise<readonly S[]>
  /** Rows of the table, in the order of the list. */
  readonly rowsOf: (settings: readonly S[]) => SettingRow<T>[]
}

/**
 * Moves a setting to a 0-based position, and records it with places from 1; behind the last means last. Refuses an
 * unknown key with `not_found`.
 */
export async function moveSetting<
  T extends PgTable,
  S extends { readonly key: string; readonly name: Localized | null },
>(
  tx: Tx,
  { table, kind, read, rowsOf }: OrderedSettings<T, S>,
  { key, position }: { readonly key: string; readonly position: number },
): Promise<void> {
  await lockSettings(tx, table)
  const settings = await read(tx)
  const moved = settings.find((setting) => setting.key === key) ?? refuse('not_found', {})
  await keepSettings(tx, table, rowsOf(settings.filter((setting) => setting !== moved).toSpliced(position, 0, moved)))
  await audit(tx, {
    kind,
    action: 'move',
    subjectId: moved.key,
    name: moved.name ?? moved.key,
    before: { position: settings.indexOf(moved) + 1 },
    after: { position: Math.min(position, settings.length - 1) + 1 },
  })
}
