import { DAY } from '../../openapi/durations.ts'

// Making a formatter costs two hundred times what using it does.
const inAddisAbaba = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Addis_Ababa', dateStyle: 'short' })
/** Today's date in Addis Ababa; a last day before it is over. */
export const todayIn = (now: Date): string => inAddisAbaba.format(now)
/** The instant at which a day begins in Addis Ababa (UTC+3, no summer time). `day` is an ISO date. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00+03:00`)
/** The ISO date that is `days` after another, or before it if negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
