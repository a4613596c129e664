import { fromCallback, type AnyEventObject } from 'xstate'
import type { LiveEvent, News } from '../machines/live/live.machine.ts'

/**
 * One line for all tabs of a browser that act as the same account, because a browser opens few connections to one
 * server: the tab that holds the lock has the line and tells the others over a channel. Where there are no locks (a
 * page that is not served securely), each tab that is looked at has its own.
 */
export const liveShare = fromCallback<AnyEventObject, { readonly key: string }>(({ input, sendBack, receive }) => {
  const send = (event: LiveEvent) => sendBack(event)
  if (!('locks' in navigator)) return shareNothing(send)
  const name = `sira-live ${input.key}`
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', (event: MessageEvent<News>) => send({ type: 'share.heard', news: event.data }))
  receive((event) => channel.postMessage(event['news']))

  const over = new AbortController()
  const hold = (waited: boolean) =>
    new Promise<void>((release) => {
      over.signal.addEventListener('abort', () => release())
      send({ type: 'share.lead', waited })
    })
  void (async () => {
    const isHeld = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null || over.signal.aborted) return false
      await hold(false)
      return true
    })
    if (!isHeld && !over.signal.aborted)
      await navigator.locks.request(name, { signal: over.signal }, () => hold(true)).catch(() => {})
  })()
  return () => {
    over.abort()
    channel.close()
  }
})

function shareNothing(send: (event: LiveEvent) => void): () => void {
  const look = () =>
    send(document.visibilityState === 'visible' ? { type: 'share.lead', waited: false } : { type: 'share.follow' })
  document.addEventListener('visibilitychange', look)
  look()
  return () => document.removeEventListener('visibilitychange', look)
}
