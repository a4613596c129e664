import fs from 'node:fs'
import path from 'node:path'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../openapi/resources/registry.ts'
import { sites } from '../../server/db/site-tables.ts'
import { files } from '../../server/db/tables.ts'
import { formOf } from '../../server/kernel/file-names.ts'
import { docx, odt } from '../factories/archives.ts'
import { pdf, uploadDocument } from '../factories/documents.ts'
import { sampleBody } from '../factories/entries.ts'
import { hostileDocuments } from '../factories/hostile-files.ts'
import { administrator, individual, type Person } from '../factories/people.ts'
import { fileForm } from '../factories/pictures.ts'
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
  readonly name: string
  readonly type: string
  readonly size: number
  readonly width: null
}
/** Each from someone with no uploads yet, so that the limit by user is never met. */
const send = (form: FormData, who: Person = as) =>
  app.call<Uploaded & Record<string, unknown>>('POST', '/files/documents', { as: who, body: form })
const get = (url: string) => app.app.inject({ method: 'GET', url })
async function kept(): Promise<readonly [number, readonly string[]]> {
  const [row] = await app.db.select({ n: count() }).from(files)
  const names = fs
    .readdirSync(app.services.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
  return [row?.n ?? 0, names.map((entry) => path.join(entry.parentPath, entry.name)).toSorted()]
}

describe('a file that is not a document', () => {
  it('is refused under any name with its reason, and leaves nothing', async () => {
    const hostile = await hostileDocuments()
    expect(hostile.length).toBeGreaterThan(90)
    const before = await kept()
    const memory = process.memoryUsage().rss
    for (const [n, { what, bytes, name, type, reason }] of hostile.entries()) {
      if (n % 50 === 0) as = await individual(app)
      const { status, body } = await send(fileForm(bytes, name, type))
      expect([what, name, status, body['code'], body['data']]).toEqual([
        what,
        name,
        415,
        'document_refused',
        { reason },
      ])
    }
    expect(await kept()).toEqual(before)
    expect(process.memoryUsage().rss - memory).toBeLessThan(500_000_000)
  })

  it('is refused in the reader’s language, with the reason if it is damaged', async () => {
    const say = async (bytes: Buffer, lang: string) =>
      String(
        (await app.call('POST', '/files/documents', { as, body: fileForm(bytes), headers: { lang } })).body['message'],
      )
    const [type, damaged] = [Buffer.from('text'), pdf('x').subarray(0, 100)]
    for (const lang of ['en', 'am']) expect(await say(type, lang)).not.toBe(await say(damaged, lang))
    expect(await say(damaged, 'am')).toMatch(/\p{Script=Ethiopic}/u)
  })

  it('is refused above 10 MB, and the next call works', async () => {
    const before = await kept()
    const { status, body } = await send(fileForm(Buffer.concat([pdf('x'), Buffer.alloc(10_000_001)]), 'x.pdf'))
    expect([status, body['code'], body['data']]).toEqual([413, 'too_large', { limit: 10_000_000 }])
    expect(await kept()).toEqual(before)
    expect((await send(fileForm(pdf('x'), 'x.pdf'))).status).toBe(201)
  })

  it('leaves nothing from callers who may not upload', async () => {
    const before = await kept()
    expect((await send(fileForm(pdf('x')), await administrator(app))).status).toBe(403)
    expect((await app.call('POST', '/files/documents', { body: fileForm(pdf('x')) })).status).toBe(401)
    expect(await kept()).toEqual(before)
  })
})

describe('a document', () => {
  it.each([
    ['pdf', () => pdf('Paper')],
    ['docx', () => docx()],
    ['odt', () => odt()],
  ] as const)('is stored byte for byte under its real type: %s', async (form, make) => {
    const bytes = make()
    const { status, body } = await send(fileForm(bytes, 'ጥናት.html', 'text/html'))
    expect([status, body.name, body.size, body.width, formOf(body.type)]).toEqual([
      201,
      `ጥናት.html.${form}`,
      bytes.length,
      null,
      form,
    ])
    expect(fs.readFileSync(app.services.files.pathOf(body.id, form)).equals(bytes)).toBe(true)
    const answer = await get(body.url)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': body.type,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private') as string,
      'content-disposition': `attachment; filename="___.html.${form}"; filename*=UTF-8''${encodeURIComponent(body.name)}`,
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    for (const other of [
      '.webp',
      '-s.webp',
      '.html',
      '',
      ...['.pdf', '.docx', '.odt'].filter((ending) => ending !== `.${form}`),
    ])
      expect((await get(body.url.replace(`.${form}`, other))).statusCode, other).toBe(404)
  })

  it.each([
    ['../../../etc/paper.pdf', 'paper.pdf'],
    ['C:\\papers\\paper.pdf', 'paper.pdf'],
    ['Paper.PDF', 'Paper.pdf'],
    ['fdp.exe\u202e.pdf', 'fdp.exe.pdf'],
    ['a\r\nset-cookie: b.pdf', 'aset-cookie_ b.pdf'],
    ['.pdf', 'document.pdf'],
    ['…', '….pdf'],
    ['"quoted".pdf', '_quoted_.pdf'],
    ['x'.repeat(400), `${'x'.repeat(160)}.pdf`],
  ])('called %j is stored as %j', async (name, expected) => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pdf('x'))]), name)
    const { body } = await send(form, await individual(app))
    // A browser escapes line breaks and quotation marks in names itself.
    expect(
      decodeURIComponent(body.name)
        .replaceAll(/[\r\n]/g, '')
        .replaceAll('"', '_'),
    ).toBe(expected)
  })

  it('is public only while a published page shows it', async () => {
    const person = await individual(app)
    const { id, url } = await uploadDocument(app, person)
    const body = sampleBody(resources.publishedWork as never, 1, { attachment_id: id, status: 'published' })
    const made = await app.call<{ readonly id: string }>('POST', '/published-works', { as: person, body })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const address = app.services.files.publicUrl(id, 'pdf')
    expect((await get(address)).statusCode).toBe(404)
    await app.db.update(sites).set({ status: 'published' }).where(eq(sites.accountId, person.accountId))
    expect((await get(address)).statusCode).toBe(200)
    expect((await get(address)).headers['content-disposition']).toContain('attachment')
    await app.call('PUT', `/published-works/${made.body.id}`, {
      as: person,
      body: { ...body, status: 'unpublished', version: 1 },
    })
    expect((await get(address)).statusCode).toBe(404)
    expect((await get(url)).statusCode).toBe(200)
  })

  it('is deleted after a day if nothing refers to it', async () => {
    const { id } = await uploadDocument(app, await individual(app))
    app.clock.advance(25 * 3_600_000)
    expect(await app.services.files.sweep(app.db)).toBeGreaterThan(0)
    app.clock.advance(-25 * 3_600_000)
    expect(fs.existsSync(app.services.files.pathOf(id, 'pdf'))).toBe(false)
  })
})
