import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { count } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../server/db/tables.ts'
import { SMALL_SIDE } from '../../src/documents/site-data.ts'
import { resources } from '../../openapi/resources/registry.ts'
import { sampleBody } from '../factories/entries.ts'
import { bomb, hostileFiles } from '../factories/hostile-files.ts'
import { administrator, company, individual, type Person } from '../factories/people.ts'
import { fileForm, png } from '../factories/pictures.ts'
import { testApp, type TestApp } from '../setup/app.ts'

let app: TestApp
let as: Person
beforeAll(async () => {
  app = await testApp()
  as = await individual(app)
})

interface Uploaded {
  readonly id: string
  readonly url: string
  readonly type: string
  readonly size: number
  readonly width: number
  readonly height: number
}
const send = (form: FormData, who: Person = as) =>
  app.call<Uploaded & Record<string, unknown>>('POST', '/files/pictures', { as: who, body: form })
const stored = (id: string) => fs.readFileSync(app.services.files.pathOf(id))
/** Every file under the data folder, and every row about one. */
async function kept(): Promise<readonly [number, readonly string[]]> {
  const [row] = await app.db.select({ n: count() }).from(files)
  const names = fs
    .readdirSync(app.services.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
  return [row?.n ?? 0, names.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()]
}

describe('a file that is not a picture', () => {
  it('is refused under any name and leaves nothing', async () => {
    const hostile = await hostileFiles()
    expect(hostile).toHaveLength(60)
    const before = await kept()
    const memory = process.memoryUsage().rss
    for (const { what, bytes, name, type, reason } of hostile) {
      const { status, body } = await send(fileForm(bytes, name, type))
      expect([what, name, status, body['code'], body['data']]).toEqual([what, name, 415, 'picture_refused', { reason }])
    }
    expect(await kept()).toEqual(before)
    // 20,000 × 20,000 pixels would be 1.6 GB.
    expect(process.memoryUsage().rss - memory).toBeLessThan(400_000_000)
  })

  it('is refused above 5 MB, and the next call works', async () => {
    const before = await kept()
    for (const size of [5_000_001, 20_000_000]) {
      const { status, body } = await send(fileForm(Buffer.concat([await png(), Buffer.alloc(size)])))
      expect([status, body['code'], body['data']]).toEqual([413, 'too_large', { limit: 5_000_000 }])
    }
    expect(await kept()).toEqual(before)
    expect((await send(fileForm(await png()))).status).toBe(201)
  })

  it('is refused when it claims to be huge', async () => {
    const liar = bomb(8, 8)
    liar.writeUInt32BE(60_000, 16)
    liar.writeUInt32BE(60_000, 20)
    const before = await kept()
    expect((await send(fileForm(liar))).status).toBe(415)
    expect(await kept()).toEqual(before)
  })
})

describe('a form that breaks the contract', () => {
  it.each([
    ['no file', () => new FormData(), 422],
    ['another field', async () => rename(await png(), 'other'), 415],
    ['a text in the place of the file', () => text(), 400],
    ['two files', async () => twice(await png()), 400],
    ['a field beside it', async () => beside(await png()), 422],
  ] as const)('%s is refused and leaves nothing', async (_what, make, status) => {
    const before = await kept()
    expect((await send(await make())).status).toBe(status)
    expect(await kept()).toEqual(before)
  })
  function rename(bytes: Buffer, name: string): FormData {
    const form = new FormData()
    form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'x.png')
    return form
  }
  function text(): FormData {
    const form = new FormData()
    form.set('file', 'not a file')
    return form
  }
  function twice(bytes: Buffer): FormData {
    const form = fileForm(bytes)
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'y.png')
    return form
  }
  function beside(bytes: Buffer): FormData {
    const form = fileForm(bytes)
    form.set('account_id', as.accountId)
    return form
  }

  it('is refused as JSON', async () => {
    expect((await app.call('POST', '/files/pictures', { as, body: { file: 'x' } })).status).toBe(415)
  })

  it('leaves nothing from callers who may not upload', async () => {
    const before = await kept()
    const pdf = fileForm(Buffer.from('%PDF-1.4'), 'paper.pdf', 'application/pdf')
    expect((await app.call('POST', '/files/documents', { as: await administrator(app), body: pdf })).status).toBe(403)
    expect((await app.call('POST', '/files/pictures', { body: fileForm(await png()) })).status).toBe(401)
    expect(await kept()).toEqual(before)
  })
})

