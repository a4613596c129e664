import type { Language } from './define.ts'
import type { AnyField, Field, FieldKind, Fields } from './fields.ts'
import { readDay } from './format/read-day.ts'
import type { Filter, Filters } from './filter.ts'
import type { Known } from './format/dates.ts'
import type { CollectionName } from './resources/names.ts'
import type { LocalizedRichText, RichText } from './rich-text.ts'
import { plainText } from './rich-text-content.ts'
import type { Localized, Money } from './schemas/primitives.ts'
import { ICON_NAMES } from './schemas/icon-name.ts'
import type { ReferenceList } from './schemas/reference.ts'
import { PUBLISHING_STATUSES } from './schemas/publishing.ts'

/**
 * What a sample value may be made from: `n` makes entries differ, `name` is the field's; `dates` are used up one after
 * another.
 */
export interface SampleSource {
  readonly n: number
  readonly name: string
  readonly dates: string[]
  /** A key of a fixed list. */
  readonly keyOf: (list: ReferenceList) => string
  /** The id of a row of another collection; null where there is none yet. */
  readonly rowOf: (name: CollectionName) => string | null
}

/**
 * What the contract knows of a kind. A value is never null here; the values of a column are read in the order in which
 * `cells` gives them.
 */
export interface ContractKind<F> {
  /** The columns of a spreadsheet, as suffixes of the field's name; none where a value makes no sense there. */
  readonly columns: readonly string[]
  readonly cells: (value: never) => readonly unknown[]
  /**
   * The value of these cells, in the order of the columns, before its schema has seen it; all empty means none, and is
   * never asked. What is no value of the kind stays as it was written, for the schema to refuse. `before` is the value
   * of the row so far.
   */
  readonly read: (cells: readonly string[], before: never) => unknown
  /** The texts in a value: what is searched, and compared to find doubles. */
  readonly texts: (value: never) => readonly string[]
  readonly sample: (field: F, from: SampleSource) => unknown
  /** How a list is narrowed to the rows of one value; kinds without it narrow none. */
  readonly filter?: (field: F) => Filter
}

/** A relation as a spreadsheet has it: the row's id, and its name for people. */
export interface RelatedValue {
  readonly id: string
  readonly name: Localized | undefined
}

/**
 * A relation as a spreadsheet says it: an id, a name in either language, or both. Which row that is only the server
 * knows.
 */
export interface NamedRow {
  readonly id: string
  readonly name: Localized
}

const ONE = [''] as const
const single = (value: unknown) => [value]
const written = ([text = '']: readonly string[]) => text
export const numeric = ([text = '']: readonly string[]) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
/** What spreadsheets write for a switch, theirs and ours. */
export const switched = ([text = '']: readonly string[]): unknown =>
  /^(true|1|yes)$/i.test(text) ? true : /^(false|0|no)$/i.test(text) ? false : text
const inLanguages = <V>([en = '', am = '']: readonly string[], make: (text: string, lang: Language) => V) => ({
  ...(en ? { en: make(en, 'en') } : {}),
  ...(am ? { am: make(am, 'am') } : {}),
})
const withoutReturns = (text: string) => text.replaceAll('\r', '')
/** Spreadsheets break lines in ways of their own: a text that is otherwise the same stays as it is. */
const sameText = (text: string, before: string | undefined) =>
  before !== undefined && withoutReturns(before) === withoutReturns(text) ? before : text.replaceAll('\r\n', '\n')
/** A text of a cell as paragraphs; one that says what the text said so far leaves its formatting as it is. */
const formatted = (text: string, before: RichText | undefined): RichText =>
  before && withoutReturns(plainText(before)) === withoutReturns(text)
    ? before
    : text
        .split(/\r?\n/)
        .flatMap((line) => (line.trim() === '' ? [] : [{ type: 'paragraph' as const, text: [{ text: line }] }]))
