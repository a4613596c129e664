import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PublishingState } from '../../../openapi/schemas/publishing.ts'
import { collectionOf, type Row } from '../../../tests/factories/entries.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { showsOf } from '../../../tests/setup/shows.ts'
import { formerSlugs } from '../../db/platform-tables.ts'
import { files } from '../../db/tables.ts'
import { ARTICLES_PER_PAGE } from './blog.queries.ts'

const MINUTE = 60_000
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const world = () => ({ app, admin })
const blog = collectionOf(world, 'blog')
const categories = collectionOf(world, 'blogCategory')
beforeEach(async () => {
  await categories.keeper()
  await app.db.delete(formerSlugs)
})

type Entry = Row & { readonly slug: string; readonly publishing: PublishingState }
const page = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })
const statusOf = async (url: string) => (await page(url)).statusCode
const shows = showsOf(() => app)
const read = async ({ id }: { readonly id: string }) =>
  (await app.call<Entry>('GET', `/blogs/${id}`, { as: admin })).body
async function send(row: { readonly id: string }, event: string, more: object = {}): Promise<Entry> {
  const { version } = await read(row)
  const { status, body } = await app.call<Entry>('POST', `/blogs/${row.id}/${event}`, {
    as: admin,
    body: { version, ...more },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const category = (over = {}) => categories.create(admin, 1, { name: { en: 'Careers', am: 'ሙያ' }, slug: null, ...over })
const article = async (title: string, over: Readonly<Record<string, unknown>> = {}) =>
  (await blog.create(admin, 1, { title: { en: title, am: `${title} በአማርኛ` }, slug: null, ...over })) as Entry
const change = async (row: { readonly id: string }, over: Readonly<Record<string, unknown>>) => {
  const now = await read(row)
  const { status, body } = await blog.put(admin, now, {
    ...Object.fromEntries(Object.keys(blog.resource.fields).map((field) => [field, now[field]])),
    ...over,
    version: now.version,
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
const linkTo = ({ slug }: Entry) => `/blog-detail/${slug}`

it('a list shows drafts, scheduled or published articles alone', async () => {
  const [one, other] = [await article('A draft of the filter'), await article('Out by the filter')]
  await send(other, 'publish')
  const found = async (status: string) =>
    (await app.call<{ data: Row[] }>('GET', `/blogs?q=filter&status=${status}`, { as: admin })).body.data.map(
      ({ id }) => id,
    )
  expect([await found('draft'), await found('scheduled'), await found('published')]).toEqual([[one.id], [], [other.id]])
  expect((await app.call('GET', '/blogs?status=gone', { as: admin })).status).toBe(422)
})

describe('the page of an article', () => {
  it('is nobody’s before it is published, everyone’s after, and 410 once it was withdrawn or deleted', async () => {
    const row = await article('How to write a first page')
    const url = linkTo(row)
    expect(url).toBe('/blog-detail/how-to-write-a-first-page')
    expect([await statusOf(url), await statusOf('/blog-detail/no-such-article')]).toEqual([404, 404])
    await send(row, 'publish')
    await shows(url, 200, 'How to write a first page')
    await shows(`${url}?lang=am`, 200, 'How to write a first page በአማርኛ')
    await change(row, { title: { en: 'How to write a second page' } })
    await shows(url, 200, 'How to write a second page')
    await send(row, 'withdraw')
    await shows(url, 410)
    await send(row, 'publish')
    await shows(url, 200)
    expect((await app.call('DELETE', `/blogs/${row.id}`, { as: admin })).status).toBe(204)
    await shows(url, 410)
  })

  it('of a draft that is deleted or had another address tells nothing of it', async () => {
    const row = await article('Never seen')
    await change(row, { slug: 'still-not-seen' })
    expect([await statusOf('/blog-detail/never-seen'), await statusOf('/blog-detail/still-not-seen')]).toEqual([
      404, 404,
    ])
    await app.call('DELETE', `/blogs/${row.id}`, { as: admin })
    expect(await statusOf('/blog-detail/still-not-seen')).toBe(404)
  })

  it('is led to from the addresses it had, in the language that was asked for', async () => {
    const row = await article('First name')
    await send(row, 'publish')
    await change(row, { slug: 'second-name' })
    await expect.poll(() => statusOf('/blog-detail/first-name')).toBe(301)
    expect((await page('/blog-detail/first-name?lang=am')).headers.location).toBe('/blog-detail/second-name?lang=am')
    expect((await page('/blog-detail/second-name/')).headers.location).toBe('/blog-detail/second-name')
    await send(row, 'withdraw')
    for (const slug of ['first-name', 'second-name']) await shows(`/blog-detail/${slug}`, 410)
  })

  it('appears by itself at its time', async () => {
    const row = await article('Out at noon')
    await send(row, 'schedule', { publish_at: new Date(app.clock.now().getTime() + 10 * MINUTE).toISOString() })
    expect(await statusOf(linkTo(row))).toBe(404)
    app.clock.advance(10 * MINUTE)
    await app.mails()
    await shows(linkTo(row), 200, 'Out at noon')
  })

  it('names itself for search engines, networks and machines in both languages', async () => {
    const { id } = await uploadPicture(app, admin)
    const kind = await category()
    const row = await article('Machines read too', { cover_id: id, category_id: kind.id })
    await send(row, 'publish')
    const origin = app.services.config.webOrigin
    const url = `${origin}${linkTo(row)}`
    await shows(`${linkTo(row)}?lang=am`, 200)
    const { body } = await page(`${linkTo(row)}?lang=am`)
    expect(body).toContain(`<link rel="canonical" href="${url}?lang=am"/>`)
    for (const [lang, href] of [
      ['en', url],
      ['am', `${url}?lang=am`],
      ['x-default', url],
    ])
      expect(body).toContain(`<link rel="alternate" hrefLang="${lang}" href="${href}"/>`)
    expect(body).toContain('<meta property="og:type" content="article"/>')
    expect(body).toContain(`<meta property="og:image" content="${origin}/lyu/${id}.webp"/>`)
    expect(body).not.toContain('noindex')
    const machines = JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}',
    ) as object
    expect(machines).toMatchObject({
      '@type': 'Article',
      headline: 'Machines read too በአማርኛ',
      inLanguage: 'am',
      datePublished: app.clock.now().toISOString(),
      articleSection: 'ሙያ',
      url: `${url}?lang=am`,
    })
    const sitemap = (await page('/sitemap.xml')).body
    expect(sitemap).toContain(`<loc>${url}</loc>`)
    expect(sitemap).toContain(`<loc>${origin}/latest-blogs</loc>`)
    expect((await page('/robots.txt')).body).toContain('Disallow: /blog-detail/*?preview=')
  })
})

describe('a picture of an article', () => {
  it('loads for visitors while the article is out, and before and after is what nobody has', async () => {
    const { id } = await uploadPicture(app, admin)
    const row = await article('With a picture', { cover_id: id })
    const sizes = [`/lyu/${id}.webp`, `/lyu/${id}-s.webp`, '/lyu/019c0000-0000-7000-8000-000000000000.webp']
    const answers = async () => Promise.all(sizes.map(statusOf))
    expect(await answers()).toEqual([404, 404, 404])
    await send(row, 'schedule', { publish_at: new Date(app.clock.now().getTime() + MINUTE).toISOString() })
    expect(await answers()).toEqual([404, 404, 404])
    await send(row, 'publish')
    expect(await answers()).toEqual([200, 200, 404])
    await send(row, 'withdraw')
    expect(await answers()).toEqual([404, 404, 404])
    const [refused, unknown] = [await page(sizes[0] ?? ''), await page(sizes[2] ?? '')]
    const said = (text: string) => ({ ...(JSON.parse(text) as object), request_id: '' })
    expect(said(refused.body)).toEqual(said(unknown.body))
  })
})

describe('a picture in the body of an article', () => {
  const words = (text: string) => ({ type: 'paragraph', text: [{ text }] })
  const figure = (id: string, alt: string) => ({ type: 'picture', file_id: id, alt, text: [{ text: `Under ${alt}` }] })
  const stateOf = async (id: string) =>
    (await app.db.select({ state: files.state }).from(files).where(eq(files.id, id)))[0]?.state
  const errors = async (body: unknown) => {
    const made = await blog.post(admin, await blog.bodyFor(admin, 1, { slug: null, body }))
    return [made.status, made.body['errors']]
  }

  it('loads for visitors while the article is out, and is on its page, in its feed and in links to it', async () => {
    const [en, am] = [await uploadPicture(app, admin), await uploadPicture(app, admin)]
    const row = await article('With pictures in it', {
      cover_id: null,
      body: {
        en: [words('Before'), figure(en.id, 'a <desk>'), figure(en.id, 'the same desk')],
        am: [figure(am.id, 'ጠረጴዛ'), figure(en.id, 'ሌላ')],
      },
    })
    const own = (await read(row))['files'] as Readonly<Record<string, { readonly url: string }>>
    expect(Object.keys(own).toSorted()).toEqual([en.id, am.id].toSorted())
    expect(await statusOf(own[en.id]?.url ?? '')).toBe(200)
    const answers = () => Promise.all([en.id, am.id].map((id) => statusOf(`/lyu/${id}.webp`)))
    expect(await answers()).toEqual([404, 404])
    const preview = await app.call<{ readonly url: string }>('POST', `/blogs/${row.id}/preview`, { as: admin })
    const shown = new RegExp(`src="(/lyu/${en.id}[^"]*)"`).exec((await page(preview.body.url)).body)?.[1] ?? ''
    expect(await statusOf(shown.replaceAll('&amp;', '&'))).toBe(200)

    await send(row, 'publish')
    expect(await answers()).toEqual([200, 200])
    await shows(linkTo(row), 200, 'Under a &lt;desk&gt;')
    const { body } = await page(linkTo(row))
    expect(body).toContain(`<figure><img src="/lyu/${en.id}.webp" width="40" height="30" alt="a &lt;desk&gt;"`)
    const origin = app.services.config.webOrigin
    expect(body).toContain(`<meta property="og:image" content="${origin}/lyu/${en.id}.webp"/>`)
    expect((await page(`${linkTo(row)}?lang=am`)).body).toContain(`content="${origin}/lyu/${am.id}.webp"`)
    const feed = (await page('/latest-blogs/feed.xml')).body
    expect(feed).toContain(`&lt;img src=&quot;${origin}/lyu/${en.id}.webp&quot;`)
    expect(feed).not.toContain('src=&quot;/')

    await change(row, { body: { en: [words('After'), figure(am.id, 'moved')] } })
    expect([await stateOf(en.id), await stateOf(am.id)]).toEqual(['staged', 'attached'])
    expect(await answers()).toEqual([404, 200])
    await expect.poll(async () => (await page('/latest-blogs/feed.xml')).body.includes(en.id)).toBe(false)
    await send(row, 'withdraw')
    expect(await answers()).toEqual([404, 404])
    await app.call('DELETE', `/blogs/${row.id}`, { as: admin })
    expect(await stateOf(am.id)).toBe('staged')
    await app.call('POST', `/blogs/${row.id}/restore`, { as: admin })
    expect(await stateOf(am.id)).toBe('attached')
  })

  it('is the writer’s own and of this article: any other is refused where it stands, and nothing is kept', async () => {
    const { id } = await uploadPicture(app, admin)
    await article('Has it', { body: { en: [figure(id, 'mine')] } })
    const theirs = await uploadPicture(app, await individual(app))
    const at = (path: string) => [422, { [path]: [expect.any(String) as string] }]
    expect(await errors({ en: [words('a'), figure(id, 'of another article')] })).toEqual(at('body.en.1.file_id'))
    expect(await errors({ am: [figure(theirs.id, 'of another account')] })).toEqual(at('body.am.0.file_id'))
    expect(await errors({ en: [figure(app.services.ids.uuid(), 'of nobody')] })).toEqual(at('body.en.0.file_id'))
    for (const wrong of ['javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://evil.example/x.png', '', '../x'])
      expect(await errors({ en: [figure(wrong, 'of no id')] })).toEqual(at('body.en.0.file_id'))
    const free = await uploadPicture(app, admin)
    expect(await errors({ en: [figure(free.id, ' ')] })).toEqual(at('body.en.0.alt'))
    expect([await stateOf(theirs.id), await stateOf(free.id)]).toEqual(['staged', 'staged'])
  })
})

describe('a preview', () => {
  it('shows what is saved to whoever may edit it, with its picture, for ten minutes and nowhere else', async () => {
    const { id } = await uploadPicture(app, admin)
    const row = await article('Not out yet', { cover_id: id })
    const { status, body } = await app.call<{ readonly url: string }>('POST', `/blogs/${row.id}/preview`, { as: admin })
    expect(status).toBe(201)
    const shown = await page(body.url)
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(shown.body).toContain('Not out yet')
    expect(shown.body).toContain('noindex')
    const picture = new RegExp(`src="(/lyu/${id}[^"]*)"`).exec(shown.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(await statusOf(picture)).toBe(200)
    // The switch leads to the same preview in the other language.
    const amharic = await page(amharicLink((await page(`${body.url}&lang=en`)).body))
    expect([amharic.statusCode, amharic.body]).toEqual([200, expect.stringContaining('lang="am"')])
    expect(amharic.body).toContain('Not out yet')
    expect([await statusOf(linkTo(row)), await statusOf(`${linkTo(row)}?preview=x.y`)]).toEqual([404, 410])
    for (const as of [await individual(app), undefined])
      expect((await app.call('POST', `/blogs/${row.id}/preview`, as ? { as } : {})).status).toBe(as ? 403 : 401)
    app.clock.advance(11 * MINUTE)
    expect(await statusOf(body.url)).toBe(410)
  })
})

describe('the list of articles', () => {
  it('shows what is out, newest first, by category and page, and nothing else', async () => {
    await shows('/latest-blogs', 200, 'No articles here yet.')
    const [careers, firms] = [await category(), await category({ name: { en: 'Companies' } })]
    const rows: Entry[] = []
    for (let n = 1; n <= ARTICLES_PER_PAGE + 1; n++) {
      const row = await article(`Number ${n}.`, { category_id: n === 1 ? firms.id : careers.id })
      app.clock.advance(1000)
      await send(row, 'publish')
      rows.push(row)
    }
    await article('A draft', { category_id: firms.id })
    await shows('/latest-blogs', 200, `Number ${ARTICLES_PER_PAGE + 1}.`)
    const titles = async (url: string) =>
      [...(await page(url)).body.matchAll(/<h2><a href="[^"]*">(.*?)<\/a>/g)].map(([, title]) => title)
    expect(await titles('/latest-blogs')).toEqual(
      Array.from({ length: ARTICLES_PER_PAGE }, (_, n) => `Number ${ARTICLES_PER_PAGE + 1 - n}.`),
    )
    expect(await titles('/latest-blogs?page=2')).toEqual(['Number 1.'])
    expect(await titles('/latest-blogs?category=companies')).toEqual(['Number 1.'])
    const second = (await page('/latest-blogs?page=2')).body
    const origin = app.services.config.webOrigin
    expect(second).toContain(`<link rel="canonical" href="${origin}/latest-blogs?page=2"/>`)
    expect(second).toContain(`hrefLang="am" href="${origin}/latest-blogs?page=2&amp;lang=am"`)
    const found = (await page('/latest-blogs?q=number&lang=en')).body
    expect(amharicLink(found)).toBe('/latest-blogs?q=number&lang=am')
    for (const query of ['page=3', 'page=0', 'page=x', 'category=none', 'category=A%20B', 'page=2&category=companies'])
      expect(await statusOf(`/latest-blogs?${query}`), query).toBe(404)
  })

  it('follows a category to its new address and name, and leaves out one that is switched off', async () => {
    const kind = await category()
    const row = await article('In a category', { category_id: kind.id })
    await send(row, 'publish')
    await shows('/latest-blogs?category=careers', 200, 'In a category')
    const body = { name: { en: 'Working life' }, slug: 'working-life', description: null, active: true }
    expect((await categories.put(admin, kind, { ...body, version: 1 })).status).toBe(200)
    await expect.poll(() => statusOf('/latest-blogs?category=careers')).toBe(301)
    expect((await page('/latest-blogs?category=careers&lang=am')).headers.location).toBe(
      '/latest-blogs?category=working-life&lang=am',
    )
    await shows(linkTo(row), 200, 'Working life')
    expect((await categories.put(admin, kind, { ...body, active: false, version: 2 })).status).toBe(200)
    await shows('/latest-blogs?category=working-life', 404)
    await expect.poll(async () => (await page(linkTo(row))).body.includes('Working life')).toBe(false)
    expect(await statusOf(linkTo(row))).toBe(200)
  })
})
