import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { oneTimeTokenMachine } from './one-time-token.machine.ts'

const token = 'k'.repeat(43)

function arranged(taken: string | null | Error, answers: (string | Error)[]) {
  const keep = vi.fn<(token: string) => void>()
  const asked: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    oneTimeTokenMachine.provide({
      actors: {
        take: fromPromise<string | null>(() =>
          taken instanceof Error ? Promise.reject(taken) : Promise.resolve(taken),
        ),
        verify: fromPromise<string, { readonly token: string }>(({ input }) => {
          asked.push(input.token)
          const answer = answers.shift() ?? new Error('asked too often')
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
        }),
      },
      actions: { keep: (_, params) => keep(params.token) },
    }),
    { clock },
  ).start()
  return {
    actor,
    keep,
    asked,
    clock,
    reaches: (state: 'verified' | 'spent' | 'incomplete' | 'offline' | 'failed' | 'waiting') =>
      waitFor(actor, (s) => s.matches(state)),
  }
}

describe('a token from an address', () => {
  test('is verified, passed on and forgotten when it is valid', async () => {
    const s = arranged(token, ['Your email is confirmed'])
    const { context } = await s.reaches('verified')
    expect(s.asked).toEqual([token])
    expect(s.keep).toHaveBeenCalledExactlyOnceWith(token)
    expect(context).toMatchObject({ token: '', message: 'Your email is confirmed' })
  })
  test('is not passed on when it was already used', async () => {
    const s = arranged(token, [refusal('token_spent', {})])
    const { context } = await s.reaches('spent')
    expect(s.keep).not.toHaveBeenCalled()
    expect(context.token).toBe('')
  })
  test.for([null, '', 'short', `${'k'.repeat(42)}=`, 'k'.repeat(44), new Error('no address')])(
    '%s is never sent',
    async (taken) => {
      const s = arranged(taken, [])
      await s.reaches('incomplete')
      expect(s.asked).toEqual([])
    },
  )
  test('is verified by itself when the connection is back', async () => {
    const s = arranged(token, [offline(), 'done'])
    await s.reaches('offline')
    s.actor.send({ type: 'network.restored' })
    await s.reaches('verified')
  })
  test('is kept while there is no connection', async () => {
    const s = arranged(token, [offline(), refusal('internal', {}), 'done'])
    await s.reaches('offline')
    s.actor.send({ type: 'token.retry' })
    await s.reaches('failed')
    s.actor.send({ type: 'token.retry' })
    await s.reaches('verified')
    expect(s.asked).toEqual([token, token, token])
  })
  test('is tried again by itself when the limit on tries ends, not before', async () => {
    const s = arranged(token, [refusal('too_many_requests', { retry_after: 12 }), 'done'])
    await s.reaches('waiting')
    s.clock.increment(11_999)
    expect(s.asked).toHaveLength(1)
    s.clock.increment(1)
    await s.reaches('verified')
  })
})

test('takes every transition on some path', () => {
  const { covered } = explore(oneTimeTokenMachine.provide({ actions: { keep: () => undefined } }), {
    events: [
      { type: 'token.retry' },
      { type: 'network.restored' },
      { type: 'xstate.done.actor.take', output: token },
      { type: 'xstate.done.actor.take', output: null },
      { type: 'xstate.error.actor.take', error: new Error('no address') },
      { type: 'xstate.done.actor.verify', output: 'done' },
      ...[
        refusal('token_spent', {}),
        refusal('too_many_requests', { retry_after: 3 }),
        offline(),
        refusal('internal', {}),
      ].map((error) => ({
        type: 'xstate.error.actor.verify',
        error,
      })),
      { type: 'xstate.after.wait.oneTimeToken.waiting' },
    ],
  })
  expect(covered).toEqual(edgesOf(oneTimeTokenMachine))
})
