import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { TEMPLATES } from '../../openapi/schemas/site.ts'
import { individual, type Person } from '../../tests/factories/people.ts'
import { publishedSite, siteChanged } from '../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { previewSecret } from '../areas/site/preview-link.ts'
import { usernames } from '../db/sign-in-tables.ts'
import { qrCodes, sites } from '../db/site-tables.ts'
import { accounts, users } from '../db/tables.ts'
import { signPreview } from '../areas/site/preview-token.ts'
import { websitePage } from '../areas/site/website.page.ts'
import { registerSite } from './site.routes.ts'

let test: TestApp
let app: FastifyInstance
let hanna: Person
let code: string

beforeAll(async () => {
  test = await testApp()
  app = test.app
  hanna = await individual(test, {
    username: 'Hanna.Bekele',
    user: {
      firstName: 'Hanna',
      middleName: 'Bekele',
      lastName: 'Wolde',
      displayName: { en: 'Hanna Bekele', am: 'ሐና በቀለ' },
    },
    account: { headline: { en: 'Civil engineer' } },
  })
  await publish(hanna)
  const [row] = await test.db.select().from(qrCodes).where(eq(qrCodes.accountId, hanna.accountId))
  code = row?.code ?? ''
})

const publish = (person: Person, indexable = true) => publishedSite(test, person, indexable)
const changed = (person: Person) => siteChanged(test, person)
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers, remoteAddress })

