import { useMemo } from 'react'
import { bothClocks } from '../../openapi/format/clock.ts'
import { COMMA } from '../../openapi/format/comma.ts'
import { formatDate, formatShortDay, type Calendar } from '../../openapi/format/dates.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { useSession } from './session-context.ts'

export interface Dates {
  /** The reader's choice. */
  readonly calendar: Calendar
  /** An ISO date (`2026-03-01`) or timestamp as a day in words; a timestamp counts by the reader's own clock. */
  readonly date: (iso: string) => string
  /** The same, in a calendar that need not be the reader's. */
  readonly dateIn: (iso: string, calendar: Calendar) => string
  /** Month and year in words. */
  readonly month: (iso: string) => string
  /** Day and month without the year, for axes. */
  readonly short: (iso: string) => string
  /** A timestamp with its time of day. */
  readonly dateTime: (iso: string) => string
  /** When somebody has to be somewhere: a timestamp with its time by both clocks, so that nobody comes six hours off. */
  readonly appointment: (iso: string) => string
}

const two = (n: number) => String(n).padStart(2, '0')
/** The day on which an instant falls by the reader's clock; a date is one already. */
export function localDay(iso: string): string {
  if (iso.length === 10) return iso
  const at = new Date(iso)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The time of day of an instant by the reader's clock, `HH:MM`. */
export function localTime(iso: string): string {
  const at = new Date(iso)
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** Every date that is shown comes from here: in the reader's language and in the calendar they chose. */
export function useDates(): Dates {
  const { lang, intl } = useTexts()
  const { calendar } = useSession()
  return useMemo(() => {
    const date = (iso: string) => formatDate(localDay(iso), { lang, calendar })
    const withTime = (iso: string, time: string) => date(iso) + COMMA[lang] + time
    return {
      calendar,
      date,
      dateIn: (iso, other) => formatDate(localDay(iso), { lang, calendar: other }),
      month: (iso) => formatDate(localDay(iso), { lang, calendar, precision: 'month' }),
      short: (iso) => formatShortDay(localDay(iso), { lang, calendar }),
      dateTime: (iso) => withTime(iso, intl.formatTime(iso)),
      appointment: (iso) => withTime(iso, bothClocks(localTime(iso), lang)),
    }
  }, [lang, intl, calendar])
}
