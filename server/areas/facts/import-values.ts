import type { Language } from '../../../openapi/define.ts'
import { cellOfDate, dateOfCell, numeric, switched } from '../../../openapi/field-kinds.ts'
import type { AnyField, Fields } from '../../../openapi/fields.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { columnOf } from '../../db/collection-table.ts'
import type { CollectionRow } from '../../resources/bindings.ts'

/** Fields of an entry by the contract's names. */
export type Values = Readonly<Record<string, unknown>>

const LANGUAGES = ['en', 'am'] as const
const isLocalized = ({ kind }: AnyField) => kind === 'localized' || kind === 'localized-long'

/** A value as the screen shows it: a text in the file's language, a key, a date as far as it is known; null for none. */
export function written(fields: Fields, field: string, values: Values, lang: Language): string | null {
  const of = fields[field]
  const value = values[field]
  if (of === undefined || value === null || value === undefined) return null
  if (isLocalized(of)) return (value as Localized)[lang] ?? null
  if (of.kind === 'date') return cellOfDate(String(value), of.known === undefined ? null : values[of.known])
  return of.kind === 'switch' && value === false ? null : String(value)
}

/** The fields that a text of the person puts in the place of what the file says; an empty one says nothing. */
export function readWritten(fields: Fields, field: string, text: string, lang: Language): Values {
  const of = fields[field]
  const given = text.trim()
  if (of === undefined) return {}
  if (isLocalized(of)) return { [field]: given === '' ? null : { [lang]: given } }
  if (of.kind === 'switch') return { [field]: switched([given]) }
  if (of.kind === 'number') return { [field]: given === '' ? null : numeric([given]) }
  if (of.kind !== 'date') return { [field]: given === '' ? null : given }
  const { date, known } = dateOfCell(given)
  return { [field]: date === '' ? null : date, ...(of.known === undefined ? {} : { [of.known]: known }) }
}

/** An entry that says these values and nothing else. */
export const bodyOf = (fields: Fields, values: Values): Values =>
  settled({
    ...Object.fromEntries(Object.entries(fields).map(([field, { kind }]) => [field, kind === 'switch' ? false : null])),
    ...values,
    visible: true,
  })

/** An entry as it is. */
export const bodyOfRow = (fields: Fields, row: CollectionRow): Values => ({
  ...Object.fromEntries(Object.keys(fields).map((field) => [field, row[columnOf(field)] ?? null])),
  visible: row['visible'],
})

/** An entry with these fields of the file; of a text, only its language. */
export function withValues(fields: Fields, body: Values, values: Values, taken: readonly string[]): Values {
  const next: Record<string, unknown> = { ...body }
  for (const field of taken) {
    const of = fields[field]
    if (of === undefined) continue
    next[field] = isLocalized(of)
      ? { ...(body[field] as Localized | null), ...(values[field] as object) }
      : values[field]
    if (of.kind === 'date' && of.known !== undefined) next[of.known] = values[of.known] ?? null
  }
  return settled(next)
}

/** Of these fields those that an entry leaves empty and that say something once they are the file's. */
export const openOf = (
  fields: Fields,
  mine: Values,
  theirs: Values,
  { of, lang }: { readonly of: readonly string[]; readonly lang: Language },
): readonly string[] =>
  of.filter(
    (field) =>
      fields[field]?.kind !== 'switch' &&
      written(fields, field, mine, lang) === null &&
      written(fields, field, withValues(fields, mine, theirs, [field]), lang) !== null,
  )

/** What goes on has no end. */
const settled = (body: Values): Values =>
  body['currently_employed'] === true ? { ...body, end_date: null, end_known: null } : body

const bareAddress = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')

/** Do two values of a field say the same? A date as far as both know it; a text in whichever language both have it. */
export function isSame(of: AnyField, a: unknown, b: unknown, known: 'year' | 'month' | 'day'): boolean {
  if (isLocalized(of)) {
    const texts = (value: unknown) => LANGUAGES.flatMap((lang) => fold((value as Localized)[lang] ?? '') || [])
    const mine = new Set(texts(a))
    return texts(b).some((text) => mine.has(text))
  }
  if (of.kind === 'address') return bareAddress(String(a)) === bareAddress(String(b))
  if (of.kind === 'date') return String(a).slice(0, LETTERS[known]) === String(b).slice(0, LETTERS[known])
  return typeof a === 'string' && typeof b === 'string' ? fold(a) === fold(b) : a === b
}
const LETTERS = { year: 4, month: 7, day: 10 } as const

/** The fields in which the file says something else than the entry that is there. */
export function differing(
  fields: Fields,
  mine: Values,
  theirs: Values,
  {
    lang,
    years,
    fixed,
  }: { readonly lang: Language; readonly years: readonly string[]; readonly fixed: readonly string[] },
): readonly string[] {
  return Object.keys(fields).filter((field) => {
    const of = fields[field]
    if (of === undefined || of.kind === 'known' || theirs[field] === undefined || fixed.includes(field)) return false
    const [a, b] = [mine[field] ?? null, theirs[field]]
    // While somebody works there, the end that a file says nothing of is no difference.
    if (b === null || (of.kind === 'switch' && a === b)) return false
    if (a === null) return true
    if (isLocalized(of) && (a as Localized)[lang] !== undefined)
      return (a as Localized)[lang] !== (b as Localized)[lang]
    if (of.kind !== 'date') return !isSame(of, a, b, 'day')
    if (years.includes(field)) return !isSame(of, a, b, 'year')
    const known = of.known
    return known === undefined ? a !== b : cellOfDate(String(a), mine[known]) !== cellOfDate(String(b), theirs[known])
  })
}
