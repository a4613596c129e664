import { dateOfMonth, formatDate, shownDay, toEthiopian, type Calendar } from '../../../openapi/format/dates.ts'
import type { Language } from '../../../openapi/define.ts'

/** A month of a calendar; months count from 1, to 13 in the Ethiopian one. */
export interface MonthOfYear {
  readonly year: number
  readonly month: number
}

/** The month in which a day falls. */
export function monthOfDay(iso: string, calendar: Calendar): MonthOfYear {
  if (calendar === 'ethiopian') return toEthiopian(iso)
  const [year = 0, month = 0] = iso.split('-').map(Number)
  return { year, month }
}

/** The months of a year from which nothing lies after the day `max`, by their names in a language. */
export function monthsUntil(
  max: string,
  year: number,
  { calendar, lang }: { readonly calendar: Calendar; readonly lang: Language },
): readonly { readonly month: number; readonly name: string }[] {
  const last = monthOfDay(max, calendar)
  const months = calendar === 'ethiopian' ? 13 : 12
  const count = year < last.year ? months : year > last.year ? 0 : last.month
  return Array.from({ length: count }, (_, i) => ({ month: i + 1, name: nameOfMonth(year, i + 1, calendar, lang) }))
}

function nameOfMonth(year: number, month: number, calendar: Calendar, lang: Language): string {
  const words = formatDate(shownDay(dateOfMonth(calendar, year, month) ?? '', 'month'), {
    lang,
    calendar,
    precision: 'month',
  })
  return words.split(String(year))[0]?.trim() ?? words
}
