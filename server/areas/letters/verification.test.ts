import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import {
  act,
  issued,
  keptLetter,
  letterText,
  outsideRecipient,
  paragraphs,
  submitted,
} from '../../../tests/factories/letters.ts'
import { foreignTags } from '../../../tests/factories/foreign-tags.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { pdf as plainPdf } from '../../../tests/factories/documents.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { fileForm } from '../../../tests/factories/pictures.ts'
import { sealedPdf, sealLetter } from '../../../tests/factories/sealed-letters.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { letterAttachments, letterRecipients, letters } from '../../db/letters-tables.ts'
import { hashOfKey } from './letter-pass.ts'
import { mailRecipients } from './recipient.mailer.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
/** Each test comes from an address of its own: limits count by it. */
let caller = 0
beforeEach(() => void (caller += 1))

const from = () => ({ remoteAddress: `198.51.100.${caller}` })
const open = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers, ...from() })
const submit = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
    ...from(),
  })
async function submitFile(bytes: Uint8Array, path = '/letter/verify', name = 'file') {
  const form = new FormData()
  form.set(name, new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), 'letter.pdf')
  const sent = new Response(form)
  return app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
    ...from(),
  })
}
const verify = async (bytes: Uint8Array) =>
  (
    await app.call('POST', '/letters/verify', {
      body: fileForm(bytes, 'letter.pdf', 'application/pdf'),
      address: `198.51.100.${caller}`,
    })
  ).body
async function letterOf(over: { readonly confidential?: boolean; readonly says?: object } = {}) {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const { id: typeId } = await letterTypeOf(app, firm, { confidential: over.confidential ?? false })
  const id = await issued(app, firm, typeId, { ...over.says })
  return { firm, id, ...(await sealLetter(app, id)) }
}
const revoke = async (firm: Person, id: string) =>
  act(app, firm, 'POST', `/letters/${id}/revoke`, {
    version: (await keptLetter(app, id)).version,
    note: 'Sent by mistake.',
  })

async function mailOut(id: string): Promise<void> {
  const row = await keptLetter(app, id)
  await app.services.transaction((tx) => mailRecipients(tx, app.services, row))
}
/** A letter whose every text is the same. */
async function issuedBy(firm: Person, text: string, email: string): Promise<string> {
  const name = text.slice(0, 60)
  const { id: typeId } = await letterTypeOf(app, firm, { name: { en: name, am: name } })
  return issued(app, firm, typeId, {
    subject: text,
    body: paragraphs(text),
    recipients: [outsideRecipient({ email, name })],
  })
}
describe('a PDF', () => {
  it('is genuine as it was sealed, and revoked once its letter is', async () => {
    const { firm, id, code, pdf } = await letterOf()
    const { reference } = await keptLetter(app, id)
    expect(await verify(pdf)).toMatchObject({
      verdict: 'genuine',
      letter: {
        code,
        reference,
        subject: 'Certificate of employment',
        sha256: createHash('sha256').update(pdf).digest('hex'),
      },
    })
    const page = await submitFile(pdf)
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('This letter is genuine')
    expect(page.body).toContain(reference)
    await revoke(firm, id)
    expect(await verify(pdf)).toMatchObject({ verdict: 'revoked', letter: { code } })
    expect((await submitFile(pdf)).body).toContain('This letter was revoked')
  })

  it('with one byte changed, or with something behind it, was changed', async () => {
    const { pdf } = await letterOf()
    const changed = Buffer.from(pdf)
    changed.writeUInt8(changed.readUInt8(900) ^ 1, 900)
    for (const bytes of [changed, Buffer.concat([pdf, Buffer.from('%more\n')])]) {
      expect(await verify(bytes)).toEqual({ verdict: 'changed', letter: null })
      const page = await submitFile(bytes)
      expect(page.body).toContain('This letter was changed')
    }
  })

  it('of others is unknown, as is one that we sealed and know nothing of any more', async () => {
    for (const bytes of [
      plainPdf('Letter'),
      Buffer.from('no PDF at all'),
      Buffer.alloc(100_000, 1),
      await sealedPdf(app, 'Erased'),
    ])
      expect(await verify(bytes)).toEqual({ verdict: 'unknown', letter: null })
    expect((await submitFile(plainPdf('Letter'))).body).toContain('We don’t know this file')
  })

  it('says neither type nor subject of a confidential letter', async () => {
    const { pdf, code } = await letterOf({ confidential: true, says: { subject: 'Warning about gold' } })
    expect(await verify(pdf)).toMatchObject({ verdict: 'genuine', letter: { type: null, subject: null } })
    for (const page of [await submitFile(pdf), await open(`/letter/${code}`)])
      expect(page.body).not.toMatch(/Warning about gold/)
  })

  it('that is too large, missing or no form is refused on the page, with the form beside it', async () => {
    const large = await submitFile(Buffer.alloc(10_000_001, 1))
    expect([large.statusCode, large.body.includes('at most 10 MB')]).toEqual([422, true])
    for (const page of [
      await submitFile(new Uint8Array()),
      await submitFile(plainPdf('x'), '/letter/verify', 'other'),
      await app.app.inject({
        method: 'POST',
        url: '/letter/verify',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: 'nothing',
        ...from(),
      }),
    ]) {
      expect([page.statusCode, page.body.includes('Choose a PDF file')]).toEqual([422, true])
      expect(page.body).toContain('type="file"')
    }
  })

  it('may be checked sixty times in ten minutes from one address', async () => {
    for (let n = 0; n < 60; n += 1) expect((await submitFile(Buffer.from('x'))).statusCode).toBe(200)
    const page = await submitFile(Buffer.from('x'))
    expect([page.statusCode, page.body.includes('Too many letters')]).toEqual([429, true])
  })
})

