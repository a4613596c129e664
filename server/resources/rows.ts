import { fold } from '../../openapi/text-fold.ts'
import type { Language } from '../../openapi/define.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { Binding } from './bindings.ts'

const LANGUAGES = ['en', 'am'] as const satisfies readonly Language[]
type Values = Readonly<Record<string, unknown>>

/** `school_name` → `schoolName`: the property of a field's column. */
export const columnOf = (field: string): string => field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const isLocalized = (value: unknown): value is Localized => typeof value === 'object' && value !== null && ('en' in value || 'am' in value)
/** The texts in a value: one of a plain text, up to two of a localized one. */
export const textsOf = (value: unknown): readonly string[] => (typeof value === 'string' ? [value] : isLocalized(value) ? LANGUAGES.flatMap((lang) => value[lang] ?? []) : [])

/** The folded key by which a list is sorted for readers of `lang`: from their language, or from the other one if it is missing. */
function keyFor(value: unknown, lang: Language): string {
  if (typeof value === 'string') return fold(value)
  if (!isLocalized(value)) return ''
  return fold(value[lang] ?? value[lang === 'en' ? 'am' : 'en'] ?? '')
}

/** The values of the columns for a body: its fields, its flag, and the folded keys for search and order. */
export function columnsFrom(binding: Binding, body: Values): Record<string, unknown> {
  const columns: Record<string, unknown> = { [binding.flag.key]: body[binding.flag.key], searchKey: searchKey(binding, body) }
  for (const field of Object.keys(binding.resource.schema.shape)) {
    columns[columnOf(field)] = body[field]
    const sort = binding.sort[field]
    // Dates and numbers are sorted by their own column, texts by their folded keys.
    if (sort && sort.en !== sort.am) for (const lang of LANGUAGES) columns[`${columnOf(field)}Key${lang === 'en' ? 'En' : 'Am'}`] = keyFor(body[field], lang)
  }
  return columns
}

/** All searched texts of both languages, folded. */
const searchKey = (binding: Binding, body: Values): string => binding.resource.search.flatMap((field) => textsOf(body[field]).map(fold)).join(' ')
