import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSaveMachine, type SaveRequest } from './save.machine.ts'

interface Row {
  readonly name: string
  readonly version: number
}
interface Values {
  readonly name: string
}
const machine = createSaveMachine<Values, Row>(() => Promise.reject(new Error('not called')), { canEdit: true })
const input = { row: { name: 'a', version: 1 }, agrees: (v: Values, r: Row) => v.name === r.name }
const newer = (name: string) => refusal('stale', { current: { name, version: 2 } })

const events = [
  { type: 'save.submit', values: { name: 'mine' }, key: 'k1' },
  { type: 'save.submit', values: { name: 'other' }, key: 'k2' },
  { type: 'save.retry' },
  { type: 'form.changed' },
  { type: 'stale.take_theirs' },
  { type: 'stale.keep_mine' },
  { type: 'network.restored' },
  { type: 'row.received', row: { name: 'theirs', version: 2 } },
  { type: 'xstate.done.actor.save', output: { name: 'mine', version: 2 } },
  ...[
    newer('mine'),
    newer('theirs'),
    refusal('account_changed', { current: '00000000-0000-4000-8000-000000000000' }),
    refusal('invalid', {}, { name: ['Too short'] }),
    offline(),
    new Error('broken'),
  ].map((error) => ({ type: 'xstate.error.actor.save', error })),
]

test('the paths take every edge', () => {
  const inputs = [input, { ...input, row: null }, { ...input, valuesOf: ({ name }: Row) => ({ name }) }]
  const covered = inputs.flatMap(
    (from) =>
      explore(machine, {
        input: from,
        facts: (c) => `${c.isUncertain}${c.row?.name}${c.theirs?.name}${c.next?.values.name}`,
        events,
      }).covered,
  )
  expect([...new Set(covered)].toSorted()).toEqual(edgesOf(machine))
})

function conversation(
  answers: ((request: SaveRequest<Values, Row>) => Promise<Row>)[],
  row: Row | null = input.row,
  canEdit = true,
) {
  const requests: SaveRequest<Values, Row>[] = []
  const save = (request: SaveRequest<Values, Row>) => {
    requests.push(request)
    return answers[requests.length - 1]?.(request) ?? Promise.reject(new Error('one call too many'))
  }
  const actor = createActor(createSaveMachine<Values, Row>(save, { canEdit }), {
    input: { ...input, row },
  }).start()
  return {
    actor,
    requests,
    in: (state: 'saved' | 'offline' | 'stale' | 'refused' | 'failed' | 'editing') =>
      waitFor(actor, (s) => s.matches(state)),
  }
}
const ok = async (r: SaveRequest<Values, Row>) => ({ name: r.values.name, version: (r.row?.version ?? 0) + 1 })

test('the same values sent again after a lost answer carry the same key; other values wait until it is known what became of the first', async () => {
  const c = conversation([() => Promise.reject(offline()), () => Promise.reject(offline()), ok, ok], null)
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
  await c.in('offline')
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k2' })
  await c.in('offline')
  c.actor.send({ type: 'form.changed' })
  c.actor.send({ type: 'save.submit', values: { name: 'other' }, key: 'k3' })
  await c.in('saved')
  // The first is repeated to learn what came of it; the other values edit the row it made.
  expect(c.requests.map((r) => [r.key, r.values.name, r.row?.version ?? null])).toEqual([
    ['k1', 'mine', null],
    ['k1', 'mine', null],
    ['k1', 'mine', null],
    ['k3', 'other', 1],
  ])
})

test.for([refusal('invalid', {}, { name: ['Too short'] }), refusal('internal', {})])(
  'a creation that turns out not to have been done is followed by a new one with its own key (%#)',
  async (answer) => {
    const c = conversation([() => Promise.reject(offline()), () => Promise.reject(answer), ok], null)
    c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
    await c.in('offline')
    c.actor.send({ type: 'form.changed' })
    c.actor.send({ type: 'save.submit', values: { name: 'other' }, key: 'k2' })
    await c.in('saved')
    expect(c.requests.map((r) => [r.key, r.values.name, r.row])).toEqual([
      ['k1', 'mine', null],
      ['k1', 'mine', null],
      ['k2', 'other', null],
    ])
  },
)

test('what cannot be edited once it is sent goes out as it was put right, and the first wording never does', async () => {
  const c = conversation([() => Promise.reject(offline()), ok], null, false)
  c.actor.send({ type: 'save.submit', values: { name: 'mistaken' }, key: 'k1' })
  await c.in('offline')
  c.actor.send({ type: 'form.changed' })
  c.actor.send({ type: 'network.restored' })
  expect(c.actor.getSnapshot().value).toBe('editing')
  c.actor.send({ type: 'save.submit', values: { name: 'right' }, key: 'k2' })
  await c.in('saved')
  expect(c.requests.map((r) => [r.key, r.values.name])).toEqual([
    ['k1', 'mistaken'],
    ['k2', 'right'],
  ])
})

