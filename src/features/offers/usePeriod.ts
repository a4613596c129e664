import { useTexts } from '../../i18n/useTexts.ts'
import type { Employment } from '../../machines/job-offer/offer-row.ts'
import { useDates } from '../../ui/useDates.ts'

/** When somebody works, worked or will work: a job that is still to begin says so. */
export function usePeriod({ state, started_on, last_day }: Employment): string {
  const { t } = useTexts()
  const { date } = useDates()
  const from = date(started_on)
  if (state === 'never_began') return t('offer.work.never', { from })
  const to = last_day === null ? null : date(last_day)
  if (state === 'past' && to !== null) return t('offer.work.period', { from, to })
  if (state === 'upcoming')
    return to === null ? t('offer.work.starts', { date: from }) : t('offer.work.starts.until', { date: from, to })
  return to === null ? t('offer.work.since', { from }) : t('offer.work.until', { from, to })
}
