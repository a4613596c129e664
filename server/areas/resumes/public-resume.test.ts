import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ResumeRow, ResumeSnapshot } from '../../../openapi/schemas/resume.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { publish, resume, resumeBodyOf, snapshot, type MadeResume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { accounts, files, users } from '../../db/tables.ts'
import { sweepResumes } from './resumes.commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
let caller = 0
beforeEach(() => void (caller += 1))

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; TECNO KJ5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36'
const open = (path: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: path, headers: { 'user-agent': PHONE, ...headers }, remoteAddress: `203.0.113.${caller}` })
const pathOf = ({ url }: { readonly url: string | null }) => new URL(url ?? 'https://nowhere.invalid').pathname
async function hanna(): Promise<Person> {
  const person = await individual(app, {
    user: { displayName: { en: 'Hanna Bekele', am: 'ሐና በቀለ' } },
    account: { headline: { en: 'Keeps books in order', am: 'ሒሳብ ትይዛለች' }, bio: { en: 'Twelve years of books.' } },
  })
  await app.call('POST', '/person-skills', {
    as: person,
    body: { visible: true, name: { en: 'Peachtree', am: 'ፒችትሪ' } },
  })
  return person
}
const published = async (as: Person, over: Parameters<typeof publish>[3] = {}) => {
  const answer = await publish(app, as, await resume(app, as), over)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const saved = async (as: Person, { id }: { readonly id: string }) =>
  (await app.call<{ readonly resume: MadeResume }>('GET', `/resumes/${id}`, { as })).body.resume
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('the page of a resume', () => {
  it('is finished HTML in both languages, and opens in its own', async () => {
    const person = await hanna()
    const row = await publish(app, person, await resume(app, person, 'Accountant', 'am'))
    const page = await open(pathOf(row.body))
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-language']).toBe('am')
    expect(page.body).toContain('<h1>ሐና በቀለ</h1>')
    expect(page.body).toContain('ፒችትሪ')
    const english = await open(`${pathOf(row.body)}?lang=en`)
    expect(english.body).toContain('<h1>Hanna Bekele</h1>')
    expect(english.body).toContain('Peachtree')
    expect(english.body).not.toContain('<script>')
  })

  it('with the link is told to nobody; for everyone it is, and search engines may keep it if its owner wants', async () => {
    const person = await hanna()
    const byLink = await published(person)
    const quiet = await open(pathOf(byLink))
    expect(quiet.headers['x-robots-tag']).toBe('noindex')
    expect(quiet.body).not.toContain('application/ld+json')
    expect(quiet.body).not.toContain('rel="canonical"')
    const sitemap = async () => (await open('/sitemap.xml')).body
    expect(await sitemap()).not.toContain(pathOf(byLink))
    const loud = await publish(app, person, byLink, { visibility: 'everyone', indexed: true })
    await expect.poll(async () => (await open(pathOf(loud.body))).headers['x-robots-tag']).toBeUndefined()
    const page = await open(pathOf(loud.body))
    expect(page.headers['x-robots-tag']).toBeUndefined()
    expect(page.body).toContain('"@type":"Person"')
    expect(page.body).toMatch(/hreflang="am"/i)
    expect(page.body).not.toMatch(/"email"|"telephone"/)
    expect(await sitemap()).toContain(pathOf(byLink))
    const wrong = await publish(app, person, loud.body, { visibility: 'link', indexed: true })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['indexed']])
  })

  it('has an address that says neither what its owner calls it nor whose it is, and so has a copy', async () => {
    const person = await hanna()
    const row = await published(person)
    const address = /^\/user\/resume\/[a-z0-9]{10}$/
    expect(pathOf(row)).toMatch(address)
    expect(pathOf(await snapshot(app, person, row))).toMatch(address)
  })

  it('shows today’s resume, and at a snapshot’s address the one that was sent', async () => {
    const person = await hanna()
    const row = await published(person)
    const sent = await snapshot(app, person, row)
    const before = await saved(person, row)
    await app.call('PUT', `/resumes/${row.id}`, {
      as: person,
      body: resumeBodyOf(before, { content: { ...before.content, headline: { en: 'Chief of accounts' } } }),
    })
    await expect.poll(async () => (await open(pathOf(row))).body).toContain('Chief of accounts')
    const copy = await open(pathOf(sent))
    expect(copy.body).toContain('Keeps books in order')
    expect(copy.body).not.toContain('Chief of accounts')
    expect(copy.headers['x-robots-tag']).toBe('noindex')
    // A changed fact is on today's page as well, and not on the copy.
    await app.call('POST', '/person-skills', { as: person, body: { visible: true, name: { en: 'Tax law' } } })
    expect((await open(pathOf(sent))).body).not.toContain('Tax law')
  })

  it('is gone once it is taken back, past its last day or deleted, and a copy once it or its resume is deleted', async () => {
    const person = await hanna()
    const row = await published(person, { until: inDays(2) })
    const [first, second] = [await snapshot(app, person, row), await snapshot(app, person, row, 'Awash Bank')]
    const status = async (of: { readonly url: string | null }) => (await open(pathOf(of))).statusCode
    // Other processes hear of a change a moment later.
    const becomes = async (of: { readonly url: string | null }, code: number) => {
      await expect.poll(() => status(of)).toBe(code)
    }
    expect(await status(row)).toBe(200)
    const back = await publish(app, person, row, { visibility: 'private' })
    await becomes(row, 410)
    await becomes(first, 200)
    const again = await publish(app, person, back.body)
    expect(again.body.url).toBe(row.url)
    await becomes(row, 200)
    await app.call('DELETE', `/resumes/${row.id}/snapshots/${first.id}`, { as: person })
    await becomes(first, 410)
    await becomes(second, 200)
    await app.call('DELETE', `/resumes/${row.id}`, { as: person })
    await becomes(row, 410)
    await becomes(second, 410)
    await app.call('POST', `/resumes/${row.id}/restore`, { as: person })
    await becomes(row, 200)
    await becomes(second, 200)
    await app.call('DELETE', `/resumes/${row.id}`, { as: person })
    app.clock.advance(3_700_000)
    await sweepResumes(app.services)
    await becomes(row, 410)
    await becomes(second, 410)
    expect((await open('/user/resume/never-there-abc')).statusCode).toBe(404)
    expect((await open('/user/resume/..%2Fetc')).statusCode).toBe(404)
  })

  it('ends with its last day, which is not in the past', async () => {
    const person = await hanna()
    const row = await published(person, { until: inDays(1) })
    expect((await open(pathOf(row))).statusCode).toBe(200)
    app.clock.advance(2 * 86_400_000)
    expect((await open(pathOf(row))).statusCode).toBe(410)
    const list = await app.call<{ readonly data: readonly ResumeRow[] }>('GET', '/resumes', { as: person })
    expect(list.body.data[0]).toMatchObject({ visibility: 'link', is_public: false })
    const late = await publish(app, person, row, { until: inDays(-2) })
    expect([late.status, Object.keys(late.body.errors ?? {})]).toEqual([422, ['until']])
  })

  it('of somebody who may not sign in any more is gone', async () => {
    const person = await hanna()
    const row = await published(person)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, person.userId))
    expect((await open(pathOf(row))).statusCode).toBe(410)
  })

  it('shows the photo where it is wanted, and gives it to nobody else’s pages', async () => {
    const person = await hanna()
    const { id } = await uploadPicture(app, person)
    // No card and no page of theirs shows it.
    await app.db
      .update(accounts)
      .set({ pictureId: id, audiences: { photo: ['resume'] } })
      .where(eq(accounts.id, person.accountId))
    const row = await published(person)
    const photo = async () => (await open(app.services.files.publicUrl(id))).statusCode
    expect((await open(pathOf(row))).body).not.toContain(id)
    expect(await photo()).toBe(404)
    const before = await saved(person, row)
    await app.call('PUT', `/resumes/${row.id}`, {
      as: person,
      body: resumeBodyOf(before, { style: { ...before.style, template: 'portrait', photo: true } }),
    })
    await expect.poll(async () => (await open(pathOf(row))).body).toContain(id)
    expect(await photo()).toBe(200)
    await publish(app, person, await saved(person, row), { visibility: 'private' })
    expect(await photo()).toBe(404)
  })

  it('keeps the photo of a copy when the person has another one, and lets it go with the copy', async () => {
    const person = await hanna()
    const photoIs = (id: string | null) =>
      app.db.update(accounts).set({ pictureId: id }).where(eq(accounts.id, person.accountId))
    await photoIs((await uploadPicture(app, person)).id)
    const made = await resume(app, person)
    const style = { ...made.style, template: 'portrait' as const, photo: true }
    await app.call('PUT', `/resumes/${made.id}`, { as: person, body: resumeBodyOf(made, { style }) })
    const sent = await snapshot(app, person, made)
    await photoIs(null)
    const shown = /src="(?<path>[^"]*\/lyu\/[^"]+)"/.exec((await open(pathOf(sent))).body)?.groups?.['path'] ?? ''
    const photo = async () => (await open(new URL(shown, 'https://sira.example').pathname)).statusCode
    expect(shown).not.toBe('')
    expect(await photo()).toBe(200)
    expect((await open(`${pathOf(sent)}/resume.pdf`)).rawPayload.includes('/Subtype /Image')).toBe(true)
    // A copy of one that shows no photo has none.
    const plain = await snapshot(app, person, made, 'Awash Bank')
    expect((await open(pathOf(plain))).body).not.toContain('/lyu/')
    await app.call('DELETE', `/resumes/${made.id}/snapshots/${sent.id}`, { as: person })
    expect(await photo()).toBe(404)
    const staged = await app.db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.accountId, person.accountId), eq(files.state, 'attached')))
    expect(staged).toEqual([])
  })

  it('counts its views apart from those of the site, not its owner’s, and not those of the form for its password', async () => {
    const person = await hanna()
    const row = await published(person)
    const views = async () =>
      (await app.call<{ readonly data: readonly ResumeRow[] }>('GET', '/resumes', { as: person })).body.data[0]?.views
    await open(pathOf(row), { cookie: `access_token=${person.token}` })
    caller += 100
    await open(`${pathOf(row)}?via=qr`)
    await expect.poll(views).toBe(1)
    caller += 100
    await open(pathOf(row))
    await expect.poll(views).toBe(2)
    const locked = await publish(app, person, row, { visibility: 'password', password: 'for the bank' })
    // From where it was opened already: until the change is heard, the page is there still.
    await expect.poll(async () => (await open(pathOf(locked.body))).body).toContain('type="password"')
    caller += 100
    await open(pathOf(locked.body))
    const sent = await snapshot(app, person, row)
    await open(pathOf(sent))
    const copies = async () =>
      (await app.call<ResumeSnapshot[]>('GET', `/resumes/${row.id}/snapshots`, { as: person })).body[0]?.views
    await expect.poll(copies).toBe(1)
    expect(await views()).toBe(2)
  })
})

