import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { fromPromise } from 'xstate'
import { useTexts } from '../../i18n/useTexts.ts'
import { notificationsMachine, type Mark, type Page } from '../../machines/notifications/notifications.machine.ts'
import { useLive, useLiveNews } from '../../ui/live.ts'
import { useSession } from '../../ui/session-context.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { connectNotifications, type Notifications } from './notifications.connect.ts'
import { noNotifications, NotificationsContext } from './notifications-context.ts'
import { fetchPage, mark } from './notifications.effects.ts'

/**
 * The live notifications of the account in use, for the bell and the page. Their store is beside the page and not
 * around it, so the page stays mounted when the account changes or is lost.
 */
export function NotificationsProvider({ children }: { readonly children: ReactNode }) {
  const { user, accountId, shutOut } = useSession()
  const [notifications, setNotifications] = useState(noNotifications)
  const isActing = user !== null && accountId !== null && shutOut === null
  return (
    <NotificationsContext value={notifications}>
      {isActing ? <Keeper key={accountId} onChange={setNotifications} /> : null}
      {children}
    </NotificationsContext>
  )
}

function Keeper({ onChange }: { readonly onChange: (notifications: Notifications) => void }) {
  const { t, lang } = useTexts()
  const toast = useToast()
  const [snapshot, send] = useActor(
    notificationsMachine.provide({
      actors: {
        fetchPage: fromPromise<Page, { readonly before: string | null }>(({ input, signal }) =>
          fetchPage(input.before, signal),
        ),
        mark: fromPromise<void, Mark>(({ input }) => mark(input)),
      },
      actions: {
        sayNotMarked: () => toast({ severity: 'warn', title: t('ui.toast.warn'), text: t('notification.not_marked') }),
      },
    }),
  )
  const refresh = () => send({ type: 'notifications.refresh' })
  // An answered or withdrawn offer is no longer waiting.
  useLive(['notifications', 'offers'], refresh)
  useNetworkRestored(refresh)
  const shown = useRef(lang)
  const translate = useEffectEvent(() => send({ type: 'notifications.language' }))
  useEffect(() => {
    if (shown.current === lang) return
    shown.current = lang
    translate()
  }, [lang])
  useLiveNews(({ message }) => {
    if (message.event === 'hello') send({ type: 'live.hello', unread: message.unread, unseen: message.unseen })
    if (message.event === 'notification')
      send({
        type: 'live.notification',
        notification: message.notification,
        unread: message.unread,
        unseen: message.unseen,
      })
  })
  const value = useMemo(() => connectNotifications(snapshot, send), [snapshot, send])
  useEffect(() => onChange(value), [value, onChange])
  useEffect(() => () => onChange(noNotifications), [onChange])
  return null
}
