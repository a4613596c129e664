import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { By } from '../../openapi/lifecycle.ts'
import { publishing } from '../../openapi/lifecycles/publishing.ts'
import type { PublishingState } from '../../openapi/schemas/publishing.ts'
import { collectionOf, type Row } from '../../tests/factories/entries.ts'
import { administrator, type Person } from '../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../tests/models/life-replay.ts'
import { testApp, type Answered, type TestApp } from '../../tests/setup/app.ts'
import { jobs } from '../db/platform-tables.ts'

const MINUTE = 60_000
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
/** Works through the outbox as it stands at the test's time. */
const runJobs = () => app.mails()
const { path, keeper, create, put, bodyLike } = collectionOf(() => ({ app, admin }), 'blog')

interface Entry extends Row {
  readonly publishing: PublishingState
}
let serial = 100
const begin = async (over: Readonly<Record<string, unknown>> = {}) =>
  (await create(admin, (serial += 1), { title: { en: `Article ${serial}` }, slug: null, ...over })) as Entry
const read = async ({ id }: { readonly id: string }) =>
  (await app.call<Entry>('GET', `${path}/${id}`, { as: admin })).body
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString()
const ask = (row: { readonly id: string; readonly version: number }, event: string, more: object = {}) =>
  app.call<Entry & { readonly code?: string; readonly errors?: object }>('POST', `${path}/${row.id}/${event}`, {
    as: admin,
    body: { version: row.version, ...more },
  })
const send = async (row: { readonly id: string }, event: string, more: object = {}) =>
  ask(await read(row), event, event === 'schedule' ? { publish_at: inMinutes(30), ...more } : more)

const replay: Replay<Entry> = {
  app: () => app,
  lifecycle: publishing,
  senders: ['administrator', 'clock'] satisfies By[],
  facts: { isDue: true },
  begin,
  read: async (thing) => {
    const row = await read(thing)
    return { status: row.publishing.status, version: row.version }
  },
  send: async (thing, { event, by }) => {
    if (by === 'administrator') return send(thing, event)
    // The clock has one thing to say, and only where it was asked to.
    if (event !== 'publish') return null
    const { version } = await read(thing)
    app.clock.advance(31 * MINUTE)
    await runJobs()
    const now = await read(thing)
    return now.version === version ? null : ({ status: 200, body: now } as unknown as Answered<unknown>)
  },
  refused: ({ status, by }) =>
    by === 'clock' ? null : { status: 409, body: { code: 'not_pending', data: { status } } },
  holds: async (thing, status) => {
    const row = await read(thing)
    expect(row['active']).toBe(status === 'published')
    expect(row.publishing.publish_at !== null).toBe(status === 'scheduled')
  },
}
describeLife(replay)

describe('an entry that is published', () => {
  beforeEach(() => keeper())

  it('begins as a draft, and no body makes it anything else', async () => {
    const row = await begin()
    expect(row.publishing).toEqual({ status: 'draft', publish_at: null, published_at: null })
    for (const more of [{ active: true }, { publishing: { status: 'published' } }, { publishing_status: 'published' }])
      expect((await put(admin, row, { ...bodyLike(row, 1), ...more, version: 1 })).status).toBe(422)
    expect((await read(row)).publishing.status).toBe('draft')
  })

  it('keeps the day on which it was first seen, and stays out while it is edited', async () => {
    const row = await begin()
    const first = app.clock.now().toISOString()
    expect((await send(row, 'publish')).body.publishing).toEqual({
      status: 'published',
      publish_at: null,
      published_at: first,
    })
    const out = await read(row)
    expect((await put(admin, out, { ...bodyLike(out, 9), version: out.version })).body).toMatchObject({
      publishing: { status: 'published' },
    })
    app.clock.advance(MINUTE)
    await send(row, 'withdraw')
    await send(row, 'publish')
    expect((await read(row)).publishing).toEqual({ status: 'published', publish_at: null, published_at: first })
  })

  it('shows whoever saw an older version the newer one', async () => {
    const row = await begin()
    expect((await put(admin, row, { ...bodyLike(row, 5), version: 1 })).status).toBe(200)
    const stale = await ask(row, 'publish')
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    expect(stale.body).toMatchObject({ data: { current: { id: row.id, version: 2 } } })
    expect((await read(row)).publishing.status).toBe('draft')
  })

  it('lets one of ten who publish it at once do so, and the others learn that it is out', async () => {
    const row = await begin()
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(row, 'publish')))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ])
    expect((await read(row)).version).toBe(2)
  })
})

describe('an entry that waits for its time', () => {
  beforeEach(() => keeper())

  it('is refused a time that has passed or is years away, and takes the minute that has begun', async () => {
    const row = await begin()
    for (const publish_at of [inMinutes(-2), inMinutes(731 * 24 * 60), 'soon', null, '2026-13-40T00:00:00Z']) {
      const answer = await ask(row, 'schedule', { publish_at })
      expect([answer.status, Object.keys(answer.body.errors ?? {})], String(publish_at)).toEqual([422, ['publish_at']])
    }
    expect((await ask(row, 'schedule', { publish_at: inMinutes(-0.5) })).status).toBe(200)
    await runJobs()
    expect((await read(row)).publishing.status).toBe('published')
  })

  it('appears once it is due and not before, however often the outbox is worked through', async () => {
    const row = await begin()
    const due = inMinutes(10)
    expect((await send(row, 'schedule', { publish_at: due })).body.publishing).toEqual({
      status: 'scheduled',
      publish_at: due,
      published_at: null,
    })
    app.clock.advance(9 * MINUTE)
    await runJobs()
    expect((await read(row)).publishing.status).toBe('scheduled')
    app.clock.advance(MINUTE)
    await Promise.all([runJobs(), runJobs()])
    const out = await read(row)
    expect(out.publishing).toEqual({ status: 'published', publish_at: null, published_at: due })
    await runJobs()
    expect(await read(row)).toEqual(out)
  })

  it('appears at the time that was chosen last, also after it was edited', async () => {
    const row = await begin()
    await send(row, 'schedule', { publish_at: inMinutes(5) })
    await send(row, 'schedule', { publish_at: inMinutes(20) })
    const waiting = await read(row)
    expect((await put(admin, waiting, { ...bodyLike(waiting, 3), version: waiting.version })).body).toMatchObject({
      publishing: { status: 'scheduled' },
    })
    app.clock.advance(6 * MINUTE)
    await runJobs()
    expect((await read(row)).publishing.status).toBe('scheduled')
    app.clock.advance(15 * MINUTE)
    await runJobs()
    expect((await read(row)).publishing.status).toBe('published')
  })

  it('never appears once it was taken back or deleted, and leaves no work behind', async () => {
    const [back, gone] = [await begin(), await begin()]
    for (const row of [back, gone]) await send(row, 'schedule')
    await send(back, 'withdraw')
    expect((await app.call('DELETE', `${path}/${gone.id}`, { as: admin })).status).toBe(204)
    app.clock.advance(31 * MINUTE)
    await runJobs()
    expect((await read(back)).publishing.status).toBe('draft')
    expect((await app.db.select().from(jobs)).filter(({ queue }) => queue === 'publishing')).toEqual([])
  })
})
