import { and, sql, type SQL } from 'drizzle-orm'
import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import type { Readable } from '../context.ts'
import { idsFrom, type Asked, type Found, type ListSource } from './list.ts'
import { beyond, ordered } from './order.ts'

/** Rows that an export reads at once. */
export const BATCH = 500

interface Sheet {
  /** Names of the columns. */
  readonly header: readonly string[]
  /** The cells of these rows, in the order of the ids. */
  readonly read: (ids: readonly string[]) => Promise<readonly (readonly unknown[])[]>
}

/**
 * A list as CSV, UTF-8 with a byte order mark, in batches by key: memory stays flat, and a row that moves meanwhile is
 * never the reason that another is left out. Cells that a spreadsheet would run are text.
 */
export async function* exportList(
  db: Readable,
  source: Pick<ListSource, 'id' | 'ids'>,
  { where, order }: Pick<Asked, 'where' | 'order'>,
  { header, read }: Sheet,
): AsyncGenerator<string> {
  if (order === null) throw new Error('A list is exported in the order of a column.')
  const key = sql<string>`${order.column}::text`.as('key')
  yield BOM + csvLine(header)
  let after: Found | null = null
  for (;;) {
    const rest: SQL | undefined =
      after === null ? undefined : beyond([order.column, source.id], [after.key, after.id], order.descending)
    const found: readonly Found[] = await idsFrom(source, db, key)
      .where(and(where, rest))
      .orderBy(...ordered(order, source.id))
      .limit(BATCH)
    const rows = await read(found.map(({ id }) => id))
    if (rows.length > 0) yield rows.map(csvLine).join('')
    const last = found.at(-1)
    if (found.length < BATCH || last === undefined) return
    after = last
  }
}
