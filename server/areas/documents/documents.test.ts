import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentRoom, SupportDocument } from '../../../openapi/schemas/support-document.ts'
import { docx } from '../../../tests/factories/archives.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { fileForm, uploadPicture } from '../../../tests/factories/pictures.ts'
import { publish, resume, snapshot } from '../../../tests/factories/resumes.ts'
import { attach, picturedDocument, stagedPdf, supportDocument } from '../../../tests/factories/support-documents.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { files } from '../../db/tables.ts'
import { sweepDocuments } from './documents.commands.ts'

let app: TestApp
let as: Person
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  as = await individual(app)
})

type Refused = Readonly<Record<string, unknown>>
const list = async (query = '') =>
  (await app.call<{ readonly data: readonly SupportDocument[] }>('GET', `/support-documents${query}`, { as })).body.data
const names = async (query = '') => (await list(query)).map(({ name }) => name.en)
const room = async () => (await app.call<DocumentRoom>('GET', '/support-documents/room', { as })).body
const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ method: 'GET', url, headers })
const create = (body: Readonly<Record<string, unknown>>) =>
  app.call<SupportDocument & Refused>('POST', '/support-documents', {
    as,
    body: { name: { en: 'Degree' }, kind: 'degree', keep_both: false, ...body },
  })
const remove = ({ id }: SupportDocument) => app.call('DELETE', `/support-documents/${id}`, { as })
const restore = ({ id }: SupportDocument) =>
  app.call<SupportDocument>('POST', `/support-documents/${id}/restore`, { as })
const pathOf = ({ url }: { readonly url: string | null }) => new URL(url ?? 'https://nowhere.invalid').pathname
const published = async (over: Parameters<typeof publish>[3] = {}) =>
  (await publish(app, as, await resume(app, as), over)).body

