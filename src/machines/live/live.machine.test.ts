import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import type { LiveMessage } from '../../../openapi/schemas/notification.ts'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { liveMachine, SILENCE, waitBefore, type LiveEvent, type News } from './live.machine.ts'

const hello: LiveMessage = { event: 'hello', unread: 0, unseen: 0 }
const changed: LiveMessage = { event: 'changed', what: 'offers' }
const KEY = 'user account'

/**
 * A tab's connection: what it delivered, what it told the other tabs, and the lines it opened with the number each went
 * on from.
 */
function tab() {
  const delivered: News[] = []
  const told: News[] = []
  const lines: (string | null)[] = []
  let open = 0
  const clock = new SimulatedClock()
  const actor = createActor(
    liveMachine.provide({
      actors: {
        share: fromCallback<AnyEventObject, { readonly key: string }>(({ receive }) =>
          receive((event) => told.push(event['news'] as News)),
        ),
        line: fromCallback<AnyEventObject, { readonly lastId: string | null }>(({ input }) => {
          lines.push(input.lastId)
          open += 1
          return () => void (open -= 1)
        }),
      },
      actions: { deliver: (_, { news }) => void delivered.push(news) },
    }),
    { clock },
  ).start()
  const send = (...events: readonly LiveEvent[]) => events.forEach((event) => actor.send(event))
  const hear = (message: LiveMessage, id: string | null = null, now = 0) =>
    send({ type: 'line.news', id, message, now })
  return {
    actor,
    send,
    hear,
    delivered,
    told,
    lines,
    clock,
    open: () => open,
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}
const start = { type: 'live.start', key: KEY } as const
const lead = { type: 'share.lead', waited: false } as const
const lost = { type: 'line.lost', retryAfter: null } as const
const leading = () => {
  const t = tab()
  t.send(start, lead)
  return t
}

describe('the live connection', () => {
  test('is opened by the leading tab only', () => {
    const t = tab()
    t.send(start)
    expect(t.open()).toBe(0)
    t.send(lead)
    expect(t.lines).toEqual([null])
  })
  test('delivers its events here and to the other tabs', () => {
    const t = leading()
    t.hear(hello, '4')
    t.hear(changed)
    expect(t.delivered.map(({ message }) => message)).toEqual([hello, changed])
    expect(t.told).toEqual(t.delivered)
  })
  test('continues from the last number, however it was lost', () => {
    const t = leading()
    t.hear(hello, '4')
    t.hear({ ...hello }, '5')
    t.send(lost)
    expect(t.open()).toBe(0)
    t.clock.increment(500)
    expect(t.lines).toEqual([null, '5'])
  })
  test('reports possible changes after a loss, but not on the first connection', () => {
    const t = leading()
    t.hear(hello, '4')
    t.send(lost)
    t.clock.increment(500)
    t.hear(hello)
    t.hear(changed)
    expect(t.delivered.map(({ isAfterGap }) => isAfterGap)).toEqual([false, true, false])
  })
  test('waits twice as long after each failure, up to half a minute, and starts over once connected', () => {
    expect([1, 2, 3, 6, 7, 20].map((losses) => waitBefore({ losses, asked: null }, 0))).toEqual([
      500, 1000, 2000, 16_000, 30_000, 30_000,
    ])
    expect(waitBefore({ losses: 1, asked: 30 }, 0)).toBe(30_000)
    expect(waitBefore({ losses: 1, asked: null }, 1)).toBe(750)
    const t = leading()
    t.send(lost)
    t.clock.increment(500)
    t.send(lost)
    t.clock.increment(999)
    expect(t.lines).toHaveLength(2)
    t.clock.increment(1)
    t.hear(hello)
    t.send(lost)
    t.clock.increment(500)
    expect(t.lines).toHaveLength(4)
  })
  test('is opened again at once when the network or the person is back', () => {
    const t = leading()
    t.send(lost, { type: 'watch.back', now: 1 })
    expect(t.lines).toHaveLength(2)
  })
  test('is opened again after a long silence, as after a sleep', () => {
    const t = leading()
    t.hear(hello, '4', 1000)
    t.send({ type: 'line.alive', now: 21_000 }, { type: 'watch.tick', now: 21_000 + SILENCE })
    expect(t.lines).toHaveLength(1)
    t.send({ type: 'watch.tick', now: 21_001 + SILENCE })
    expect(t.lines).toEqual([null, '4'])
    expect(t.open()).toBe(1)
    t.hear(hello)
    expect(t.delivered.at(-1)?.isAfterGap).toBe(true)
  })
})

describe('tabs', () => {
  test('that follow deliver what they are told, and continue from the last number when they lead', () => {
    const t = tab()
    t.send(start, { type: 'share.heard', news: { id: '9', message: changed, isAfterGap: false } })
    expect(t.delivered).toHaveLength(1)
    expect(t.told).toEqual([])
    t.send({ type: 'share.lead', waited: true })
    expect(t.lines).toEqual(['9'])
    t.hear(hello)
    expect(t.delivered.at(-1)?.isAfterGap).toBe(true)
  })
  test('that follow are told of a gap', () => {
    const t = tab()
    t.send(start, { type: 'share.heard', news: { id: null, message: hello, isAfterGap: true } })
    expect(t.delivered[0]?.isAfterGap).toBe(true)
  })
  test('that no longer lead close their connection', () => {
    const t = leading()
    t.send({ type: 'share.follow' })
    expect(t.open()).toBe(0)
  })
})

describe('the account of the connection', () => {
  test('starts over without a number when it changes', () => {
    const t = leading()
    t.hear(hello, '4')
    t.send({ type: 'live.start', key: 'user other' }, lead)
    expect(t.lines).toEqual([null, null])
    expect(t.open()).toBe(1)
  })
  test('continues when it stays the same', () => {
    const t = leading()
    t.send(start)
    expect(t.lines).toHaveLength(1)
  })
  test('has no connection and no events when signed out', () => {
    const t = leading()
    t.send({ type: 'live.stop' })
    expect(t.open()).toBe(0)
    t.send({ type: 'share.heard', news: { id: null, message: changed, isAfterGap: false } })
    expect(t.delivered).toEqual([])
    t.send(start, lead)
    expect(t.open()).toBe(1)
  })
})

test('takes every transition on some path', () => {
  const { covered } = explore(liveMachine, {
    events: [
      start,
      { type: 'live.start', key: 'user other' },
      { type: 'live.stop' },
      lead,
      { type: 'share.follow' },
      { type: 'share.heard', news: { id: '1', message: changed, isAfterGap: false } },
      { type: 'line.news', id: '2', message: hello, now: 1 },
      { type: 'line.alive', now: 1 },
      lost,
      { type: 'watch.tick', now: 10 * SILENCE },
      { type: 'watch.back', now: 10 * SILENCE },
      { type: 'xstate.after.patience.live.on.leading.waiting' },
    ],
    facts: ({ key, losses }) => `${key} ${Math.min(losses, 1)}`,
  })
  expect([...covered].toSorted()).toEqual(edgesOf(liveMachine))
})
