import { eq } from 'drizzle-orm'
import Fastify from 'fastify'
import { createElement } from 'react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRAND } from '../../src/documents/brand.ts'
import { composePage } from '../../src/documents/compose-page.ts'
import { collectionOf, type Row } from '../../tests/factories/entries.ts'
import { administrator, type Person } from '../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { faqCategories } from '../db/list-tables.ts'
import { formerSlugs } from '../db/platform-tables.ts'
import { publicPage } from '../site/public-page.ts'
import { registerSite } from '../site/site.routes.ts'
import { atSlug, completeSlugs, sweepSlugs } from './slugs.ts'

const DAY = 24 * 3_600_000

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const { path, keeper, post, put, binding } = collectionOf(() => ({ app, admin }), 'faqCategory')
beforeEach(async () => {
  await keeper()
  await app.db.delete(formerSlugs)
})
const body = (en: string, more: object = {}) => ({ name: { en }, slug: null, description: null, active: true, ...more })
const added = async (sent: object): Promise<Row> => {
  const { status, body: row } = await post(admin, sent)
  expect(status, JSON.stringify(row)).toBe(201)
  return row as Row
}
const changed = async (row: Row, sent: object): Promise<Row> => {
  const { status, body: now } = await put(admin, row, { ...sent, version: row.version })
  expect(status, JSON.stringify(now)).toBe(200)
  return now as Row
}
const refusedAt = async (answer: ReturnType<typeof post>) => {
  const { status, body: said } = await answer
  return [status, Object.keys((said as { errors?: object }).errors ?? {})]
}
const remove = (row: Row) => app.call('DELETE', `${path}/${row.id}`, { as: admin })