const wordless = () => []
const localized = {
  columns: ['.en', '.am'],
  cells: ({ en, am }: Localized) => [en, am],
  read: (cells: readonly string[], before: Localized | null) =>
    inLanguages(cells, (text, lang) => sameText(text, before?.[lang])),
  texts: ({ en, am }: Localized) => [en, am].flatMap((text) => text ?? []),
} as const
const richSample = (title: string, text: string): RichText => [
  { type: 'heading', level: 2, text: [{ text: title }] },
  { type: 'paragraph', text: [{ text, bold: true }] },
  { type: 'bullet', level: 1, text: [{ text: title, link: 'https://example.com/' }] },
]
const files = { columns: [], cells: () => [], read: () => null, texts: wordless } as const

/**
 * Every kind of field, for the contract: how it is written in a spreadsheet, searched, and what a sample of it looks
 * like.
 */
export const contractKinds = {
  localized: { ...localized, sample: (_, { n, name }) => ({ en: `Entry ${n} ${name}`, am: `መዝገብ ${n} ${name}` }) },
  'localized-long': {
    ...localized,
    sample: (_, { n }) => ({ en: `A description of entry ${n} and more.`, am: `የመዝገብ ቁጥር ${n} ሙሉ መግለጫ ይህ ነው።` }),
  },
  'rich-text': {
    columns: ['.en', '.am'],
    cells: ({ en, am }: LocalizedRichText) => [en && plainText(en), am && plainText(am)],
    read: (cells, before: LocalizedRichText | null) =>
      inLanguages(cells, (text, lang) => formatted(text, before?.[lang])),
    texts: ({ en, am }: LocalizedRichText) => [en, am].flatMap((text) => (text ? plainText(text) : [])),
    sample: (_, { n, name }) => ({
      en: richSample(`Entry ${n} ${name}`, `What entry ${n} says.`),
      am: richSample(`መዝገብ ${n}`, `የመዝገብ ቁጥር ${n} ዝርዝር መግለጫ።`),
    }),
  },
  text: {
    columns: ONE,
    cells: single,
    read: written,
    texts: (value: string) => [value],
    sample: ({ sample }, { n }) => sample?.(n) ?? `Entry ${n}`,
  },
  slug: { columns: ONE, cells: single, read: written, texts: wordless, sample: (_, { n }) => `entry-${n}` },
  address: {
    columns: ONE,
    cells: single,
    read: written,
    texts: (value: string) => [value],
    sample: (_, { n }) => `https://example.com/entry/${n}`,
  },
  addresses: {
    columns: ONE,
    // An address has no spaces in it.
    cells: (value: readonly string[]) => [value.join(' ')],
    read: (cells) => written(cells).split(/\s+/),
    texts: wordless,
    sample: (_, { n }) => [`https://example.com/entry/${n}`, `https://example.com/entry/${n}/more`],
  },
  date: {
    columns: ONE,
    cells: single,
    read: (cells) => readDay(written(cells)),
    texts: wordless,
    sample: ({ coming }, { n, dates }) =>
      coming ? `2199-01-${String(1 + (n % 28)).padStart(2, '0')}` : (dates.shift() ?? '2020-01-01'),
  },
  // The cell of the date says it: `cellOfDate` and `dateOfCell`.
  known: { columns: [], cells: () => [], read: () => null, texts: wordless, sample: () => null },
  choice: {
    columns: ONE,
    cells: single,
    read: written,
    texts: wordless,
    sample: ({ choices }, { n }) => choices[n % choices.length],
    filter: ({ choices }) => ({ kind: 'choice', values: choices }),
  },
  icon: {
    columns: ONE,
    cells: single,
    read: written,
    texts: wordless,
    sample: (_, { n }) => ICON_NAMES[n % ICON_NAMES.length],
  },
  reference: {
    columns: ONE,
    cells: single,
    read: written,
    texts: wordless,
    sample: ({ list }, { keyOf }) => keyOf(list),
    filter: () => ({ kind: 'text' }),
  },
  switch: { columns: ONE, cells: single, read: switched, texts: wordless, sample: () => false },
  number: { columns: ONE, cells: single, read: numeric, texts: wordless, sample: (_, { n }) => n },
  rating: { columns: ONE, cells: single, read: numeric, texts: wordless, sample: (_, { n }) => 1 + (n % 5) },
  money: {
    columns: ['.amount', '.currency'],
    cells: ({ amount, currency }: Money) => [amount, currency],
    read: ([amount = '', currency = '']) => ({ amount: numeric([amount]), currency }),
    texts: wordless,
    sample: (_, { n }) => ({ amount: 100 + n, currency: 'ETB' }),
  },
  picture: { ...files, sample: () => null },
  pictures: { ...files, sample: () => [] },
  document: { ...files, sample: () => null },
  relation: {
    columns: ['', '.en', '.am'],
    cells: ({ id, name }: RelatedValue) => [id, name?.en, name?.am],
    read: ([id = '', en = '', am = '']): NamedRow => ({ id, name: inLanguages([en, am], (text) => text) }),
    texts: wordless,
    sample: ({ to }, { rowOf }) => rowOf(to),
    filter: ({ to }) => ({ kind: 'row', of: to }),
  },
} as const satisfies { readonly [K in FieldKind]: ContractKind<Field<K>> }

