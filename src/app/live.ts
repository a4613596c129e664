import { createActor, fromCallback, type ActorRefFrom, type AnyEventObject } from 'xstate'
import { liveMachine, waitBefore, type LiveEvent, type News } from '../machines/live/live.machine.ts'
import type { sessionMachine } from '../machines/session/session.machine.ts'
import type { Live, LiveTopic } from '../ui/live.ts'
import { liveLine } from './live-line.ts'
import { liveShare } from './live-share.ts'
import type { LanguageStore } from './language-store.ts'

/** How often the clock is looked at (milliseconds): a jump means that the device slept. */
const TICK = 15_000
/** Every topic, or it does not compile. */
const ALL: Readonly<Record<LiveTopic, true>> = {
  session: true,
  offers: true,
  structure: true,
  site: true,
  notifications: true,
  verifications: true,
  messages: true,
  jobs: true,
  applications: true,
  letters: true,
}
const TOPICS = Object.keys(ALL) as readonly LiveTopic[]

const watch = fromCallback<AnyEventObject>(({ sendBack }) => {
  const send = (event: LiveEvent) => sendBack(event)
  const back = () => send({ type: 'watch.back', now: Date.now() })
  const visible = () => (document.visibilityState === 'visible' ? back() : undefined)
  const timer = setInterval(() => send({ type: 'watch.tick', now: Date.now() }), TICK)
  addEventListener('online', back)
  document.addEventListener('visibilitychange', visible)
  return () => {
    clearInterval(timer)
    removeEventListener('online', back)
    document.removeEventListener('visibilitychange', visible)
  }
})

/**
 * The live connection, for whoever is signed in: it follows the session from account to account and from language to
 * language, because the server names companies in the reader's, and ends with it.
 */
export function createLive(session: ActorRefFrom<typeof sessionMachine>, language: LanguageStore): Live {
  const heard = new Map<LiveTopic, Set<() => void>>(TOPICS.map((topic) => [topic, new Set()]))
  const listeners = new Set<(news: News) => void>()
  const tell = (topic: LiveTopic) => heard.get(topic)?.forEach((refresh) => refresh())

  function deliver(news: News): void {
    for (const listener of listeners) listener(news)
    if (news.message.event === 'changed') tell(news.message.what)
    if (news.isAfterGap) TOPICS.forEach(tell)
  }

  const actor = createActor(
    liveMachine.provide({
      actors: { line: liveLine, share: liveShare, watch },
      actions: { deliver: (_, { news }) => deliver(news) },
      delays: { patience: ({ context }) => waitBefore(context, Math.random()) },
    }),
  ).start()

  const follow = () => {
    const { user, accountId, shutOut } = session.getSnapshot().context
    if (user === null || accountId === null || shutOut !== null) actor.send({ type: 'live.stop' })
    else actor.send({ type: 'live.start', key: `${user.id} ${accountId} ${language.get()}` })
  }
  session.subscribe(follow)
  language.subscribe(follow)
  follow()

  return {
    on: (topic, refresh) => {
      heard.get(topic)?.add(refresh)
      return () => void heard.get(topic)?.delete(refresh)
    },
    onNews: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
