import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionOf, type Row } from '../../../tests/factories/entries.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { subscriber } from '../../../tests/factories/subscribers.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { newsletterIssues, subscribers } from '../../db/newsletter-tables.ts'
import { jobs } from '../../db/platform-tables.ts'
import { BATCH, PAUSE, sendNewsletter } from './newsletter.mailer.ts'

let app: TestApp
let admin: Person
let at = 0
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const blog = collectionOf(() => ({ app, admin }), 'blog')
beforeEach(async () => {
  await app.db.delete(subscribers)
  at += 1
})

const post = (url: string, fields: Readonly<Record<string, string>> = {}, address = `203.0.113.${at}`) =>
  app.app.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const rows = async (query = '') =>
  (
    await app.call<{ data: { id: string; email: string; state: string; language: string }[] }>(
      'GET',
      `/subscribers${query}`,
      { as: admin },
    )
  ).body.data
const pathOf = (link: string | undefined) => {
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}
/** The newest mail to an address, and the first link in it with this path. */
async function link(email: string, path: string): Promise<string> {
  const [mail] = await app.mails(email)
  return pathOf(mail?.links.find((each) => new URL(each).pathname === path))
}
async function publish(title: string): Promise<Row> {
  const row = await blog.create(admin, 1, { title: { en: title, am: `${title} በአማርኛ` }, slug: null })
  await send(row, 'publish')
  return row
}
async function send(row: Row, event: string): Promise<void> {
  const { body } = await app.call<Row>('GET', `/blogs/${row.id}`, { as: admin })
  const { status } = await app.call('POST', `/blogs/${row.id}/${event}`, { as: admin, body: { version: body.version } })
  expect(status).toBe(200)
}

