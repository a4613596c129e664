import { useMemo } from 'react'
import { useLives } from '../../hooks/useLives.ts'
import { noticedOffer } from '../../machines/notifications/noticed-offer.ts'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import type { Notifications } from './notifications.connect.ts'
import { useNotifications } from './notifications-context.ts'

const nothing = () => {}

/**
 * The notifications, with one actor for each offer that they are about, as rows of lists have: what was answered or
 * withdrawn elsewhere is shown as it is now. Answers are given in the offer's dialog.
 */
export function useFollowed(): Notifications {
  const notifications = useNotifications()
  const { list } = notifications
  // An offer and the reminder of it are one row.
  const offers = useMemo(
    () => [...new Map(list.flatMap(({ offer }) => (offer ? [[offer.id, offer] as const] : []))).values()],
    [list],
  )
  const { rows } = useLives(noticedOffer, offers, nothing)
  const followed = new Map(rows?.map((row) => [row.id, row]))
  const now = (row: Notification): Notification => ({
    ...row,
    offer: (row.offer && followed.get(row.offer.id)) ?? row.offer,
  })
  return { ...notifications, list: list.map(now) }
}
