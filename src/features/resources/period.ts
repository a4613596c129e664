import type { Known } from '../../../openapi/format/dates.ts'

/** An ISO date, and how much of it is known. */
interface Dated {
  readonly date: string
  readonly known?: Known
}
const partsOf = (iso: string) => iso.split('-').map(Number) as [year: number, month: number, day: number]

/** The day after a date: of a month that is known without its day, the first of the next. */
function dayAfter({ date, known }: Dated): string {
  const [year, month, day] = partsOf(date)
  const next = known === 'month' ? Date.UTC(year, month, 1) : Date.UTC(year, month - 1, day + 1)
  return new Date(next).toISOString().slice(0, 10)
}

/**
 * How many whole months lie between two dates, both included. A month that is known without its day counts from its first
 * day to its last.
 */
export function monthsIn(start: Dated, end: Dated): number {
  const [fromYear, fromMonth, fromDay] = partsOf(start.known === 'month' ? `${start.date.slice(0, 8)}01` : start.date)
  const [toYear, toMonth, toDay] = partsOf(dayAfter(end))
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0))
}
