import { useEffect, useEffectEvent } from 'react'
import { Mails } from './Mails.tsx'
import { useNotifications } from './notifications-context.ts'
import { NotificationsView } from './NotificationsView.tsx'
import { useChoice, type RenderOffer } from './useChoice.ts'
import { useNow } from './useNow.ts'

/** `/user/notifications`. What stands in the open page has been seen. */
export function NotificationsPage({ renderOffer }: { readonly renderOffer: RenderOffer }) {
  const notifications = useNotifications()
  const { choose, dialog } = useChoice(renderOffer)
  const open = useEffectEvent(notifications.onOpen)
  const close = useEffectEvent(notifications.onClose)
  useEffect(() => {
    open()
    return () => close()
  }, [])
  return (
    <>
      <NotificationsView {...notifications} now={useNow()} onChoose={choose}>
        <Mails />
      </NotificationsView>
      {dialog}
    </>
  )
}