describe('/@username', () => {
  it('is finished HTML with the headers of a public page', async () => {
    const answer = await get('/@Hanna.Bekele')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(answer.headers['x-robots-tag']).toBeUndefined()
    expect(answer.body).toMatch(/^<!doctype html><html lang="en-US" dir="ltr">/)
    expect(answer.body).toContain('<h1>Hanna Bekele</h1>')
    expect(answer.body).toContain('Addis Ababa University')
  })

  it('allows its own styles by their hashes, and no other style or script', async () => {
    const answer = await get('/@Hanna.Bekele')
    const policy = String(answer.headers['content-security-policy'])
    const hashes = [...answer.body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
      ([, css]) =>
        `'sha256-${createHash('sha256')
          .update(css ?? '')
          .digest('base64')}'`,
    )
    expect(hashes).toHaveLength(2)
    expect(policy).toBe(
      `default-src 'none'; style-src ${hashes.join(' ')}; script-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  it('is in Amharic with ?lang=am and in the theme of the cookie', async () => {
    const answer = await get('/@Hanna.Bekele?lang=am', { cookie: 'a=b; darkTheme=true' })
    expect(answer.headers['content-language']).toBe('am')
    expect(answer.body).toContain('<html lang="am-ET" dir="ltr" class="dark">')
    expect(answer.body).toContain('<h1>ሐና በቀለ</h1>')
  })

  it('is compressed in a way that the reader accepts', async () => {
    const [plain, br, gzip, refused] = await Promise.all([
      get('/@Hanna.Bekele'),
      get('/@Hanna.Bekele', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
      get('/@Hanna.Bekele', { 'accept-encoding': 'gzip' }),
      get('/@Hanna.Bekele', { 'accept-encoding': 'br;q=0, gzip;q=0' }),
    ])
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect([
      br.headers['content-encoding'],
      gzip.headers['content-encoding'],
      refused.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined])
    expect(br.rawPayload.length).toBeLessThan(14_000)
    expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3)
  })

  it('answers 304 to a reader who has the current version, and HEAD without a body', async () => {
    const first = await get('/@Hanna.Bekele')
    const again = await get('/@Hanna.Bekele', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag])
    const head = await app.inject({ method: 'HEAD', url: '/@Hanna.Bekele' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      first.headers['content-length'],
    ])
  })

  it('redirects another spelling and an old username to the current address, in the same language', async () => {
    await test.db
      .insert(usernames)
      .values({ key: 'hanna.old', accountId: hanna.accountId, state: 'former', createdAt: test.clock.now() })
    for (const name of ['hanna.bekele', 'HANNA.BEKELE', 'Hanna.Old']) {
      const answer = await get(`/@${name}?lang=am`)
      expect([answer.statusCode, answer.headers.location]).toEqual([301, '/@Hanna.Bekele?lang=am'])
    }
  })

  it('redirects an address with a trailing slash to the one without', async () => {
    const answer = await get('/@Hanna.Bekele/?lang=am')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/@Hanna.Bekele?lang=am'])
    expect((await get('/@hanna.bekele/')).headers.location).toBe('/@hanna.bekele')
    expect((await get('/@1abc/')).statusCode).toBe(404)
  })

  it('shows an edit in the next answer', async () => {
    await get('/@Hanna.Bekele')
    await test.db
      .update(accounts)
      .set({ headline: { en: 'Bridge engineer' } })
      .where(eq(accounts.id, hanna.accountId))
    expect((await get('/@Hanna.Bekele')).body).toContain('Civil engineer')
    await changed(hanna)
    await expect.poll(async () => (await get('/@Hanna.Bekele')).body).toContain('Bridge engineer')
  })

  it.each([
    '/@nobody-here',
    '/@ab',
    '/@1abc',
    '/@%E1%88%90%E1%8A%93',
    '/@a%00b',
    `/@${'a'.repeat(31)}`,
    '/@x/y',
    '/pages/notfound',
    '/no/such/page',
    '/NOSUCHCODE',
    '/wp-login.php',
  ])('answers %s with a 404 document', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('The address may be mistyped')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
  })

  it('answers not found in the language of the reader', async () => {
    expect((await get('/@nobody-here', { cookie: 'current_language=am' })).body).toContain('<html lang="am-ET"')
    expect((await get('/@nobody-here?lang=en', { cookie: 'current_language=am' })).body).toContain('<html lang="en-US"')
  })

  it('answers 404 once the site is unpublished', async () => {
    const person = await individual(test, { username: 'shortlived' })
    await publish(person, false)
    const shown = await get('/@shortlived')
    expect([shown.statusCode, shown.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    await test.db.update(sites).set({ status: 'unpublished' }).where(eq(sites.accountId, person.accountId))
    await changed(person)
    await expect.poll(async () => (await get('/@shortlived')).statusCode).toBe(404)
  })
})

describe('/{code}', () => {
  it('is the card, in lower case too, and never indexed', async () => {
    for (const address of [code, code.toLowerCase()]) {
      const answer = await get(`/${address}`)
      expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([200, 'noindex'])
      expect(answer.body).toContain('class="qr"')
      expect(answer.body).toContain(`/${code}.vcf`)
    }
  })

  it('offers the contact as a vCard', async () => {
    const answer = await get(`/${code}.vcf?lang=am`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="${code}.vcf"; filename*=UTF-8''${code}.vcf`,
      'x-robots-tag': 'noindex',
    })
    expect(answer.body).toContain('FN:ሐና በቀለ\r\n')
  })

  it('answers 410 for page and contact of a deleted account', async () => {
    await test.db.insert(qrCodes).values({ code: 'DELETED234', accountId: null, createdAt: test.clock.now() })
    for (const address of ['/DELETED234', '/DELETED234.vcf']) {
      const answer = await get(address)
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('This card is no longer in use.')
    }
  })
})

