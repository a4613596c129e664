import { useMemo } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'

/** Up to so many hours are said in hours, more in days. */
const MOST_HOURS = 48
const HOURS = 24

/** For “up to so long”: what took less than an hour took up to one. */
export const hourAtLeast = (hours: number): number => Math.max(1, hours)

/** How long something took, in words: hours, or days of 24 hours. */
export function useDuration(): (hours: number) => string {
  const { t, intl } = useTexts()
  return useMemo(
    () => (hours: number) => {
      if (hours < 1) return t('analysis.less_than_hour')
      const isHours = hours < MOST_HOURS
      return intl.formatNumber(isHours ? hours : hours / HOURS, {
        style: 'unit',
        unit: isHours ? 'hour' : 'day',
        unitDisplay: 'long',
        maximumFractionDigits: isHours ? 0 : 1,
      })
    },
    [t, intl],
  )
}
