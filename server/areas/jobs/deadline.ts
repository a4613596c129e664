import { daysAfter } from '../../kernel/days.ts'

/** The furthest that a day anywhere begins before or after the same day in UTC (milliseconds), and some more. */
const FURTHEST = 16 * 3_600_000

/**
 * The first moment after a day in a time zone: where clocks are put forward at midnight, that is one o'clock. `day` is
 * an ISO date, `timeZone` a name of the IANA database.
 */
export function endOfDay(day: string, timeZone: string): Date {
  const dayAt = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const after = daysAfter(day, 1)
  const around = Date.parse(`${after}T00:00:00Z`)
  let [before, from] = [around - FURTHEST, around + FURTHEST]
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2)
    if (dayAt.format(middle) >= after) from = middle
    else before = middle
  }
  return new Date(from)
}
