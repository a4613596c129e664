import type { AnyPart, AnyPartField, PlaceLevel } from '../../openapi/part.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../openapi/schemas/reference.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable } from './context.ts'
import { isRealPhone } from './phone.ts'
import { unknownKeys, type FieldErrors, type Wanted } from './reference-keys.ts'

type Values = Readonly<Record<string, unknown>>
const LISTS = { country: 'countries', region: 'regions', zone: 'zones', woreda: 'woredas' } as const satisfies Record<
  PlaceLevel,
  ReferenceList
>
/** In Ethiopia these lie within one another. A region has no list above it. */
const OUTER: { readonly [L in PlaceLevel]?: PlaceLevel } = { zone: 'region', woreda: 'zone' }

/**
 * The list that a field's key must be in. In Ethiopia region and zone come from lists, each zone of its region; a
 * woreda may be one of the list or written. Elsewhere they are text.
 */
function wantedOf(field: AnyPartField, key: string, values: Values): Omit<Wanted, 'field'> | null {
  if (field.kind === 'reference') return { list: field.list, key }
  if (field.kind !== 'place') return null
  const { level } = field
  if (level !== 'country' && values['country'] !== HOME_COUNTRY) return null
  const outer = OUTER[level]
  return {
    list: LISTS[level],
    key,
    ...(outer ? { parent: String(values[outer] ?? '') } : {}),
    ...(level === 'woreda' ? { orText: true } : {}),
  }
}

/**
 * What the contract cannot see in the values of parts: keys that their lists do not have, and phone numbers that cannot
 * exist. `group` is what stands before the fields' names in the body.
 */
export async function faultsOf(
  db: Readable,
  parts: readonly AnyPart[],
  values: Values,
  group = '',
): Promise<FieldErrors> {
  const filled = parts
    .flatMap(({ fields }) => Object.entries(fields))
    .flatMap(([name, field]) => {
      const value = values[name]
      return typeof value === 'string' ? [{ path: group + name, field, value }] : []
    })
  const wrongPhones = filled.filter(({ field, value }) => field.kind === 'phone' && !isRealPhone(value))
  const wanted = filled.flatMap(({ path, field, value }) => {
    const key = wantedOf(field, value, values)
    return key ? [{ field: path, ...key }] : []
  })
  return {
    ...Object.fromEntries(wrongPhones.map(({ path }) => [path, ['validation.phone' as const]])),
    ...(await unknownKeys(db, wanted)),
  }
}

const namesOf = (parts: readonly AnyPart[]) => parts.flatMap(({ fields }) => Object.keys(fields))
/** The values of parts as the columns of a row that has one for each field. */
export const columnsOf = (parts: readonly AnyPart[], values: object): Record<string, unknown> =>
  Object.fromEntries(namesOf(parts).map((name) => [columnOf(name), (values as Values)[name]]))
/** The values of parts out of such a row. */
export const valuesOf = (parts: readonly AnyPart[], row: object): Record<string, unknown> =>
  Object.fromEntries(namesOf(parts).map((name) => [name, (row as Values)[columnOf(name)]]))
