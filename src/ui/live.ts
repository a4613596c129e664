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

/** What is followed: something that may have changed, or a kind of notification of which one is new or changed. */
export type LiveSubject = LiveTopic | NotificationKind

/**
 * News from the one live connection of the application. Filled by the application; a story gives its own, or hears
 * nothing.
 */
export interface Live {
  /**
   * Calls back once with each message's subject, and with null after the connection was lost, because anything may have
   * changed. Gives back what ends it.
   */
  readonly on: (heard: (subject: LiveSubject | null) => void) => () => void
  /** Calls back with every message as it came. Gives back what ends it. */
  readonly onNews: (heard: (news: LiveNews) => void) => () => void
}
export const LiveContext = createContext<Live>({ on: () => () => {}, onNews: () => () => {} })

/**
 * Runs `refresh` whenever one of `what` changed elsewhere: on another device, in another tab, by another person; once
 * after the connection was lost, however many are followed. The last `refresh` given is the one that runs.
 */
export function useLive(what: LiveSubject | readonly LiveSubject[], refresh: () => void): void {
  const live = use(LiveContext)
  const run = useEffectEvent((subject: LiveSubject | null) => {
    if (subject === null || [what].flat().includes(subject)) refresh()
  })
  useEffect(() => live.on((subject) => run(subject)), [live])
}

/** Runs `heard` with every message of the live connection. */
export function useLiveNews(heard: (news: LiveNews) => void): void {
  const live = use(LiveContext)
  const run = useEffectEvent(heard)
  useEffect(() => live.onNews((news) => run(news)), [live])
}
