import { useEffect, useEffectEvent } from 'react'
import { Mails } from './Mails.tsx'
import { NotificationsView } from './NotificationsView.tsx'
import { useChoice, type RenderOffer } from './useChoice.ts'
import { useFollowed } from './useFollowed.ts'
import { useNow } from './useNow.ts'

/** `/user/notifications`. Everything on the open page counts as seen. */
export function NotificationsPage({ renderOffer }: { readonly renderOffer: RenderOffer }) {
  const notifications = useFollowed()
  const { choose, dialog } = useChoice(notifications, renderOffer)
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