describe('subscribing', () => {
  it('starts when the link of the mail is confirmed, and ends at the link of any mail', async () => {
    const email = 'Reader@example.org'
    const asked = await post('/newsletter?lang=am', { email })
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/newsletter?sent=1&lang=am'])
    const confirm = await link(email, '/newsletter/confirm')
    // A mail program that opens links confirms nothing.
    expect((await app.app.inject({ url: confirm })).body).toContain('<button')
    const { body: english } = await app.app.inject({ url: confirm.replace('lang=am', 'lang=en') })
    expect(amharicLink(english)).toBe(`/newsletter/confirm?${confirm.slice(confirm.indexOf('token='))}&lang=am`)
    expect(await rows()).toMatchObject([{ email: 'reader@example.org', state: 'waiting', language: 'am' }])
    expect((await post(confirm)).body).toContain('ተመዝግበዋል')
    expect((await post(confirm)).statusCode).toBe(200)
    // Whoever opens the link again isn't asked again, in either language.
    const again = await app.app.inject({ url: confirm.replace('lang=am', 'lang=en') })
    expect(again.body).toContain('You’re subscribed')
    expect((await app.app.inject({ url: amharicLink(again.body) })).body).toContain('ተመዝግበዋል')
    expect(await rows('?state=confirmed')).toHaveLength(1)
    expect(await rows('?state=waiting')).toEqual([])

    const answer = await post('/newsletter', { email: 'reader@example.org' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/newsletter?sent=1'])
    const leave = await link('reader@example.org', '/newsletter/leave')
    await app.app.inject({ url: leave })
    expect(await rows()).toHaveLength(1)
    // The button of a mail program (RFC 8058).
    const left = await post(leave, { 'List-Unsubscribe': 'One-Click' })
    expect([left.statusCode, left.body.includes('ምዝገባዎ ቆሟል')]).toEqual([200, true])
    expect(await rows()).toEqual([])
    for (const page of [await post(leave), await app.app.inject({ url: leave })]) {
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('ይህ ምዝገባ አስቀድሞ ቆሟል')
      expect(page.body).not.toContain('<form')
    }
    expect((await app.app.inject({ url: confirm })).body).toContain('ይህ ማስፈንጠሪያ ከእንግዲህ አይሠራም')
    expect((await post(confirm)).statusCode).toBe(410)
  })

  it('refuses what is no email beside the field, takes no robots, and has limits', async () => {
    const wrong = await post('/newsletter?lang=am', { email: 'reader"<b>' })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="reader&quot;&lt;b&gt;"')
    expect(wrong.body).toContain('id="email-error"')
    await post('/newsletter', { email: 'robot@example.org', website: 'x' })
    for (let n = 0; n < 20; n++)
      expect((await post('/newsletter', { email: `r${n}@example.org` })).statusCode).toBe(303)
    expect((await post('/newsletter', { email: 'r@example.org' })).statusCode).toBe(429)
    expect(await app.mails('robot@example.org')).toEqual([])
    for (const url of [
      '/newsletter/confirm',
      '/newsletter/leave?token=x',
      `/newsletter/confirm?token=${'a'.repeat(43)}`,
    ])
      expect((await post(url)).statusCode, url).toBe(410)
  })

  it('shows in the other language that a mail is on its way', async () => {
    const { body } = await app.app.inject({ url: '/newsletter?sent=1&lang=en' })
    expect(amharicLink(body)).toMatch(/\/newsletter\?sent=1&lang=am$/)
  })

  it('goes on in the language of the last wish until it is confirmed, and then in its own', async () => {
    const email = 'both@example.org'
    for (const [lang, subject] of [
      ['en', 'Confirm your subscription to Sira'],
      ['am', 'የSira ምዝገባዎን ያረጋግጡ'],
    ] as const) {
      await post(`/newsletter?lang=${lang}`, { email })
      expect((await app.mails(email))[0]?.subject, lang).toBe(subject)
    }
    await post(await link(email, '/newsletter/confirm'))
    await post('/newsletter?lang=en', { email })
    expect(await rows()).toMatchObject([{ state: 'confirmed', language: 'am' }])
  })

  it('does not offer to subscribe to whoever wants to leave by half a link', async () => {
    const { body } = await app.app.inject({ url: '/newsletter/leave?token=x&lang=en' })
    expect(body).toContain('This link is incomplete')
    expect(body).toContain('href="/contact-us"')
    expect(body).not.toContain('name="email"')
  })

  it('mails nobody more than five links an hour, whoever asks', async () => {
    for (let n = 0; n < 9; n++) await post('/newsletter', { email: 'often@example.org' }, `198.51.100.${n}`)
    expect((await app.mails('often@example.org')).length).toBeLessThanOrEqual(5)
  })

  it('is ended by an administrator', async () => {
    const { id, email } = await subscriber(app)
    const { bytes } = await app.call('GET', `/subscribers.csv?q=${email}`, { as: admin })
    expect(bytes.toString()).toContain(email)
    expect((await app.call('DELETE', `/subscribers/${id}`, { as: admin })).status).toBe(204)
    expect((await app.call('DELETE', `/subscribers/${id}`, { as: admin })).status).toBe(404)
  })
})

describe('a new article', () => {
  it('is mailed once to whoever confirmed, in their language, with a link to leave', async () => {
    const [english, amharic] = [await subscriber(app), await subscriber(app, 'am')]
    await post('/newsletter', { email: 'waiting@example.org' })
    const row = await publish('Ten words are enough')
    const [mail] = await app.mails(english.email)
    expect(mail?.subject).toBe('Ten words are enough')
    expect(mail?.links.map((each) => new URL(each).pathname)).toEqual([
      '/blog-detail/ten-words-are-enough',
      '/newsletter/leave',
    ])
    expect(mail?.stop).toContain('/newsletter/leave?')
    expect((await app.mails(amharic.email))[0]?.subject).toBe('Ten words are enough በአማርኛ')
    expect((await app.mails('waiting@example.org')).map(({ subject }) => subject)).not.toContain('Ten words are enough')
    // Neither its return nor a job that runs twice mails it again.
    await send(row, 'withdraw')
    await send(row, 'publish')
    await sendNewsletter(app.services, { about: 'issue', articleId: row.id })
    expect(await app.mails(english.email)).toHaveLength(1)
  })

  it('goes out in parts, and a part that two processes take is mailed once', async () => {
    const all = await Promise.all(Array.from({ length: BATCH + 1 }, () => subscriber(app)))
    const row = await publish('For many')
    await app.db.delete(jobs).where(eq(jobs.queue, 'newsletter'))
    const issue = { about: 'issue', articleId: row.id }
    await Promise.all([sendNewsletter(app.services, issue), sendNewsletter(app.services, issue)])
    app.clock.advance(PAUSE)
    const got = (await app.mails()).filter(({ subject }) => subject === 'For many').map(({ to }) => to)
    expect(got.toSorted()).toEqual(all.map(({ email }) => email).toSorted())
    const [done] = await app.db.select().from(newsletterIssues).where(eq(newsletterIssues.articleId, row.id))
    expect(done?.finishedAt).not.toBeNull()
  })

  it('that was withdrawn before its mails went is not mailed', async () => {
    const { email } = await subscriber(app)
    const row = await publish('A mistake')
    await send(row, 'withdraw')
    expect(await app.mails(email)).toEqual([])
  })
})
