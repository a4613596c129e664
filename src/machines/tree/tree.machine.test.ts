import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import type { TreeChange, TreeRow } from './branches.ts'
import { createTreeMachine, type TreeEffects } from './tree.machine.ts'

const row = (id: string, position: number, version = 1): TreeRow => ({ id, version, parent_id: null, position })
const [a, b] = [row('a', 0), row('b', 1)]
const never = () => Promise.reject(new Error('not called'))
const toEnd: TreeChange<TreeRow> = { kind: 'move', row: a, to: { parent_id: null, position: 1 } }
const started = (effects: Partial<TreeEffects<TreeRow>>) =>
  createActor(createTreeMachine<TreeRow>({ read: () => Promise.resolve([a, b]), change: never, ...effects })).start()

test('the paths take every edge', () => {
  const machine = createTreeMachine<TreeRow>({ read: never, change: never })
  const { covered } = explore(machine, {
    facts: (c) => `${c.rows === null}${c.done?.undo == null}${c.change === null}`,
    events: [
      { type: 'tree.reload' },
      { type: 'network.restored' },
      { type: 'node.change', change: toEnd },
      { type: 'change.undo' },
      { type: 'change.dismiss' },
      { type: 'xstate.done.actor.read', output: [a, b] },
      { type: 'xstate.done.actor.read', output: [] },
      ...[offline(), refusal('forbidden', {}), new Error('broken')].map((error) => ({
        type: 'xstate.error.actor.read',
        error,
      })),
      { type: 'xstate.done.actor.change', output: { ...a, version: 2 } },
      { type: 'xstate.error.actor.change', error: refusal('would_circle', {}) },
    ],
  })
  expect(edgesOf(machine).filter((edge) => !covered.includes(edge))).toEqual([])
})

test('a row that was moved stands in its place before the tree is read again, and the move can be taken back', async () => {
  const asked: unknown[] = []
  let reads = 0
  const actor = started({
    read: () => (++reads > 1 ? new Promise<readonly TreeRow[]>(() => undefined) : Promise.resolve([a, b])),
    change: (change) => {
      asked.push(change)
      return Promise.resolve({ ...a, position: 1, version: 2 })
    },
  })
  await waitFor(actor, (s) => s.matches('shown'))
  actor.send({ type: 'node.change', change: toEnd })
  const after = await waitFor(actor, (s) => s.context.done !== null)
  expect(after.context.rows?.map(({ id, version }) => [id, version])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  actor.send({ type: 'change.undo' })
  expect(asked.at(-1)).toMatchObject({ kind: 'move', row: { version: 2 }, to: { parent_id: null, position: 0 } })
})

test('what was not done is told, and the tree is read again', async () => {
  let reads = 0
  const actor = started({
    read: () => {
      reads += 1
      return Promise.resolve([a, b])
    },
    change: () => Promise.reject(refusal('stale', { current: b })),
  })
  await waitFor(actor, (s) => s.matches('shown'))
  actor.send({ type: 'node.change', change: { kind: 'delete', row: b } })
  const after = await waitFor(actor, (s) => s.matches('shown') && s.context.undone !== null)
  expect(after.context).toMatchObject({ undone: { failure: { code: 'stale' } }, done: null, rows: [a, b] })
  expect(reads).toBe(2)
})

test('a change is never cut off by a reading or by another change', async () => {
  const actor = started({ change: () => new Promise<null>(() => undefined) })
  await waitFor(actor, (s) => s.matches('shown'))
  actor.send({ type: 'node.change', change: toEnd })
  actor.send({ type: 'tree.reload' })
  actor.send({ type: 'node.change', change: { kind: 'delete', row: b } })
  expect(actor.getSnapshot().matches('changing')).toBe(true)
  expect(actor.getSnapshot().context.change).toEqual(toEnd)
})

test('offline, it reads again when the line is back', async () => {
  let isDown = true
  const actor = started({ read: () => (isDown ? Promise.reject(offline()) : Promise.resolve([])) })
  await waitFor(actor, (s) => s.matches('offline'))
  isDown = false
  actor.send({ type: 'network.restored' })
  await waitFor(actor, (s) => s.matches('empty'))
})
