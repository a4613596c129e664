import { inArray } from 'drizzle-orm'
import { cellOfDate, contractKindOf, sheetColumns, type SheetColumn } from '../../openapi/field-kinds.ts'
import type { AnyField } from '../../openapi/fields.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable } from '../kernel/context.ts'
import { exportList } from '../kernel/list/export.ts'
import { askedOf, inOrderOf } from '../kernel/list/list.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { entryList, type EntriesQuery, type Reading } from './list.ts'
import { relatedNames, relatedValue, type RelatedNames } from './relations.ts'

interface Column {
  readonly name: string
  readonly read: (row: CollectionRow, names: RelatedNames) => unknown
}
/** A column of a field, as its kind writes it. */
const columnOfField = ({ name, field, at }: SheetColumn, of: AnyField): Column => ({
  name,
  read: (row, names) => {
    const { kind } = of
    const value = row[columnOf(field)]
    if (value === null || value === undefined) return null
    if (of.kind === 'date' && of.known !== undefined) return cellOfDate(String(value), row[columnOf(of.known)])
    return contractKindOf(kind).cells((kind === 'relation' ? relatedValue(String(value), names) : value) as never)[at]
  },
})
/** Headers are the contract's names, so that the file can be read back. */
const columnsOf = (binding: Binding): readonly Column[] => [
  { name: 'id', read: (row) => row.id },
  ...sheetColumns(binding.resource.fields).flatMap((column) =>
    binding.resource.fields[column.field] ? [columnOfField(column, binding.resource.fields[column.field]!)] : [],
  ),
  binding.resource.publishing
    ? { name: 'status', read: (row) => row['publishingStatus'] }
    : { name: binding.flag.key, read: (row) => row[binding.flag.key] },
  { name: 'created_at', read: (row) => row.createdAt },
]

/** The list as CSV. A wrong query is refused before the first line. */
export async function exportEntries(
  db: Readable,
  binding: Binding,
  query: EntriesQuery,
  { viewer, lang }: Pick<Reading, 'viewer' | 'lang'>,
): Promise<AsyncGenerator<string>> {
  const source = entryList(db, binding, viewer)
  const columns = columnsOf(binding)
  return exportList(db, source, await askedOf(source, query, lang), {
    header: columns.map(({ name }) => name),
    read: async (ids) => {
      const rows = (await db
        .select()
        .from(binding.table)
        .where(inArray(binding.table.id, [...ids]))) as CollectionRow[]
      const names = await relatedNames(db, binding, rows)
      return inOrderOf(ids, rows, ({ id }) => id).map((row) => columns.map((column) => column.read(row, names)))
    },
  })
}
