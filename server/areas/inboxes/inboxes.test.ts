import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Inbox } from '../../../openapi/inboxes.ts'
import type { InboxMessage } from '../../../openapi/schemas/message.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { messages } from '../../db/inbox-tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
let caller = 0
beforeEach(async () => {
  await app.db.delete(messages)
  caller += 1
})

const notices = async () =>
  (
    await app.call<{ data: { kind: string; is_read: boolean; path: string; values: { inbox?: string } }[] }>(
      'GET',
      '/notifications?per_page=100',
      { as: admin },
    )
  ).body.data.filter(({ kind }) => kind === 'message_received')
const list = async (inbox: Inbox, query = '') =>
  (await app.call<{ data: InboxMessage[] }>('GET', `/inboxes/${inbox}${query}`, { as: admin })).body.data
const open = (path = '/contact-us') => app.app.inject({ url: path })
const tokenIn = (body: string) => /name="opened" value="([^"]+)"/.exec(body)?.[1] ?? ''
const post = (fields: Readonly<Record<string, string>>, path = '/contact-us') =>
  app.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: `203.0.113.${caller}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const written = { name: 'Abebech', email: 'abebech@example.org', subject: 'A school', text: 'Can a school use it?' }
/** Opens the page, takes the time to write, and sends. */
async function send(over: Readonly<Record<string, string>> = {}, path = '/contact-us') {
  const opened = tokenIn((await open(path)).body)
  app.clock.advance(10_000)
  return post({ ...written, website: '', opened, ...over }, path)
}

describe('the form for visitors', () => {
  it('puts a message into the inbox and shows that it arrived, whose reload sends nothing', async () => {
    const sent = await send({}, '/contact-us?lang=am')
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/contact-us?sent=1&lang=am'])
    const thanks = (await open('/contact-us?sent=1&lang=en')).body
    expect(thanks).toContain('We got your message.')
    expect((await open(amharicLink(thanks))).body).toContain('መልእክትዎ')
    expect(await list('contacts')).toMatchObject([{ ...written, state: 'new', language: 'am', plan: null }])
  })

  it('about a plan goes to sales with the plan', async () => {
    await send({}, '/contact-us?about=sales&plan=growth')
    expect(await list('contacts')).toEqual([])
    expect(await list('contactSales')).toMatchObject([{ plan: { en: 'Growth' } }])
    const asked = (await open('/contact-us?about=sales&plan=growth&lang=en')).body
    expect(asked).toContain('About the plan: Growth')
    expect(amharicLink(asked)).toMatch(/about=sales&plan=growth&lang=am$/)
    expect((await open('/contact-us?about=sales&plan=nothing')).statusCode).toBe(200)
  })

  it('shows what is wrong beside the fields, in the language of the page, and keeps what was typed', async () => {
    const sent = await send({ email: 'nobody', text: '', name: '<b>Ab"ebech' }, '/contact-us?lang=am')
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain('value="&lt;b&gt;Ab&quot;ebech"')
    expect(sent.body).toContain('value="nobody"')
    for (const field of ['email', 'text']) expect(sent.body).toContain(`id="${field}-error"`)
    for (const field of ['name', 'subject']) expect(sent.body).not.toContain(`id="${field}-error"`)
    expect(sent.body).toContain('መልእክትዎ ገና አልተላከም')
    expect(await list('contacts')).toEqual([])
  })

  it('keeps a message that is too long, whole', async () => {
    const text = 'ሀ'.repeat(4001)
    const sent = await send({ text })
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain(`${text}</textarea>`)
    expect(sent.body).not.toMatch(/maxlength/i)
    expect(sent.body).toContain('id="text-error"')
  })
  it('tells a robot nothing, and keeps nothing of it', async () => {
    expect((await send({ website: 'https://spam.example' })).statusCode).toBe(303)
    expect(await list('contacts')).toEqual([])
  })

  it('asks whoever was faster than anyone writes to send again, and then takes it', async () => {
    const opened = tokenIn((await open()).body)
    const first = await post({ ...written, opened })
    expect(first.statusCode).toBe(422)
    expect(first.body).toContain('Can a school use it?')
    app.clock.advance(5_000)
    expect((await post({ ...written, opened: tokenIn(first.body) })).statusCode).toBe(303)
    for (const damaged of ['', 'x', `${opened}x`])
      expect((await post({ ...written, opened: damaged })).statusCode).toBe(422)
    expect(await list('contacts')).toHaveLength(1)
  })

  it('takes the same message once, and no more than ten an hour from one address', async () => {
    await send()
    await send()
    expect(await list('contacts')).toHaveLength(1)
    for (let n = 0; n < 8; n++) expect((await send({ text: `Number ${n}` })).statusCode).toBe(303)
    const last = await send({ text: 'One too many' })
    expect(last.statusCode).toBe(429)
    expect(last.body).toContain('One too many')
    app.clock.advance(3_600_000)
    expect((await send({ text: 'One too many' })).statusCode).toBe(303)
  })

  it('answers whatever else is sent to it', async () => {
    for (const payload of ['', '%', 'text=a&text=b', 'name=%00&email=%ED%A0%80'])
      expect(
        (
          await app.app.inject({
            method: 'POST',
            url: '/contact-us',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload,
          })
        ).statusCode,
        payload,
      ).toBe(422)
    expect((await app.app.inject({ method: 'POST', url: '/latest-blogs', payload: {} })).statusCode).toBe(404)
  })
})

describe('an inbox', () => {
  it('has what people and companies write who are signed in, under their names', async () => {
    const [person, firm] = [await individual(app), await company(app)]
    for (const as of [person, firm]) {
      const { status } = await app.call('POST', '/feedback', {
        as,
        body: { subject: 'An idea', text: 'Darker nights' },
      })
      expect(status).toBe(201)
    }
    const rows = await list('feedbacks')
    expect(new Set(rows.map(({ username }) => username))).toEqual(new Set([person.username, firm.username]))
    expect(rows.find(({ username }) => username === person.username)?.email).toBe(person.email)
  })

  it('keeps a reply, mails it to whoever wrote in their language, and is handled by that', async () => {
    await send({}, '/contact-us?lang=am')
    const [row] = await list('contacts')
    const reply = (version: number) =>
      app.call<InboxMessage>('POST', `/messages/${row?.id}/replies`, {
        as: admin,
        body: { text: 'Yes.\n\nSee https://sira.example', version },
      })
    const { status, body } = await reply(1)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'handled',
      version: 2,
      replies: [{ text: 'Yes.\n\nSee https://sira.example' }],
    })
    expect(body.handled_by).not.toBeNull()
    const [mail] = await app.mails(written.email)
    expect(mail?.subject).toContain('A school')
    expect(mail?.text).toContain('See https://sira.example')
    expect(mail?.html).toContain('<html lang="am"')
    expect(mail?.text, 'its button leads to the page in the language of the mail').toContain('/contact-us?lang=am')
    const again = await reply(1)
    expect([again.status, again.body]).toMatchObject([409, { code: 'stale' }])
    expect(await app.mails(written.email)).toHaveLength(1)
  })

  it('is searched and narrowed, marked, exported and emptied', async () => {
    await send({ text: 'ሐኪም እፈልጋለሁ' })
    await send({ email: 'other@example.org', text: '=HYPERLINK("x")' })
    expect(await list('contacts', `?q=${encodeURIComponent('ሀኪም')}`)).toMatchObject([{ email: written.email }])
    const [first] = await list('contacts')
    const mark = (state: string, version: number) =>
      app.call<InboxMessage>('PUT', `/messages/${first?.id}/state`, { as: admin, body: { state, version } })
    expect((await mark('handled', 1)).body).toMatchObject({ state: 'handled' })
    expect((await mark('handled', 1)).status).toBe(409)
    expect(await list('contacts', '?state=new')).toHaveLength(1)
    expect((await mark('new', 2)).body).toMatchObject({ state: 'new', handled_at: null, handled_by: null })
    expect(await list('contacts', '?received=2026-03-02..2026-03-02')).toHaveLength(2)
    expect(await list('contacts', '?received=..2026-03-01')).toEqual([])
    expect((await app.call('GET', '/inboxes/contacts?received=yesterday', { as: admin })).status).toBe(422)
    const { bytes } = await app.call('GET', '/inboxes/contacts/messages.csv', { as: admin })
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""x"")"`)
    expect((await app.call('DELETE', `/messages/${first?.id}`, { as: admin })).status).toBe(204)
    expect((await app.call('GET', `/messages/${first?.id}`, { as: admin })).status).toBe(404)
    expect(await list('contacts')).toHaveLength(1)
  })
})

