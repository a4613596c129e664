import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createChipsMachine, type Wish } from './chips.machine.ts'

interface Row {
  readonly id: string
}
const wish = (text: string): Wish => ({ key: `k-${text}`, text, value: null })
const [a, b, c] = [wish('a'), wish('b'), wish('c')]

test('the paths take every edge', () => {
  const machine = createChipsMachine<Row>(() => Promise.reject(new Error('not called')))
  const { covered } = explore(machine, {
    facts: (x) => `${Math.min(2, x.waiting.length)}${Math.min(1, x.refused.length)}${Math.min(1, x.added.length)}`,
    limit: 3000,
    events: [
      { type: 'chips.add', wishes: [a] },
      { type: 'chip.drop', key: a.key },
      { type: 'chips.retry' },
      { type: 'network.restored' },
      { type: 'chips.listed', ids: ['1'] },
      { type: 'xstate.done.actor.add', output: { id: '1' } },
      { type: 'xstate.error.actor.add', error: refusal('duplicate', { field: 'name' }) },
      { type: 'xstate.error.actor.add', error: offline() },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

function start(answer: (wish: Wish, nth: number) => Promise<Row>) {
  const asked: string[] = []
  const actor = createActor(createChipsMachine<Row>((one) => (asked.push(one.key), answer(one, asked.length)))).start()
  return { actor, asked, in: (state: 'resting' | 'stuck') => waitFor(actor, (s) => s.matches(state)) }
}
const made = async ({ text }: Wish): Promise<Row> => ({ id: text })

test('each is saved at once, in the order in which they were written', async () => {
  const chips = start(made)
  chips.actor.send({ type: 'chips.add', wishes: [a, b] })
  chips.actor.send({ type: 'chips.add', wishes: [c] })
  const { context } = await chips.in('resting')
  expect(chips.asked).toEqual([a.key, b.key, c.key])
  expect(context.added.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  chips.actor.send({ type: 'chips.listed', ids: ['a', 'b'] })
  expect(chips.actor.getSnapshot().context.added).toEqual([{ id: 'c' }])
})

test('one that is refused steps aside with its reason; the others go on', async () => {
  const chips = start((one) => (one === b ? Promise.reject(refusal('duplicate', { field: 'name' })) : made(one)))
  chips.actor.send({ type: 'chips.add', wishes: [a, b, c] })
  const { context } = await chips.in('resting')
  expect(context.added.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(context.refused).toMatchObject([{ wish: b, failure: { code: 'duplicate' } }])
  chips.actor.send({ type: 'chip.drop', key: b.key })
  expect(chips.actor.getSnapshot().context.refused).toEqual([])
})

test('while the line is down everything stays, and goes on with the same keys when it is back', async () => {
  const chips = start((one, nth) => (nth === 1 ? Promise.reject(offline()) : made(one)))
  chips.actor.send({ type: 'chips.add', wishes: [a, b] })
  const stuck = await chips.in('stuck')
  expect(stuck.context.waiting).toEqual([a, b])
  chips.actor.send({ type: 'network.restored' })
  const { context } = await chips.in('resting')
  expect(chips.asked).toEqual([a.key, a.key, b.key])
  expect(context.failure).toBeNull()
})

test('taking back the last that waits ends the waiting', async () => {
  const chips = start(() => Promise.reject(offline()))
  chips.actor.send({ type: 'chips.add', wishes: [a] })
  await chips.in('stuck')
  chips.actor.send({ type: 'chip.drop', key: a.key })
  expect(chips.actor.getSnapshot()).toMatchObject({ value: 'resting', context: { failure: null, waiting: [] } })
})