describe('a code', () => {
  it('leads to the letter however it is typed, and names what is wrong', async () => {
    const { code } = await letterOf()
    const spaced = `${code.slice(0, 5)} ${code.slice(5)}`.toLowerCase()
    for (const typed of [code, spaced, `https://sira.example/letter/${code}?lang=am#x`]) {
      const sent = await submit('/letter/verify', { code: typed })
      expect([sent.statusCode, sent.headers.location]).toEqual([303, `/letter/${code}`])
    }
    const wrong = await submit('/letter/verify', { code: '<b>HR/0001' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="&lt;b&gt;HR/0001"')
  })

  it('shows that the letter is genuine or revoked, without its text, to be kept by nobody', async () => {
    const { firm, id, code } = await letterOf()
    const page = await open(`/letter/${code}`)
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('This letter is genuine')
    expect(page.body).not.toContain('She works here since 2019.')
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect((await open(`/letter/${code}?lang=am`)).body).toContain('ይህ ደብዳቤ ትክክለኛ ነው')
    await revoke(firm, id)
    expect((await open(`/letter/${code}`)).body).toContain('This letter was revoked')
  })

  it('is given with the number, and is no other letter’s', async () => {
    const { firm, id, code } = await letterOf()
    expect((await app.call('GET', `/letters/${id}`, { as: firm })).body['code']).toBe(code)
    const { id: typeId } = await letterTypeOf(app, firm)
    const draft = await submitted(app, firm, typeId)
    expect((await keptLetter(app, draft)).code).toBeNull()
    const issuedToo = await keptLetter(app, await issued(app, firm, typeId))
    expect(issuedToo.code).toMatch(/^[2-9A-HJKMNP-Z]{10}$/)
    expect(issuedToo.code).not.toBe(code)
    // The file is made afterwards: the letter is genuine before.
    const page = await open(`/letter/${issuedToo.code ?? ''}`)
    expect(page.body).toContain('The PDF is being sealed')
  })

  it('of no letter, or of one that is not issued, is the same 404', async () => {
    const pages = await Promise.all(['/letter/ZZZZZZZZZZ', '/letter/x', '/letter/..%2Fetc'].map((url) => open(url)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(pages[0]?.body).toContain('No letter has this code.')
  })

  it('is asked for at most six hundred times in ten minutes from one address, found or not', async () => {
    const { code } = await letterOf()
    for (let n = 0; n < 60; n += 1) await Promise.all(Array.from({ length: 10 }, () => open('/letter/ZZZZZZZZZZ')))
    const [known, unknown] = [await open(`/letter/${code}`), await open('/letter/ZZZZZZZZZZ')]
    expect([known.statusCode, unknown.statusCode]).toEqual([429, 429])
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('mail', () => {
  const bank = outsideRecipient({ email: 'loans@awash.example', name: 'Awash Bank' })
  async function mailed(over: Parameters<typeof letterOf>[0] = {}) {
    caller += 1
    const email = `loans${caller}@awash.example`
    const made = await letterOf({ ...over, says: { recipients: [{ ...bank, email }], ...over.says } })
    const go = () => mailOut(made.id)
    await go()
    const latest = async () => {
      const [mail] = await app.mails(email)
      if (mail === undefined) throw new Error('Nothing was mailed')
      return { ...mail, link: new URL(mail.links.find((link) => link.includes('/letter/')) ?? '') }
    }
    return { ...made, email, go, latest }
  }
  const opens = async ({ pathname, hash }: URL) => (await submit(pathname, { key: hash.slice(1) })).statusCode === 303
  const seen = async (firm: Person, id: string) =>
    (await app.call('GET', `/letters/${id}`, { as: firm })).body['recipients']?.['0']
  const again = (firm: Person, id: string, place = 0) =>
    app.call('POST', `/letters/${id}/recipients/${place}/mail`, { as: firm })

  it('takes the link with its key to whom the letter is for, once, in the language of the letter', async () => {
    const { code, email, firm, id, go, latest } = await mailed()
    await go()
    expect(await app.mails(email)).toHaveLength(1)
    const { link, subject, text, stop } = await latest()
    expect(subject).toContain((await keptLetter(app, id)).reference)
    expect(text).toContain('“Certificate of employment”')
    expect(stop).toContain('/mail/stop')
    expect([link.pathname, link.search]).toEqual([`/letter/${code}`, '?lang=en'])
    expect(await seen(firm, id)).toMatchObject({
      place: 0,
      mailed_at: app.clock.now().toISOString(),
      opened_at: null,
      downloaded_at: null,
    })
    // Whatever follows the link without pressing a button opens nothing.
    await open(link.pathname + link.search)
    expect(await seen(firm, id)).toMatchObject({ opened_at: null })
    expect(await opens(link)).toBe(true)
    expect(await seen(firm, id)).toMatchObject({ opened_at: app.clock.now().toISOString() })
    const kept = await app.db.select().from(letterRecipients).where(eq(letterRecipients.letterId, id))
    expect(JSON.stringify(kept)).not.toContain(link.hash.slice(1))
  })

  it('about a confidential letter says no subject', async () => {
    const { latest } = await mailed({ confidential: true, says: { subject: 'Warning about gold' } })
    const { text, html, subject } = await latest()
    expect(`${subject}${text}${html}`).not.toContain('gold')
  })

  it('comes again with another key, which ends the one before; for a person outside alone', async () => {
    const { firm, id, email, latest } = await mailed()
    const first = (await latest()).link
    app.clock.advance(60_000)
    const answer = await again(firm, id)
    expect([answer.status, answer.body['recipients']?.['0']?.['mailed_at']]).toEqual([
      200,
      app.clock.now().toISOString(),
    ])
    expect(await app.mails(email)).toHaveLength(2)
    const second = (await latest()).link
    expect([await opens(first), await opens(second)]).toEqual([false, true])
    expect((await again(firm, id, 1)).status).toBe(404)
    await app.db.update(letters).set({ documentId: null }).where(eq(letters.id, id))
    expect((await again(firm, id)).body).toMatchObject({ code: 'not_pending' })
  })

  it('says that a letter was revoked to whom it was mailed, and takes it nowhere any more', async () => {
    const { firm, id, code, email, latest, go } = await mailed()
    const { link } = await latest()
    await revoke(firm, id)
    const told = await latest()
    expect(told.subject).toMatch(/revoked/)
    expect(told.link.hash).toBe('')
    expect((await open(told.link.pathname)).body).toContain('This letter was revoked')
    // Whoever has it still reads it, and that it is revoked.
    const cookie = String((await submit(link.pathname, { key: link.hash.slice(1) })).headers['set-cookie']).split(
      ';',
    )[0]
    const page = await open(`/letter/${code}`, { cookie: cookie ?? '' })
    expect(page.body).toMatch(/This letter was revoked[^]*She works here since 2019/)
    expect((await again(firm, id)).status).toBe(409)
    await go()
    expect(await app.mails(email)).toHaveLength(2)
  })

  it('goes by itself once the file is made and sealed, and never for a letter that was revoked before', async () => {
    const firm = await company(app, { user: { tierKey: 'enterprise' } })
    const { id: typeId } = await letterTypeOf(app, firm)
    const to = (email: string) => ({ recipients: [outsideRecipient({ email, name: 'Awash Bank' })] })
    const [kept, revoked] = [
      await issued(app, firm, typeId, to('kept@awash.example')),
      await issued(app, firm, typeId, to('revoked@awash.example')),
    ]
    await revoke(firm, revoked)
    const [mail] = await app.mails('kept@awash.example')
    const link = new URL(mail?.links.find((one) => one.includes('/letter/')) ?? '')
    const cookie = String((await submit(link.pathname, { key: link.hash.slice(1) })).headers['set-cookie']).split(
      ';',
    )[0]
    const file = await open(`${link.pathname}/letter.pdf`, { cookie: cookie ?? '' })
    expect(await verify(file.rawPayload)).toMatchObject({
      verdict: 'genuine',
      letter: { sha256: (await keptLetter(app, kept)).documentHash },
    })
    expect(await app.mails('revoked@awash.example')).toEqual([])
  })

  it('is not needed by an account here: reading it is seen by the company', async () => {
    const other = await company(app)
    const { firm, id } = await letterOf({
      says: { recipients: [outsideRecipient({ kind: 'account', username: other.username, email: null, name: null })] },
    })
    expect(await seen(firm, id)).toMatchObject({ mailed_at: null, opened_at: null })
    await act(app, other, 'GET', `/received-letters/${id}`)
    expect(await seen(firm, id)).toMatchObject({ opened_at: app.clock.now().toISOString() })
  })
})

describe('a key', () => {
  const KEY = 'k'.repeat(43)
  async function sent() {
    const made = await letterOf({ says: letterText() })
    const mine = eq(letterRecipients.letterId, made.id)
    await app.db
      .update(letterRecipients)
      .set({ secretHash: hashOfKey(KEY) })
      .where(mine)
    const recipient = async () => {
      const [row] = await app.db.select().from(letterRecipients).where(mine)
      if (row === undefined) throw new Error('The recipient is gone')
      return row
    }
    const unlock = async (key: string) => {
      const answer = await submit(`/letter/${made.code}`, { key })
      return { ...answer, cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '' }
    }
    return { ...made, recipient, unlock }
  }

  it('opens text and PDF, and what was done is kept: the first time alone', async () => {
    const { code, pdf, recipient, unlock } = await sent()
    const { statusCode, headers, cookie } = await unlock(KEY)
    expect([statusCode, headers.location]).toEqual([303, `/letter/${code}`])
    expect(String(headers['set-cookie'])).toMatch(
      new RegExp(`Path=/letter/${code}; Max-Age=3600; HttpOnly; SameSite=Lax`),
    )
    const { openedAt } = await recipient()
    expect(openedAt).toEqual(app.clock.now())
    expect((await recipient()).downloadedAt).toBeNull()
    const page = await open(`/letter/${code}`, { cookie })
    expect(page.body).toContain('She works here since 2019.')
    expect(page.headers['cache-control']).toBe('no-store')
    const file = await open(`/letter/${code}/letter.pdf`, { cookie })
    expect([file.statusCode, file.headers['cache-control'], file.rawPayload.equals(pdf)]).toEqual([
      200,
      'no-store',
      true,
    ])
    expect((await recipient()).downloadedAt).toEqual(app.clock.now())
    app.clock.advance(60_000)
    await unlock(KEY)
    expect((await recipient()).openedAt).toEqual(openedAt)
  })

  it('is needed: a mail scanner that follows the link opens nothing', async () => {
    const { code, recipient, unlock } = await sent()
    for (const url of [`/letter/${code}`, `/letter/${code}?key=${KEY}`, `/letter/${code}?secret=${KEY}`])
      expect((await open(url)).body).not.toContain('She works here since 2019.')
    expect((await open(`/letter/${code}/letter.pdf`)).statusCode).toBe(404)
    const wrong = await unlock(`${KEY.slice(1)}x`)
    expect([wrong.statusCode, wrong.body.includes('This key doesn’t open the letter')]).toEqual([422, true])
    expect((await recipient()).openedAt).toBeNull()
    // The whole link is as good as its end.
    expect((await unlock(`https://sira.example/letter/${code}#${KEY}`)).statusCode).toBe(303)
  })

  it('opens one letter, for an hour, until another key takes its place', async () => {
    const { code, id, unlock } = await sent()
    const other = await letterOf()
    const { cookie } = await unlock(KEY)
    const reads = async (path: string) => (await open(path, { cookie })).body.includes('She works here since 2019.')
    expect(await reads(`/letter/${code}`)).toBe(true)
    expect(await reads(`/letter/${other.code}`)).toBe(false)
    expect((await submit(`/letter/${other.code}`, { key: KEY })).statusCode).toBe(422)
    const another = eq(letterRecipients.letterId, id)
    await app.db
      .update(letterRecipients)
      .set({ secretHash: hashOfKey('n'.repeat(43)) })
      .where(another)
    expect(await reads(`/letter/${code}`)).toBe(false)
    await app.db
      .update(letterRecipients)
      .set({ secretHash: hashOfKey(KEY) })
      .where(another)
    expect(await reads(`/letter/${code}`)).toBe(true)
    app.clock.advance(3_601_000)
    expect(await reads(`/letter/${code}`)).toBe(false)
  })

  it('opens what goes with the letter, and nothing of another', async () => {
    const [one, other] = [await sent(), await sent()]
    const attach = async ({ id }: { readonly id: string }) => {
      const { documentId: fileId } = await keptLetter(app, id)
      const attachment = app.services.ids.uuid()
      if (fileId === null) throw new Error('The letter has no file')
      await app.db
        .insert(letterAttachments)
        .values({ id: attachment, letterId: id, fileId, createdAt: app.clock.now() })
      return attachment
    }
    const [mine, theirs] = [await attach(one), await attach(other)]
    const { cookie } = await one.unlock(KEY)
    const path = (attachment: string) => `/letter/${one.code}/attachment/${attachment}`
    expect((await open(`/letter/${one.code}`, { cookie })).body).toContain(`href="${path(mine)}"`)
    const file = await open(path(mine), { cookie })
    expect([file.statusCode, file.headers['cache-control'], file.rawPayload.equals(one.pdf)]).toEqual([
      200,
      'no-store',
      true,
    ])
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="letter.pdf"/)
    for (const refused of [
      await open(path(mine)),
      await open(path(theirs), { cookie }),
      await open(path('x'), { cookie }),
    ])
      expect(refused.statusCode).toBe(404)
    expect((await one.recipient()).downloadedAt).toBeNull()
  })

  it('is in no log', async () => {
    const { code, unlock } = await sent()
    const { cookie } = await unlock(KEY)
    await open(`/letter/${code}`, { cookie })
    expect(app.logged.join('\n')).not.toContain(KEY)
  })
})

describe('texts that others wrote', () => {
  it('are text on the page, in verification and in mails, whatever stands in them', async () => {
    for (const [n, payload] of PAYLOADS.entries()) {
      caller += 1
      const account = { publicName: { en: payload, am: payload } }
      const firm = await company(app, { user: { tierKey: 'enterprise' }, account })
      const id = await issuedBy(firm, payload, `payload${n}@example.com`)
      const { code, pdf } = await sealLetter(app, id)
      await mailOut(id)
      const [mail] = await app.mails(`payload${n}@example.com`)
      const link = new URL(mail?.links.find((one) => one.includes('/letter/')) ?? 'https://nowhere.example')
      const unlocked = await submit(link.pathname, { key: link.hash.slice(1) })
      const cookie = String(unlocked.headers['set-cookie']).split(';')[0] ?? ''
      const typed = await submit('/letter/verify', { code: payload })
      const wrongKey = await submit(`/letter/${code}`, { key: payload })
      const pages = [await open(`/letter/${code}`, { cookie }), await submitFile(pdf), typed, wrongKey]
      expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, typed.statusCode, 422])
      expect(pages[0]?.body).toContain('<article')
      for (const html of [...pages.map(({ body }) => body), mail?.html ?? ''])
        expect(foreignTags(html), payload).toEqual([])
    }
  })
})
