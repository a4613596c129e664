import { useMemo } from 'react'
import { bothClocks } from '../../../openapi/format/clock.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { useDates } from '../../ui/useDates.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface NotificationTexts {
  /** What happened, as a sentence without a full stop. */
  readonly textOf: (notification: Notification) => string
  /** The company it comes from, or the product itself. */
  readonly nameOf: (notification: Notification) => string
  /** How long ago, up to a week; then the date. */
  readonly timeOf: (notification: Notification, now: number) => string
}

/** The texts of notifications, with dates in the reader's calendar. */
export function useNotificationText(): NotificationTexts {
  const { t, intl, lang } = useTexts()
  const { date } = useDates()
  return useMemo(
    () => ({
      textOf: ({ kind, values }) =>
        t(`notification.${kind}`, {
          ...values,
          ...(values['date'] === undefined ? {} : { date: date(values['date']) }),
          ...(values['time'] === undefined ? {} : { time: bothClocks(values['time'], lang) }),
        }),
      nameOf: ({ company_name }) => company_name || t('notification.platform'),
      timeOf: ({ created_at }, now) => {
        const age = Math.max(0, now - Date.parse(created_at))
        if (age < HOUR) return intl.formatRelativeTime(-Math.floor(age / MINUTE), 'minute', { numeric: 'auto' })
        if (age < DAY) return intl.formatRelativeTime(-Math.floor(age / HOUR), 'hour')
        return age < 7 * DAY
          ? intl.formatRelativeTime(-Math.floor(age / DAY), 'day', { numeric: 'auto' })
          : date(created_at)
      },
    }),
    [t, intl, lang, date],
  )
}
