import { createActor, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { moved, type Change } from './change.ts'
import { createListMachine, SEARCH_PAUSE, type ListEffects, type ListQuery, type Page } from './list.machine.ts'

interface Row {
  readonly id: string
  readonly version: number
  readonly position: number
}
const row = (id: string, position: number, version = 1): Row => ({ id, version, position })
const page = (data: readonly Row[], part: Partial<Page<Row>['meta']> = {}): Page<Row> => ({
  data,
  meta: {
    first: data.length ? 1 : 0,
    last: data.length,
    totalRecords: data.length,
    exact: true,
    page: 1,
    per_page: 20,
    ...part,
  },
})
const query: ListQuery = { page: 1, per_page: 20, q: '', sort: '' }
const never = () => Promise.reject(new Error('not called'))
const a = row('a', 0)
const b = row('b', 1)

test('the paths take every edge', () => {
  const machine = createListMachine<Row>({ read: never, change: never })
  const { covered } = explore(machine, {
    input: query,
    facts: (c) => `${c.rows === null}${c.done?.undo == null}${c.change === null}`,
    events: [
      { type: 'query.change', query: { page: 2 } },
      { type: 'search.type', q: 'x' },
      { type: 'list.reload' },
      { type: 'network.restored' },
      { type: 'row.change', change: { kind: 'delete', row: a } },
      { type: 'change.undo' },
      { type: 'change.dismiss' },
      { type: 'xstate.after.pause.list.typing' },
      { type: 'xstate.done.actor.read', output: page([a]) },
      { type: 'xstate.done.actor.read', output: page([]) },
      { type: 'xstate.done.actor.read', output: page([], { page: 3, totalRecords: 21 }) },
      ...[offline(), refusal('forbidden', {}), new Error('broken')].map((error) => ({
        type: 'xstate.error.actor.read',
        error,
      })),
      { type: 'xstate.done.actor.change', output: null },
      { type: 'xstate.error.actor.change', error: refusal('in_use', { places: [] }) },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

function start(effects: Partial<ListEffects<Row>>, clock = new SimulatedClock()) {
  const queries: ListQuery[] = []
  const changes: Change<Row>[] = []
  const machine = createListMachine<Row>({
    read: (q, signal) => (queries.push(q), effects.read?.(q, signal) ?? Promise.resolve(page([a, b]))),
    change: (c, signal) => (changes.push(c), effects.change?.(c, signal) ?? Promise.resolve(null)),
  })
  const actor = createActor(machine, { input: query, clock }).start()
  return {
    actor,
    queries,
    changes,
    clock,
    in: (state: 'shown' | 'empty' | 'offline' | 'failed' | 'changing') => waitFor(actor, (s) => s.matches(state)),
  }
}

test('a search is asked for once, when typing pauses, and starts on the first page', async () => {
  const list = start({})
  list.actor.send({ type: 'query.change', query: { page: 4 } })
  await list.in('shown')
  for (const q of ['a', 'ab', 'abe']) {
    list.actor.send({ type: 'search.type', q })
    list.clock.increment(SEARCH_PAUSE - 1)
  }
  list.clock.increment(1)
  await list.in('shown')
  expect(list.queries.map((q) => `${q.q}/${q.page}`)).toEqual(['/1', '/4', 'abe/1'])
})

test('an answer that is no longer wanted is aborted and never shown', async () => {
  const signals: AbortSignal[] = []
  const list = start({
    read: (q, signal) => (
      signals.push(signal),
      new Promise((done) => setTimeout(() => done(page([row(q.q || 'first', 0)])), q.q ? 0 : 20))
    ),
  })
  list.actor.send({ type: 'query.change', query: { q: 'second' } })
  const shown = await list.in('shown')
  expect(signals[0]?.aborted).toBe(true)
  expect(shown.context.rows?.map((r) => r.id)).toEqual(['second'])
})

test('the last row of the last page deleted: the page before it is shown', async () => {
  const list = start({
    read: async (q) => (q.page === 2 ? page([], { page: 2, totalRecords: 20 }) : page([a], { totalRecords: 20 })),
  })
  list.actor.send({ type: 'query.change', query: { page: 2 } })
  const shown = await list.in('shown')
  expect(shown.context.query.page).toBe(1)
})

test('a delete can be undone, a move goes back, an edit goes back on top of the new version', async () => {
  const list = start({ change: async (c) => (c.kind === 'edit' ? { ...c.row, version: c.row.version + 1 } : null) })
  await list.in('shown')
  for (const change of [
    { kind: 'delete', row: a },
    { kind: 'move', row: a, from: 0, to: 1 },
    { kind: 'edit', row: a, was: a },
  ] as const) {
    list.actor.send({ type: 'row.change', change })
    await list.in('shown')
    list.actor.send({ type: 'change.undo' })
    await list.in('shown')
  }
  expect(list.changes.map((c) => `${c.kind} ${c.kind === 'move' ? c.to : c.row.version}`)).toEqual([
    'delete 1',
    'restore 1',
    'move 1',
    'move 0',
    'edit 1',
    'edit 2',
  ])
})

test('what is deleted is counted no more, before the list is read again', async () => {
  const list = start({})
  await list.in('shown')
  list.actor.send({ type: 'row.change', change: { kind: 'delete', row: a } })
  const after = await waitFor(list.actor, (s) => s.matches('loading') && s.context.done !== null)
  expect(after.context.meta).toMatchObject({ last: 1, totalRecords: 1 })
})

test('a change that is refused is told, and the truth is read again', async () => {
  const list = start({
    change: () => Promise.reject(refusal('in_use', { places: [{ resource: 'education', count: 2 }] })),
  })
  await list.in('shown')
  list.actor.send({ type: 'row.change', change: { kind: 'delete', row: a } })
  const shown = await list.in('shown')
  expect(shown.context.undone?.failure).toMatchObject({ code: 'in_use' })
  expect(list.queries).toHaveLength(2)
})

test('a wish that comes during a change waits for it', async () => {
  let settle = () => {}
  const list = start({
    change: (_, signal) =>
      new Promise((done, fail) => {
        settle = () => (signal.aborted ? fail(new Error('aborted')) : done(null))
      }),
  })
  await list.in('shown')
  list.actor.send({ type: 'row.change', change: { kind: 'delete', row: a } })
  list.actor.send({ type: 'query.change', query: { sort: '-name' } })
  list.actor.send({ type: 'search.type', q: 'x' })
  expect(list.actor.getSnapshot().value).toBe('changing')
  settle()
  const shown = await list.in('shown')
  expect(shown.context.done?.change.kind).toBe('delete')
  expect(list.queries.at(-1)).toMatchObject({ sort: '-name', q: 'x' })
})

test('a page that fails to come leaves the former one on screen', async () => {
  let down = false
  const list = start({ read: async () => (down ? Promise.reject(offline()) : page([a, b])) })
  await list.in('shown')
  down = true
  list.actor.send({ type: 'query.change', query: { page: 2 } })
  const shown = await list.in('offline')
  expect(shown.context.rows).toHaveLength(2)
})

test('moving within a page, and off it', () => {
  const rows = [row('a', 20), row('b', 21), row('c', 22)]
  const ids = (to: number, of = rows[0]!) => moved(rows, { row: of, to }).map((r) => `${r.id}${r.position}`)
  expect(ids(22)).toEqual(['b20', 'c21', 'a22'])
  expect(ids(20, rows[2])).toEqual(['c20', 'a21', 'b22'])
  expect(ids(0)).toEqual(['b21', 'c22'])
})
