import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { act, issued, keptLetter, letterText, outsideRecipient } from '../../../tests/factories/letters.ts'
import { letterOut, visitedApp, mailOut, revokeLetter } from '../../../tests/factories/letter-visitor.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { letterAttachments, letterRecipients, letters } from '../../db/letters-tables.ts'
import { hashOfKey } from './letter-pass.ts'

const { app, visitor } = await visitedApp()

const letterOf = (over: Parameters<typeof letterOut>[1] = {}) => letterOut(app, over)
const revoke = (firm: Person, id: string) => revokeLetter(app, firm, id)

describe('mail', () => {
  const bank = outsideRecipient({ email: 'loans@awash.example', name: 'Awash Bank' })
  async function mailed(over: Parameters<typeof letterOf>[0] = {}) {
    const email = `loans${visitor.moveOn()}@awash.example`
    const made = await letterOf({ ...over, says: { recipients: [{ ...bank, email }], ...over.says } })
    const go = () => mailOut(app, made.id)
    await go()
    const latest = async () => {
      const [mail] = await app.mails(email)
      if (mail === undefined) throw new Error('Nothing was mailed')
      return { ...mail, link: new URL(mail.links.find((link) => link.includes('/letter/')) ?? '') }
    }
    return { ...made, email, go, latest }
  }
  const opens = async ({ pathname, hash }: URL) =>
    (await visitor.submit(pathname, { key: hash.slice(1) })).statusCode === 303
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
    await visitor.open(link.pathname + link.search)
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
    expect((await visitor.open(told.link.pathname)).body).toContain('This letter was revoked')
    // Whoever has it still reads it, and that it is revoked.
    const cookie = String(
      (await visitor.submit(link.pathname, { key: link.hash.slice(1) })).headers['set-cookie'],
    ).split(';')[0]
    const page = await visitor.open(`/letter/${code}`, { cookie: cookie ?? '' })
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
    const cookie = String(
      (await visitor.submit(link.pathname, { key: link.hash.slice(1) })).headers['set-cookie'],
    ).split(';')[0]
    const file = await visitor.open(`${link.pathname}/letter.pdf`, { cookie: cookie ?? '' })
    expect(await visitor.verify(file.rawPayload)).toMatchObject({
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
      const answer = await visitor.submit(`/letter/${made.code}`, { key })
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
    const page = await visitor.open(`/letter/${code}`, { cookie })
    expect(page.body).toContain('She works here since 2019.')
    expect(page.headers['cache-control']).toBe('no-store')
    const file = await visitor.open(`/letter/${code}/letter.pdf`, { cookie })
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
      expect((await visitor.open(url)).body).not.toContain('She works here since 2019.')
    expect((await visitor.open(`/letter/${code}/letter.pdf`)).statusCode).toBe(404)
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
    const reads = async (path: string) =>
      (await visitor.open(path, { cookie })).body.includes('She works here since 2019.')
    expect(await reads(`/letter/${code}`)).toBe(true)
    expect(await reads(`/letter/${other.code}`)).toBe(false)
    expect((await visitor.submit(`/letter/${other.code}`, { key: KEY })).statusCode).toBe(422)
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
    expect((await visitor.open(`/letter/${one.code}`, { cookie })).body).toContain(`href="${path(mine)}"`)
    const file = await visitor.open(path(mine), { cookie })
    expect([file.statusCode, file.headers['cache-control'], file.rawPayload.equals(one.pdf)]).toEqual([
      200,
      'no-store',
      true,
    ])
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="letter.pdf"/)
    for (const refused of [
      await visitor.open(path(mine)),
      await visitor.open(path(theirs), { cookie }),
      await visitor.open(path('x'), { cookie }),
    ])
      expect(refused.statusCode).toBe(404)
    expect((await one.recipient()).downloadedAt).toBeNull()
  })

  it('is in no log', async () => {
    const { code, unlock } = await sent()
    const { cookie } = await unlock(KEY)
    await visitor.open(`/letter/${code}`, { cookie })
    expect(app.logged.join('\n')).not.toContain(KEY)
  })
})
