import { and, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../openapi/define.ts'
import { contractKindOf, sheetColumns, type SheetColumn } from '../../openapi/field-kinds.ts'
import type { AnyField } from '../../openapi/fields.ts'
import { BOM, csvLine } from '../../openapi/format/csv.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable } from '../kernel/context.ts'
import { BATCH } from '../kernel/list/export.ts'
import { beyond, ordered } from '../kernel/list/order.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { matches, orderOf, type ListQuery } from './list.ts'
import { listed } from './policy.ts'
import { refuseUnknownFilters, relatedNames, relatedValue, type RelatedNames } from './relations.ts'

interface Column {
  readonly name: string
  readonly read: (row: CollectionRow, names: RelatedNames) => unknown
}
/** A column of a field, as its kind writes it. */
const columnOfField = ({ name, field, at }: SheetColumn, { kind }: AnyField): Column => ({
  name,
  read: (row, names) => {
    const value = row[columnOf(field)]
    if (value === null || value === undefined) return null
    return contractKindOf(kind).cells((kind === 'relation' ? relatedValue(String(value), names) : value) as never)[at]
  },
})
/** Headers are the contract's names, so that the file can be read back. */
const columnsOf = (binding: Binding): readonly Column[] => [
  { name: 'id', read: (row) => row.id },
  ...sheetColumns(binding.resource.fields).flatMap((column) =>
    binding.resource.fields[column.field] ? [columnOfField(column, binding.resource.fields[column.field]!)] : [],
  ),
  { name: binding.flag.key, read: (row) => row[binding.flag.key] },
  { name: 'created_at', read: (row) => row.createdAt },
]

/**
 * The list as CSV, UTF-8 with a byte order mark, in batches by key: memory stays flat, and a row that moves meanwhile
 * is never the reason that another is left out.
 */
export async function* exportRows(
  db: Readable,
  binding: Binding,
  viewer: Viewer | null,
  query: ListQuery,
  lang: Language,
): AsyncGenerator<string> {
  const { table } = binding
  const order = orderOf(binding, query.sort, lang)
  await refuseUnknownFilters(db, binding, viewer, query)
  const where = and(...listed(binding, viewer), matches(binding, query))
  const columns = columnsOf(binding)
  const key = sql`${order.column}::text`.as('key')
  yield BOM + csvLine(columns.map((c) => c.name))
  let after: { readonly key: string; readonly id: string } | null = null
  for (;;) {
    const rest = after === null ? undefined : beyond([order.column, table.id], [after.key, after.id], order.descending)
    const batch: { row: unknown; key: unknown }[] = await db
      .select({ row: table, key })
      .from(table)
      .where(and(where, rest))
      .orderBy(...ordered(order, table.id))
      .limit(BATCH)
    const rows = batch.map((b) => b.row as CollectionRow)
    const names = await relatedNames(db, binding, rows)
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map((c) => c.read(row, names)))).join('')
    const last = batch.at(-1)
    if (batch.length < BATCH || last === undefined) return
    after = { key: String(last.key), id: (last.row as CollectionRow).id }
  }
}
