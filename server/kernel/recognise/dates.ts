import { dateOfMonth, fromEthiopian, type Calendar } from '../../../openapi/format/dates.ts'

/** A period that stands in a text between two places of it. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export interface FoundPeriod {
  readonly at: number
  readonly end: number
  readonly startDate: string | null
  /** null: it goes on, or only one date is told. */
  readonly endDate: string | null
  readonly isOngoing: boolean
  /** Two dates, or one that goes on. */
  readonly isRange: boolean
}
/** How dates are read that do not say their calendar. `today` is an ISO date. */
export interface DateReading {
  readonly calendar: Calendar
  readonly today: string
}

const GREGORIAN: readonly (readonly string[])[] = [
  ['january', 'jan', 'ጃንዋሪ', 'ጃንዩወሪ', 'ጃንዩዌሪ'],
  ['february', 'feb', 'ፌብሩዋሪ', 'ፌብሩወሪ', 'ፌብሩዌሪ'],
  ['march', 'mar', 'ማርች'],
  ['april', 'apr', 'ኤፕሪል', 'ኤፕረል'],
  ['may', 'ሜይ'],
  ['june', 'jun', 'ጁን'],
  ['july', 'jul', 'ጁላይ'],
  ['august', 'aug', 'ኦገስት'],
  ['september', 'sept', 'sep', 'ሴፕቴምበር'],
  ['october', 'oct', 'ኦክቶበር', 'ኦክተውበር'],
  ['november', 'nov', 'ኖቬምበር'],
  ['december', 'dec', 'ዲሴምበር'],
]
const ETHIOPIAN: readonly (readonly string[])[] = [
  ['መስከረም', 'meskerem'],
  ['ጥቅምት', 'tikimt', 'tikemt'],
  ['ኅዳር', 'ህዳር', 'ኀዳር', 'hidar', 'hedar'],
  ['ታኅሣሥ', 'ታህሳስ', 'ታኅሳስ', 'ታህሣሥ', 'tahsas', 'tahisas'],
  ['ጥር', 'tir'],
  ['የካቲት', 'yekatit'],
  ['መጋቢት', 'megabit'],
  ['ሚያዝያ', 'ሚያዚያ', 'miyazya', 'miazia'],
  ['ግንቦት', 'ginbot'],
  ['ሰኔ', 'sene'],
  ['ሐምሌ', 'ሀምሌ', 'hamle'],
  ['ነሐሴ', 'ነሀሴ', 'nehase'],
  ['ጳጉሜን', 'ጳጉሜ', 'ጷግሜን', 'pagume'],
]
interface Month {
  readonly calendar: Calendar
  readonly number: number
}
const named = (months: readonly (readonly string[])[], calendar: Calendar) =>
  months.flatMap((names, n) => names.map((name) => [name, { calendar, number: n + 1 }] as const))
const MONTHS: ReadonlyMap<string, Month> = new Map([...named(GREGORIAN, 'gregorian'), ...named(ETHIOPIAN, 'ethiopian')])

const NAMES = [...MONTHS.keys()].toSorted((a, b) => b.length - a.length).join('|')
const MONTH = `(?:${NAMES})(?![a-z\\u1200-\\u135a])\\.?`
const ERA = `(?:\\s*(?:ዓ\\.?\\s?ም\\.?|እ\\.?\\s?ኤ\\.?\\s?አ\\.?|[eg]\\.\\s?c\\.?))?`
const YEAR = `(?:19|20)\\d\\d`
/** One date, the most telling form first. */
const POINT = `(?:${MONTH}\\s+\\d{1,2}(?:\\s*ቀን|st|nd|rd|th)?,?\\s+${YEAR}|\\d{1,2}(?:st|nd|rd|th)?\\s+${MONTH},?\\s+${YEAR}|${MONTH},?\\s*(?:['’]\\d\\d|${YEAR})|${YEAR}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]${YEAR}|${YEAR}[-/.](?:0[1-9]|1[0-3])|\\d{1,2}[/.]\\s?${YEAR}|${YEAR})(?!\\d)`
const NOW = `(?:till\\s+(?:now|date)|to\\s+date|present|current(?:ly)?|now|today|ongoing|እስከ\\s?አሁን|እስካሁን|እስከ\\s?ዛሬ|አሁን|ዛሬ)(?![a-z\\u1200-\\u135a])`
const TO = `\\s*(?:[-–—−~]+|\\bto\\b|\\buntil\\b|\\btill\\b|እስከ)\\s*`
const PERIOD = new RegExp(
  `(?<![\\d/.\\p{L}])(?:(?:since|from)\\s+|ከ\\s?)?(?:(?<bare>${MONTH})${TO}(?<last>${MONTH},?\\s*${YEAR}${ERA})|(?<a>${POINT}${ERA})(?:${TO}(?:(?<now>${NOW}|date(?!\\p{L}))|(?<b>${POINT}${ERA})))?|(?<only>${NOW})(?=[\\s)]*$))(?:\\s*\\(?(?:expected|የሚጠበቅ)\\)?)?(?![\\d\\p{L}])`,
  'giu',
)
const IS_SINCE = /^(?:since\s|ከ)/i
const monthOf = (text: string) => MONTHS.get(text.toLowerCase().replace(/\.$/, ''))
const monthIn = (text: string) => monthOf(new RegExp(MONTH, 'iu').exec(text)?.[0] ?? '')

