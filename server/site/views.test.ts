import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { individual } from '../../tests/factories/people.ts'
import { publishedSite, siteChanged } from '../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { accounts, qrCodes, views } from '../db/tables.ts'
import { registerSite } from './site.routes.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await testApp()
  app = test.app
})
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => app.inject({ url, headers, remoteAddress })
async function counts(accountId: string): Promise<string[]> {
  const rows = await test.db.select({ source: views.source, count: views.count }).from(views).where(eq(views.accountId, accountId)).orderBy(views.source, views.count)
  return rows.map(({ source, count }) => `${source} ${count}`)
}
async function settled(accountId: string, expected: string[]): Promise<void> {
  await expect.poll(() => counts(accountId)).toEqual(expected)
}

describe('views', () => {
  it('count once per viewer and 30 minutes, by source, but not the owner’s, a bot’s or one loaded ahead', async () => {
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

  it('is counted once when several processes hear of it', async () => {
    const person = await individual(test, { username: 'twoprocs' })
    await publishedSite(test, person)
    const other = Fastify()
    registerSite(other, test.services)
    const headers = { 'user-agent': PHONE }
    await app.inject({ url: '/@twoprocs', headers, remoteAddress: '10.0.1.1' })
    await settled(person.accountId, ['link 1'])
    await other.inject({ url: '/@twoprocs', headers, remoteAddress: '10.0.1.1' })
    await other.close()
    expect(await counts(person.accountId)).toEqual(['link 1'])
  })

  it('leaves nothing by which a viewer could be followed: other days and other pages have other marks', async () => {
    const rows = await test.db.select().from(views)
    expect(rows.length).toBeGreaterThan(3)
    for (const { viewer } of rows) expect(viewer).toHaveLength(16)
    expect(new Set(rows.map(({ viewer }) => viewer.toString('hex'))).size).toBe(rows.length)
  })
})

describe('over a socket', () => {
  it('answers from memory exactly as the ordinary way does, sees edits, and counts', async () => {
    const person = await individual(test, { username: 'famous' })
    await publishedSite(test, person)
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = (headers: Record<string, string> = {}, query = '') => fetch(`${origin}/@famous${query}`, { headers: { 'user-agent': PHONE, ...headers } })
    // The first answer of each kind is made, the second comes from memory.
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