describe('the QR code of a resume', () => {
  it('is of its address, as a drawing and as a picture, once it has one', async () => {
    const person = await hanna()
    const code = (id: string, kind: 'svg' | 'png') =>
      app.app.inject({
        url: `/api/resumes/${id}/qr.${kind}`,
        headers: { authorization: `Bearer ${person.token}` },
      })
    const made = await resume(app, person)
    expect((await code(made.id, 'svg')).statusCode).toBe(404)
    const row = (await publish(app, person, made)).body
    const [svg, png] = [await code(row.id, 'svg'), await code(row.id, 'png')]
    expect([svg.headers['content-type'], png.headers['content-type']]).toEqual(['image/svg+xml', 'image/png'])
    expect(svg.body).toContain(row.url ?? 'nowhere')
    const { width, height, format } = await sharp(png.rawPayload).metadata()
    expect([width, height, format]).toEqual([945, 945, 'png'])
    const other = await hanna()
    const { status } = await app.call('GET', `/resumes/${row.id}/qr.svg`, { as: other })
    expect(status).toBe(404)
  })
})

describe('the PDF of a resume', () => {
  const pdfOf = (of: { readonly url: string | null }, query = '', headers = {}) =>
    open(`${pathOf(of)}/resume.pdf${query}`, headers)
  const textIn = async (pdf: Awaited<ReturnType<typeof pdfOf>>) =>
    (await app.services.pdfTexts.textOf(pdf.rawPayload))?.pages.flat().join(' ')

  it('is there for whoever may read the page, in both languages, and as it was sent', async () => {
    const person = await hanna()
    const row = await published(person)
    const sent = await snapshot(app, person, row)
    const english = await pdfOf(row)
    expect([english.statusCode, english.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(english.headers['content-disposition']).toContain('filename="Hanna Bekele.pdf"')
    expect(english.headers['x-robots-tag']).toBe('noindex')
    expect(await textIn(english)).toContain('Peachtree')
    expect(await textIn(await pdfOf(row, '?lang=am'))).toContain('ፒችትሪ')
    await app.call('POST', '/person-skills', { as: person, body: { visible: true, name: { en: 'Tax law' } } })
    const before = await saved(person, row)
    const content = { ...before.content, headline: { en: 'Chief of accounts' } }
    await app.call('PUT', `/resumes/${row.id}`, { as: person, body: resumeBodyOf(before, { content }) })
    expect(await textIn(await pdfOf(row))).toContain('Chief of accounts')
    expect(await textIn(await pdfOf(sent))).toContain('Keeps books in order')
    await publish(app, person, await saved(person, row), { visibility: 'private' })
    expect((await pdfOf(row)).statusCode).toBe(410)
    expect((await pdfOf(sent)).statusCode).toBe(200)
  })

  it('with a password is for whoever entered it', async () => {
    const person = await hanna()
    const row = await published(person, { visibility: 'password', password: 'for the bank' })
    expect((await pdfOf(row)).statusCode).toBe(404)
    const entered = await app.app.inject({
      method: 'POST',
      url: pathOf(row),
      remoteAddress: `203.0.113.${caller}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password: 'for the bank' }).toString(),
    })
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect((await pdfOf(row, '', { cookie })).statusCode).toBe(200)
  })
})

describe('a resume with a password', () => {
  const guess = (path: string, password: string) =>
    app.app.inject({
      method: 'POST',
      url: `${path}?lang=en`,
      remoteAddress: `203.0.113.${caller}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ password }).toString(),
    })
  const locked = async (person: Person) => published(person, { visibility: 'password', password: 'for the bank' })
  const cookieFrom = (answer: Awaited<ReturnType<typeof guess>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? ''

  it('says nothing of whose it is, and opens for whoever knows it, without a script', async () => {
    const person = await hanna()
    const row = await locked(person)
    const form = await open(pathOf(row))
    expect([form.statusCode, form.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(form.body).not.toMatch(/Hanna|Peachtree|hanna/)
    const wrong = await guess(pathOf(row), 'for the bnak')
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('This isn’t the password')
    const right = await guess(pathOf(row), 'for the bank')
    expect([right.statusCode, right.headers['location']]).toEqual([303, `${pathOf(row)}?lang=en`])
    expect(right.headers['set-cookie']).toContain(`Path=${pathOf(row)};`)
    const page = await open(pathOf(row), { cookie: cookieFrom(right) })
    expect(page.body).toContain('<h1>Hanna Bekele</h1>')
    expect(page.headers['cache-control']).toBe('no-store')
    // Nothing of it was kept for those who do not know it.
    expect((await open(pathOf(row))).body).not.toContain('Hanna')
  })

  it('is closed again after an hour, and by another password', async () => {
    const person = await hanna()
    const row = await locked(person)
    const cookie = cookieFrom(await guess(pathOf(row), 'for the bank'))
    const isOpen = async () => (await open(pathOf(row), { cookie })).body.includes('Hanna')
    expect(await isOpen()).toBe(true)
    const kept = await publish(app, person, row, { visibility: 'password' })
    expect([kept.status, await isOpen()]).toEqual([200, true])
    const changed = await publish(app, person, kept.body, { visibility: 'password', password: 'another one' })
    expect([changed.status, await isOpen()]).toEqual([200, false])
    const again = cookieFrom(await guess(pathOf(row), 'another one'))
    app.clock.advance(3_601_000)
    expect((await open(pathOf(row), { cookie: again })).body).not.toContain('Hanna')
  })

  it('is guessed at five times in a quarter of an hour from one address, the right one included', async () => {
    const row = await locked(await hanna())
    for (let n = 0; n < 5; n++) expect((await guess(pathOf(row), `wrong guess ${n}`)).statusCode).toBe(422)
    expect((await guess(pathOf(row), 'for the bank')).statusCode).toBe(429)
    caller += 1
    expect((await guess(pathOf(row), 'for the bank')).statusCode).toBe(303)
  })

  it('needs one, which is forgotten when everyone may read it', async () => {
    const person = await hanna()
    const none = await publish(app, person, await resume(app, person), { visibility: 'password' })
    expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ['password']])
    const row = await locked(person)
    const free = await publish(app, person, row)
    expect(free.body.has_password).toBe(false)
    expect((await publish(app, person, free.body, { visibility: 'password' })).status).toBe(422)
  })

  it('opens nothing else: the pass of one resume is none for another', async () => {
    const [row, other] = [await locked(await hanna()), await locked(await hanna())]
    const cookie = cookieFrom(await guess(pathOf(row), 'for the bank'))
    expect((await open(pathOf(other), { cookie })).body).not.toContain('Hanna')
  })
})
