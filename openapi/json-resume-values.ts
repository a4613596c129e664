import type { Known } from './format/dates.ts'

/** A day of a file, with how much of it the file says; of a year alone, its first day. */
export interface ReadDate {
  readonly date: string
  readonly known: Known | 'year'
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (word: string): string | null => {
  const at = MONTHS.indexOf(word.slice(0, 3).toLowerCase())
  return at < 0 ? null : String(at + 1).padStart(2, '0')
}

/**
 * What a date of a file says: `2021`, `2021-03`, `2021-03-14` and what follows it, or as LinkedIn writes it, `Mar 2021`
 * and `Mar 14, 2021`. Null for anything else.
 */
export function readDate(value: unknown): ReadDate | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T.*)?)?)?$/.exec(text) ?? []
  if (year !== undefined) {
    if (month === undefined) return { date: `${year}-01-01`, known: 'year' }
    const date = `${year}-${month}-${day ?? '01'}`
    return isDay(date) ? { date, known: day === undefined ? 'month' : null } : null
  }
  const [, word = '', on, of = ''] = /^([A-Za-z]{3,9})\.? (?:(\d{1,2}), )?(\d{4})$/.exec(text) ?? []
  const named = monthOf(word)
  if (named === null) return null
  const date = `${of}-${named}-${on?.padStart(2, '0') ?? '01'}`
  return isDay(date) ? { date, known: on === undefined ? 'month' : null } : null
}
const isDay = (date: string) => {
  const at = new Date(`${date}T12:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

/** Control characters but those of lines, and halves of letters. */
const UNWRITTEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A text of several lines as it is kept: without controls, no spaces at its ends. Null for what is no text, or none. */
export function readText(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const text = String(value).toWellFormed().replace(/\r\n?/g, '\n').replace(UNWRITTEN, '').trim()
  return text === '' ? null : text
}

/** The same in one line. */
export const readLine = (value: unknown): string | null => readText(value)?.replace(/\s+/g, ' ') ?? null

/** A web address; one that is written without its protocol gets it. Null for what is no address. */
export function readAddress(value: unknown): string | null {
  const text = readLine(value)
  if (text === null) return null
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null
}

const LEVELS = ['c2', 'c1', 'b2', 'b1', 'a2', 'a1'] as const
/** Words for how well somebody speaks a language, as résumés, LinkedIn and our own exports have them; first ones first. */
const SPOKEN: readonly (readonly [words: RegExp, level: 'native' | (typeof LEVELS)[number]])[] = [
  [/native|mother|bilingual|የአፍ መፍቻ/i, 'native'],
  [/full professional|fluent|proficient|expert/i, 'c1'],
  [/limited working/i, 'b1'],
  [/professional working|professional|upper[- ]intermediate|advanced|good/i, 'b2'],
  [/conversational|intermediate|working/i, 'b1'],
  [/elementary|basic|limited/i, 'a2'],
  [/beginner/i, 'a1'],
]

/** The level of a language that a text names, in the words of the Common European Framework or others; null if none. */
export function readLevel(value: unknown): 'native' | (typeof LEVELS)[number] | null {
  const text = readLine(value)
  if (text === null) return null
  return (
    LEVELS.find((level) => new RegExp(`(^|[^a-z0-9])${level}([^a-z0-9]|$)`, 'i').test(text)) ??
    SPOKEN.find(([words]) => words.test(text))?.[1] ??
    null
  )
}
