import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { seedReference } from '../db/seed.ts'
import { linesOf } from '../kernel/text-block.ts'
import { SHARE_PICTURES, sheetOf } from './share-picture.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await seedReference(app.services)
})
const get = (url: string) => app.app.inject({ url })
const pictureOf = async (url: string) => {
  const { statusCode, body } = await get(url)
  expect(statusCode, url).toBe(200)
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"\/>/.exec(body) ?? []
  const origin = app.services.config.webOrigin
  expect(address.startsWith(`${origin}${SHARE_PICTURES}/`), `${url}: ${address}`).toBe(true)
  return address.slice(origin.length)
}

describe('the picture of a link', () => {
  it('is drawn for the product’s own pages, in both languages, each with its own title', async () => {
    const pages = ['/', '/who-we-are', '/solutions-detail/personal-page', '/user-type-solution/people', '/help-center']
    const answer = '/help-center-detail/how-do-i-create-an-account'
    const addresses = new Set<string>()
    for (const page of [...pages, answer])
      for (const url of [page, `${page}?lang=am`]) {
        const address = await pictureOf(url)
        addresses.add(address)
        const { statusCode, headers, rawPayload } = await get(address)
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'image/png',
          'public, max-age=31536000, immutable',
        ])
        const { width, height } = await sharp(rawPayload).metadata()
        expect([width, height]).toEqual([1200, 630])
      }
    expect(addresses.size).toBe(2 * (pages.length + 1))
  })

  it('has an address that nobody else can make, and that changes with the title alone', async () => {
    const address = await pictureOf('/who-we-are')
    expect(await pictureOf('/who-we-are')).toBe(address)
    const [, payload = '', mark = ''] = /\/([^/.]+)\.([^/.]+)\.png$/.exec(address) ?? []
    const said = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Readonly<Record<string, unknown>>
    const forged = Buffer.from(JSON.stringify({ ...said, title: 'Buy now' })).toString('base64url')
    for (const file of [`${forged}.${mark}.png`, `${payload}.png`, `${payload}.${mark}`, 'x.png', '..png', '.png'])
      expect((await get(`${SHARE_PICTURES}/${file}`)).statusCode, file).toBe(404)
  })

  it.each([
    ['en', 'Work'],
    ['am', 'የማረጋገጫው ኢሜይል አልደረሰኝም። ምን ላድርግ?'],
    ['en', 'Can I change my username, and what happens to my old address? '.repeat(2).slice(0, 110)],
    ['am', 'የተጠቃሚ ስሜን መቀየር እችላለሁ? የቀድሞው አድራሻዬስ ምን ይሆናል? '.repeat(3).slice(0, 110)],
    ['am', 'ያ'.repeat(110)],
  ] as const)('keeps a title in %s above the product’s name: %s', (lang, title) => {
    const [own, name] = sheetOf(title, lang).marks.filter((mark) => mark.kind === 'block')
    const lines = own ? linesOf(own) : []
    expect(lines.length).toBeGreaterThan(0)
    expect((lines.at(-1)?.y ?? 99) + (own?.size ?? 99) * 0.3).toBeLessThan((name?.y ?? 0) - (name?.size ?? 0))
  })

  it('is not there for pages without an address of their own', async () => {
    const { body } = await get('/help-center?q=account')
    expect(body).not.toContain('og:image')
  })
})