describe('a document', () => {
  it('is kept, found, renamed, and its own to read', async () => {
    const made = await supportDocument(app, as)
    const photo = await picturedDocument(app, as)
    expect(await names()).toEqual(['Work permit', 'BSc in Accounting'])
    expect(await names('?sort=name')).toEqual(['BSc in Accounting', 'Work permit'])
    expect(await names(`?q=${encodeURIComponent('የሒሳብ')}`)).toEqual(['BSc in Accounting'])
    expect(await names('?kind=licence')).toEqual(['Work permit'])
    const renamed = await app.call<SupportDocument>('PUT', `/support-documents/${made.id}`, {
      as,
      body: { name: { en: 'MSc' }, kind: 'transcript', version: 1 },
    })
    expect(renamed.body).toMatchObject({ name: { en: 'MSc' }, kind: 'transcript', version: 2 })
    const late = await app.call<Refused>('PUT', `/support-documents/${made.id}`, {
      as,
      body: { name: { en: 'BA' }, kind: 'degree', version: 1 },
    })
    expect([late.status, late.body['code'], late.body['data']]).toMatchObject([
      409,
      'stale',
      { current: { name: { en: 'MSc' } } },
    ])
    expect(await names('?q=msc')).toEqual(['MSc'])
    const saved = await get(made.file.url)
    expect(saved.headers['content-disposition']).toMatch(/^attachment; filename="Paper \d+\.pdf"/)
    expect(saved.headers['content-security-policy']).toContain('sandbox')
    const seen = await get(made.file.view_url)
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['x-content-type-options']]).toEqual([
      200,
      'application/pdf',
      'nosniff',
    ])
    expect(seen.headers['content-disposition']).toMatch(/^inline;/)
    expect(seen.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
    for (const url of [made.file.url, photo.file.url, photo.file.small_url ?? '']) {
      expect((await get(url)).statusCode, url).toBe(200)
      expect((await get(url.split('?')[0] ?? '')).statusCode, url).toBe(404)
      expect((await get(`${url.split('?')[0]}?as=page`)).statusCode, url).toBe(404)
    }
    app.clock.advance(3_700_000)
    expect((await get(made.file.view_url)).statusCode).toBe(404)
  })

  it('is a PDF or a picture without what a camera wrote, and no Word file or one of another', async () => {
    const word = await app.call<{ readonly id: string }>('POST', '/files/documents', {
      as,
      body: fileForm(docx(), 'cv.docx', 'application/pdf'),
    })
    const refused = await create({ file_id: word.body.id })
    expect([refused.status, refused.body['errors']]).toEqual([422, { file_id: ['Choose a PDF or a picture'] }])
    const theirs = await stagedPdf(app, await individual(app))
    expect((await create({ file_id: theirs })).status).toBe(422)
    const used = await supportDocument(app, as)
    expect(used.file).toMatchObject({ kind: 'pdf', small_url: null })
    const camera = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
      .withExif({ IFD3: { GPSLatitude: '9/1 1/1 0/1' } })
      .jpeg()
      .toBuffer()
    const shot = await app.call<{ readonly id: string }>('POST', '/files/pictures', {
      as,
      body: fileForm(camera, 'degree.jpg', 'image/jpeg'),
    })
    const kept = await supportDocument(app, as, { file_id: shot.body.id })
    const bytes = (await get(kept.file.url)).rawPayload
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(kept.file).toMatchObject({ kind: 'picture', width: 60, height: 40, name: null })
  })

  it('with the same content is named, and kept twice only when that is wanted', async () => {
    const first = await supportDocument(app, as, { file_id: await stagedPdf(app, as, 'Same') })
    const again = await stagedPdf(app, as, 'Same')
    const asked = await create({ file_id: again })
    expect([asked.status, asked.body['code'], asked.body['data']]).toEqual([
      409,
      'same_document',
      { id: first.id, name: first.name },
    ])
    expect((await create({ file_id: again, keep_both: true })).status).toBe(201)
    // Another's document is nobody's business.
    as = await individual(app)
    expect((await create({ file_id: await stagedPdf(app, as, 'Same') })).status).toBe(201)
  })

  it('gets another file, and the one before it is given up', async () => {
    const made = await supportDocument(app, as)
    const put = (version: number, file_id: string) =>
      app.call<SupportDocument & Refused>('PUT', `/support-documents/${made.id}/file`, {
        as,
        body: { file_id, keep_both: false, version },
      })
    const { id } = await uploadPicture(app, as)
    const replaced = await put(1, id)
    expect([replaced.status, replaced.body.file.kind, replaced.body.version]).toEqual([200, 'picture', 2])
    expect((await put(1, await stagedPdf(app, as))).body['code']).toBe('stale')
    const rows = await app.db.select().from(files)
    const before = rows.filter(({ accountId }) => accountId === as.accountId && made.file.url.includes('.pdf'))
    expect(before.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'document staged',
      'document staged',
      'picture attached',
    ])
  })

  it('that was deleted is restored within an hour, attached as it was, and forgotten after it', async () => {
    const [made, of] = [await supportDocument(app, as), await resume(app, as)]
    await attach(app, as, of, made)
    expect((await list())[0]?.used_by).toEqual([{ kind: 'resume', id: of.id, name: 'Accountant', is_public: false }])
    await remove(made)
    expect(await list()).toEqual([])
    const back = await restore(made)
    expect([back.status, back.body.used_by.length, back.body.version]).toEqual([200, 1, 2])
    await remove(made)
    app.clock.advance(3_700_000)
    await sweepDocuments(app.services)
    const rows = await app.db.select().from(files)
    expect(rows.filter(({ accountId, state }) => accountId === as.accountId && state === 'attached')).toEqual([])
  })

  it('has its limits: by number, and by bytes of all together', async () => {
    const made = await supportDocument(app, as)
    expect(await room()).toMatchObject({ documents: 1, bytes: made.file.size, most_documents: 100 })
    const mine = await app.db.select().from(files)
    const { id } = mine.find(({ accountId }) => accountId === as.accountId) ?? { id: '' }
    await app.db.update(files).set({ bytes: 200_000_000 }).where(eq(files.id, id))
    const full = await create({ file_id: await stagedPdf(app, as) })
    expect([full.status, full.body['code'], full.body['data']]).toEqual([409, 'storage_full', { limit: 200_000_000 }])
    expect(full.body['message']).toContain('200 MB')
    expect(await list()).toHaveLength(1)
  })
})

