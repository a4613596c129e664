import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import type { Notification, notificationsMachine } from '../../machines/notifications/notifications.machine.ts'

/** The notifications of the account in use, and their actions. */
export interface Notifications {
  readonly list: readonly Notification[]
  /** Nothing has been loaded yet, or loading failed: then `failure` says why. */
  readonly isKnown: boolean
  readonly failure: Failure | null
  readonly unread: number
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  /** The last unread one that arrived live, to be announced to screen readers. */
  readonly latest: Notification | null
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly onRead: (id: string) => void
  readonly onReadAll: () => void
  readonly onMore: () => void
  readonly onRetry: () => void
}

/** The props of everything that shows notifications. */
export const connectNotifications = (
  snapshot: SnapshotFrom<typeof notificationsMachine>,
  send: (event: EventFromLogic<typeof notificationsMachine>) => void,
): Notifications => {
  const { list, unread, next, failure, latest } = snapshot.context
  return {
    list: list ?? [],
    isKnown: list !== null,
    failure,
    unread,
    hasMore: next !== null,
    isFetchingMore: snapshot.matches({ list: 'fetchingMore' }),
    latest,
    onOpen: () => send({ type: 'notifications.open' }),
    onClose: () => send({ type: 'notifications.close' }),
    onRead: (id) => send({ type: 'notifications.read', id }),
    onReadAll: () => send({ type: 'notifications.readAll' }),
    onMore: () => send({ type: 'notifications.more' }),
    onRetry: () => send({ type: 'notifications.refresh' }),
  }
}
