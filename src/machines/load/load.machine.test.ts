import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createLoadMachine } from './load.machine.ts'

const machine = createLoadMachine<string, string>(() => Promise.reject(new Error('not called')))

test('the paths take every edge', () => {
  const errors = [offline(), refusal('forbidden', {}), new Error('broken')]
  const { covered } = explore(machine, {
    input: 'x',
    events: [
      { type: 'load.retry' },
      { type: 'load.refresh' },
      { type: 'network.restored' },
      { type: 'data.received', data: 'b' },
      { type: 'xstate.done.actor.load', output: 'a' },
      ...errors.map((error) => ({ type: 'xstate.error.actor.load', error })),
      { type: 'xstate.done.actor.refresh', output: 'a' },
      { type: 'xstate.error.actor.refresh', error: offline() },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test('a refresh that fails keeps what was shown, and says why', async () => {
  let fails = false
  const actor = createActor(
    createLoadMachine<string, string>(async (input) => (fails ? Promise.reject(offline()) : `${input}!`)),
    { input: 'x' },
  ).start()
  await waitFor(actor, (s) => s.matches('loaded'))
  fails = true
  actor.send({ type: 'load.refresh' })
  await waitFor(actor, (s) => s.matches({ loaded: 'outdated' }))
  expect(actor.getSnapshot().context).toMatchObject({ data: 'x!', failure: { code: 'offline' } })
})

test('the request is aborted when the screen is left', async () => {
  let signal: AbortSignal | undefined
  const actor = createActor(
    createLoadMachine<string, string>((_, s) => ((signal = s), new Promise<string>(() => {}))),
    { input: 'x' },
  ).start()
  actor.stop()
  expect(signal?.aborted).toBe(true)
})