test('the line is down again while the first is repeated: what was typed last still follows', async () => {
  const c = conversation([() => Promise.reject(offline()), () => Promise.reject(offline()), ok, ok], null)
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
  await c.in('offline')
  c.actor.send({ type: 'save.submit', values: { name: 'other' }, key: 'k2' })
  await c.in('offline')
  c.actor.send({ type: 'network.restored' })
  await c.in('saved')
  expect(c.requests.map((r) => r.values.name)).toEqual(['mine', 'mine', 'mine', 'other'])
  expect(c.actor.getSnapshot().context.row?.version).toBe(2)
})

test('a refusal was not done, so the next try has a new key', async () => {
  const c = conversation([() => Promise.reject(refusal('invalid', {}, { name: ['Too short'] })), ok], null)
  c.actor.send({ type: 'save.submit', values: { name: 'm' }, key: 'k1' })
  await c.in('refused')
  c.actor.send({ type: 'save.submit', values: { name: 'm' }, key: 'k2' })
  await c.in('saved')
  expect(c.requests.map((r) => r.key)).toEqual(['k1', 'k2'])
})

test('the line drops after the server wrote: the repeated call finds its own change and counts as saved', async () => {
  const c = conversation([() => Promise.reject(offline()), () => Promise.reject(newer('mine'))])
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
  await c.in('offline')
  c.actor.send({ type: 'network.restored' })
  await c.in('saved')
  expect(c.actor.getSnapshot().context.row).toEqual({ name: 'mine', version: 2 })
})

test('a conflict with someone else is never taken for an echo, and mine goes on top of their version', async () => {
  const c = conversation([() => Promise.reject(newer('theirs')), ok])
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
  await c.in('stale')
  expect(c.actor.getSnapshot().context.theirs).toEqual({ name: 'theirs', version: 2 })
  c.actor.send({ type: 'stale.keep_mine' })
  expect(c.actor.getSnapshot().context.theirs).toEqual({ name: 'theirs', version: 2 })
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k2' })
  await c.in('saved')
  expect(c.requests[1]?.row?.version).toBe(2)
})

test('what was typed since an outage is not overwritten when the line comes back', async () => {
  const c = conversation([() => Promise.reject(offline())])
  c.actor.send({ type: 'save.submit', values: { name: 'mine' }, key: 'k1' })
  await c.in('offline')
  c.actor.send({ type: 'form.changed' })
  c.actor.send({ type: 'network.restored' })
  expect(c.actor.getSnapshot().value).toBe('editing')
  expect(c.requests).toHaveLength(1)
})

interface Pair {
  readonly name: string
  readonly phone: string
  readonly version: number
}
type PairValues = Omit<Pair, 'version'>
function pair(answers: ((request: SaveRequest<PairValues, Pair>) => Promise<Pair>)[]) {
  const requests: SaveRequest<PairValues, Pair>[] = []
  const began: Pair = { name: 'a', phone: '1', version: 1 }
  const merging = createSaveMachine<PairValues, Pair>((request) => {
    requests.push(request)
    return answers[requests.length - 1]?.(request) ?? Promise.reject(new Error('one call too many'))
  })
  const valuesOf = ({ name, phone }: Pair): PairValues => ({ name, phone })
  const agrees = (values: PairValues, row: Pair) => values.name === row.name && values.phone === row.phone
  return { requests, actor: createActor(merging, { input: { row: began, valuesOf, agrees } }).start() }
}
const met = (current: Pair) => () => Promise.reject(refusal('stale', { current }))
const done = async (r: SaveRequest<PairValues, Pair>) => ({ ...r.values, version: (r.row?.version ?? 0) + 1 })

test('two changes of different fields are both saved, without a question', async () => {
  const { actor, requests } = pair([met({ name: 'a', phone: '2', version: 2 }), done])
  actor.send({ type: 'save.submit', values: { name: 'mine', phone: '1' }, key: 'k' })
  const end = await waitFor(actor, (s) => s.matches('saved') || s.matches('stale'))
  expect(end.context.row).toEqual({ name: 'mine', phone: '2', version: 3 })
  expect(requests.map(({ row, values }) => [row?.version, values.phone])).toEqual([
    [1, '1'],
    [2, '2'],
  ])
  expect(end.context.meeting?.changed).toEqual({ name: 'mine', phone: 'theirs' })
})
test('a field that both changed is asked; the other one that only they changed is theirs already', async () => {
  const { actor } = pair([met({ name: 'theirs', phone: '2', version: 2 })])
  actor.send({ type: 'save.submit', values: { name: 'mine', phone: '1' }, key: 'k' })
  const end = await waitFor(actor, (s) => s.matches('saved') || s.matches('stale'))
  expect(end.value).toBe('stale')
  expect(end.context.meeting).toMatchObject({
    changed: { name: 'both', phone: 'theirs' },
    values: { name: 'mine', phone: '2' },
  })
})
test('a merged save whose answer is lost is known again by what it says', async () => {
  const { actor } = pair([
    met({ name: 'a', phone: '2', version: 2 }),
    () => Promise.reject(offline()),
    met({ name: 'mine', phone: '2', version: 3 }),
  ])
  actor.send({ type: 'save.submit', values: { name: 'mine', phone: '1' }, key: 'k' })
  await waitFor(actor, (s) => s.matches('offline'))
  actor.send({ type: 'network.restored' })
  expect((await waitFor(actor, (s) => s.matches('saved'))).context.row?.version).toBe(3)
})
