import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { LiveMessage, NotificationKind } from '../../openapi/schemas/notification.ts'

/**
 * What may have changed on the server: who is signed in, offers and staff, the company's structure, the account's site,
 * notifications, companies to verify.
 */
export type LiveTopic = Extract<LiveMessage, { event: 'changed' }>['what']

/** What the server said; after a gap more may have changed than it says. */
export interface LiveNews {
  readonly message: LiveMessage
  readonly isAfterGap: boolean
}

/**
 * News from the one live connection of the application. Filled by the application; a story gives its own, or hears
 * nothing.
 */
export interface Live {
  /**
   * Calls `refresh` at each change of `what`, and after the connection was lost, because anything may have changed.
   * Gives back what ends it.
   */
  readonly on: (what: LiveTopic, refresh: () => void) => () => void
  /** Calls back with every message as it came. Gives back what ends it. */
  readonly onNews: (heard: (news: LiveNews) => void) => () => void
}
export const LiveContext = createContext<Live>({ on: () => () => {}, onNews: () => () => {} })

/**
 * Runs `refresh` whenever `what` changed elsewhere: on another device, in another tab, by another person. The last
 * `refresh` given is the one that runs.
 */
export function useLive(what: LiveTopic, refresh: () => void): void {
  const live = use(LiveContext)
  const run = useEffectEvent(refresh)
  useEffect(() => live.on(what, () => run()), [live, what])
}

/** Runs `heard` with every message of the live connection. */
export function useLiveNews(heard: (news: LiveNews) => void): void {
  const live = use(LiveContext)
  const run = useEffectEvent(heard)
  useEffect(() => live.onNews((news) => run(news)), [live])
}

/**
 * Runs `refresh` when a notification of this kind is new or changed, and whenever any may have been missed: for what is
 * shown beside the bell.
 */
export function useLiveNotification(kind: NotificationKind, refresh: () => void): void {
  useLive('notifications', refresh)
  useLiveNews(({ message }) => {
    if (message.event === 'notification' && message.notification.kind === kind) refresh()
  })
}
