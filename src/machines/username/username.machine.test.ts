import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { asUsername } from '../../../openapi/format/username.ts'
import { usernameMachine } from './username.machine.ts'

/** The machine with a clock that stands still and a server that answers when told to. */
function arranged() {
  const asked: { username: string; answer: PromiseWithResolvers<string>; signal: AbortSignal }[] = []
  const clock = new SimulatedClock()
  const machine = usernameMachine.provide({
    actors: {
      check: fromPromise<string, { readonly username: string }>(({ input, signal }) => {
        const answer = Promise.withResolvers<string>()
        asked.push({ username: input.username, answer, signal })
        return answer.promise
      }),
    },
  })
  const actor = createActor(machine, { clock }).start()
  return {
    asked,
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    type: (value: string) => actor.send({ type: 'username.change', value }),
    restore: () => actor.send({ type: 'network.restored' }),
    /** Types, waits for the question and answers it. */
    async hears(value: string, answer: string | Error) {
      actor.send({ type: 'username.change', value })
      clock.increment(500)
      if (answer instanceof Error) asked.at(-1)?.answer.reject(answer)
      else asked.at(-1)?.answer.resolve(answer)
      await Promise.resolve()
        .then(() => Promise.resolve())
        .then(() => Promise.resolve())
    },
  }
}

describe('when the server is asked', () => {
  test.for(['', 'a', 'ab', 'a'.repeat(31), '1abc', '_abc', 'abe be', ' abebe', 'abebe\t', 'አበበ', 'abé', 'abebe!'])(
    'nothing is asked about %j',
    (value) => {
      const s = arranged()
      s.type(value)
      s.clock.increment(5000)
      expect(s.asked).toHaveLength(0)
      expect(s.state()).toBe('idle')
      expect(s.context().value).toBe(value)
    },
  )
  test.for(['abe', 'a'.repeat(30), 'Abebe.Bikila-1960_x'])('%j is asked in lower case', (value) => {
    const s = arranged()
    s.type(value)
    s.clock.increment(500)
    expect(s.asked.map((q) => q.username)).toEqual([value.toLowerCase()])
  })
  test('asks once, 500 ms after the last key', () => {
    const s = arranged()
    for (const value of ['abe', 'abeb', 'abebe']) {
      s.type(value)
      s.clock.increment(499)
    }
    expect(s.asked).toHaveLength(0)
    s.clock.increment(1)
    expect(s.asked.map((q) => q.username)).toEqual(['abebe'])
  })
  test('aborts a running request on the next key and ignores its late answer', async () => {
    const s = arranged()
    s.type('abebe')
    s.clock.increment(500)
    s.type('abebe1')
    expect(s.asked[0]?.signal.aborted).toBe(true)
    s.asked[0]?.answer.resolve('Username is available')
    await Promise.resolve()
    expect(s.state()).toBe('debouncing')
    expect(s.context().message).toBeNull()
  })
  test('aborts the request when the field is emptied', () => {
    const s = arranged()
    s.type('abebe')
    s.clock.increment(500)
    s.type('')
    expect(s.asked[0]?.signal.aborted).toBe(true)
    expect(s.state()).toBe('idle')
  })
})

describe('the message', () => {
  test.for([
    ['a free one', 'Username is available', 'available', { text: 'Username is available' }],
    ['409', refusal('username_taken', {}), 'taken', { id: 'error.username_taken' }],
    ['500', refusal('internal', {}), 'failed', { id: 'session.username.broken' }],
    ['503', refusal('unavailable', {}), 'failed', { id: 'session.username.unexpected' }],
    ['429', refusal('too_many_requests', { retry_after: 9 }), 'failed', { id: 'session.username.unexpected' }],
    ['no answer', offline(), 'offline', { id: 'session.username.offline' }],
  ] as const)('is shown after %s', async ([, answer, state, message]) => {
    const s = arranged()
    await s.hears('abebe', answer)
    expect(s.state()).toBe(state)
    expect(s.context().message).toEqual(message)
  })
  test('disappears as soon as the text changes', async () => {
    const s = arranged()
    await s.hears('abebe', refusal('username_taken', {}))
    s.type('abebe2')
    expect(s.context().message).toBeNull()
  })
})

test('asks again when the line is back, about what is typed then', async () => {
  const s = arranged()
  await s.hears('abebe', offline())
  s.restore()
  expect(s.asked.map((q) => q.username)).toEqual(['abebe', 'abebe'])
  s.type('ab')
  s.restore()
  expect(s.asked).toHaveLength(2)
})

test('submits the username in lower case without white space', () => {
  expect(asUsername('  Abe Be\tB ')).toBe('abebeb')
})

test('takes every transition on some path', () => {
  const { covered } = explore(usernameMachine, {
    events: [
      { type: 'username.change', value: 'abebe' },
      { type: 'username.change', value: '' },
      { type: 'network.restored' },
      { type: 'xstate.after.quiet.username.debouncing' },
      { type: 'xstate.done.actor.check', output: 'Username is available' },
      ...[refusal('username_taken', {}), refusal('internal', {}), refusal('unavailable', {}), offline()].map(
        (error) => ({
          type: 'xstate.error.actor.check',
          error,
        }),
      ),
    ],
  })
  expect(covered).toEqual(edgesOf(usernameMachine))
})
