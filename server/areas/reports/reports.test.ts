import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { report as reportLife } from '../../../openapi/lifecycles/report.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { publicCompany } from '../../../tests/factories/companies.ts'
import { administrator, company, type Person } from '../../../tests/factories/people.ts'
import { pageReport } from '../../../tests/factories/reports.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
let caller = 0
beforeEach(() => void (caller += 1))

const read = async (id: string) => (await app.call<ManagedReport>('GET', `/manage/reports/${id}`, { as: admin })).body
const decide = (event: 'dismiss' | 'unpublish', id: string, version: number, note: string | null) =>
  app.call<ManagedReport & { readonly code?: string }>('POST', `/manage/reports/${id}/${event}`, {
    as: admin,
    body: { note, version },
  })
const reportsOf = async ({ username }: Person) =>
  (await app.call<{ data: ManagedReport[] }>('GET', `/manage/reports?q=${username}`, { as: admin })).body.data
const open = (path: string) => app.app.inject({ url: path })
const send = ({ username }: Person, over: Readonly<Record<string, string>> = {}, lang = 'en') =>
  app.app.inject({
    method: 'POST',
    url: `/report/${username}?lang=${lang}`,
    remoteAddress: `203.0.113.${caller}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      reason: 'fraud',
      text: 'They ask for money before a job.',
      email: '',
      website: '',
      ...over,
    }).toString(),
  })
const WHY = 'The page asks for money before a job.'

const replay: Replay<{ readonly id: string }> = {
  app: () => app,
  lifecycle: reportLife,
  senders: ['administrator'],
  begin: async () => pageReport(app, await publicCompany(app)),
  read: ({ id }) => read(id),
  send: async ({ id }, { event }) => decide(event as 'dismiss' | 'unpublish', id, (await read(id)).version, WHY),
  refused: ({ status }) => ({ status: 409, body: { code: 'not_pending', data: { status } } }),
  holds: async ({ id }, status) => {
    const { abilities, is_published } = await read(id)
    expect(abilities).toEqual({ dismiss: status === 'waiting', unpublish: status === 'waiting' })
    expect(is_published).toBe(status !== 'upheld')
  },
}
describeLife(replay)

describe('the form for visitors', () => {
  it('is linked from the page, and puts a report into the queue once', async () => {
    const firm = await publicCompany(app)
    const page = await open(`/@${firm.username}?lang=en`)
    expect(page.body).toContain(`href="/report/${firm.username}?lang=en"`)
    expect((await open(`/report/${firm.username}`)).statusCode).toBe(200)
    const sent = await send(firm, { email: 'visitor@example.org' }, 'am')
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/report/${firm.username}?sent=1&lang=am`])
    expect((await open(`/report/${firm.username}?sent=1&lang=en`)).body).toContain('Thank you for your report')
    expect(await reportsOf(firm)).toMatchObject([
      { status: 'waiting', reason: 'fraud', reporter_email: 'visitor@example.org', is_published: true },
    ])
    const { body } = await app.call<{ data: { kind: string; path: string }[] }>('GET', '/notifications?per_page=100', {
      as: admin,
    })
    expect(body.data.filter(({ kind }) => kind === 'message_received')).toMatchObject([
      { path: '/manage/users?view=reports' },
    ])
  })
  it('says what is wrong beside the fields, and keeps what was typed', async () => {
    const firm = await publicCompany(app)
    const sent = await send(firm, { reason: '', text: '<b>No', email: 'nobody' })
    expect(sent.statusCode).toBe(422)
    for (const field of ['reason', 'text', 'email']) expect(sent.body).toContain(`id="${field}-error"`)
    expect(sent.body).toContain('&lt;b&gt;No')
    expect(sent.body).toContain('value="nobody"')
    expect(await reportsOf(firm)).toEqual([])
  })
  it('tells a robot nothing, and takes ten a day from one address', async () => {
    const firm = await publicCompany(app)
    expect((await send(firm, { website: 'https://spam.example' })).statusCode).toBe(303)
    expect(await reportsOf(firm)).toEqual([])
    for (let n = 0; n < 10; n++) expect((await send(firm)).statusCode).toBe(303)
    const last = await send(firm)
    expect(last.statusCode).toBe(429)
    expect(last.body).toContain('They ask for money before a job.')
    expect(await reportsOf(firm)).toHaveLength(10)
  })
  it('is not there for a page that is not public', async () => {
    const { username } = await company(app)
    expect((await open(`/report/${username}`)).statusCode).toBe(404)
    expect((await open('/report/nobody.at.all')).statusCode).toBe(404)
  })
})

describe('a decision', () => {
  it('that takes the page down tells both sides why, and the page is gone at once', async () => {
    const firm = await publicCompany(app)
    const { id, version } = await pageReport(app, firm, { reporterEmail: 'visitor@example.org' })
    expect((await open(`/@${firm.username}`)).statusCode).toBe(200)
    expect((await decide('unpublish', id, version, WHY)).body).toMatchObject({ status: 'upheld', note: WHY })
    await expect.poll(async () => (await open(`/@${firm.username}`)).statusCode).toBe(404)
    const [toOwner] = await app.mails(firm.email)
    expect(toOwner?.text).toContain(WHY)
    const [toReporter] = await app.mails('visitor@example.org')
    expect(toReporter?.text).toContain(`@${firm.username}`)
    expect(toReporter?.text).toContain('took it down')
  })
  it('that dismisses tells the reporter alone', async () => {
    const firm = await publicCompany(app)
    const before = (await app.mails(firm.email)).length
    const { id, version } = await pageReport(app, firm, { reporterEmail: 'other@example.org' })
    await decide('dismiss', id, version, null)
    expect((await app.mails('other@example.org'))[0]?.text).toContain('stays public')
    expect((await app.mails(firm.email)).length).toBe(before)
    expect((await open(`/@${firm.username}`)).statusCode).toBe(200)
  })
})
