import { z } from 'zod'
import { ref } from './ref.ts'
import type { CollectionName } from './resources/names.ts'
import { localizedRichArticle, localizedRichTables, localizedRichText } from './rich-text.ts'
import { ICON_NAMES } from './schemas/icon-name.ts'
import * as primitive from './schemas/primitives.ts'
import { referenceKey, type ReferenceList } from './schemas/reference.ts'

/** Where a field may take proposals from, in both languages at once; other text is as good. */
export type Proposals = 'degrees' | 'skills' | 'fieldsOfStudy' | 'languages'

/**
 * What each kind of field says beside its schema. Every layer has one record per kind: `Record<FieldKind, …>` in the
 * contract, the server and the browser.
 */
interface Options {
  /** A line in two languages. */
  readonly localized: { readonly proposals?: Proposals }
  /** Several lines in two languages. */
  readonly 'localized-long': object
  /**
   * Headings, lists, links and the like in two languages. `max` is characters in each; `tables` lets tables in,
   * `pictures` tables and pictures. Rows of lists leave it out.
   */
  readonly 'rich-text': { readonly max: number; readonly tables: boolean; readonly pictures: boolean }
  /** `sample` makes a valid text where not every one is. */
  readonly text: { readonly sample?: (n: number) => string }
  /**
   * The end of the entry's address, made from another field of words when the body has none. One in a collection that
   * the platform keeps.
   */
  readonly slug: { readonly from: string }
  readonly address: object
  readonly addresses: { readonly most: number }
  /**
   * `unless` names a switch of the same form: while it is on, the field is not asked for and its value is null; while it
   * is off, a rule of the collection requires the value. `known` names the field that says how much of the date is
   * known, where a month will do. `coming`: today or later when it is entered.
   */
  readonly date: { readonly unless?: string; readonly known?: string; readonly coming?: true }
  /** How much of the date of the field `of` is known. It has no place of its own in forms and spreadsheets. */
  readonly known: { readonly of: string }
  readonly choice: { readonly choices: readonly string[] }
  /** One of our own drawings, shown beside the entry's name. */
  readonly icon: object
  /** A key of a fixed list. */
  readonly reference: { readonly list: ReferenceList }
  readonly switch: object
  readonly number: object
  readonly rating: object
  readonly money: object
  readonly picture: { readonly aspect: number }
  readonly pictures: { readonly most: number }
  readonly document: object
  /** A row of another collection. `within` names a relation of this form: the row must have the same one. */
  readonly relation: { readonly to: CollectionName; readonly within?: string }
}
export type FieldKind = keyof Options
/** What any field may say. */
interface Marks {
  /** Clients from before it know nothing of it. */
  readonly later?: true
}
export type Field<K extends FieldKind = FieldKind, S extends z.ZodType = z.ZodType> = {
  readonly kind: K
  readonly schema: S
} & Options[K] &
  Marks
/** A field of any kind; `kind` tells which. */
export type AnyField = { readonly [K in FieldKind]: Field<K> }[FieldKind]
export type Fields = Readonly<Record<string, AnyField>>

interface Limits {
  readonly max: number
  readonly min?: number
}
const distinct = (list: readonly string[]) => new Set(list).size === list.length

/**
 * The fields that a collection is made of. Limits are characters; values are required unless the field is `optional`.
 */
export const field = {
  localized: ({ max, min = 1, ...more }: Limits & { readonly proposals?: Proposals }) =>
    ({ kind: 'localized', schema: primitive.localized(primitive.line(max, min)), ...more }) as const,
  long: ({ max, min = 1 }: Limits) =>
    ({ kind: 'localized-long', schema: primitive.localized(primitive.paragraph(max, min)) }) as const,
  richText: ({ max, tables = false }: Pick<Limits, 'max'> & { readonly tables?: boolean }) =>
    ({
      kind: 'rich-text',
      max,
      tables,
      pictures: false,
      schema: tables ? localizedRichTables(max) : localizedRichText(max),
    }) as const,
  article: ({ max }: Pick<Limits, 'max'>) =>
    ({ kind: 'rich-text', max, tables: true, pictures: true, schema: localizedRichArticle(max) }) as const,
  text: <S extends z.ZodType<string>>(schema: S, more: { readonly sample?: (n: number) => string } = {}) =>
    ({ kind: 'text', schema, ...more }) as const,
  line: ({ max }: Limits) => ({ kind: 'text', schema: primitive.line(max) }) as const,
  slug: (from: string) => ({ kind: 'slug', from, schema: primitive.slug.nullable() }) as const,
  address: () => ({ kind: 'address', schema: primitive.webAddress }) as const,
  addresses: ({ most }: { readonly most: number }) =>
    ({
      kind: 'addresses',
      most,
      schema: z.array(primitive.webAddress).max(most).refine(distinct, { error: 'validation.repeated' }),
    }) as const,
  date: ({
    past = false,
    ...more
  }: { readonly past?: boolean; readonly unless?: string; readonly known?: string; readonly coming?: true } = {}) =>
    ({ kind: 'date', schema: past ? primitive.pastDate : primitive.isoDate, ...more }) as const,
  known: (of: string) => ({ kind: 'known', of, schema: primitive.knownOfDate }) as const,
  choice: <const C extends readonly [string, ...string[]]>(choices: C) =>
    ({ kind: 'choice', choices: choices as readonly string[], schema: z.enum(choices) }) as const,
  icon: () => ({ kind: 'icon', schema: z.enum(ICON_NAMES) }) as const,
  reference: (list: ReferenceList) => ({ kind: 'reference', list, schema: referenceKey(list) }) as const,
  switch: () => ({ kind: 'switch', schema: z.boolean() }) as const,
  number: ({ min, max }: { readonly min: number; readonly max: number }) =>
    ({ kind: 'number', schema: primitive.wholeNumber.min(min).max(max) }) as const,
  rating: () => ({ kind: 'rating', schema: z.int().min(1).max(5) }) as const,
  money: () => ({ kind: 'money', schema: primitive.money }) as const,
  picture: ({ aspect }: { readonly aspect: number }) => ({ kind: 'picture', aspect, schema: ref('file') }) as const,
  pictures: ({ most }: { readonly most: number }) =>
    ({
      kind: 'pictures',
      most,
      schema: z.array(ref('file')).max(most).refine(distinct, { error: 'validation.repeated' }),
    }) as const,
  document: () => ({ kind: 'document', schema: ref('file') }) as const,
  relation: <const N extends CollectionName>(to: N, more: { readonly within?: string } = {}) =>
    ({ kind: 'relation', to, schema: ref(to), ...more }) as const,
} as const satisfies Readonly<Record<string, (...options: never[]) => AnyField>>

/** The same field, and its value may be missing (null). */
export const optional = <F extends { readonly schema: z.ZodType }>(of: F) =>
  ({ ...of, schema: of.schema.nullable() }) as unknown as Omit<F, 'schema'> & {
    readonly schema: z.ZodNullable<F['schema']>
  }
/** Values that lists leave out: they are read one by one. */
export type HeavyKind = 'rich-text'
export const isHeavy = ({ kind }: AnyField): boolean => kind === 'rich-text'
export const isOptional = ({ schema }: { readonly schema: z.ZodType }): boolean => schema instanceof z.ZodNullable
/**
 * A field that a collection got later: a body may leave it out, and then its value stays as it is (null in a new
 * entry).
 */
export const addedLater = <F extends AnyField & { readonly schema: z.ZodNullable }>(of: F) =>
  ({ ...of, later: true }) as const
