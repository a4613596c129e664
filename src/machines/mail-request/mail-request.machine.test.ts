import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { MAIL_COOLDOWN, mailRequestMachine } from './mail-request.machine.ts'

const email = 'abebe@example.com'
const sent = 'If this address is known, a mail is on its way'

function arranged(...answers: (string | Error)[]) {
  const asked: string[] = []
  const clock = new SimulatedClock()
  const actor = createActor(
    mailRequestMachine.provide({
      actors: {
        send: fromPromise<string, { readonly email: string }>(({ input }) => {
          asked.push(input.email)
          const answer = answers.shift() ?? new Error('asked too often')
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
        }),
      },
    }),
    { clock, input: {} },
  ).start()
  return {
    asked,
    clock,
    actor,
    request: (to = email) => actor.send({ type: 'mail.request', email: to }),
    settles: () => waitFor(actor, (s) => !s.matches('sending')),
  }
}

test('counts down a minute before it sends to the same address again', async () => {
  const s = arranged(sent, sent)
  s.request()
  await s.settles()
  expect(s.actor.getSnapshot()).toMatchObject({ value: 'cooling', context: { message: sent, seconds: MAIL_COOLDOWN } })
  s.request(' ABEBE@example.com')
  expect(s.asked).toHaveLength(1)
  s.clock.increment(1000)
  expect(s.actor.getSnapshot().context.seconds).toBe(MAIL_COOLDOWN - 1)
  for (let second = 1; second < MAIL_COOLDOWN; second++) s.clock.increment(1000)
  expect(s.actor.getSnapshot().value).toBe('asking')
  s.request()
  expect(s.asked).toEqual([email, email])
})
test('sends to a corrected address without waiting', async () => {
  const s = arranged(sent, sent)
  s.request()
  await s.settles()
  s.request('almaz@example.com')
  expect(s.asked).toEqual([email, 'almaz@example.com'])
})
test('sends nothing after too many tries until the time is over', async () => {
  const s = arranged(refusal('too_many_requests', { retry_after: 3 }), sent)
  s.request()
  await s.settles()
  s.request('almaz@example.com')
  expect(s.asked).toHaveLength(1)
  for (let second = 0; second < 3; second++) s.clock.increment(1000)
  expect(s.actor.getSnapshot()).toMatchObject({ value: 'asking', context: { failure: null } })
})
test.for([
  ['invalid', refusal('invalid', {}, { email: ['Must be a valid email'] })],
  ['offline', offline()],
  ['500', refusal('internal', {})],
] as const)('keeps the address for another try after %s', async ([, error]) => {
  const s = arranged(error, sent)
  s.request()
  await s.settles()
  expect(s.actor.getSnapshot()).toMatchObject({ value: 'asking', context: { email, failure: failureOf(error) } })
  s.request()
  await s.settles()
  expect(s.actor.getSnapshot()).toMatchObject({ value: 'cooling', context: { failure: null } })
})

test('takes every transition on some path', () => {
  const { covered } = explore(mailRequestMachine, {
    input: {},
    facts: (c) => String(c.seconds),
    events: [
      { type: 'mail.request', email },
      { type: 'mail.request', email: 'almaz@example.com' },
      { type: 'xstate.done.actor.send', output: sent },
      ...[refusal('too_many_requests', { retry_after: 2 }), offline()].map((error) => ({
        type: 'xstate.error.actor.send',
        error,
      })),
      { type: 'xstate.after.second.mailRequest.cooling' },
      { type: 'xstate.after.second.mailRequest.refused' },
    ],
  })
  expect(covered).toEqual(edgesOf(mailRequestMachine))
})
