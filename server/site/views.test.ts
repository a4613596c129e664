import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { individual } from '../../tests/factories/people.ts'
import { publishedSite, siteChanged } from '../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { qrCodes, views } from '../db/site-tables.ts'
import { accounts } from '../db/tables.ts'
import { publicPages } from '../public-pages.ts'
import { registerSite } from './site.routes.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'

/** User agents of programs that read pages. */
const ROBOTS = [
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/137.0.7151.119 Safari/537.36',
  'Googlebot-Image/1.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'WhatsApp/2.23.20.0 A',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'CCBot/2.0 (https://commoncrawl.org/faq/)',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; SemrushBot/7~bl; +http://www.semrush.com/bot.html)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
] as const

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await testApp()
  app = test.app
})
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers, remoteAddress })
async function counts(accountId: string): Promise<string[]> {
  const rows = await test.db
    .select({ source: views.source, count: views.count })
    .from(views)
    .where(eq(views.accountId, accountId))
    .orderBy(views.source, views.count)
  return rows.map(({ source, count }) => `${source} ${count}`)
}
async function settled(accountId: string, expected: string[]): Promise<void> {
  await expect.poll(() => counts(accountId)).toEqual(expected)
}

describe('views', () => {
  it('are counted once per viewer and 30 minutes, by source, without those of owner, bots and prefetching', async () => {
    const person = await individual(test, { username: 'counted' })
    await publishedSite(test, person)
    const [row] = await test.db.select().from(qrCodes).where(eq(qrCodes.accountId, person.accountId))
    const code = row?.code ?? ''
    const other = await individual(test)
    const reader = { 'user-agent': PHONE }

    await get('/@counted', { 'user-agent': 'curl/8.5.0' })
    await get('/@counted', { ...reader, 'sec-purpose': 'prefetch' })
    await get('/@counted', { ...reader, cookie: `access_token=${person.token}` }, '10.0.0.9')
    await app.inject({ method: 'HEAD', url: '/@counted', headers: reader })
    const first = await get('/@counted', reader, '10.0.0.1')
    await settled(person.accountId, ['link 1'])

    await get('/@counted', { ...reader, 'if-none-match': String(first.headers.etag) }, '10.0.0.1')
    await get(`/${code}`, reader, '10.0.0.1')
    await get('/@counted', { ...reader, referer: 'https://www.google.com/' }, '10.0.0.2')
    await get(`/${code}`, reader, '10.0.0.3')
    await get('/@counted', { ...reader, cookie: `access_token=${other.token}` }, '10.0.0.4')
    await settled(person.accountId, ['link 1', 'link 1', 'qr 1', 'search 1'])

    test.clock.advance(31 * 60_000)
    await get('/@counted', reader, '10.0.0.1')
    await settled(person.accountId, ['link 1', 'link 2', 'qr 1', 'search 1'])
  })

  it('are counted exactly over two days with reloads, the owner, twenty robots, a printed code and a search', async () => {
    const person = await individual(test, { username: 'exactly' })
    await publishedSite(test, person)
    const [row] = await test.db.select().from(qrCodes).where(eq(qrCodes.accountId, person.accountId))
    const [site, card] = ['/@exactly', `/${row?.code ?? ''}`]
    const reader = { 'user-agent': PHONE }
    const own = { ...reader, cookie: `access_token=${person.token}` }
    const origin = test.services.config.webOrigin
    const robotsAndOwner = async () => {
      for (const agent of ROBOTS)
        for (const url of [site, card])
          expect(
            (await get(url, { 'user-agent': agent, referer: 'https://www.google.com/' }, '10.0.9.9')).statusCode,
            agent,
          ).toBe(200)
      for (const url of [site, card, site]) await get(url, own, '10.0.2.9')
    }
    const day = async () => {
      await robotsAndOwner()
      for (let reload = 0; reload < 6; reload++) await get(site, reader, '10.0.2.1')
      await get(`${site}?lang=am`, reader, '10.0.2.1')
      await get(site, { ...reader, referer: 'https://www.bing.com/' }, '10.0.2.2')
      await get(card, reader, '10.0.2.3')
      await get(site, { ...reader, referer: `${origin}${card}` }, '10.0.2.3')
      await get(`${site}?via=qr`, reader, '10.0.2.4')
    }
    expect(ROBOTS).toHaveLength(20)
    test.clock.set(new Date('2026-03-16T10:00:00.000Z'))
    await day()
    await settled(person.accountId, ['link 1', 'qr 1', 'qr 1', 'search 1'])
    test.clock.advance(31 * 60_000)
    await robotsAndOwner()
    await get(site, reader, '10.0.2.1')
    await settled(person.accountId, ['link 2', 'qr 1', 'qr 1', 'search 1'])

    test.clock.set(new Date('2026-03-17T10:00:00.000Z'))
    await day()
    await settled(person.accountId, ['link 1', 'link 2', 'qr 1', 'qr 1', 'qr 1', 'qr 1', 'search 1', 'search 1'])
    const { body } = await test.call<{
      views: { days: readonly unknown[]; total: number; daily_viewers: number; sources: unknown }
    }>('GET', '/dashboard', { as: person })
    expect(body.views.days.slice(-3)).toEqual([
      { date: '2026-03-15', views: 0, viewers: 0, link: 0, qr: 0, search: 0 },
      { date: '2026-03-16', views: 5, viewers: 4, link: 2, qr: 2, search: 1 },
      { date: '2026-03-17', views: 4, viewers: 4, link: 1, qr: 2, search: 1 },
    ])
    expect({ ...body.views, days: [] }).toEqual({
      days: [],
      total: 9,
      daily_viewers: 8,
      sources: { link: 3, qr: 4, search: 2 },
    })
  })

  it('are counted once when several processes get the same one', async () => {
    const person = await individual(test, { username: 'twoprocs' })
    await publishedSite(test, person)
    const other = Fastify()
    registerSite(other, test.services, publicPages(test.services))
    const headers = { 'user-agent': PHONE }
    await app.inject({ url: '/@twoprocs', headers, remoteAddress: '10.0.1.1' })
    await settled(person.accountId, ['link 1'])
    await other.inject({ url: '/@twoprocs', headers, remoteAddress: '10.0.1.1' })
    await other.close()
    expect(await counts(person.accountId)).toEqual(['link 1'])
  })

  it('store a different hash for each day and page, so that no viewer can be tracked', async () => {
    const rows = await test.db.select().from(views)
    expect(rows.length).toBeGreaterThan(3)
    for (const { viewer } of rows) expect(viewer).toHaveLength(16)
    expect(new Set(rows.map(({ viewer }) => viewer.toString('hex'))).size).toBe(rows.length)
  })
})

