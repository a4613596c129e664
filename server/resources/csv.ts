import { and, asc, desc, sql } from 'drizzle-orm'
import type { Language, Viewer } from '../../openapi/define.ts'
import { BOM, csvLine } from '../../openapi/format/csv.ts'
import type { AnyWidget } from '../../openapi/resource.ts'
import type { Readable } from '../kernel/context.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { matches, orderOf, type ListQuery } from './list.ts'
import { listed } from './policy.ts'
import { columnOf } from './rows.ts'

/** Rows that an export reads at once. */
export const BATCH = 500
interface Column {
  readonly name: string
  readonly read: (row: CollectionRow) => unknown
}
/** The columns of one field: none for files, two for a text in two languages and for money, one for everything else. */
function columnsOfField(field: string, as: AnyWidget['as']): readonly Column[] {
  const read = (row: CollectionRow) => row[columnOf(field)]
  const parts = (keys: readonly string[]): readonly Column[] =>
    keys.map((key) => ({ name: `${field}.${key}`, read: (row) => (read(row) as Readonly<Record<string, unknown>> | null)?.[key] }))
  switch (as) {
    case 'picture':
    case 'pictures':
    case 'document':
      return []
    case 'localized':
    case 'localized-long':
      return parts(['en', 'am'])
    case 'money':
      return parts(['amount', 'currency'])
    case 'addresses':
      // An address has no spaces in it.
      return [{ name: field, read: (row) => (read(row) as readonly string[]).join(' ') }]
    default:
      return [{ name: field, read }]
  }
}
/** Headers are the contract's names, so that the file can be read back. */
const columnsOf = (binding: Binding): readonly Column[] => [
  { name: 'id', read: (row) => row.id },
  ...Object.entries(binding.resource.form).flatMap(([field, widget]) => columnsOfField(field, widget.as)),
  { name: binding.flag.key, read: (row) => row[binding.flag.key] },
  { name: 'created_at', read: (row) => row.createdAt },
]

/**
 * The list as CSV, UTF-8 with a byte order mark, in batches by key: memory stays flat, and a row that moves meanwhile is
 * never the reason that another is left out.
 */
export async function* exportRows(db: Readable, binding: Binding, viewer: Viewer | null, query: Pick<ListQuery, 'q' | 'sort'>, lang: Language): AsyncGenerator<string> {
  const { table } = binding
  const { column, descending } = orderOf(binding, query.sort, lang)
  const where = and(...listed(binding, viewer), matches(binding, query.q))
  const columns = columnsOf(binding)
  const key = sql`${column}::text`.as('key')
  yield BOM + csvLine(columns.map((c) => c.name))
  let after: { readonly key: string; readonly id: string } | null = null
  for (;;) {
    const beyond =
      after === null ? undefined : descending ? sql`(${column}, ${table.id}) < (${after.key}, ${after.id})` : sql`(${column}, ${table.id}) > (${after.key}, ${after.id})`
    const turned = descending ? desc : asc
    const batch: { row: unknown; key: unknown }[] = await db
      .select({ row: table, key })
      .from(table)
      .where(and(where, beyond))
      .orderBy(turned(column), turned(table.id))
      .limit(BATCH)
    const rows = batch.map((b) => b.row as CollectionRow)
    if (rows.length > 0) yield rows.map((row) => csvLine(columns.map((c) => c.read(row)))).join('')
    const last = batch.at(-1)
    if (batch.length < BATCH || last === undefined) return
    after = { key: String(last.key), id: (last.row as CollectionRow).id }
  }
}
