import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { createElement } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRAND } from '../../src/documents/brand.ts'
import { composePage } from '../../src/documents/compose-page.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import type { Services } from '../kernel/context.ts'
import { registerPictures } from '../http/pictures.ts'
import { publicPage, type TablePage } from './public-page.ts'
import { registerSite } from './site.routes.ts'

/** An article as the database of this test has it. */
interface Article {
  readonly slug: string
  readonly title: { readonly en: string; readonly am: string }
  readonly isRemoved?: boolean
  readonly movedTo?: string
}
const articles = new Map<string, Article>()
let reads = 0

/** What the next kind of public document takes: one record, and its markup. */
const articlePage = ({ config }: Pick<Services, 'config'>): TablePage =>
  publicPage<Article>({
    path: '/articles/{slug}',
    topics: ['site'],
    key: ({ params: { slug = '' } }) => (/^[a-z-]{1,40}$/.test(slug) ? slug : null),
    load: async (slug) => {
      reads += 1
      const article = articles.get(slug)
      if (article === undefined) return { kind: 'absent', as: 'notfound' }
      if (article.movedTo !== undefined) return { kind: 'moved', path: `/articles/${article.movedTo}` }
      return article.isRemoved ? { kind: 'absent', as: 'gone' } : { kind: 'document', subject: slug, data: article }
    },
    render: ({ slug, title }, context) =>
      composePage(context, {
        title: title[context.lang],
        description: title[context.lang],
        address: { url: `${config.webOrigin}/articles/${slug}`, language: 'en' },
        indexable: true,
        jsonLd: (url) => ({ '@context': 'https://schema.org', '@type': 'Article', headline: title[context.lang], url }),
        font: 'noto',
        styles: 'form{display:grid}',
        colours: BRAND,
        body: createElement('main', null, createElement('h1', null, title[context.lang])),
      }),
    asksThisSite: true,
    allowsSlash: true,
    sitemap: async () =>
      [...articles.values()]
        .filter(({ isRemoved, movedTo }) => !isRemoved && movedTo === undefined)
        .map(({ slug }) => ({ path: `/articles/${slug}`, updated_at: null })),
    disallow: '/articles/*?draft=',
    isPublicFile: async (fileId) => fileId === PICTURE,
  })
const PICTURE = '0198c6a0-0000-7000-8000-00000000000a'

let test: TestApp
let app: FastifyInstance
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

beforeAll(async () => {
  test = await testApp()
  app = Fastify({ logger: false })
  registerSite(app, test.services, [articlePage(test.services)])
  articles.set('coffee', { slug: 'coffee', title: { en: 'Washing coffee', am: 'ቡና ማጠብ' } })
  articles.set('tea', { slug: 'tea', title: { en: 'Tea', am: 'ሻይ' }, isRemoved: true })
  articles.set('old-coffee', { slug: 'old-coffee', title: { en: 'Coffee', am: 'ቡና' }, movedTo: 'coffee' })
})
afterAll(() => app.close())

describe('a page of the table', () => {
  it.each([
    ['/articles/coffee', {}, 'en', 'Washing coffee'],
    ['/articles/coffee?lang=am', {}, 'am', 'ቡና ማጠብ'],
    ['/articles/coffee', { 'accept-language': 'am-ET,am;q=0.9' }, 'am', 'ቡና ማጠብ'],
    ['/articles/coffee', { cookie: 'current_language=am' }, 'am', 'ቡና ማጠብ'],
  ] as const)('answers %s with %o in the language "%s"', async (url, headers, lang, text) => {
    const answer = await get(url, headers)
    expect([answer.statusCode, answer.headers['content-language'], answer.headers['vary']]).toEqual([
      200,
      lang,
      'accept-encoding, accept-language, cookie',
    ])
    expect(answer.body).toContain(`<h1>${text}</h1>`)
  })

  it('has canonical and language links, and markup for search engines', async () => {
    const { webOrigin } = test.services.config
    const { body, headers } = await get('/articles/coffee?lang=am')
    expect(body).toContain(`<link rel="canonical" href="${webOrigin}/articles/coffee?lang=am"/>`)
    for (const [lang, query] of Object.entries({ en: '', am: '?lang=am', 'x-default': '' }))
      expect(body).toContain(`<link rel="alternate" hrefLang="${lang}" href="${webOrigin}/articles/coffee${query}"/>`)
    expect(body).toContain(`"headline":"ቡና ማጠብ","url":"${webOrigin}/articles/coffee?lang=am"`)
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  it('is loaded once for everyone, until an event names its subject or a new day begins', async () => {
    await get('/articles/coffee')
    const before = reads
    await Promise.all([get('/articles/coffee'), get('/articles/coffee?lang=am')])
    expect(reads).toBe(before)
    await test.services.transaction(async (tx) => test.services.events.publish(tx, 'site', 'another'))
    await get('/articles/coffee')
    expect(reads).toBe(before)
    articles.set('coffee', { slug: 'coffee', title: { en: 'Drying coffee', am: 'ቡና ማድረቅ' } })
    await test.services.transaction(async (tx) => test.services.events.publish(tx, 'site', 'coffee'))
    await expect.poll(async () => (await get('/articles/coffee')).body).toContain('Drying coffee')
    const loaded = reads
    test.clock.advance(24 * 60 * 60_000)
    await get('/articles/coffee')
    expect(reads).toBe(loaded + 1)
  })

  it('may send its form to this site only', async () => {
    expect((await get('/articles/coffee')).headers['content-security-policy']).toContain("form-action 'self'")
  })

  it.each([
    ['/articles/unknown', 404],
    ['/articles/NOT_A_SLUG', 404],
    ['/articles/NOT_A_SLUG/', 404],
    ['/articles/tea', 410],
  ])('answers %s with %i as a document that no one should index', async (url, status) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([status, 'noindex'])
    expect(answer.body).toMatch(/^<!doctype html>/)
  })

  it('redirects a moved address, and one with a slash behind it, in the same language', async () => {
    for (const url of ['/articles/old-coffee?lang=am', '/articles/coffee/?lang=am']) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        301,
        '/articles/coffee?lang=am',
        'no-cache',
      ])
    }
  })

  it('is in the sitemap while it exists, and in robots.txt with what robots should not ask for', async () => {
    const { webOrigin } = test.services.config
    const map = await get('/sitemap.xml')
    expect([...map.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([
      `${webOrigin}/articles/coffee`,
    ])
    expect((await get('/robots.txt')).body).toBe(
      `User-agent: *\nDisallow: /api/\nDisallow: /articles/*?draft=\n\nSitemap: ${webOrigin}/sitemap.xml\n`,
    )
  })

  it('makes the files public that it shows, and no others', async () => {
    const { files } = test.services
    const other = PICTURE.replace(/a$/, 'b')
    for (const id of [PICTURE, other]) {
      await mkdir(path.dirname(files.pathOf(id)), { recursive: true })
      await writeFile(files.pathOf(id), 'picture')
    }
    const lyu = Fastify()
    registerPictures(lyu, test.services, { pages: [articlePage(test.services)], isShownTo: async () => false })
    expect((await lyu.inject(`/lyu/${PICTURE}.webp`)).statusCode).toBe(200)
    expect((await lyu.inject(`/lyu/${other}.webp`)).statusCode).not.toBe(200)
    await lyu.close()
  })
})
