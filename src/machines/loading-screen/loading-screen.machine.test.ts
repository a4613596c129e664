import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { LETTER, loadingScreenMachine, STEPS, TICK } from './loading-screen.machine.ts'

function arranged(name = 'Sira') {
  const clock = new SimulatedClock()
  const actor = createActor(loadingScreenMachine, { input: { name }, clock }).start()
  return {
    actor,
    pass: (ms: number) => {
      for (let t = 0; t < ms; t += TICK) clock.increment(TICK)
    },
    context: () => actor.getSnapshot().context,
  }
}

test('one letter each 200 ms, and no more than there are', () => {
  const l = arranged()
  l.pass(LETTER - TICK)
  expect(l.context().typed).toBe(0)
  l.pass(TICK)
  expect(l.context().typed).toBe(1)
  l.pass(10 * LETTER)
  expect(l.context().typed).toBe(4)
})
test('an Amharic name is counted in letters', () => {
  const l = arranged('ሥራ')
  l.pass(10 * LETTER)
  expect(l.context().typed).toBe(2)
})
test('the bar is full after 200 steps of 10 ms', () => {
  const l = arranged()
  l.pass(STEPS * TICK - TICK)
  expect(l.actor.getSnapshot().matches({ showing: { bar: 'moving' } })).toBe(true)
  l.pass(TICK)
  expect(l.actor.getSnapshot().matches({ showing: { bar: 'full' } })).toBe(true)
  expect(STEPS * TICK).toBe(2000)
})
test('it leaves the moment the application is ready', () => {
  const l = arranged()
  l.pass(LETTER)
  l.actor.send({ type: 'loading.ready' })
  expect(l.actor.getSnapshot().status).toBe('done')
  l.pass(1000)
  expect(l.context().typed).toBe(1)
})
test('every transition is taken by some walk', () => {
  const { covered } = explore(loadingScreenMachine, {
    input: { name: 'ab' },
    events: [
      { type: 'loading.ready' },
      { type: 'xstate.after.letter.loadingScreen.showing.name.typing' },
      { type: 'xstate.after.run.loadingScreen.showing.bar.moving' },
    ],
    facts: ({ typed }) => String(typed),
    limit: 100,
  })
  expect(covered).toEqual(edgesOf(loadingScreenMachine))
})