describe('a picture', () => {
  it('is re-encoded upright, without its location', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#c2570c' } })
      .jpeg()
      .withExif({
        IFD0: { Artist: 'planted-artist', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '9/1 1/1 30/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '38/1 44/1 24/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const { status, body } = await send(fileForm(photo, 'IMG_2041.JPG', 'image/jpeg'))
    expect(status).toBe(201)
    expect(body).toMatchObject({ type: 'image/webp', width: 800, height: 1600 })
    const bytes = stored(body.id)
    const { exif, xmp, iptc, icc, orientation, format } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({
      exif: undefined,
      xmp: undefined,
      iptc: undefined,
      icc: undefined,
      orientation: undefined,
      format: 'webp',
    })
    expect(bytes.includes('planted-artist')).toBe(false)
    expect(bytes.length).toBe(body.size)
  })

  it('loses data hidden behind its pixels', async () => {
    const payload = Buffer.from('<script>alert("planted")</script>PK\u0003\u0004')
    for (const base of [
      await png(),
      await sharp(await png())
        .jpeg()
        .toBuffer(),
      await sharp(await png())
        .gif()
        .toBuffer(),
      await sharp(await png())
        .webp()
        .toBuffer(),
    ]) {
      const { status, body } = await send(fileForm(Buffer.concat([base, payload]), 'polyglot.html', 'text/html'))
      expect(status).toBe(201)
      expect(stored(body.id).includes('planted')).toBe(false)
    }
  })

  it('is stored under a generated name', async () => {
    for (const name of ['../../../evil.png', 'ስዕል.png', `${'x'.repeat(5_000)}.png`, 'a\r\nb: c.png']) {
      const { status, body } = await send(fileForm(await png(), name))
      expect(status, name).toBe(201)
      expect(app.services.files.pathOf(body.id).startsWith(path.join(app.services.config.dataDir, 'files'))).toBe(true)
    }
  })

  it('is served as a picture only, and only to its owner while it is not public', async () => {
    const { body } = await send(fileForm(await png()))
    const get = (url: string) => app.app.inject({ method: 'GET', url })
    const own = await get(body.url)
    expect(own.statusCode).toBe(200)
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private') as string,
    })
    expect(own.headers['content-security-policy']).toContain('sandbox')
    expect(createHash('sha256').update(own.rawPayload).digest('hex')).toBe(
      createHash('sha256').update(stored(body.id)).digest('hex'),
    )
    const url = new URL(body.url, 'http://x')
    for (const broken of [
      url.pathname,
      `${url.pathname}?until=${url.searchParams.get('until')}&mark=${'A'.repeat(32)}`,
      body.url.replace(/until=\d+/, 'until=99999999999999'),
      '/lyu/..%2f..%2fsecret.webp',
      `/lyu/${body.id}.svg`,
      `/lyu/${body.id}`,
    ])
      expect((await get(broken)).statusCode, broken).toBe(404)
    const other = await send(fileForm(await png()), await company(app))
    expect((await get(body.url.replace(body.id, other.body.id))).statusCode).toBe(404)
    app.clock.advance(3 * 86_400_000)
    expect((await get(body.url)).statusCode).toBe(404)
    app.clock.advance(-3 * 86_400_000)
  })

  it('is deleted after a day unless something refers to it', async () => {
    const [left, used] = [await send(fileForm(await png())), await send(fileForm(await png()))]
    const entry = sampleBody(resources.education as never, 1, { picture_id: used.body.id })
    expect((await app.call('POST', '/educations', { as, body: entry })).status).toBe(201)
    app.clock.advance(25 * 3_600_000)
    expect(await app.services.files.sweep(app.db)).toBeGreaterThan(0)
    expect(fs.existsSync(app.services.files.pathOf(left.body.id))).toBe(false)
    expect(fs.existsSync(app.services.files.pathOf(left.body.id, 'small'))).toBe(false)
    expect(fs.existsSync(app.services.files.pathOf(used.body.id))).toBe(true)
    app.clock.advance(-25 * 3_600_000)
  })

  it('has a small variant of at most 480 pixels and 60 kB for the same readers', async () => {
    // Noise is what compresses worst.
    const noise = await sharp({
      create: {
        width: 1500,
        height: 1000,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 70 })
      .toBuffer()
    for (const [bytes, width, height] of [
      [noise, SMALL_SIDE, 320],
      [await png(40, 30), 40, 30],
    ] as const) {
      const { body } = await send(fileForm(bytes))
      const small = fs.readFileSync(app.services.files.pathOf(body.id, 'small'))
      expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width, height })
      expect(small.length).toBeLessThanOrEqual(60_000)
      const address = body.url.replace('.webp', '-s.webp')
      expect(address).toBe(app.services.files.ownUrl(body.id, 'small'))
      const answer = await app.app.inject({ method: 'GET', url: address })
      expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.equals(small)]).toEqual([
        200,
        'image/webp',
        true,
      ])
      expect(
        (await app.app.inject({ method: 'GET', url: app.services.files.publicUrl(body.id, 'small') })).statusCode,
      ).toBe(404)
    }
  })

  it('without a small variant is served whole instead', async () => {
    const { body } = await send(fileForm(await png()))
    fs.rmSync(app.services.files.pathOf(body.id, 'small'))
    const answer = await app.app.inject({ method: 'GET', url: app.services.files.ownUrl(body.id, 'small') })
    expect(answer.rawPayload.equals(stored(body.id))).toBe(true)
  })
})