describe('the bell', () => {
  it('tells administrators once an hour of each inbox, until nothing is new in it', async () => {
    app.clock.advance(3_600_000)
    const before = (await notices()).length
    await send()
    await send({ text: 'And a college?' })
    await send({}, '/contact-us?about=sales&plan=growth')
    const [sales, contacts, ...older] = await notices()
    expect(older).toHaveLength(before)
    expect(contacts).toMatchObject({ is_read: false, path: '/cms/contacts', values: { inbox: 'contacts' } })
    expect(sales).toMatchObject({ is_read: false, path: '/cms/contact-sales', values: { inbox: 'contactSales' } })
    const [second, first] = await list('contacts')
    const handle = (row: InboxMessage | undefined) =>
      app.call('PUT', `/messages/${row?.id}/state`, { as: admin, body: { state: 'handled', version: row?.version } })
    await handle(first)
    expect((await notices())[1]?.is_read).toBe(false)
    await handle(second)
    expect((await notices()).slice(0, 2)).toMatchObject([{ is_read: false }, { is_read: true }])
    // Within the hour it is the same notification, unread again; later a new one.
    await send({ text: 'And a kindergarten?' })
    expect((await notices()).length).toBe(before + 2)
    expect((await notices()).find(({ values }) => values.inbox === 'contacts')?.is_read).toBe(false)
    app.clock.advance(3_600_000)
    await send({ text: 'And a library?' })
    expect((await notices()).length).toBe(before + 3)
    expect((await notices()).filter(({ is_read, values }) => !is_read && values.inbox === 'contacts')).toHaveLength(1)
  })
})
