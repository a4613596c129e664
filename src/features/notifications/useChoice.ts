import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Notification } from '../../machines/notifications/notifications.machine.ts'
import { useNotifications } from './notifications-context.ts'

type Offer = NonNullable<Notification['offer']>
/** What stands over the page while an offer is read; another area's, so it is given from outside. */
export type RenderOffer = (
  offer: Offer,
  over: { readonly onChanged: () => void; readonly onClose: () => void },
) => ReactNode

/** Opens what a notification is about and marks it as read: an offer in its dialog, anything else on its page. */
export function useChoice(renderOffer: RenderOffer): {
  readonly choose: (notification: Notification) => void
  readonly dialog: ReactNode
} {
  const { list, onRead, onRetry } = useNotifications()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Notification | null>(null)
  // As it is now, or as it was when it was pressed.
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
