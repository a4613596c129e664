import { dateOfMonth, fromEthiopian, toEthiopian, type Calendar } from '../../../openapi/format/dates.ts'
import { monthOf } from './month-names.ts'

const two = (n: number) => String(n).padStart(2, '0')
export const isIso = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  gregorian(...(text.split('-').map(Number) as [number, number, number])) === text

/** The ISO date of a day of the Gregorian calendar; null when there is none (30 February). */
function gregorian(year: number, month: number, day: number): string | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return null
  const at = new Date(Date.UTC(2000, month - 1, day))
  at.setUTCFullYear(year, month - 1, day)
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null
}
const isoOf = (calendar: Calendar, year: number, month: number, day: number) =>
  calendar === 'ethiopian' ? fromEthiopian({ year, month, day }) : gregorian(year, month, day)

/** How a day is written into a field: day, month and year of the reader's calendar, as in `12/09/2016`. */
export function writeDate(iso: string, calendar: Calendar): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const date = calendar === 'ethiopian' ? toEthiopian(iso) : { year, month, day }
  return `${two(date.day)}/${two(date.month)}/${date.year}`
}

/**
 * The ISO date that someone meant, or null. Understood are `12/9/2016`, `12.9.2016`, `12 9 2016` and `12092016` (day,
 * month, year of the given calendar), `2016/9/12`, an ISO date with hyphens, which always is Gregorian, and words: `12
 * September 2016`, `መስከረም 2 ቀን 2009 ዓ.ም.`; there the name of the month tells the calendar. A year has four digits, so
 * that nobody's century is guessed.
 */
export function readDate(text: string, calendar: Calendar): string | null {
  const bare = text.trim()
  if (isIso(bare)) return bare
  const compact = /^(\d{2})(\d{2})(\d{4})$/.exec(bare)
  if (compact) return isoOf(calendar, Number(compact[3]), Number(compact[2]), Number(compact[1]))
  const parts = bare.split(/[\s/.,\-፣፡።]+/u).filter((part) => part !== '')
  const numbers = parts.filter((part) => /^\d+$/.test(part))
  const year = numbers.find((part) => part.length === 4)
  const rest = numbers.filter((part) => part !== year && part.length <= 2).map(Number)
  if (year === undefined) return null
  if (parts.length === 3 && numbers.length === 3 && rest.length === 2) {
    const [first = 0, second = 0] = rest
    if (parts[2] === year) return isoOf(calendar, Number(year), second, first)
    return parts[0] === year ? isoOf(calendar, Number(year), first, second) : null
  }
  const month = parts.map(monthOf).find((found) => found !== null)
  const [day] = rest
  return month && day !== undefined && numbers.length === 2
    ? isoOf(month.calendar, Number(year), month.month, day)
    : null
}

/**
 * The month that someone meant, as the date it is kept as (`dateOfMonth`), or null. Understood are `3/2021` and `2021/3`
 * of the given calendar, `2021-03`, which always is Gregorian, and words: `March 2021`, `መጋቢት 2013`.
 */
export function readMonth(text: string, calendar: Calendar): string | null {
  const bare = text.trim()
  const iso = /^(\d{4})-(\d{2})$/.exec(bare)
  if (iso) return dateOfMonth('gregorian', Number(iso[1]), Number(iso[2]))
  const parts = bare.split(/[\s/.,\-፣፡።]+/u).filter((part) => part !== '')
  const year = parts.find((part) => /^\d{4}$/.test(part))
  if (year === undefined) return null
  const [first = '', ...others] = parts.filter((part) => part !== year)
  if (others.length === 0 && /^\d{1,2}$/.test(first)) return dateOfMonth(calendar, Number(year), Number(first))
  const named = parts.some((part) => part !== year && /^\d+$/.test(part)) ? null : monthOf(first)
  return named && dateOfMonth(named.calendar, Number(year), named.month)
}