const pad = (n: number) => String(n).padStart(2, '0')
const isDay = (iso: string) => !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().slice(0, 10) === iso

/** The calendar that a text names by its era or its months; null where it does not say. */
function calendarOf(text: string): Calendar | null {
  if (/ዓ\.?\s?ም|e\.\s?c/i.test(text)) return 'ethiopian'
  if (/እ\.?\s?ኤ|g\.\s?c/i.test(text)) return 'gregorian'
  return monthIn(text)?.calendar ?? null
}
/** Do dates of a text that do not say their calendar mean the Ethiopian one? They do where others beside them say so. */
export function calendarOfText(text: string, isAmharic: boolean): Calendar {
  const months = [...text.matchAll(new RegExp(`(?<![\\p{L}])${MONTH}(?=\\s+\\d)`, 'giu'))].map(
    ([name]) => monthOf(name)?.calendar,
  )
  const ethiopian = months.filter((calendar) => calendar === 'ethiopian').length
  return isAmharic && (ethiopian > months.length - ethiopian || /\d\s*ዓ\.?\s?ም/.test(text)) ? 'ethiopian' : 'gregorian'
}

function iso(calendar: Calendar, year: number, month: number | null, day: number | null): string | null {
  if (month === null) return String(calendar === 'ethiopian' ? year + 8 : year)
  if (month < 1 || month > (calendar === 'ethiopian' ? 13 : 12)) return null
  if (day === null) return dateOfMonth(calendar, year, month)?.slice(0, 7) ?? null
  const whole = calendar === 'ethiopian' ? fromEthiopian({ year, month, day }) : `${year}-${pad(month)}-${pad(day)}`
  return whole !== null && isDay(whole) ? whole : null
}

/** One date of a period as ISO; null where there is no such day. */
function pointOf(text: string, calendar: Calendar, today: string): string | null {
  const bare = text.replace(new RegExp(`${ERA}$`, 'iu'), '').trim()
  const numbers = [...bare.matchAll(/\d+/g)].map(([digits]) => digits)
  const long = numbers.find((digits) => digits.length === 4)
  const year = long === undefined ? 2000 + Number(numbers.at(-1)) : Number(long)
  const named = monthIn(bare)
  // No Ethiopian year is later than this one.
  const isLater = calendar === 'ethiopian' && year > Number(today.slice(0, 4)) - 7
  const own = isLater && named?.calendar !== 'ethiopian' ? 'gregorian' : calendar
  const others = numbers.filter((digits) => digits !== long || digits.length !== 4).map(Number)
  if (named) return iso(own, year, named.number, long === undefined ? null : (others[0] ?? null))
  const [first, second] = others
  if (first === undefined) return iso(own, year, null, null)
  if (second === undefined) return iso(own, year, first, null)
  return /^\d{4}/.test(bare) ? iso(own, year, first, second) : iso(own, year, second, first)
}

type Groups = Partial<Record<'bare' | 'last' | 'a' | 'now' | 'b' | 'only', string>>

/** The periods of a text in their order. What looks like one and cannot be (month 14, an end before its start) is none. */
export function periodsIn(text: string, { calendar, today }: DateReading): readonly FoundPeriod[] {
  return [...text.matchAll(PERIOD)].flatMap((match): FoundPeriod[] => {
    const groups = (match.groups ?? {}) as Groups
    const place = { at: match.index, end: match.index + match[0].length }
    if (groups.only !== undefined)
      return [{ ...place, startDate: null, endDate: null, isOngoing: true, isRange: false }]
    const own = calendarOf(match[0]) ?? calendar
    const last = groups.last ?? groups.b
    const first = groups.bare === undefined ? groups.a : `${groups.bare} ${/\d{4}/.exec(groups.last ?? '')?.[0]}`
    const startDate = pointOf(first ?? '', own, today)
    const endDate = last === undefined ? null : pointOf(last, own, today)
    if (
      startDate === null ||
      (last !== undefined && (endDate === null || endDate < startDate.slice(0, endDate.length)))
    )
      return []
    const isOngoing = groups.now !== undefined || (last === undefined && IS_SINCE.test(match[0]))
    return [{ ...place, startDate, endDate, isOngoing, isRange: isOngoing || last !== undefined }]
  })
}

/** Is a text nothing but a period? */
export function isPeriod(text: string, reading: DateReading): boolean {
  const [found] = periodsIn(text, reading)
  return found !== undefined && /^[\s()|,–—-]*$/.test(text.slice(0, found.at) + text.slice(found.end))
}
