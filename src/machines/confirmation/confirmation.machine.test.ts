import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { confirmationMachine, OFTEN, PATIENT_AFTER, SELDOM } from './confirmation.machine.ts'

function arranged(answers: () => Promise<boolean>) {
  const clock = new SimulatedClock()
  const ask = vi.fn<() => Promise<boolean>>(answers)
  const goOn = vi.fn<() => void>()
  const actor = createActor(
    confirmationMachine.provide({ actors: { ask: fromPromise<boolean>(() => ask()) }, actions: { goOn } }),
    { clock },
  ).start()
  const settled = async () => vi.waitUntil(() => !actor.getSnapshot().matches('asking'))
  const pass = async (ms: number) => {
    clock.increment(ms)
    await settled()
  }
  return { actor, ask, goOn, pass, settled }
}

test('goes on once when the answer is yes, and asks no more', async () => {
  let isConfirmed = false
  const t = arranged(async () => isConfirmed)
  await t.pass(OFTEN)
  expect(t.goOn).not.toHaveBeenCalled()
  isConfirmed = true
  await t.pass(OFTEN)
  expect(t.goOn).toHaveBeenCalledOnce()
  await t.pass(10 * SELDOM)
  expect(t.ask).toHaveBeenCalledTimes(2)
})
test('asks again when it could not ask', async () => {
  const t = arranged(() => Promise.reject(new Error('no line')))
  await t.pass(OFTEN)
  await t.pass(OFTEN)
  expect(t.ask).toHaveBeenCalledTimes(2)
  expect(t.goOn).not.toHaveBeenCalled()
})
test('asks nothing while nobody looks, and at once when somebody does', async () => {
  const t = arranged(async () => false)
  t.actor.send({ type: 'page.hidden' })
  await t.pass(10 * SELDOM)
  expect(t.ask).not.toHaveBeenCalled()
  t.actor.send({ type: 'page.shown' })
  await t.settled()
  expect(t.ask).toHaveBeenCalledOnce()
})
test('asks less often once it has asked for long', async () => {
  const t = arranged(async () => false)
  for (let n = 0; n < PATIENT_AFTER; n++) await t.pass(OFTEN)
  await t.pass(OFTEN)
  expect(t.ask).toHaveBeenCalledTimes(PATIENT_AFTER)
  await t.pass(SELDOM - OFTEN)
  expect(t.ask).toHaveBeenCalledTimes(PATIENT_AFTER + 1)
})
test('takes every transition on some path', () => {
  const { covered } = explore(confirmationMachine, {
    events: [
      { type: 'page.shown' },
      { type: 'page.hidden' },
      { type: 'xstate.after.pause.confirmation.waiting' },
      { type: 'xstate.done.actor.ask', output: true },
      { type: 'xstate.done.actor.ask', output: false },
      { type: 'xstate.error.actor.ask', error: new Error('no line') },
    ],
  })
  expect(covered).toEqual(edgesOf(confirmationMachine))
})
