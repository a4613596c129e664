import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrast, TEXT_PAIRS } from '../../../openapi/colour.ts'
import { next } from '../../../openapi/lifecycle.ts'
import { site as siteLife } from '../../../openapi/lifecycles/site.ts'
import { SECTIONS } from '../../../openapi/schemas/profile.ts'
import { resources } from '../../../openapi/resources/registry.ts'
import { sampleBody } from '../../../tests/factories/entries.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { detailBody } from '../../../tests/factories/profile.ts'
import { bodyOf, resourceOf, sectionEntry } from '../../../tests/factories/sections.ts'
import { describeLife, play, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { history } from '../../db/platform-tables.ts'
import { createSiteSource } from './site.source.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
interface Site {
  readonly status: 'published' | 'unpublished'
  readonly version: number
  readonly missing: readonly string[]
  readonly abilities: { readonly publish: boolean; readonly unpublish: boolean }
  readonly published_at: string | null
  readonly indexable: boolean
}
const read = async (as: Person): Promise<Site> => (await app.call<Site>('GET', '/site', { as })).body
const send = (as: Person, event: string, version: number) =>
  app.call('POST', `/site/${event}`, { as, body: event === 'publish' ? { indexable: true, version } : { version } })
const study = (as: Person, over: Record<string, unknown> = {}) =>
  app.call<{ id: string; version: number }>('POST', '/educations', {
    as,
    body: sampleBody(resources.education as never, 1, over),
  })
const look = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937', font: 'noto' } as const
const dress = (as: Person, version: number, over: Record<string, unknown> = {}) =>
  app.call('PUT', '/site', { as, body: { template: 'starter', ...look, indexable: true, version, ...over } })
/** A person whose site can be published. */
async function ready(): Promise<Person> {
  const as = await individual(app)
  await study(as)
  return as
}

const abilitiesIn = (status: Site['status']) => ({
  publish: next(siteLife, status, 'publish', 'owner') !== null,
  unpublish: next(siteLife, status, 'unpublish', 'owner') !== null,
})
const replay: Replay<Person & { readonly id: string }> = {
  app: () => app,
  lifecycle: siteLife,
  senders: ['owner'],
  begin: async () => {
    const as = await ready()
    return { ...as, id: as.accountId }
  },
  read,
  send: async (as, { event, to }) => {
    const answer = await send(as, event, (await read(as)).version)
    if (to !== null) expect(await read(as)).toEqual(answer.body)
    return answer
  },
  refused: ({ status }) => ({ status: 409, body: { code: 'not_pending', data: { status } } }),
  holds: async (as) => {
    const { status, abilities } = await read(as)
    expect(abilities).toEqual(abilitiesIn(status))
  },
}
describeLife(replay)

it('publishes and unpublishes a site again and again, with the same refusals, each noted with who did it', async () => {
  const thing = await replay.begin()
  const statuses = ['unpublished', 'published'] as const
  const course = Array.from({ length: 6 }, (_, n) => ({
    status: statuses[n % 2] ?? '',
    event: n % 2 === 0 ? 'publish' : 'unpublish',
    by: 'owner' as const,
    to: statuses[(n + 1) % 2] ?? '',
  }))
  for (const step of course) {
    await play(replay, thing, { ...step, event: step.event === 'publish' ? 'unpublish' : 'publish', to: null })
    await play(replay, thing, step)
  }
  const by = await app.db.select({ by: history.userId }).from(history).where(eq(history.subjectId, thing.accountId))
  expect(by).toEqual(course.map(() => ({ by: thing.userId })))
})

describe('publishing', () => {
  it('names what is missing until the site can be published', async () => {
    const as = await individual(app, { user: { firstName: null, middleName: null, lastName: null } })
    expect(await read(as)).toMatchObject({
      missing: ['name', 'section'],
      abilities: { publish: false, unpublish: false },
    })
    const refused = await send(as, 'publish', 1)
    expect([refused.status, refused.body['code'], refused.body['data']]).toEqual([
      409,
      'not_publishable',
      { missing: ['name', 'section'] },
    ])
    const { body: entry } = await study(as, { visible: false })
    expect((await read(as)).missing).toEqual(['name', 'section'])
    await app.call('PUT', `/educations/${entry.id}`, {
      as,
      body: { ...sampleBody(resources.education as never, 1), version: 1 },
    })
    expect((await read(as)).missing).toEqual(['name'])
    await app.call('PUT', '/sections/education', { as, body: { visible: true, audience: ['card'], version: 1 } })
    expect((await read(as)).missing).toEqual(['name', 'section'])
    await app.call('PUT', '/sections/education', { as, body: { visible: true, audience: ['site'], version: 2 } })
    const detail = await detailBody(app, as, { first_name: 'ሐና', middle_name: 'በቀለ', last_name: 'ወልዴ' })
    expect((await app.call('PUT', '/personal/detail', { as, body: detail })).status).toBe(200)
    expect(await read(as)).toMatchObject({ missing: [], abilities: { publish: true } })
    expect((await send(as, 'publish', (await read(as)).version)).status).toBe(200)
    expect(await createSiteSource(app.services).findSite(as.username.toUpperCase())).toMatchObject({
      kind: 'site',
      data: { name: { am: 'ሐና በቀለ ወልዴ' } },
    })
  })

  it('answers a change of an old version with the current one', async () => {
    const as = await ready()
    const edited = await dress(as, 1)
    expect(edited.body).toMatchObject({ indexable: true, version: 2 })
    const stale = await send(as, 'publish', 1)
    expect([stale.status, stale.body['code'], stale.body['data']]).toEqual([409, 'stale', { current: edited.body }])
    expect((await dress(as, 1)).status).toBe(409)
  })

  it.each(SECTIONS)('is possible once the section %s shows something', async (key) => {
    const as = await individual(app)
    const hidden = await sectionEntry(app, as, key, { visible: false })
    expect((await read(as)).missing).toEqual(['section'])
    const edit = (over: Record<string, unknown>) =>
      app.call('PUT', `${resourceOf(key).path}/${String(hidden['id'])}`, { as, body: { ...bodyOf(hidden), ...over } })
    expect((await edit({ visible: true })).status).toBe(200)
    expect((await read(as)).missing).toEqual([])
    if (key !== 'published_works') return
    expect((await edit({ visible: true, status: 'unpublished', version: 2 })).status).toBe(200)
    expect((await read(as)).missing).toEqual(['section'])
  })

  it('saves a look as chosen and returns the corrected colours', async () => {
    const as = await individual(app)
    expect(await read(as)).toMatchObject({ template: 'starter', ...look })
    const { body, status } = await dress(as, 1, {
      primary_colour: '#FFFF00',
      second_colour: '#00ff00',
      text_colour: '#eeeeee',
      font: 'mixed',
      template: 'template1',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      primary_colour: '#FFFF00',
      second_colour: '#00ff00',
      text_colour: '#eeeeee',
      font: 'mixed',
      template: 'template1',
      version: 2,
    })
    expect(body).toEqual(await read(as))
    for (const shades of Object.values(body['shown'] ?? {}) as unknown as Record<string, string>[])
      for (const [text, ground] of TEXT_PAIRS)
        expect(contrast(shades[text] ?? '', shades[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['red;}</style>', '#fff', 'javascript:alert(1)', '#12345g', ''])(
    'refuses the colour %j',
    async (primary_colour) => {
      const answer = await dress(await individual(app), 1, { primary_colour })
      expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([422, ['primary_colour']])
    },
  )

  it('shows an unsaved look in a preview without saving it', async () => {
    const as = await ready()
    const wanted = { primary_colour: '#8a1c4a', second_colour: '#146b3a', text_colour: '#101418', font: 'serif' }
    const link = async (chosen: unknown) =>
      (
        await app.call<{ url: string }>('POST', '/site/preview', {
          as,
          body: { template: 'starter', as: 'site', language: 'en', look: chosen },
        })
      ).body.url
    const page = async (url: string) => (await app.app.inject({ method: 'GET', url })).payload
    const [dressed, plain] = [await page(await link(wanted)), await page(await link(null))]
    expect([dressed.includes('#8a1c4a'), plain.includes('#8a1c4a')]).toEqual([true, false])
    expect(await read(as)).toMatchObject({ ...look, version: 1 })
  })

  it('happens once when requested twenty times at once', async () => {
    const as = await ready()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(as, 'publish', 1)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19)
    expect(
      await app.db.select({ id: history.id }).from(history).where(eq(history.subjectId, as.accountId)),
    ).toHaveLength(1)
  })

  it('puts only published sites that may be indexed into the sitemap', async () => {
    const [found, hidden, never] = [await ready(), await ready(), await ready()]
    await send(found, 'publish', 1)
    await app.call('POST', '/site/publish', { as: hidden, body: { indexable: false, version: 1 } })
    const listed = (await createSiteSource(app.services).listIndexable()).map((row) => row.username)
    expect(listed).toContain(found.username)
    expect(listed).not.toContain(hidden.username)
    expect(listed).not.toContain(never.username)
  })

  it('drops cached pages after every change that they show', async () => {
    const as = await ready()
    const heard: string[] = []
    const off = app.services.events.on('site', (id) => heard.push(id))
    const { body: entry } = await study(as)
    const changes: (() => Promise<{ status: number }>)[] = [
      () =>
        app.call('PUT', `/educations/${entry.id}`, {
          as,
          body: { ...sampleBody(resources.education as never, 2), version: 1 },
        }),
      () => app.call('PUT', '/educations.order', { as, body: { id: entry.id, position: 0 } }),
      () => app.call('DELETE', `/educations/${entry.id}`, { as }),
      () => app.call('PUT', '/sections/education', { as, body: { visible: true, audience: ['site'], version: 1 } }),
      () => send(as, 'publish', 1),
      () => dress(as, 2),
      () => app.call('PUT', '/sections.order', { as, body: { key: 'team', position: 0 } }),
      () => send(as, 'unpublish', 3),
    ]
    for (const [index, change] of changes.entries()) {
      await expect.poll(() => heard.includes(as.accountId)).toBe(true)
      heard.length = 0
      expect((await change()).status, String(index)).toBeLessThan(300)
      await expect.poll(() => heard.includes(as.accountId), { message: String(index) }).toBe(true)
    }
    off()
  })
})
