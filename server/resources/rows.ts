import type { Language } from '../../openapi/define.ts'
import { contractKindOf } from '../../openapi/field-kinds.ts'
import type { AnyResource } from '../../openapi/resource.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { fold } from '../../openapi/text-fold.ts'
import { columnOf, foldedFields } from '../db/collection-table.ts'
import type { Binding, CollectionRow } from './bindings.ts'

type Values = Readonly<Record<string, unknown>>

/** The texts in the value of a field: one of a plain text, up to two of a localized one, none of anything else. */
function textsOf({ fields }: AnyResource, name: string, value: unknown): readonly string[] {
  const field = fields[name]
  return field === undefined || value === null || value === undefined
    ? []
    : contractKindOf(field.kind).texts(value as never)
}

/**
 * The folded key by which a list is sorted for readers of `lang`: from their language, or from the other one if it is
 * missing.
 */
function keyFor(value: unknown, lang: Language): string {
  if (typeof value === 'string') return fold(value)
  if (value === null || value === undefined) return ''
  const { [lang]: own, [lang === 'en' ? 'am' : 'en']: other } = value as Localized
  return fold(own ?? other ?? '')
}

/**
 * The values of the columns for a body: its fields, its flag where it has one, and the folded keys for search and
 * order.
 */
export function columnsFrom({ resource }: Binding, body: Values): Record<string, unknown> {
  const flag = flagOf(resource)
  const columns: Record<string, unknown> = {
    ...(flag === null ? {} : { [flag]: body[flag] }),
    searchKey: searchKey(resource, body),
  }
  for (const name of Object.keys(resource.fields)) columns[columnOf(name)] = body[name]
  for (const name of foldedFields(resource)) {
    columns[`${columnOf(name)}KeyEn`] = keyFor(body[name], 'en')
    columns[`${columnOf(name)}KeyAm`] = keyFor(body[name], 'am')
  }
  return columns
}

/**
 * A body in which each date goes with how much of it is known. A client that says nothing of that leaves it as it is, or
 * means a day where it changes the date; of a date that is not there nothing is known.
 */
export function withKnown({ resource }: Binding, before: CollectionRow | null, body: Values): Values {
  const known = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== 'date' || field.known === undefined) return []
    const isSameDate = before?.[columnOf(name)] === body[name]
    const said =
      body[field.known] ?? (body[field.known] === undefined && isSameDate ? before?.[columnOf(field.known)] : null)
    return [[field.known, body[name] === null ? null : (said ?? null)] as const]
  })
  return { ...body, ...Object.fromEntries(known) }
}

/** All searched texts of both languages, folded. */
const searchKey = (resource: AnyResource, body: Values): string =>
  resource.search.flatMap((name) => textsOf(resource, name, body[name]).map(fold)).join(' ')

/** The path of each text of a value with the text: `name.en`, `name.am`, or the field itself. */
export const pathsOf = (name: string, value: unknown): readonly (readonly [path: string, text: string])[] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value as Localized).flatMap(([lang, text]) =>
        typeof text === 'string' ? [[`${name}.${lang}`, text] as const] : [],
      )
