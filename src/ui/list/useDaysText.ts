import { daysOf } from '../../../openapi/filter.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../useDates.ts'

/** Says a range of days (`2026-01-01..`) in the reader's language and calendar. */
export function useDaysText(): (value: string) => string {
  const { t } = useTexts()
  const { date } = useDates()
  return (value) => {
    const days = daysOf(value)
    if (days === null) return t('list.days.any')
    const { from, to } = days
    if (from !== null && to !== null) return t('list.days.between', { from: date(from), to: date(to) })
    return from === null ? t('list.days.until', { to: date(to ?? '') }) : t('list.days.from', { from: date(from) })
  }
}