describe('the preview', () => {
  const link = (over: Partial<Parameters<typeof signPreview>[0]> = {}) =>
    `/template/starter?preview=${signPreview({ account: hanna.accountId, as: 'me', template: 'starter', language: 'am', look: null, expires: test.clock.now().getTime() + 600_000, ...over }, previewSecret(test.services))}`

  it('shows the owner’s data, is never cached, can be framed only by us, and keeps its token out of Referer', async () => {
    const answer = await get(link())
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(answer.body).toContain('ሐና በቀለ')
    expect(answer.body).toContain('class="notice noprint"')
  })

  it('expires, and cannot be forged', async () => {
    for (const url of [
      link({ expires: test.clock.now().getTime() - 1 }),
      `${link()}x`,
      '/template/starter?preview=',
      '/template/starter?preview=e30.e30',
      '/template/starter?preview=a&preview=b',
      link({ account: test.services.ids.uuid() }),
    ]) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('This preview has ended.')
    }
  })

  it.each(['starter', 'template1'])(
    'shows the sample without a token, with every file it names (%s)',
    async (template) => {
      const answer = await get(`/template/${template}`)
      expect(answer.body).toContain('Hanna Bekele Wolde')
      expect(answer.headers['x-robots-tag']).toBe('noindex')
      const files = new Set(
        [...answer.body.matchAll(/(?:src|href)="(\/assets[^"]*)"|url\("([^"]*)"\)/g)].map(
          ([, attribute, url]) => attribute ?? url ?? '',
        ),
      )
      // Letters, icon, script, four drawings; the serif where the template's dress has it.
      expect(files.size).toBe(template === 'starter' ? 7 : 9)
      for (const file of files) {
        const { statusCode, headers } = await get(file)
        expect([file, statusCode, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable'])
      }
    },
  )

  it.each(['template1', 'dumpexample'])('shows a fictional person in both languages (%s)', async (address) => {
    for (const [lang, name] of [
      ['en', 'Hanna Bekele Wolde'],
      ['am', 'ሐና በቀለ ወልዴ'],
    ] as const) {
      const { body, statusCode, headers } = await get(`/template/${address}?lang=${lang}`)
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
      for (const text of [name, 'class="sheet"', `/template/${address}`]) expect(body).toContain(text)
    }
  })

  it.each(['template3', 'dumpexamplecompany'])('shows a fictional company in both languages (%s)', async (address) => {
    for (const [lang, name] of [
      ['en', 'Awetu Coffee'],
      ['am', 'አዌቱ ቡና'],
    ] as const) {
      const { body, statusCode, headers } = await get(`/template/${address}?lang=${lang}`)
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
      for (const text of [name, 'class="signal"', 'aria-current="date"', '/register/company', 'google.com/maps'])
        expect(body).toContain(text)
    }
  })

  it('needs at most 14 kB compressed before the first paint', async () => {
    for (const template of TEMPLATES)
      for (const lang of ['en', 'am']) {
        const { rawPayload } = await get(`/template/${template}?lang=${lang}`, { 'accept-encoding': 'br' })
        expect(rawPayload.length, `${template} ${lang}`).toBeLessThan(14 * 1024)
      }
  })
})

describe('landing, robots, sitemap, files', () => {
  it('has a landing page in both languages', async () => {
    expect((await get('/')).body).toContain('href="/register/user"')
    expect((await get('/?lang=am')).body).toContain('<html lang="am-ET"')
  })

  it('has a robots.txt and a sitemap', async () => {
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${test.services.config.webOrigin}/sitemap.xml`)
    const map = await get('/sitemap.xml')
    expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(map.body).toContain(`<loc>${test.services.config.webOrigin}/@Hanna.Bekele</loc>`)
    expect(map.body).not.toContain('shortlived')
  })

  it('serves every file that a page names, to be cached for ever', async () => {
    const { body } = await get('/@Hanna.Bekele')
    const files = new Set(
      [...body.matchAll(/(?:src|href)="(\/assets[^"]*)"|url\("([^"]*)"\)/g)].map(
        ([, attribute, url]) => attribute ?? url ?? '',
      ),
    )
    expect(files.size).toBe(3)
    for (const file of files) {
      const answer = await get(file, { 'accept-encoding': 'br' })
      expect([file, answer.statusCode, answer.headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ])
    }
    expect((await get('/favicon.ico')).headers.location).toMatch(/\/assets\/site\/icon-/)
  })
})

describe('a page that cannot be shown', () => {
  it('answers an error with a document that tells nothing about its cause, which is logged', async () => {
    const broken = Fastify()
    const source = {
      findSite: () => Promise.reject(new Error('secret reason')),
      findCard: async () => null,
      findPreview: async () => null,
      listIndexable: async () => [],
    }
    registerSite(broken, test.services, [websitePage(test.services, source)])
    const answer = await broken.inject('/@Hanna.Bekele')
    await broken.close()
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([500, 'no-store'])
    expect(answer.body).not.toContain('secret reason')
    expect(test.logged.some((line) => line.includes('secret reason'))).toBe(true)
  })

  it('answers 404 for a user who is disabled', async () => {
    const person = await individual(test, { username: 'disabled1' })
    await publish(person)
    await test.db.update(users).set({ disabledAt: test.clock.now() }).where(eq(users.id, person.userId))
    expect((await get('/@disabled1')).statusCode).toBe(404)
  })
})
