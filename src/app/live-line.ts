import { fromCallback, type AnyEventObject } from 'xstate'
import type { LiveMessage } from '../../openapi/schemas/notification.ts'
import { api } from '../api/client.ts'
import { readEvents } from '../api/event-stream.ts'
import type { LiveEvent } from '../machines/live/live.machine.ts'

const KNOWN: ReadonlySet<string> = new Set<LiveMessage['event']>(['hello', 'notification', 'changed'])

/**
 * One streamed answer, by `fetch`, because an EventSource cannot say who calls. It goes on after `lastId`. Its end,
 * however it comes, is `line.lost`.
 */
export const liveLine = fromCallback<AnyEventObject, { readonly lastId: string | null }>(({ input, sendBack }) => {
  const stop = new AbortController()
  const send = (event: LiveEvent) => (stop.signal.aborted ? undefined : sendBack(event))

  async function read(): Promise<number | null> {
    const headers = { accept: 'text/event-stream', ...(input.lastId === null ? {} : { 'last-event-id': input.lastId }) }
    const { data, response } = await api.GET('/notifications/stream', {
      signal: stop.signal,
      parseAs: 'stream',
      headers,
    })
    if (!response.ok || !data) {
      const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
      return Number.isFinite(seconds) ? seconds : null
    }
    for await (const event of readEvents(data)) {
      const now = Date.now()
      if (event === null) send({ type: 'line.alive', now })
      else {
        const message = JSON.parse(event.data) as LiveMessage
        // A newer server may say what this page does not know yet.
        if (KNOWN.has(message.event)) send({ type: 'line.news', id: event.id, message, now })
      }
    }
    return null
  }
  read().then(
    (retryAfter) => send({ type: 'line.lost', retryAfter }),
    () => send({ type: 'line.lost', retryAfter: null }),
  )
  return () => stop.abort()
})
