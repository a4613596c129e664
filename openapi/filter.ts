import type { RefName } from './ref.ts'

/**
 * How one thing narrows a list. A filter's value is a text, as it is in an address; an empty one narrows nothing. `row`
 * takes the id of a row of another list, `days` two ISO dates with `..` between them, of which one may be missing
 * (`2026-01-01..`). `also` is what a call takes beside the values that a screen offers.
 */
export type Filter =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly also?: readonly string[] }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'row'; readonly of: RefName }
  | { readonly kind: 'text' }
  | { readonly kind: 'days' }
export type Filters = Readonly<Record<string, Filter>>
export type FilterValues = Readonly<Record<string, string>>

/** The longest text that a filter takes. */
export const FILTER_LENGTH = 100

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DAYS = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** The first and the last day that a value names, either of which may be open; null where it names none. */
export function daysOf(text: string): { readonly from: string | null; readonly to: string | null } | null {
  const [, from = '', to = ''] = DAYS.exec(text) ?? []
  if (from === '' && to === '') return null
  if ((from !== '' && !isDay(from)) || (to !== '' && !isDay(to)) || (from !== '' && to !== '' && from > to)) return null
  return { from: from || null, to: to || null }
}

/** The text as a value of the filter; what the filter does not take is empty. */
export function filterValue(filter: Filter, text: string): string {
  switch (filter.kind) {
    case 'choice':
      return filter.values.includes(text) ? text : ''
    case 'boolean':
      return text === 'true' || text === 'false' ? text : ''
    case 'row':
      return UUID.test(text) ? text : ''
    case 'text':
      return text.trim().slice(0, FILTER_LENGTH)
    case 'days':
      return daysOf(text) === null ? '' : text
  }
}
