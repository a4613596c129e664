import { assign, createActor, sendParent, setup, type AnyActorRef } from 'xstate'
import { expect, test, vi } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { site } from '../../../openapi/lifecycles/site.ts'
import { lifeGuards, lifeOf, type LivingRow } from '../life/life.ts'
import { livesMachine } from './lives.machine.ts'

type Row = LivingRow & { readonly id: string }
const row = (id: string, status: 'published' | 'unpublished' = 'unpublished'): Row => ({
  id,
  status,
  abilities: { publish: true },
})
const made = setup({
  types: {
    context: {} as { readonly row: Row },
    input: {} as { readonly row: Row },
    events: {} as
      | { readonly type: 'site.publish' }
      | { readonly type: 'question.cancel' }
      | { readonly type: 'row.changed'; readonly row: Row },
    tags: {} as 'open',
  },
  guards: lifeGuards,
})
const asking = made.createStateConfig({
  tags: 'open',
  on: {
    'row.changed': {
      target: 'reading',
      actions: [
        assign({ row: ({ event }) => event.row }),
        sendParent(({ event }) => ({ type: 'life.told', outcome: 'settled', row: event.row })),
      ],
    },
    'question.cancel': 'reading',
  },
})
const life = made.createMachine({
  ...lifeOf(site, {
    conversations: { publish: { on: 'site.publish', opens: [{ target: 'asking' }], states: { asking } } },
  }),
  context: ({ input }) => ({ row: input.row }),
  on: { 'row.changed': { actions: assign({ row: ({ event }) => event.row }) } },
})

function list(...rows: readonly Row[]) {
  const tell = vi.fn<(outcome: string, id: string) => void>()
  const actor = createActor(
    livesMachine.provide({
      actors: { life: life as never },
      actions: { tell: (_, { outcome, row: { id } }) => tell(outcome, id) },
    }),
  ).start()
  const arrive = (...now: readonly Row[]) => actor.send({ type: 'rows.arrived', rows: now })
  arrive(...rows)
  const lifeOfRow = (id: string) => actor.getSnapshot().context.lives[id]?.actor as AnyActorRef
  return {
    actor,
    arrive,
    tell,
    lifeOfRow,
    valueOf: (id: string): unknown => actor.getSnapshot().context.lives[id]?.snapshot.value,
  }
}

test('each row has an actor of its own, which follows it when the list is read again', () => {
  const { arrive, lifeOfRow, valueOf } = list(row('a'), row('b', 'published'))
  const before = lifeOfRow('a')
  expect([valueOf('a'), valueOf('b')]).toEqual([{ unpublished: 'reading' }, { published: 'reading' }])
  arrive(row('a', 'published'), row('b', 'published'), row('c'))
  expect(lifeOfRow('a')).toBe(before)
  expect([valueOf('a'), valueOf('c')]).toEqual([{ published: 'reading' }, { unpublished: 'reading' }])
})

test('the list knows where each of its actors stands', () => {
  const { lifeOfRow, valueOf } = list(row('a'))
  lifeOfRow('a').send({ type: 'site.publish' })
  expect(valueOf('a')).toEqual({ unpublished: 'asking' })
})

test('a row that left the page is forgotten, but not while a conversation is open with it', () => {
  const { actor, arrive, lifeOfRow, valueOf } = list(row('a'), row('b'))
  const [a, b] = [lifeOfRow('a'), lifeOfRow('b')]
  a.send({ type: 'site.publish' })
  arrive()
  expect(Object.keys(actor.getSnapshot().context.lives)).toEqual(['a'])
  expect(valueOf('a')).toEqual({ unpublished: 'asking' })
  expect((b.getSnapshot() as { readonly status: string }).status).toBe('stopped')
  a.send({ type: 'question.cancel' })
  arrive()
  expect(actor.getSnapshot().context.lives).toEqual({})
})

test('a row that is not on the page can be wanted something of', () => {
  const { actor, lifeOfRow, valueOf } = list(row('a'))
  const before = lifeOfRow('a')
  for (const id of ['a', 'b']) actor.send({ type: 'row.wanted', row: row(id), event: { type: 'site.publish' } })
  expect(lifeOfRow('a')).toBe(before)
  expect([valueOf('a'), valueOf('b')]).toEqual([{ unpublished: 'asking' }, { unpublished: 'asking' }])
})

test('what came of a conversation is told with its row', () => {
  const { arrive, lifeOfRow, tell } = list(row('a'))
  lifeOfRow('a').send({ type: 'site.publish' })
  arrive(row('a', 'published'))
  expect(tell).toHaveBeenCalledExactlyOnceWith('settled', 'a')
})

test('every edge is walked', () => {
  const { covered } = explore(livesMachine, {
    facts: ({ lives }) => Object.keys(lives).join(' '),
    events: [
      { type: 'rows.arrived', rows: [{ id: 'a' }, { id: 'b' }] },
      { type: 'rows.arrived', rows: [{ id: 'a' }] },
      { type: 'row.wanted', row: row('a'), event: { type: 'site.publish' } },
      { type: 'life.told', outcome: 'withdrawn', row: { id: 'a' } },
      { type: 'xstate.snapshot.a', snapshot: createActor(life, { input: { row: row('a') } }).getSnapshot() },
    ],
  })
  expect(covered).toEqual(edgesOf(livesMachine))
})