describe('a cached page over a socket', () => {
  it('is the same as the first answer, shows edits, and counts views', async () => {
    const person = await individual(test, { username: 'famous' })
    await publishedSite(test, person)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (headers: Record<string, string> = {}, query = '') =>
      fetch(`${origin}/@famous${query}`, { headers: { 'user-agent': PHONE, ...headers } })
    // The first answer of each kind is rendered, the second comes from the cache.
    for (const query of ['', '?lang=am']) {
      const [made, kept] = [await ask({}, query), await ask({}, query)]
      expect(await kept.text()).toBe(await made.text())
      const headers = (answer: Response) => Object.fromEntries([...answer.headers].filter(([name]) => name !== 'date'))
      expect(headers(kept)).toEqual(headers(made))
      expect((await ask({ 'if-none-match': made.headers.get('etag') ?? '' }, query)).status).toBe(304)
    }
    await test.db
      .update(accounts)
      .set({ headline: { en: 'Known to all' } })
      .where(eq(accounts.id, person.accountId))
    await siteChanged(test, person)
    await expect.poll(async () => (await ask()).text()).toContain('Known to all')
    await settled(person.accountId, ['link 1'])
    await ask({ 'x-forwarded-for': '203.0.113.7' })
    await settled(person.accountId, ['link 1', 'link 1'])
  })
})
