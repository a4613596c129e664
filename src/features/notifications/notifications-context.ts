import { createContext, use } from 'react'
import type { Notifications } from './notifications.connect.ts'

const nothing = () => {}
/** The value before anything is loaded. */
export const noNotifications: Notifications = {
  list: [],
  isKnown: false,
  failure: null,
  unread: 0,
  hasMore: false,
  isFetchingMore: false,
  latest: null,
  onOpen: nothing,
  onClose: nothing,
  onRead: nothing,
  onReadAll: nothing,
  onMore: nothing,
  onRetry: nothing,
}
/** One list for the bell and the page. Filled by `NotificationsProvider`. */
export const NotificationsContext = createContext<Notifications>(noNotifications)
export const useNotifications = (): Notifications => use(NotificationsContext)
