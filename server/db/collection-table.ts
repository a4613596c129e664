import { sql, type Column, type NotNull, type SQL } from 'drizzle-orm'
import {
  boolean,
  index,
  pgTable,
  text,
  uuid,
  type AnyPgColumn,
  type ExtraConfigColumn,
  type IndexBuilder,
  type PgColumnBuilderBase,
  type PgUUIDBuilderInitial,
} from 'drizzle-orm/pg-core'
import { relationsOf, slugFieldOf } from '../../openapi/field-kinds.ts'
import { isOptional, type AnyField, type Fields } from '../../openapi/fields.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import type { Publishing } from '../../openapi/resource-rows.ts'
import { publishing as publishingLife } from '../../openapi/lifecycles/publishing.ts'
import type { PublishingStatus } from '../../openapi/schemas/publishing.ts'
import { collection, folded, moment } from './columns.ts'
import { columnKindOf, type ColumnOf } from './field-columns.ts'

type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
interface Stored {
  readonly owner: 'account' | 'platform'
  readonly fields: Fields
  readonly sort: readonly string[]
  readonly unique?: readonly string[]
  readonly publishing?: Publishing | undefined
}
type Folded = ReturnType<typeof folded>
/** The fields that a collection is ordered by or compares. */
type Compared<R extends Stored> = Extract<
  R['sort'][number] | NonNullable<R['unique']>[number],
  keyof R['fields'] & string
>
type FoldedOf<R extends Stored> = {
  [K in Compared<R>]: R['fields'][K]['kind'] extends 'localized' | 'text' | 'address' ? K : never
}[Compared<R>]
type Own<R extends Stored> = {
  [K in keyof R['fields'] & string as Camel<K>]: ColumnOf<Extract<R['fields'][K], AnyField>>
}
type Keys<R extends Stored> = { [K in FoldedOf<R> as `${Camel<K>}Key${'En' | 'Am'}`]: NotNull<Folded> }
type Owner<R extends Stored> = R['owner'] extends 'account'
  ? { accountId: NotNull<PgUUIDBuilderInitial<''>>; visible: NotNull<ReturnType<typeof boolean<''>>> }
  : { active: NotNull<ReturnType<typeof boolean<''>>> }
type Published<R extends Stored> = [NonNullable<R['publishing']>] extends [never]
  ? unknown
  : ReturnType<typeof publishingColumns>
type Columns<R extends Stored, X> = ReturnType<typeof collection> & Owner<R> & Own<R> & Keys<R> & Published<R> & X

type Target = () => AnyPgColumn
/** What columns of a collection refer to. */
interface References {
  readonly account?: Target
  readonly file?: Target
  /** By the names of the fields that are relations. */
  readonly relations?: Readonly<Record<string, Target>>
}
/** What a table has beside what its collection says. */
export interface Extras<X extends Record<string, PgColumnBuilderBase>> {
  readonly columns?: X
  readonly indexes?: (table: Readonly<Record<string, ExtraConfigColumn>>) => readonly IndexBuilder[]
}

/** From so many entries on, a collection of the platform has an index for each order and for search. */
export const LARGE = 1_000

/** `school_name` → `schoolName`: the property of a field's column. */
export const columnOf = (field: string): string =>
  field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields that are ordered or compared by folded texts in columns of their own. */
export const foldedFields = ({
  fields,
  sort,
  unique = [],
}: Pick<AnyResource, 'fields' | 'sort' | 'unique'>): readonly string[] =>
  Object.keys(fields).filter(
    (name) => (sort.includes(name) || unique.includes(name)) && columnKindOf(fields[name]!.kind).order === 'folded',
  )

/** Where an entry stands that is published; its `active` follows the status. */
const publishingColumns = () => ({
  publishingStatus: text().$type<PublishingStatus>().notNull().default(publishingLife.initial),
  publishAt: moment(),
  publishedAt: moment(),
})

