import { DAY } from '../durations.ts'

/** Where the platform is at home: its days, and the deadlines of new postings, end here. */
export const HOME_TIME_ZONE = 'Africa/Addis_Ababa'

/** A day and a time of day as clocks on the walls of a time zone show them: ISO date, `HH:MM`. */
export interface WallTime {
  readonly date: string
  readonly time: string
}

const formatters = new Map<string, Intl.DateTimeFormat>()
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** What the clocks of a time zone (IANA) show at an instant. */
export function wallTime(at: Date, timeZone: string): WallTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` }
}

const asUtc = ({ date, time }: WallTime) => Date.parse(`${date}T${time}:00Z`)

/**
 * The instant at which the clocks of a time zone show this. Where clocks are put back it is the first of the two; an
 * hour that is left out counts as if the clocks had not been put forward yet.
 */
export function instantOf(wall: WallTime, timeZone: string): Date {
  const wanted = asUtc(wall)
  const offsetAt = (instant: number) => asUtc(wallTime(new Date(instant), timeZone)) - instant
  // The offsets of the day before and after: they differ where clocks change in between.
  const before = wanted - offsetAt(wanted - DAY)
  const after = wanted - offsetAt(wanted + DAY)
  if (offsetAt(before) === wanted - before) return new Date(before)
  return new Date(offsetAt(after) === wanted - after ? after : before)
}

/** What a time zone is called at an instant: `East Africa Time`, `የምሥራቅ አፍሪካ ሰዓት`. */
export const zoneName = (at: Date, timeZone: string, lang: 'en' | 'am'): string =>
  new Intl.DateTimeFormat(lang, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
