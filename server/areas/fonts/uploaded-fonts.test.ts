import fs from 'node:fs'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import type { OfferedFont } from '../../../openapi/schemas/site.ts'
import { familyBody, fontFile, hostileFonts, stagedFont, uploadedFamily } from '../../../tests/factories/fonts.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { fileForm } from '../../../tests/factories/pictures.ts'
import { publishedSite } from '../../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { auditLog } from '../../db/platform-tables.ts'
import { files } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

interface Refused {
  readonly code?: string
  readonly message?: string
  readonly data?: unknown
  readonly errors?: Readonly<Record<string, readonly string[]>>
}
const send = (bytes: Uint8Array, lang = 'en', as = admin) =>
  app.call<Refused & { readonly id: string }>('POST', '/files/fonts', {
    as,
    body: fileForm(bytes, 'font.woff2', 'font/woff2'),
    headers: { lang },
  })
const add = async (over: Parameters<typeof familyBody>[2] = {}) =>
  app.call<Refused & ManagedFont>('POST', '/fonts', { as: admin, body: await familyBody(app, admin, over) })
const list = async () => (await app.call<ManagedFont[]>('GET', '/fonts', { as: admin })).body
const get = (url: string) => app.app.inject({ method: 'GET', url })
async function kept(): Promise<readonly [rows: number, onDisk: number]> {
  const [row] = await app.db.select({ n: count() }).from(files)
  const there = fs.readdirSync(app.services.config.dataDir, { recursive: true, withFileTypes: true })
  return [row?.n ?? 0, there.filter((entry) => entry.isFile()).length]
}
async function choose(as: Person, font: string) {
  const { body: site } = await app.call<Record<string, unknown> & { readonly fonts: readonly OfferedFont[] }>(
    'GET',
    '/site',
    { as },
  )
  const { template, primary_colour, second_colour, text_colour, indexable, version } = site
  const body = { template, primary_colour, second_colour, text_colour, indexable, version, font }
  return app.call<Refused>('PUT', '/site', { as, body })
}
/** Someone whose published page is set in a font. */
async function reader(font: string): Promise<Person> {
  const someone = await individual(app)
  await publishedSite(app, someone)
  expect((await choose(someone, font)).status).toBe(200)
  return someone
}

describe('a file that is no font', () => {
  it('is refused with its reason in the reader’s language, and nothing of it is kept', async () => {
    const before = await kept()
    const said = new Map<string, Set<string>>()
    for (const { what, bytes, reason } of await hostileFonts())
      for (const lang of ['en', 'am']) {
        const { status, body } = await send(bytes, lang)
        expect([what, status, body.code, body.data]).toEqual([what, 415, 'font_refused', { reason }])
        said.set(reason, (said.get(reason) ?? new Set()).add(body.message ?? ''))
      }
    // One text for each reason in each language, and no two alike.
    expect([...said.values()].map((texts) => texts.size)).toEqual([2, 2, 2, 2])
    expect(new Set([...said.values()].flatMap((texts) => [...texts])).size).toBe(8)
    expect(await kept()).toEqual(before)
    expect((await send(fontFile('latin'))).status).toBe(201)
  })

  it('of 20 MB is not read to its end', async () => {
    const before = await kept()
    const bytes = Buffer.concat([fontFile('latin'), Buffer.alloc(20_000_000)])
    expect(await send(bytes)).toMatchObject({ status: 413, body: { code: 'too_large', data: { limit: 2_000_000 } } })
    expect(await kept()).toEqual(before)
  })
})

