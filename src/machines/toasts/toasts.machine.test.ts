import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { LIFE, REMEMBERED, TICK, toastsMachine } from './toasts.machine.ts'

function arranged() {
  const clock = new SimulatedClock()
  const actor = createActor(toastsMachine, { clock }).start()
  return {
    actor,
    pass: (ms: number) => {
      for (let t = 0; t < ms; t += TICK) clock.increment(TICK)
    },
    shown: () => actor.getSnapshot().context.shown.map(({ text }) => text),
    state: () => actor.getSnapshot().value,
    show: (text: string) => actor.send({ type: 'toast.show', text }),
  }
}

test('a message disappears after 3000 ms', () => {
  const t = arranged()
  t.show('a')
  t.pass(LIFE - TICK)
  expect(t.shown()).toEqual(['a'])
  t.pass(TICK)
  expect(t.shown()).toEqual([])
  expect(t.state()).toBe('quiet')
})
test('a message is information unless it says otherwise', () => {
  const t = arranged()
  t.show('a')
  t.actor.send({ type: 'toast.show', text: 'b', severity: 'contrast', title: 'B' })
  expect(t.actor.getSnapshot().context.shown).toMatchObject([
    { severity: 'info', title: null },
    { severity: 'contrast', title: 'B' },
  ])
})
test('each message has its own time, which a new one does not extend', () => {
  const t = arranged()
  t.show('a')
  t.pass(LIFE / 2)
  t.show('b')
  t.pass(LIFE / 2)
  expect(t.shown()).toEqual(['b'])
})
test('the time of all messages stops while the pointer or focus is on one', () => {
  const t = arranged()
  t.show('a')
  t.pass(LIFE - TICK)
  t.actor.send({ type: 'toast.hold' })
  t.show('b')
  t.pass(60_000)
  expect(t.shown()).toEqual(['a', 'b'])
  t.actor.send({ type: 'toast.release' })
  t.pass(TICK)
  expect(t.shown()).toEqual(['b'])
})
test.for([false, true])('closing takes one away, the last one too; held: %j', (held) => {
  const t = arranged()
  t.show('a')
  t.show('b')
  if (held) t.actor.send({ type: 'toast.hold' })
  t.actor.send({ type: 'toast.close', id: 1 })
  expect(t.shown()).toEqual(['b'])
  t.actor.send({ type: 'toast.close', id: 2 })
  expect(t.state()).toBe('quiet')
})
test('a limited number of messages is remembered, latest first', () => {
  const t = arranged()
  for (let i = 1; i <= REMEMBERED + 5; i++) t.show(String(i))
  t.pass(LIFE)
  const { last } = t.actor.getSnapshot().context
  expect(last).toHaveLength(REMEMBERED)
  expect(last[0]?.text).toBe(String(REMEMBERED + 5))
})
test('takes every transition on some path', () => {
  const { covered } = explore(toastsMachine, {
    events: [
      { type: 'toast.show', text: 'a' },
      { type: 'toast.close', id: 1 },
      { type: 'toast.hold' },
      { type: 'toast.release' },
      { type: `xstate.after.tick.toasts.running` },
    ],
    // None, one or more; whether the closable one is among them; how long the youngest still has.
    facts: ({ shown }) =>
      `${Math.min(shown.length, 2)} ${shown.some(({ id }) => id === 1)} ${Math.max(0, ...shown.map(({ left }) => left))}`,
  })
  expect(covered).toEqual(edgesOf(toastsMachine))
})