/** The kinds that hold words which a collection may compare to find doubles. */
export type Worded = 'localized' | 'localized-long' | 'text' | 'address'
/** The kinds that a collection may be searched by; a relation by the name of the row that it names. */
export type Searched = Worded | 'rich-text' | 'relation'
/** The kinds that a list may be ordered by; a relation by the name of the row that it names. */
export type Sortable = 'localized' | 'text' | 'address' | 'date' | 'number' | 'rating' | 'relation'
/** The kinds that a list may be narrowed by. */
export type Filtered = {
  [K in FieldKind]: (typeof contractKinds)[K] extends { readonly filter: unknown } ? K : never
}[FieldKind]
/** The fields that name rows of other collections, with what they name. */
export const relationsOf = (fields: Fields): readonly (readonly [name: string, field: Field<'relation'>])[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'relation' ? [[name, field] as const] : []))

/** The field with the end of an entry's address, and its name; null where a collection has none. */
export function slugFieldOf(fields: Fields): { readonly name: string; readonly from: string } | null {
  const [found] = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'slug' ? [{ name, from: field.from }] : [],
  )
  return found ?? null
}

/** A date as a spreadsheet has it: `2021-03` where only the month is known. */
export const cellOfDate = (date: string, known: unknown): string => (known === 'month' ? date.slice(0, 7) : date)
/** What such a cell says. What is no month stays as it was written, for the schema of the date to refuse or take. */
export const dateOfCell = (text: string): { readonly date: string; readonly known: Known } =>
  /^\d{4}-\d{2}$/.test(text) ? { date: `${text}-01`, known: 'month' } : { date: text, known: null }

/** The record of a field's kind, for code that works with any kind. */
export const contractKindOf = (kind: FieldKind): ContractKind<unknown> =>
  contractKinds[kind] as unknown as ContractKind<unknown>

/** What narrows a collection whose entries are published to drafts, scheduled or published ones. */
export const BY_STATUS = 'status'
/**
 * The filters of a collection by the fields that they narrow: what its calls take, and what the address of its list can
 * hold.
 */
export const filtersOf = ({
  fields,
  filters = [],
  publishing,
}: {
  readonly fields: Readonly<Record<string, AnyField>>
  readonly filters?: readonly string[]
  readonly publishing?: object | undefined
}): Filters => ({
  ...Object.fromEntries(
    filters.flatMap((name) => {
      const field = fields[name]
      const filter = field && contractKindOf(field.kind).filter?.(field)
      return filter ? [[name, filter] as const] : []
    }),
  ),
  ...(publishing ? { [BY_STATUS]: { kind: 'choice' as const, values: PUBLISHING_STATUSES } } : {}),
})

/** A column of a collection's spreadsheet. `at` is its place among the columns of its field. */
export interface SheetColumn {
  readonly name: string
  readonly field: string
  readonly at: number
}
/** The columns in which the fields of a collection are written and read, under the names of the contract. */
export const sheetColumns = (fields: Readonly<Record<string, AnyField>>): readonly SheetColumn[] =>
  Object.entries(fields).flatMap(([field, { kind }]) =>
    contractKindOf(kind).columns.map((suffix, at) => ({ name: field + suffix, field, at })),
  )
