import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import type { Notifications } from './notifications.connect.ts'

type Offer = NonNullable<Notification['offer']>
/** What is shown over the page while an offer is read; passed in, because it belongs to another feature. */
export type RenderOffer = (
  offer: Offer,
  over: { readonly onChanged: () => void; readonly onClose: () => void },
) => ReactNode

/** Opens what a notification is about and marks it as read: an offer in its dialog, anything else on its page. */
export function useChoice(
  { list, onRead, onRetry }: Pick<Notifications, 'list' | 'onRead' | 'onRetry'>,
  renderOffer: RenderOffer,
): {
  readonly choose: (notification: Notification) => void
  readonly dialog: ReactNode
} {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Notification | null>(null)
  // The current state of the notification, or the one when it was pressed.
  const offer = chosen && (list.find(({ id }) => id === chosen.id)?.offer ?? chosen.offer)
  return {
    choose: (notification) => {
      onRead(notification.id)
      if (notification.offer) setChosen(notification)
      else if (notification.path !== null) void navigate(notification.path)
    },
    dialog: offer ? renderOffer(offer, { onChanged: onRetry, onClose: () => setChosen(null) }) : null,
  }
}
