import { createActor, waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline } from '../../../tests/models/problems.ts'
import { createPreviewMachine } from './preview.machine.ts'

const never = () => Promise.reject(new Error('not called'))
const machine = createPreviewMachine<string>(never)

test('takes every transition on some path', () => {
  const { covered } = explore(machine, {
    input: { wish: 'blue', rest: 0 },
    facts: (c) => `${c.wish}${c.next}`,
    events: [
      { type: 'wish.changed', wish: 'red' },
      { type: 'page.changed' },
      { type: 'page.drawn', url: '/1' },
      { type: 'preview.retry' },
      { type: 'network.restored' },
      { type: 'xstate.done.actor.ask', output: '/1' },
      { type: 'xstate.error.actor.ask', error: offline() },
      { type: 'xstate.after.rest.preview.resting' },
      { type: 'xstate.after.patience.preview.drawing' },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test('requests only the last of several changes, once, after a pause', async () => {
  const asked = vi.fn(async (wish: string) => `/${wish}`)
  const actor = createActor(createPreviewMachine(asked), { input: { wish: 'blue', rest: 5 } }).start()
  await waitFor(actor, (s) => s.matches('drawing'))
  for (const wish of ['red', 'green', 'gold']) actor.send({ type: 'wish.changed', wish })
  const s = await waitFor(actor, (x) => x.matches('drawing') && x.context.next === '/gold')
  expect(asked.mock.calls.map(([wish]) => wish)).toEqual(['blue', 'gold'])
  expect(s.context.shown).toBeNull()
})

test('draws the page anew behind the old one when what it says was saved', async () => {
  let asked = 0
  const actor = createActor(
    createPreviewMachine<string>(async () => `/${++asked}`),
    { input: { wish: 'blue', rest: 0 } },
  ).start()
  await waitFor(actor, (s) => s.context.next === '/1')
  actor.send({ type: 'page.drawn', url: '/1' })
  actor.send({ type: 'page.changed' })
  const { context } = await waitFor(actor, (s) => s.context.next === '/2')
  expect(context).toMatchObject({ shown: '/1', wish: 'blue' })
})

test('ignores the answer to an earlier request', async () => {
  const answers: ((url: string) => void)[] = []
  const actor = createActor(
    createPreviewMachine<string>(() => new Promise((resolve) => answers.push(resolve))),
    { input: { wish: 'blue', rest: 0 } },
  ).start()
  actor.send({ type: 'wish.changed', wish: 'red' })
  await waitFor(actor, (s) => s.matches('asking'))
  answers[1]?.('/red')
  answers[0]?.('/blue')
  const s = await waitFor(actor, (x) => x.matches('drawing'))
  expect(s.context.next).toBe('/red')
})

test('keeps the shown page until the next one is painted, or when it fails', async () => {
  let fails = false
  const actor = createActor(
    createPreviewMachine<string>((wish) => (fails ? Promise.reject(offline()) : Promise.resolve(`/${wish}`))),
    { input: { wish: 'blue', rest: 0 } },
  ).start()
  await waitFor(actor, (s) => s.matches('drawing'))
  actor.send({ type: 'page.drawn', url: '/blue' })
  expect(actor.getSnapshot().context).toMatchObject({ shown: '/blue', next: null })
  fails = true
  actor.send({ type: 'wish.changed', wish: 'red' })
  const s = await waitFor(actor, (x) => x.matches('failed'))
  expect(s.context).toMatchObject({ shown: '/blue', failure: { code: 'offline' } })
})
