import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Language, Viewer } from '../../openapi/define.ts'
import type { ValidationId } from '../../openapi/explain.ts'
import { relationsOf, type RelatedValue } from '../../openapi/field-kinds.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable, Tx } from '../kernel/context.ts'
import type { FieldErrors } from '../kernel/refusal.ts'
import { bindings, type Binding, type CollectionRow } from './bindings.ts'
import { scope } from './policy.ts'
import { columnIn } from './tables.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Locks the rows of other collections that an entry newly names, until the transaction ends: whoever deletes one waits,
 * and then finds the use. One that is gone, inactive, out of the viewer's reach or of another parent (`within`) is an
 * error at its field.
 */
export async function takeRelated(
  tx: Tx,
  binding: Binding,
  viewer: Viewer,
  before: CollectionRow | null,
  body: Values,
): Promise<FieldErrors> {
  const errors: Record<string, readonly ValidationId[]> = {}
  for (const [name, { to, within }] of relationsOf(binding.resource.fields)) {
    const id = body[name]
    const isSame =
      before !== null &&
      id === before[columnOf(name)] &&
      (within === undefined || body[within] === before[columnOf(within)])
    if (typeof id !== 'string' || isSame) continue
    const { table, flag } = bindings[to]
    const parent = within === undefined ? undefined : eq(columnIn(to, columnOf(within)), body[within])
    const isKept = id === before?.[columnOf(name)]
    const [found] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(scope(bindings[to], viewer), eq(table.id, id), parent, isKept ? undefined : eq(flag.column, true)))
      .for('key share')
    if (found === undefined) errors[name] = ['validation.reference']
  }
  return errors
}

/** The names of rows of other collections, by their ids: the first column of each, in both languages. */
export type RelatedNames = ReadonlyMap<string, Localized>
/** The names of what these rows relate to. One statement for each relation. */
export async function relatedNames(db: Readable, binding: Binding, rows: readonly Values[]): Promise<RelatedNames> {
  const names = new Map<string, Localized>()
  for (const [field, { to }] of relationsOf(binding.resource.fields)) {
    const ids = [...new Set(rows.flatMap((row) => (row[columnOf(field)] as string | null) ?? []))]
    if (ids.length === 0) continue
    const { table, resource } = bindings[to]
    const named = await db
      .select({ id: table.id, name: columnIn(to, columnOf(resource.columns[0] ?? '')) })
      .from(table)
      .where(inArray(table.id, ids))
    for (const { id, name } of named)
      names.set(id as string, typeof name === 'string' ? { en: name } : (name as Localized))
  }
  return names
}

/** The names of rows of a platform collection, by what they are found by: id or key. */
export async function namesOf(
  db: Readable,
  collection: ResourceName,
  by: 'id' | 'key',
  wanted: readonly string[],
): Promise<RelatedNames> {
  if (wanted.length === 0) return new Map()
  const { resource } = bindings[collection]
  const column = columnIn(collection, by)
  const rows = await db
    .select({ found: column, name: columnIn(collection, columnOf(resource.columns[0] ?? '')) })
    .from(bindings[collection].table)
    .where(inArray(column, [...wanted]))
  return new Map(
    rows.map(({ found, name }) => [found as string, typeof name === 'string' ? { en: name } : (name as Localized)]),
  )
}

/** Those of the names that one row shows. */
export const relatedIn = (
  { resource }: Binding,
  row: CollectionRow,
  names: RelatedNames,
): Readonly<Record<string, { readonly name: Localized }>> =>
  Object.fromEntries(
    relationsOf(resource.fields).flatMap(([field]) => {
      const id = row[columnOf(field)] as string | null
      const name = id === null ? undefined : names.get(id)
      return id !== null && name ? [[id, { name }] as const] : []
    }),
  )

/** A relation as a spreadsheet has it. */
export const relatedValue = (id: string, names: RelatedNames): RelatedValue => ({ id, name: names.get(id) })

/**
 * A relation of a collection: the column with the id, and where the names are that rows of the other one are ordered
 * and found by.
 */
interface NameElsewhere {
  readonly field: string
  readonly column: PgColumn
  readonly id: PgColumn
  readonly names: Readonly<Record<Language, PgColumn>>
  readonly keys: readonly PgColumn[]
}
/**
 * Those of the fields that are relations. The first column of the other collection names its rows; it must be one that
 * orders them.
 */
export const namesElsewhere = ({ resource }: Binding, fields: readonly string[]): readonly NameElsewhere[] =>
  relationsOf(resource.fields).flatMap(([field, { to }]) => {
    if (!fields.includes(field)) return []
    const { table, sort, resource: other } = bindings[to]
    const names = sort[other.columns[0] ?? '']
    if (names === undefined)
      throw new Error(
        `${resource.plural} are ordered or found by ${field}, so ${other.plural} must be ordered by their first column.`,
      )
    return [
      {
        field,
        column: columnIn(resource.name as ResourceName, columnOf(field)),
        id: table.id,
        names,
        keys: [names.en, names.am],
      },
    ]
  })

/**
 * What rows are ordered by whose relation names a row of another collection, which is joined: its folded name in each
 * language; rows without one come first.
 */
export const nameKeys = ({ names }: NameElsewhere): Readonly<Record<Language, SQL>> => ({
  en: sql`coalesce(${names.en}, '')`,
  am: sql`coalesce(${names.am}, '')`,
})