describe('attached to a resume', () => {
  it('is listed on its page in order, and saved there by its readers under its name', async () => {
    const row = await published()
    const [degree, permit] = [await supportDocument(app, as), await picturedDocument(app, as)]
    await attach(app, as, row, degree)
    await attach(app, as, row, permit)
    await expect.poll(async () => (await get(pathOf(row))).body).toMatch(/BSc in Accounting[^]*Work permit/)
    const ordered = await app.call<readonly SupportDocument[]>('PUT', `/resumes/${row.id}/documents`, {
      as,
      body: { document_ids: [permit.id, degree.id] },
    })
    expect(ordered.body.map(({ id }) => id)).toEqual([permit.id, degree.id])
    await expect.poll(async () => (await get(pathOf(row))).body).toMatch(/Work permit[^]*BSc in Accounting/)
    expect((await get(`${pathOf(row)}?lang=am`)).body).toContain('የሒሳብ መዝገብ ዲግሪ')
    const answer = await get(`${pathOf(row)}/document/${degree.id}`)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ])
    expect(answer.headers['content-disposition']).toContain('attachment; filename="BSc in Accounting.pdf"')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const picture = await get(`${pathOf(row)}/document/${permit.id}`)
    expect([picture.headers['content-type'], picture.rawPayload.length]).toEqual(['image/webp', permit.file.size])
    const stale = await app.call<Refused>('PUT', `/resumes/${row.id}/documents`, {
      as,
      body: { document_ids: [permit.id] },
    })
    expect(stale.body['code']).toBe('stale')
  })

  it('is gone at once when it is detached or deleted, and with the resume', async () => {
    const row = await published()
    const [degree, other] = [await supportDocument(app, as), await supportDocument(app, as)]
    await attach(app, as, row, degree)
    const path = `${pathOf(row)}/document/${degree.id}`
    const status = async (url = path) => (await get(url)).statusCode
    expect(await status()).toBe(200)
    // What is not attached here is not found here.
    expect(await status(`${pathOf(row)}/document/${other.id}`)).toBe(404)
    expect(await status(`${pathOf(row)}/document/not-an-id`)).toBe(404)
    const sent = await snapshot(app, as, row)
    expect(await status(`${pathOf(sent)}/document/${degree.id}`)).toBe(404)
    await app.call('DELETE', `/resumes/${row.id}/documents/${degree.id}`, { as })
    expect(await status()).toBe(404)
    await expect.poll(async () => (await get(pathOf(row))).body).not.toContain('BSc in Accounting')
    await attach(app, as, row, degree)
    await remove(degree)
    expect(await status()).toBe(404)
    await restore(degree)
    expect(await status()).toBe(200)
    await publish(app, as, row, { visibility: 'private' })
    expect(await status()).toBe(410)
  })

  it('is nothing for whoever does not know the password', async () => {
    const row = await published({ visibility: 'password', password: 'for the bank' })
    const degree = await supportDocument(app, as)
    await attach(app, as, row, degree)
    const path = `${pathOf(row)}/document/${degree.id}`
    expect((await get(path)).statusCode).toBe(404)
    expect((await get(pathOf(row))).body).not.toContain('BSc')
    const entered = await app.app.inject({
      method: 'POST',
      url: pathOf(row),
      payload: 'password=for+the+bank',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect((await get(pathOf(row), { cookie })).body).toContain('BSc in Accounting')
    expect((await get(path, { cookie })).statusCode).toBe(200)
  })

  it('goes along with a copy of the resume, at most twenty', async () => {
    const row = await resume(app, as)
    const degree = await supportDocument(app, as)
    await attach(app, as, row, degree)
    const copy = await app.call<{ readonly id: string }>('POST', `/resumes/${row.id}/duplicate`, { as })
    const of = (id: string) => app.call<readonly SupportDocument[]>('GET', `/resumes/${id}/documents`, { as })
    expect((await of(copy.body.id)).body.map(({ id }) => id)).toEqual([degree.id])
    for (let n = 0; n < 19; n += 1) await attach(app, as, row, await supportDocument(app, as))
    const last = await supportDocument(app, as)
    const full = await app.call<Refused>('PUT', `/resumes/${row.id}/documents/${last.id}`, { as })
    expect([full.status, full.body['code'], full.body['data']]).toEqual([409, 'limit_reached', { limit: 20 }])
  })

  it('is not attached to another’s resume, nor another’s document to one’s own', async () => {
    const [mine, document] = [await resume(app, as), await supportDocument(app, as)]
    const me = as
    as = await individual(app)
    const theirs = await supportDocument(app, as)
    expect((await app.call('PUT', `/resumes/${mine.id}/documents/${theirs.id}`, { as })).status).toBe(404)
    expect((await app.call('PUT', `/resumes/${mine.id}/documents/${theirs.id}`, { as: me })).status).toBe(404)
    expect((await app.call('PUT', `/resumes/${mine.id}/documents/${document.id}`, { as: me })).status).toBe(200)
  })
})
