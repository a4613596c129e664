import { createActor, fromCallback, type ActorRefFrom, type AnyEventObject } from 'xstate'
import { liveMachine, waitBefore, type LiveEvent, type News } from '../machines/live/live.machine.ts'
import type { sessionMachine } from '../machines/session/session.machine.ts'
import type { Live, LiveSubject } from '../ui/live.ts'
import { liveLine } from './live-line.ts'
import { liveShare } from './live-share.ts'
import type { LanguageStore } from './language-store.ts'

/** How often the clock is looked at (milliseconds): a jump means that the device slept. */
const TICK = 15_000

/** What a message is about; null when it only counts. */
function subjectOf({ message }: News): LiveSubject | null {
  switch (message.event) {
    case 'changed':
      return message.what
    case 'notification':
      return message.notification.kind
    case 'hello':
      return null
  }
}

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
  const followers = new Set<(subject: LiveSubject | null) => void>()
  const listeners = new Set<(news: News) => void>()

  function deliver(news: News): void {
    for (const listener of listeners) listener(news)
    const subject = news.isAfterGap ? null : subjectOf(news)
    if (subject !== null || news.isAfterGap) for (const hear of followers) hear(subject)
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
    on: (hear) => {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
    onNews: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
