import { DAY } from './durations.ts'

/** When a job lasts. Days are ISO dates. */
interface Lasting {
  readonly startedOn: string
  readonly lastDay: string | null
}
/** How a job ends when another takes its place. */
export interface JobEnding {
  readonly lastDay: string
  /** False: it has not begun by then, so it never does. */
  readonly begins: boolean
}

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)

/**
 * How a job ends that another of the same company takes the place of (decision 171): the day before that one begins,
 * never before its own first day; a job that would begin only then or later never does. Null for one that ends by
 * itself before. Days are ISO dates, `today` is that of Addis Ababa.
 */
export function jobEnding({ startedOn, lastDay }: Lasting, fromDate: string, today: string): JobEnding | null {
  const before = dayBefore(fromDate)
  if (lastDay !== null && lastDay <= before) return null
  if (before >= startedOn) return { lastDay: before, begins: true }
  return startedOn <= today ? { lastDay: startedOn, begins: true } : { lastDay: before, begins: false }
}