type Builder = PgColumnBuilderBase & { notNull(): Builder; references(target: Target): Builder }
function columnFor(name: string, field: AnyField, { file, relations = {} }: References): PgColumnBuilderBase {
  const { column, file: isFile } = columnKindOf(field.kind)
  const plain = column() as Builder
  const target = isFile ? file : relations[name]
  const referring = target ? plain.references(target) : plain
  return isOptional(field) ? referring : referring.notNull()
}

/** The ids of the pictures in a rich text of both languages, as a JSON array: what its index holds, and its readers ask. */
export const pictureIdsIn = (column: Column): SQL =>
  sql`jsonb_path_query_array(${column}, '$.*[*] ? (@.type == "picture").file_id')`

/**
 * The table of a collection, by its fields: `collection()`, its owner, a column for each field, and folded ones for
 * those that order or are compared.
 */
export function collectionTable<
  R extends Stored,
  const X extends Record<string, PgColumnBuilderBase> = Record<never, never>,
>(of: R, references: References, { columns: more, indexes }: Extras<X> = {}) {
  const resource = of as unknown as AnyResource
  const { plural, fields, owner, most, sort, publishing } = resource
  const columns: Record<string, PgColumnBuilderBase> = {
    ...collection(),
    ...(references.account
      ? { accountId: uuid().notNull().references(references.account), visible: boolean().notNull() }
      : { active: boolean().notNull() }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [columnOf(name), columnFor(name, field, references)]),
    ),
    ...Object.fromEntries(
      foldedFields(resource).flatMap((name) =>
        ['KeyEn', 'KeyAm'].map((key) => [`${columnOf(name)}${key}`, folded().notNull()]),
      ),
    ),
    ...(publishing ? publishingColumns() : {}),
    ...more,
  }
  const name = snake(plural)
  // The columns follow from the fields, so their types are asserted here alone.
  return pgTable(name, columns as unknown as Columns<R, X>, (table) => {
    const t = table as unknown as Readonly<Record<string, ExtraConfigColumn>>
    const on = (column: string) => t[column]!
    const own =
      owner === 'account'
        ? [index(`${name}_account`).on(on('accountId'), on('position'))]
        : [index(`${name}_position`).on(on('position'), on('id'))]
    const large = owner === 'platform' && most >= LARGE
    const byFolded = (field: string) =>
      (['En', 'Am'] as const).map((lang) =>
        index(`${name}_${field}_${lang.toLowerCase()}`).on(on(`${columnOf(field)}Key${lang}`), on('id')),
      )
    // The order by a relation is that of the names elsewhere.
    const ordered = large
      ? sort
          .filter((field) => fields[field]?.kind !== 'relation')
          .flatMap((field) =>
            foldedFields(resource).includes(field)
              ? byFolded(field)
              : [index(`${name}_${field}`).on(on(columnOf(field)), on('id'))],
          )
      : []
    const searched = large ? [index(`${name}_search`).using('gin', on('searchKey').op('gin_trgm_ops'))] : []
    const related = relationsOf(fields).map(([field]) => index(`${name}_${field}`).on(on(columnOf(field))))
    const slug = slugFieldOf(fields)
    const addressed = slug === null ? [] : [index(`${name}_${slug.name}`).on(on(columnOf(slug.name)))]
    // Visitors read the newest first, and load the pictures of published ones.
    const pictures = Object.keys(fields).filter((field) => fields[field]?.kind === 'picture')
    const pictured = Object.entries(fields).flatMap(([field, kind]) =>
      kind.kind === 'rich-text' && kind.pictures ? [field] : [],
    )
    const published = publishing
      ? [
          index(`${name}_published`).on(on('publishedAt'), on('id')),
          ...pictures.map((field) => index(`${name}_${field}`).on(on(columnOf(field)))),
          ...pictured.map((field) =>
            index(`${name}_${field}_pictures`).using('gin', pictureIdsIn(on(columnOf(field)))),
          ),
        ]
      : []
    return [...own, ...published, ...related, ...addressed, ...ordered, ...searched, ...(indexes?.(t) ?? [])]
  })
}
