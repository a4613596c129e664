import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { MINIMUM, progressMachine, TRICKLE } from './progress.machine.ts'

function arranged() {
  const clock = new SimulatedClock()
  const actor = createActor(progressMachine, { clock }).start()
  return { actor, clock, value: () => actor.getSnapshot().context.value }
}

test('starts at the minimum and advances every 200 ms, slower and slower, never to the end', () => {
  const p = arranged()
  expect(p.value()).toBe(0)
  p.actor.send({ type: 'progress.start' })
  expect(p.value()).toBe(MINIMUM)
  p.clock.increment(TRICKLE - 1)
  expect(p.value()).toBe(MINIMUM)
  let last = p.value()
  let step = 1
  for (let i = 0; i < 200; i++) {
    p.clock.increment(i === 0 ? 1 : TRICKLE)
    expect(p.value() - last).toBeLessThanOrEqual(step)
    step = p.value() - last
    last = p.value()
  }
  expect(last).toBeLessThan(1)
})
test('fills, stays full for a moment and disappears', () => {
  const p = arranged()
  p.actor.send({ type: 'progress.start' })
  p.actor.send({ type: 'progress.done' })
  expect(p.value()).toBe(1)
  p.clock.increment(200)
  expect(p.value()).toBe(0)
})
test('starts again at once with the next navigation', () => {
  const p = arranged()
  p.actor.send({ type: 'progress.start' })
  p.actor.send({ type: 'progress.done' })
  p.actor.send({ type: 'progress.start' })
  expect(p.value()).toBe(MINIMUM)
})
test('takes every transition on some path', () => {
  const { covered } = explore(progressMachine, {
    events: [
      { type: 'progress.start' },
      { type: 'progress.done' },
      { type: 'xstate.after.trickle.progress.running.trickling' },
      { type: 'xstate.after.farewell.progress.finishing' },
    ],
  })
  expect(covered).toEqual(edgesOf(progressMachine))
})
