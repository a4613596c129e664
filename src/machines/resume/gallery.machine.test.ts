import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline } from '../../../tests/models/problems.ts'
import { createGalleryMachine, type GalleryAct } from './gallery.machine.ts'

const gone: GalleryAct = { kind: 'delete', id: 'a', name: 'Water engineer' }
const copied: GalleryAct = { ...gone, kind: 'duplicate' }

test('takes every transition on some path', () => {
  const machine = createGalleryMachine(() => Promise.reject(new Error('not called')))
  const { covered } = explore(machine, {
    facts: ({ act }) => act?.kind ?? '',
    events: [
      { type: 'gallery.act', act: gone },
      { type: 'gallery.act', act: copied },
      { type: 'gallery.undo' },
      { type: 'gallery.retry' },
      { type: 'gallery.dismiss' },
      { type: 'xstate.done.actor.run', output: null },
      { type: 'xstate.error.actor.run', error: offline() },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test('brings back what was deleted, and offers that of nothing else', async () => {
  const calls: string[] = []
  const actor = createActor(createGalleryMachine(async ({ kind, id }) => calls.push(`${kind} ${id}`))).start()
  actor.send({ type: 'gallery.act', act: copied })
  await waitFor(actor, (s) => s.matches('done'))
  expect(actor.getSnapshot().can({ type: 'gallery.undo' })).toBe(false)
  actor.send({ type: 'gallery.act', act: gone })
  await waitFor(actor, (s) => s.matches('done'))
  actor.send({ type: 'gallery.undo' })
  await waitFor(actor, (s) => s.matches('done'))
  expect(calls).toEqual(['duplicate a', 'delete a', 'restore a'])
})