describe('the address of an entry', () => {
  it('is made from its name, in English or as Amharic is spoken', async () => {
    expect((await added(body('Getting started'))).slug).toBe('getting-started')
    expect((await added(body('', { name: { am: 'ሥራ ፍለጋ' } }))).slug).toBe('sira-filega')
    expect((await added(body('', { name: { am: 'አማርኛ', en: 'Languages' } }))).slug).toBe('languages')
    expect((await added(body('？？'))).slug).toBe('faq-category')
  })

  it('is counted on where it is taken, also by many at once', async () => {
    const rows = await Promise.all(['Help!', 'Help?', 'help', 'HELP …'].map((name) => added(body(name))))
    expect(rows.map(({ slug }) => String(slug)).toSorted()).toEqual(['help', 'help-2', 'help-3', 'help-4'])
  })

  it('stays when the name changes, and where a client from before it sends none', async () => {
    const row = await added(body('Getting started'))
    const renamed = await changed(row, { ...body('First steps'), slug: row.slug })
    expect(renamed.slug).toBe('getting-started')
    const { slug: _, ...older } = body('Your first steps')
    expect((await changed(renamed, older)).slug).toBe('getting-started')
  })

  it('can be chosen, and is made anew when it is emptied', async () => {
    const row = await added(body('Getting started', { slug: 'begin-2' }))
    expect(row.slug).toBe('begin-2')
    expect((await changed(row, body('First steps'))).slug).toBe('first-steps')
  })

  it.each(['Begin', 'a--b', '-a', 'a-', 'a b', 'ሀ', 'x'.repeat(81), ''])(
    'is refused beside its field as "%s"',
    async (slug) => {
      expect(await refusedAt(post(admin, body('Getting started', { slug })))).toEqual([422, ['slug']])
    },
  )

  it('is refused where another entry has it or had it, and one’s own former one can be taken back', async () => {
    const first = await added(body('First'))
    const moved = await changed(first, body('First', { slug: 'one' }))
    for (const slug of ['one', 'first'])
      expect(await refusedAt(post(admin, body('Second', { slug })))).toEqual([409, ['slug']])
    expect((await added(body('First!'))).slug).toBe('first-2')
    expect((await changed(moved, body('First', { slug: 'first' }))).slug).toBe('first')
    expect(await atSlug(app.db, binding, 'one')).toEqual({ kind: 'moved', slug: 'first' })
  })

  it('leads to the entry from its twenty last former ones', async () => {
    let row = await added(body('Name 0'))
    for (let n = 1; n <= 22; n++) {
      app.clock.advance(1000)
      row = await changed(row, body(`Name ${n}`))
    }
    const formers = await app.db.$count(formerSlugs, eq(formerSlugs.entryId, row.id))
    expect(formers).toBe(20)
    expect([await atSlug(app.db, binding, 'name-1'), await atSlug(app.db, binding, 'name-2')]).toEqual([
      null,
      { kind: 'moved', slug: 'name-22' },
    ])
  })

  it('is free again for others once its entry is deleted, and until then says that it is gone', async () => {
    const row = await added(body('First', { slug: 'one' }))
    await remove(await changed(row, body('First', { slug: 'two' })))
    expect([await atSlug(app.db, binding, 'one'), await atSlug(app.db, binding, 'two')]).toEqual([
      null,
      { kind: 'gone' },
    ])
    const [next, other] = [await added(body('Other', { slug: 'two' })), await added(body('One'))]
    expect(await atSlug(app.db, binding, 'two')).toMatchObject({ kind: 'entry', row: { id: next.id } })
    expect(await atSlug(app.db, binding, 'one')).toMatchObject({ kind: 'entry', row: { id: other.id } })
    expect(await app.db.$count(formerSlugs)).toBe(0)
  })

  it('is nobody’s a year after its entry was deleted, while those of living entries stay', async () => {
    const living = await added(body('Living', { slug: 'one' }))
    await changed(living, body('Living'))
    await remove(await added(body('Deleted')))
    const sweptAfter = (days: number) =>
      sweepSlugs({ db: app.db, clock: { now: () => new Date(app.clock.now().getTime() + days * DAY) } })
    await sweptAfter(364)
    expect(await atSlug(app.db, binding, 'deleted')).toEqual({ kind: 'gone' })
    await sweptAfter(366)
    expect(await atSlug(app.db, binding, 'deleted')).toBeNull()
    expect(await atSlug(app.db, binding, 'one')).toEqual({ kind: 'moved', slug: 'living' })
  })

  it('says that it is gone also where several were deleted at once', async () => {
    const rows = [await added(body('First')), await added(body('Second'))]
    const { status } = await app.call('POST', `${path}.bulk`, {
      as: admin,
      body: { action: 'delete', rows: rows.map(({ id, version }) => ({ id, version })) },
    })
    expect(status).toBe(201)
    expect([await atSlug(app.db, binding, 'first'), await atSlug(app.db, binding, 'second')]).toEqual([
      { kind: 'gone' },
      { kind: 'gone' },
    ])
  })

  it('of an entry that was switched off says that it is gone, until it is switched on again', async () => {
    const row = await changed(await added(body('First')), body('First', { slug: 'one' }))
    const off = await changed(row, body('First', { slug: 'one', active: false }))
    const both = async () => [await atSlug(app.db, binding, 'one'), await atSlug(app.db, binding, 'first')]
    expect(await both()).toEqual([{ kind: 'gone' }, { kind: 'gone' }])
    await changed(off, body('First', { slug: 'one' }))
    expect(await both()).toEqual([expect.objectContaining({ kind: 'entry' }), { kind: 'moved', slug: 'one' }])
  })

  it('of an entry that visitors never saw is one that nobody has', async () => {
    const row = await added(body('First', { active: false }))
    await changed(row, body('First', { slug: 'one', active: false }))
    expect([await atSlug(app.db, binding, 'one'), await atSlug(app.db, binding, 'first')]).toEqual([null, null])
  })

  it('is made at the next start for entries from before there were any', async () => {
    const rows = [
      await added(body('Getting started')),
      await added(body('Getting started!')),
      await added(body('Kept', { slug: 'mine' })),
    ]
    await app.db
      .update(faqCategories)
      .set({ slug: null })
      .where(eq(faqCategories.id, rows[0]?.id ?? ''))
    await app.db
      .update(faqCategories)
      .set({ slug: null })
      .where(eq(faqCategories.id, rows[1]?.id ?? ''))
    for (let start = 0; start < 2; start++) await app.services.transaction((tx) => completeSlugs(tx))
    const slugs = await app.db.select({ slug: faqCategories.slug }).from(faqCategories).orderBy(faqCategories.position)
    expect(slugs.map(({ slug }) => slug)).toEqual(['getting-started', 'getting-started-2', 'mine'])
  })
})

it('gives a public page what it answers: the entry, the way to it, 410 and 404', async () => {
  const page = publicPage<string>({
    path: '/topics/{slug}',
    topics: ['site'],
    key: ({ params: { slug = '' } }) => slug,
    load: async (slug) => {
      const found = await atSlug(app.db, binding, slug)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'gone') return { kind: 'absent', as: 'gone' }
      if (found.kind === 'moved') return { kind: 'moved', path: `/topics/${found.slug}` }
      return { kind: 'document', subject: found.row.id, data: (found.row['name'] as { readonly en: string }).en }
    },
    render: (name, context) =>
      composePage(context, {
        title: name,
        description: name,
        address: null,
        font: 'noto',
        styles: '',
        colours: BRAND,
        body: createElement('h1', null, name),
      }),
  })
  const row = await added(body('Washing coffee', { slug: 'coffee' }))
  await changed(row, body('Washing coffee'))
  await remove(await added(body('Tea')))
  const site = Fastify({ logger: false })
  registerSite(site, app.services, [page])
  const asked = async (slug: string) => {
    const { statusCode, headers, body: html } = await site.inject(`/topics/${slug}`)
    return [statusCode, headers.location, html.includes('<h1>Washing coffee</h1>')]
  }
  expect(await asked('washing-coffee')).toEqual([200, undefined, true])
  expect(await asked('coffee')).toEqual([301, '/topics/washing-coffee', false])
  expect(await asked('tea')).toEqual([410, undefined, false])
  expect(await asked('milk')).toEqual([404, undefined, false])
  await site.close()
})
