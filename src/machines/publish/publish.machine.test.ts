import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createPublishMachine, type Dress, type Site, type SiteCall } from './publish.machine.ts'

const look = { primary_colour: '#1d4ed8', second_colour: '#b45309', text_colour: '#1f2937', font: 'noto' as const }
const site: Site = {
  template: 'starter',
  ...look,
  shown: { light: {}, dark: {} },
  status: 'unpublished',
  indexable: false,
  published_at: null,
  taken_down_reason: null,
  url: 'http://localhost/@abebe',
  missing: [],
  abilities: { publish: true, unpublish: false },
  templates: [],
  fonts: [],
  version: 1,
}
const dress: Dress = { template: 'starter', look, indexable: true }
const published: Site = { ...site, status: 'published', version: 2, abilities: { publish: false, unpublish: true } }
const never = () => Promise.reject(new Error('not called'))
const machine = createPublishMachine({ send: never, read: never })

test('takes every transition on some path', () => {
  const errors = [
    refusal('stale', { current: published }),
    refusal('not_publishable', { missing: ['name'] }),
    refusal('not_pending', { status: 'published' }),
    offline(),
  ]
  const { covered } = explore(machine, {
    input: { site },
    facts: (c) => `${c.row.status}${c.row.version}${c.row.missing.length}${c.thenPublish}`,
    events: [
      { type: 'publish.ask' },
      { type: 'unpublish.ask' },
      { type: 'indexing.answer', indexable: true },
      { type: 'site.edit', dress, thenPublish: false },
      { type: 'site.edit', dress, thenPublish: true },
      { type: 'question.confirm' },
      { type: 'question.cancel' },
      { type: 'row.changed', row: { ...site, missing: ['section'] } },
      { type: 'row.changed', row: { ...site, version: 0 } },
      { type: 'row.changed', row: published },
      { type: 'row.changed', row: { ...published, template: 'template1', version: 3 } },
      ...['publish', 'unpublish', 'edit'].flatMap((id) => [
        { type: `xstate.done.actor.${id}`, output: id === 'publish' ? published : site },
        ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
      ]),
      { type: 'xstate.done.actor.read', output: published },
      { type: 'xstate.error.actor.read', error: offline() },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test('sends the answer about search engines and the current version when publishing', async () => {
  const calls: SiteCall[] = []
  const actor = createActor(
    createPublishMachine({ send: async (call) => (calls.push(call), published), read: never }),
    { input: { site } },
  ).start()
  actor.send({ type: 'publish.ask' })
  actor.send({ type: 'indexing.answer', indexable: true })
  actor.send({ type: 'question.confirm' })
  const s = await waitFor(actor, (x) => x.matches({ published: 'reading' }))
  expect(calls).toEqual([{ kind: 'publish', indexable: true, version: 1 }])
  expect(s.context).toMatchObject({ done: 'publish', row: { status: 'published' } })
})

test('asks nothing that the status or the abilities do not allow', () => {
  const actor = createActor(machine, {
    input: { site: { ...published, abilities: { publish: true, unpublish: false } } },
  }).start()
  expect(actor.getSnapshot().can({ type: 'publish.ask' })).toBe(false)
  expect(actor.getSnapshot().can({ type: 'unpublish.ask' })).toBe(false)
})

test('reads the site again when another tab has published it, and keeps the reason', async () => {
  const actor = createActor(
    createPublishMachine({
      send: () => Promise.reject(refusal('not_pending', { status: 'published' })),
      read: async () => published,
    }),
    {
      input: { site },
    },
  ).start()
  actor.send({ type: 'publish.ask' })
  actor.send({ type: 'question.confirm' })
  const s = await waitFor(actor, (x) => x.matches({ published: 'reading' }))
  expect(s.context.row.status).toBe('published')
  expect(s.context.failure).toMatchObject({ code: 'not_pending' })
})

test('saves an unsaved look before it asks whether to publish', async () => {
  const calls: SiteCall[] = []
  const actor = createActor(
    createPublishMachine({
      send: async (call) => (calls.push(call), { ...site, template: 'template1', version: 2 }),
      read: never,
    }),
    {
      input: { site },
    },
  ).start()
  actor.send({ type: 'site.edit', dress: { ...dress, template: 'template1' }, thenPublish: true })
  const s = await waitFor(actor, (x) => x.matches({ unpublished: 'asking' }))
  expect(calls).toEqual([{ kind: 'edit', template: 'template1', look, indexable: true, version: 1 }])
  expect(s.context.row).toMatchObject({ template: 'template1', version: 2 })
})

test('shows the site as published and closes the question when another device publishes it', () => {
  const actor = createActor(machine, { input: { site } }).start()
  actor.send({ type: 'publish.ask' })
  actor.send({ type: 'row.changed', row: published })
  expect(actor.getSnapshot().value).toEqual({ published: 'reading' })
})

test('says what is missing when a site cannot be published yet', () => {
  const actor = createActor(machine, {
    input: { site: { ...site, missing: ['name'], abilities: { publish: false, unpublish: false } } },
  }).start()
  actor.send({ type: 'publish.ask' })
  expect(actor.getSnapshot().value).toEqual({ unpublished: 'incomplete' })
})

test('keeps the question and its answer when an entry is added elsewhere', () => {
  const actor = createActor(machine, { input: { site } }).start()
  actor.send({ type: 'publish.ask' })
  actor.send({ type: 'indexing.answer', indexable: true })
  actor.send({ type: 'row.changed', row: { ...site } })
  expect(actor.getSnapshot()).toMatchObject({ value: { unpublished: 'asking' }, context: { indexable: true } })
})

test('lets the site be published once another tab adds what was missing', () => {
  const incomplete: Site = { ...site, missing: ['section'], abilities: { publish: false, unpublish: false } }
  const actor = createActor(machine, { input: { site: incomplete } }).start()
  actor.send({ type: 'publish.ask' })
  actor.send({ type: 'row.changed', row: { ...incomplete } })
  expect(actor.getSnapshot().value).toEqual({ unpublished: 'incomplete' })
  actor.send({ type: 'row.changed', row: site })
  expect(actor.getSnapshot().value).toEqual({ unpublished: 'reading' })
  expect(actor.getSnapshot().can({ type: 'publish.ask' })).toBe(true)
})

test('ignores a read that started before a newer answer', () => {
  const actor = createActor(machine, { input: { site: published } }).start()
  actor.send({ type: 'row.changed', row: site })
  expect(actor.getSnapshot().value).toEqual({ published: 'reading' })
})
