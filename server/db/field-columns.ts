import type { $Type, NotNull } from 'drizzle-orm'
import { boolean, date, integer, jsonb, text, uuid, type PgColumnBuilderBase } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AnyField, FieldKind } from '../../openapi/fields.ts'
import type { IconName } from '../../openapi/schemas/icon-name.ts'
import type { LocalizedRichText } from '../../openapi/rich-text.ts'
import type { Localized, Money } from '../../openapi/schemas/primitives.ts'

/**
 * How a list is ordered by a kind: by folded texts beside the column, one for readers of each language, or by the
 * column itself.
 */
type Order = 'folded' | 'value'
interface ColumnKind {
  readonly column: () => PgColumnBuilderBase
  readonly order?: Order
  /** The column holds the id of a file. */
  readonly file?: true
}

/** Every kind of field, for the database. */
export const columnKinds = {
  localized: { column: () => jsonb().$type<Localized>(), order: 'folded' },
  'localized-long': { column: () => jsonb().$type<Localized>() },
  'rich-text': { column: () => jsonb().$type<LocalizedRichText>() },
  text: { column: () => text(), order: 'folded' },
  slug: { column: () => text() },
  address: { column: () => text(), order: 'folded' },
  addresses: { column: () => text().array() },
  date: { column: () => date({ mode: 'string' }), order: 'value' },
  known: { column: () => text().$type<'month'>() },
  choice: { column: () => text() },
  icon: { column: () => text().$type<IconName>() },
  reference: { column: () => text() },
  switch: { column: () => boolean() },
  number: { column: () => integer(), order: 'value' },
  rating: { column: () => integer(), order: 'value' },
  money: { column: () => jsonb().$type<Money>() },
  picture: { column: () => uuid(), file: true },
  pictures: { column: () => uuid().array() },
  document: { column: () => uuid(), file: true },
  relation: { column: () => uuid() },
} as const satisfies Record<FieldKind, ColumnKind>
export const columnKindOf = (kind: FieldKind): ColumnKind => columnKinds[kind]

type Plain<K extends FieldKind> = ReturnType<(typeof columnKinds)[K]['column']>
type Typed<F extends AnyField> = F['kind'] extends 'choice'
  ? $Type<Plain<F['kind']>, NonNullable<z.output<F['schema']>>>
  : Plain<F['kind']>
/** The column of a field: not null where its value is required. */
export type ColumnOf<F extends AnyField> = null extends z.output<F['schema']> ? Typed<F> : NotNull<Typed<F>>