describe('a font that was uploaded', () => {
  it('is listed with its scripts, weights and licence, and offered behind the others', async () => {
    const added = await add({ bold: await stagedFont(app, admin) })
    expect(added).toMatchObject({
      status: 201,
      body: {
        name: { en: 'Field Serif' },
        active: true,
        is_built_in: false,
        weights: { from: 400, to: 700 },
        families: [
          { script: 'latin', names: ['Field Serif'] },
          { script: 'ethiopic', names: ['Noto Sans Ethiopic'] },
        ],
        licence: { name: 'SIL Open Font License 1.1', text: expect.stringContaining('Noto Project') as string },
        faces: [{ weight: 400 }, { weight: 700 }],
        used: 0,
      },
    })
    expect((await list()).at(-1)).toEqual(added.body)
    const [told] = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, added.body.key))
    expect([told?.kind, told?.action]).toEqual(['font', 'create'])
  })

  it('needs a name, a licence with its text, and a regular weight', async () => {
    for (const [field, value] of [
      ['name', {}],
      ['licence_name', ''],
      ['licence', ''],
      ['regular', null],
    ] as const)
      expect((await add({ [field]: value })).body.errors).toHaveProperty(field)
  })

  it('has the same scripts in every weight, each a file of its own that the administrator sent', async () => {
    const other = await add({ bold: await stagedFont(app, admin, 'ethiopic') })
    expect([other.status, other.body.errors]).toEqual([
      422,
      { bold: ['This file has different scripts than the regular weight. Choose files of one family'] },
    ])
    const file = await stagedFont(app, admin)
    expect((await add({ regular: file, medium: file })).status).toBe(422)
    const anothers = await stagedFont(app, await administrator(app))
    expect((await add({ medium: anothers })).body.errors).toHaveProperty('medium')
  })

  it('sets the pages of those who choose it, from an address that is kept for ever', async () => {
    const { key, faces } = await uploadedFamily(app, admin)
    const someone = await reader(key)
    const page = await get(`/@${someone.username}`)
    const [face] = faces
    expect(page.body).toContain(
      `@font-face{font-family:"Own ${key}";font-weight:400;font-display:swap;unicode-range:U+0000-11FF,U+13A0-2D7F,U+2DE0-AAFF,U+AB30-1E7DF,U+1E800-10FFFF;src:url("${face?.url}") format("woff2")}`,
    )
    expect(page.body).toContain(`body{font-family:"Own ${key}","Ethiopic",system-ui,sans-serif}`)
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
    const file = await get(face?.url ?? '')
    expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
      200,
      'font/woff2',
      'public, max-age=31536000, immutable',
    ])
    expect(file.rawPayload.equals(fontFile('latin'))).toBe(true)
  })

  it('is loaded by nobody before it is added, or under another address', async () => {
    const { body } = await send(fontFile('ethiopic'))
    expect((await get(`/lyu/${body.id}.woff2`)).statusCode).toBe(404)
    const { faces } = await uploadedFamily(app, admin)
    const url = faces[0]?.url ?? ''
    for (const wrong of [
      url.replace(/-[0-9a-f]{16}\./, '-0000000000000000.'),
      url.replace(/[0-9a-f]{8}-/, '00000000-'),
      '/assets/fonts/..%2f..%2fetc%2fpasswd',
      '/assets/fonts/x.woff2',
    ])
      expect((await get(wrong)).statusCode).toBe(404)
  })

  it('keeps a name when it is renamed, and is not chosen once it is switched off', async () => {
    const { key, version } = await uploadedFamily(app, admin)
    const edit = (body: object) => app.call<Refused>('PUT', `/fonts/${key}`, { as: admin, body: { version, ...body } })
    expect((await edit({ name: null, active: true })).body.errors).toHaveProperty('name')
    expect((await edit({ name: { am: 'መስክ' }, active: false })).status).toBe(200)
    expect((await choose(await individual(app), key)).body.errors).toHaveProperty('font')
  })

  it('is deleted once no page has it, with its files; until then the answer says whose pages do', async () => {
    const { key, faces } = await uploadedFamily(app, admin)
    const someone = await reader(key)
    expect(await app.call('DELETE', `/fonts/${key}`, { as: admin })).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'site', count: 1 }] } },
    })
    expect((await list()).find((row) => row.key === key)).toMatchObject({ used: 1, used_by: [someone.username] })
    expect((await choose(someone, 'noto')).status).toBe(200)
    expect((await app.call('DELETE', `/fonts/${key}`, { as: admin })).status).toBe(204)
    expect((await list()).map((row) => row.key)).not.toContain(key)
    expect((await get(faces[0]?.url ?? '')).statusCode).toBe(404)
    expect((await choose(someone, key)).body.errors).toHaveProperty('font')
    expect((await app.call('DELETE', `/fonts/${key}`, { as: admin })).status).toBe(404)
  })

  it('is previewed on a page that is not saved yet', async () => {
    const { key } = await uploadedFamily(app, admin)
    const someone = await individual(app)
    const look = { primary_colour: '#2563eb', second_colour: '#b45309', text_colour: '#1f2937', font: key }
    const { body } = await app.call<{ readonly url: string }>('POST', '/site/preview', {
      as: someone,
      body: { template: 'starter', as: 'me', language: 'en', look },
    })
    expect((await get(body.url)).body).toContain(`"Own ${key}"`)
  })
})
