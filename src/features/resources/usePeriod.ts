import { formatDate, formatDateRange, shownDay, type Known } from '../../../openapi/format/dates.ts'
import type { AnyResource, AnyShownAs } from '../../../openapi/resource.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { localDay, useDates } from '../../ui/useDates.ts'
import { monthsIn } from './period.ts'
import type { AnyRow } from './row.ts'

type Timeline = Extract<AnyShownAs, { readonly as: 'timeline' }>

/**
 * `Mar 2021 – now · 3 years 2 months` of an entry on a line of time, in the reader's language and calendar; nothing where
 * its beginning is unknown.
 */
export function usePeriod(resource: AnyResource, { from, to }: Timeline): (row: AnyRow) => string {
  const { t, lang } = useTexts()
  const { calendar } = useDates()
  const dated = (row: AnyRow, name: string) => {
    const field = resource.fields[name]
    const known = field?.kind === 'date' && field.known !== undefined ? (row[field.known] as Known) : null
    return { date: row[name] as string | null, known }
  }
  return (row) => {
    const [start, end] = [dated(row, from), dated(row, to)]
    if (start.date === null) return ''
    const today = localDay(new Date().toISOString())
    const style = { lang, calendar, precision: 'month', isShort: true } as const
    const first = shownDay(start.date, start.known)
    const when =
      end.date === null
        ? t('resource.period.now', { from: formatDate(first, style) })
        : formatDateRange(first, shownDay(end.date, end.known), style)
    if (end.date !== null && end.date > today) return [when, t('resource.period.expected')].join(' · ')
    const months = monthsIn(
      { date: start.date, known: start.known },
      end.date === null ? { date: today } : { date: end.date, known: end.known },
    )
    const [years, rest] = [Math.floor(months / 12), months % 12]
    const long = [
      years > 0 ? t('resource.period.years', { count: years }) : '',
      rest > 0 ? t('resource.period.months', { count: rest }) : '',
    ].filter(Boolean)
    // How long it was stays on one line.
    return long.length > 0 ? `${when} · ${long.join(' ').replaceAll(' ', '\u00a0')}` : when
  }
}
