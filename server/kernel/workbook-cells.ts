import { DAY } from '../../openapi/durations.ts'

/** A cell that is shown as a day (with or without a time), or as a time alone. */
export type DateStyle = 'day' | 'time'

/** The formats that need no code (ECMA-376, 18.8.30), those of East Asian languages too. */
const DAYS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58])
const TIMES = new Set([18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47])

/** What a format writes by itself: no quoted text, no colour or language, no letter that only fills. */
const lettersOf = (code: string) =>
  code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '').toLowerCase()
function styleOf(format: number, code: string | undefined): DateStyle | null {
  if (code === undefined) return DAYS.has(format) ? 'day' : TIMES.has(format) ? 'time' : null
  const letters = lettersOf(code)
  if (/general/.test(letters)) return null
  if (/[yd]/.test(letters) || (/m/.test(letters) && !/[hs]/.test(letters))) return 'day'
  return /[hs]/.test(letters) ? 'time' : null
}

/** For each style of a cell (`used` names its format) whether it is a date. */
export const dateStylesOf = (
  used: readonly number[],
  formats: ReadonlyMap<number, string>,
): readonly (DateStyle | null)[] => used.map((format) => styleOf(format, formats.get(format)))

/** The 31st of December 9999. */
const LAST_DAY = 2_958_465
/** Excel counts a 29th of February 1900 that never was: days before it are one more. */
const NEVER_WAS = 60

function dayText(serial: number, style: DateStyle, since1904: boolean): string {
  const day = Math.floor(serial)
  if (style === 'time' && day === 0) {
    const minutes = Math.round((serial - day) * 1440)
    return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  }
  const first = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < NEVER_WAS ? 31 : 30)
  return new Date(first + day * DAY).toISOString().slice(0, 10)
}

interface Cell {
  /** `t` of the cell. */
  readonly type: string
  readonly value: string
  readonly style: DateStyle | null
  readonly shared: readonly string[]
  readonly since1904: boolean
}
/** What a cell says, as it would stand in a CSV file. */
export function cellText({ type, value, style, shared, since1904 }: Cell): string {
  if (value === '') return ''
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  if (type === 'd') return value.replace(/T00:00:00(\.0+)?Z?$/, '')
  if (type !== 'n') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return value
  if (style !== null && number >= 0 && number <= LAST_DAY) return dayText(number, style, since1904)
  // Fifteen digits are what Excel knows; the rest of a double is noise.
  return String(Number(number.toPrecision(15)))
}
