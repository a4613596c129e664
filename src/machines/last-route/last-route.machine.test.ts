import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { isOwnPath, KEPT_FOR, lastRouteMachine, wantedPath, type Remembered } from './last-route.machine.ts'

function arranged(stored: Remembered | null = null, now = 0) {
  const storage: (Remembered | null)[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    lastRouteMachine.provide({
      actions: { keep: (_, kept) => void storage.push(kept), clear: () => void storage.push(null) },
    }),
    {
      input: { stored, now },
      clock,
    },
  ).start()
  return { actor, clock, storage, wanted: (at: number) => wantedPath(actor.getSnapshot().context, at) }
}

test('a wanted path is kept for 30 minutes and not longer', () => {
  const r = arranged()
  r.actor.send({ type: 'route.wanted', path: '/user/templates?a=1', now: 1000 })
  expect(r.storage.at(-1)).toEqual({ path: '/user/templates?a=1', expires: 1000 + KEPT_FOR })
  r.clock.increment(KEPT_FOR - 1)
  expect(r.wanted(1000 + KEPT_FOR - 1)).toBe('/user/templates?a=1')
  r.clock.increment(1)
  expect(r.wanted(1000 + KEPT_FOR)).toBeNull()
  expect(r.storage.at(-1)).toBeNull()
})
test('a newer wish replaces the former and starts its time again', () => {
  const r = arranged()
  r.actor.send({ type: 'route.wanted', path: '/a', now: 0 })
  r.clock.increment(KEPT_FOR - 1)
  r.actor.send({ type: 'route.wanted', path: '/b', now: KEPT_FOR - 1 })
  r.clock.increment(KEPT_FOR - 1)
  expect(r.wanted(2 * KEPT_FOR - 3)).toBe('/b')
})
test('what another page of the browser kept is taken over, unless its time is over', () => {
  expect(arranged({ path: '/a', expires: 10 }, 9).wanted(9)).toBe('/a')
  const late = arranged({ path: '/a', expires: 10 }, 10)
  expect(late.wanted(10)).toBeNull()
  expect(late.storage).toEqual([null])
})
test('even while the clock of the tab slept, an old path is not used', () => {
  const r = arranged({ path: '/a', expires: 10 }, 0)
  expect(r.wanted(11)).toBeNull()
})
test('once reached it is forgotten', () => {
  const r = arranged()
  r.actor.send({ type: 'route.wanted', path: '/a', now: 0 })
  r.actor.send({ type: 'route.forget' })
  expect(r.wanted(1)).toBeNull()
})
test.for([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
  'a',
  '/a\nb',
  '/a\\b',
])('%j is not a path of ours', (path) => {
  expect(isOwnPath(path)).toBe(false)
  const r = arranged()
  r.actor.send({ type: 'route.wanted', path, now: 0 })
  expect(r.wanted(1)).toBeNull()
  expect(arranged({ path, expires: 10 }, 0).wanted(1)).toBeNull()
})
test('every transition is taken by some walk', () => {
  const events = [
    { type: 'route.wanted', path: '/a', now: 0 },
    { type: 'route.forget' },
    { type: 'xstate.after.validity.lastRoute.remembering' },
  ]
  const { covered } = explore(lastRouteMachine, { input: { stored: null, now: 0 }, events })
  expect([...covered, ...edgesOf(lastRouteMachine).filter((edge) => edge.includes('---->'))].toSorted()).toEqual(
    edgesOf(lastRouteMachine),
  )
})
