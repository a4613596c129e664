import { DAY } from '../durations.ts'
import type { Language } from '../define.ts'

/** Data is ISO Gregorian; a reader may see the Ethiopian calendar instead (product.md §9). */
export type Calendar = 'gregorian' | 'ethiopian'
/** No date that is kept lies outside of these. */
export const DATES = { first: '1900-01-01', last: '2200-12-31' } as const
export type Precision = 'day' | 'month' | 'year'
interface DateStyle {
  readonly lang: Language
  readonly calendar?: Calendar
  /** `numeric`: month and year as numbers, `03/2021`. */
  readonly precision?: Precision | 'numeric'
  /** `Mar 2021`: for lists where room is short. Amharic names of months are short as they are. */
  readonly isShort?: boolean
}
/**
 * How much of a date is known: `month` where nobody knows the day, and then the day of the date says nothing; null or
 * absent where all of it is.
 */
export type Known = 'month' | null

const OPTIONS = {
  day: { year: 'numeric', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  year: { year: 'numeric' },
} as const satisfies Record<Precision, Intl.DateTimeFormatOptions>
const formatters = new Map<string, Intl.DateTimeFormat>()

/** Dates are parsed and formatted in UTC, so that no time zone shifts the day. */
function formatter(lang: Language, calendar: Calendar, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = `${lang === 'am' ? 'am-ET' : 'en-GB'}-u-ca-${calendar === 'ethiopian' ? 'ethiopic' : 'gregory'}-nu-latn`
  const key = `${locale} ${options.year} ${options.month} ${options.day}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}
const optionsOf = (precision: Precision, isShort: boolean): Intl.DateTimeFormatOptions =>
  isShort && precision !== 'year' ? { ...OPTIONS[precision], month: 'short' } : OPTIONS[precision]

/** An ISO date or instant as a Date; of an instant, the day in UTC counts. */
const parse = (iso: string) => new Date(iso.length === 10 ? `${iso}T12:00:00Z` : iso)

/** Month and year as numbers: `03/2021`. */
function monthNumbers(iso: string, calendar: Calendar): string {
  const day = parse(iso).toISOString().slice(0, 10)
  const [year, month] = calendar === 'ethiopian' ? Object.values(toEthiopian(day)) : day.split('-')
  return `${String(month).padStart(2, '0')}/${year}`
}

function parts(iso: string, { lang, calendar = 'gregorian', precision = 'day', isShort = false }: DateStyle): string {
  if (precision === 'numeric') return monthNumbers(iso, calendar)
  const found = new Map(
    formatter(lang, calendar, optionsOf(precision, isShort && lang === 'en'))
      .formatToParts(parse(iso))
      .map((part) => [part.type, part.value]),
  )
  const [day, month, year] = [found.get('day'), found.get('month'), found.get('year') ?? '']
  // Amharic writes the month first and the day with ቀን; nobody in Ethiopia uses the era that Intl adds ("AM").
  if (lang === 'am')
    return [month, day === undefined ? undefined : `${day} ቀን`, year].filter((part) => part !== undefined).join(' ')
  return [day, month, year].filter((part) => part !== undefined).join(' ')
}

/**
 * The suffix that tells which calendar a year is in: ዓ.ም. is the Ethiopian, እ.ኤ.አ. the European. English marks only the
 * Ethiopian one, without full stops: many texts end with a date and a full stop of their own.
 */
function marked(text: string, lang: Language, calendar: Calendar): string {
  if (lang === 'am') return calendar === 'ethiopian' ? `${text} ዓ.ም.` : `${text} እ.ኤ.አ.`
  return calendar === 'ethiopian' ? `${text} EC` : text
}

/** An ISO date or instant in words: `12 September 2016`, `መስከረም 2 ቀን 2009 ዓ.ም.`. */
export function formatDate(iso: string, style: DateStyle): string {
  return marked(parts(iso, style), style.lang, style.calendar ?? 'gregorian')
}

/** Day and month of an ISO date, where the year is clear: `12 Sep`, `መስከ 2`. */
export const formatShortDay = (iso: string, { lang, calendar = 'gregorian' }: Omit<DateStyle, 'precision'>): string =>
  formatter(lang, calendar, { month: 'short', day: 'numeric' }).format(parse(iso))

/** A range of dates with the suffix of the calendar once. Two dates that look the same are written once. */
export function formatDateRange(from: string, to: string, style: DateStyle): string {
  const [a, b] = [parts(from, style), parts(to, style)]
  return marked(a === b ? a : `${a} – ${b}`, style.lang, style.calendar ?? 'gregorian')
}

/**
 * A month as a date, where only the month is known: the first day of a Gregorian month. An Ethiopian month is kept as
 * the Gregorian one that it shares the most days with, which leads back to it; Pagume, whose few days lie within
 * September, as its own first day. Null where there is no such month.
 */
export function dateOfMonth(calendar: Calendar, year: number, month: number): string | null {
  if (calendar === 'ethiopian' && month === PAGUME) return fromEthiopian({ year, month, day: 1 })
  if (calendar === 'ethiopian') return fromEthiopian({ year, month, day: MIDDLE })?.replace(/\d\d$/, '01') ?? null
  return Number.isInteger(year) && Number.isInteger(month) && year >= 1000 && year <= 9999 && month >= 1 && month <= 12
    ? `${year}-${String(month).padStart(2, '0')}-01`
    : null
}

/**
 * The day whose month is shown for a date. Where only the month is known that is the middle of it, so that readers of
 * both calendars see the months that belong together; otherwise the date itself.
 */
export const shownDay = (iso: string, known: Known | undefined): string =>
  known !== 'month' || toEthiopian(iso).month === PAGUME ? iso : `${iso.slice(0, 8)}${MIDDLE}`

/** A date, and how much of it is known. */
interface Dated {
  readonly date: string
  readonly known?: Known | undefined
}
const monthIn = ({ date, known }: Dated, calendar: Calendar): string => {
  const day = shownDay(date, known)
  if (calendar === 'gregorian') return day.slice(0, 7)
  const { year, month } = toEthiopian(day)
  return `${year}-${month}`
}
/**
 * True where an end lies before its start. A month that is known without its day begins no later and ends no sooner
 * than any day of it, in either calendar.
 */
export function endsBeforeStart(start: Dated, end: Dated): boolean {
  if (end.date >= start.date) return false
  if (start.known !== 'month' && end.known !== 'month') return true
  return !(['gregorian', 'ethiopian'] as const).some((calendar) => monthIn(start, calendar) === monthIn(end, calendar))
}

/** The last month of the Ethiopian year, of five or six days. */
const PAGUME = 13
/** A day that lies in both months that belong together. */
const MIDDLE = 15

/** Year, month (1 to 13) and day of an ISO date in the Ethiopian calendar. */
export function toEthiopian(iso: string): { readonly year: number; readonly month: number; readonly day: number } {
  const days = Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY) - ETHIOPIAN_EPOCH
  const cycle = Math.floor(days / 1461)
  const inCycle = days - cycle * 1461
  const year = Math.min(3, Math.floor(inCycle / 365))
  const inYear = inCycle - year * 365
  return { year: cycle * 4 + year, month: Math.floor(inYear / 30) + 1, day: (inYear % 30) + 1 }
}

/**
 * The ISO date of a day in the Ethiopian calendar; null when there is no such day (Pagume has 5 days, 6 before a year
 * that follows a leap year).
 */
export function fromEthiopian(date: {
  readonly year: number
  readonly month: number
  readonly day: number
}): string | null {
  const { year, month, day } = date
  if (![year, month, day].every(Number.isInteger) || month < 1 || month > 13 || day < 1 || day > 30) return null
  const days = 365 * year + Math.floor(year / 4) + (month - 1) * 30 + day - 1
  const iso = new Date((days + ETHIOPIAN_EPOCH) * DAY).toISOString().slice(0, 10)
  const back = toEthiopian(iso)
  return back.year === year && back.month === month && back.day === day ? iso : null
}

/**
 * Days from 1970-01-01 to the first day of the Ethiopian year 0 (a year with a leap day every fourth: 3, 7, 11 …).
 * Fixed by 1 Meskerem 2000 = 12 September 2007.
 */
const ETHIOPIAN_EPOCH = Date.UTC(2007, 8, 12) / DAY - (365 * 2000 + 500)
