import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { report as reportLife } from '../../../openapi/lifecycles/report.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { coOwner, publicCompany } from '../../../tests/factories/companies.ts'
import { openPosting, postingIn } from '../../../tests/factories/job-postings.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { pageReport } from '../../../tests/factories/reports.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type Loose, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'

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
type Taken = { readonly taken_down_reason: string | null; readonly version: number }
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
    const thanks = (await open(`/report/${firm.username}?sent=1&lang=en`)).body
    expect(thanks).toContain('Thank you for your report')
    expect(amharicLink(thanks)).toMatch(/\?sent=1&lang=am$/)
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
    const [firm, partner] = [await publicCompany(app), await individual(app)]
    await coOwner(app, firm, partner)
    await sectionEntry(app, firm, 'services')
    const { id, version } = await pageReport(app, firm, { reporterEmail: 'visitor@example.org' })
    expect((await open(`/@${firm.username}`)).statusCode).toBe(200)
    const isDown = async () =>
      (await app.call<{ readonly site: Loose }>('GET', '/dashboard', { as: firm })).body.site['is_taken_down']
    expect(await isDown()).toBe(false)
    expect((await decide('unpublish', id, version, WHY)).body).toMatchObject({ status: 'upheld', note: WHY })
    expect(await isDown(), 'the dashboard of its owners says so').toBe(true)
    await expect.poll(async () => (await open(`/@${firm.username}`)).statusCode).toBe(404)
    for (const { email } of [firm, partner]) expect((await app.mails(email))[0]?.text).toContain(WHY)
    const notices = () =>
      app.call<{ data: { kind: string; is_read: boolean }[] }>('GET', '/notifications', { as: firm })
    expect((await notices()).body.data).toMatchObject([
      { kind: 'page_taken_down', values: { reason: WHY }, path: '/user/templates', is_read: false },
    ])
    const site = () => app.call<Taken>('GET', '/site', { as: firm })
    expect((await site()).body.taken_down_reason).toBe(WHY)
    const again = await app.call<Taken>('POST', '/site/publish', {
      as: firm,
      body: { indexable: false, version: (await site()).body.version },
    })
    expect(again.body).toMatchObject({ status: 'published', taken_down_reason: null })
    expect(await isDown()).toBe(false)
    await expect.poll(async () => (await notices()).body.data).toMatchObject([{ is_read: true }])
    const [toReporter] = await app.mails('visitor@example.org')
    expect(toReporter?.text).toContain(`@${firm.username}`)
    expect(toReporter?.text, 'its button leads to the product in the language of the mail').toContain('/?lang=en')
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

describe('a report of a job', () => {
  const report = ({ slug }: { readonly slug: string | null }, over: Readonly<Record<string, string>> = {}) =>
    app.app.inject({
      method: 'POST',
      url: `/report/job/${slug}?lang=en`,
      remoteAddress: `203.0.113.${caller}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ reason: 'fraud', text: WHY, email: '', website: '', ...over }).toString(),
    })
  const titled = { title: { en: 'Easy <b>money</b>', am: 'ቀላል ገንዘብ' } }

  it('names the posting, whether or not its employer has a page, and stands in the queue with it', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm, titled)
    const page = await open(`/jobs/${posting.slug}?lang=en`)
    expect(page.body).toContain(`href="/report/job/${posting.slug}"`)
    const form = await open(`/report/job/${posting.slug}?lang=en`)
    expect([form.statusCode, form.body.includes('Easy &lt;b&gt;money&lt;/b&gt;')]).toEqual([200, true])
    expect((await report(posting, { text: 'No' })).statusCode).toBe(422)
    const sent = await report(posting)
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/report/job/${posting.slug}?sent=1&lang=en`])
    expect(await reportsOf(firm)).toMatchObject([
      {
        status: 'waiting',
        job: { id: posting.id, title: titled.title, url: `/jobs/${posting.slug}` },
        is_published: true,
      },
    ])
  })

  it('that is upheld closes the posting alone, and tells both sides', async () => {
    const firm = await publicCompany(app)
    const [posting, other] = [await openPosting(app, firm, titled), await openPosting(app, firm)]
    const { id, version } = await pageReport(app, firm, {
      postingId: posting.id,
      reporterEmail: 'seeker@example.org',
    })
    expect((await decide('unpublish', id, version, WHY)).body).toMatchObject({ status: 'upheld', is_published: false })
    expect((await open(`/jobs/${posting.slug}`)).statusCode).toBe(410)
    expect((await open(`/jobs/${other.slug}`)).statusCode).toBe(200)
    expect((await open(`/@${firm.username}`)).statusCode).toBe(200)
    const { body } = await app.call<{ data: { kind: string; values: { decision?: string } }[] }>(
      'GET',
      '/notifications',
      { as: firm },
    )
    expect(body.data.filter(({ kind }) => kind === 'job_decided')).toMatchObject([
      { values: { decision: 'taken_down' } },
    ])
    const own = await app.call('GET', `/job-postings/${posting.id}`, { as: firm })
    expect(own.body).toMatchObject({ status: 'closed', review_note: WHY })
    const [toReporter] = await app.mails('seeker@example.org')
    expect(toReporter?.text).toContain('Easy')
    expect(toReporter?.text).toContain('took it down')
  })

  it('that is dismissed leaves it open; one that was closed meanwhile is decided all the same', async () => {
    const firm = await company(app)
    const posting = await openPosting(app, firm, titled)
    const [first, second] = [
      await pageReport(app, firm, { postingId: posting.id, reporterEmail: 'third@example.org' }),
      await pageReport(app, firm, { postingId: posting.id }),
    ]
    expect((await decide('dismiss', first.id, 1, null)).status).toBe(200)
    expect((await open(`/jobs/${posting.slug}`)).statusCode).toBe(200)
    expect((await app.mails('third@example.org'))[0]?.text).toContain('stays public')
    await app.call('POST', `/job-postings/${posting.id}/close`, { as: firm, body: { version: posting.version } })
    expect((await decide('unpublish', second.id, 1, WHY)).body).toMatchObject({ status: 'upheld' })
  })

  it('is not there for a posting that nobody sees', async () => {
    const firm = await company(app)
    const [closed, draft] = [await postingIn(app, firm, 'closed'), await postingIn(app, firm, 'draft')]
    for (const slug of [closed.slug, draft.slug ?? 'nothing', 'no-such-job'])
      expect((await open(`/report/job/${slug}`)).statusCode).toBe(404)
    const gone = await report(closed)
    expect(gone.statusCode).toBe(410)
    expect(gone.body).toContain('Your report wasn’t sent')
    expect(await reportsOf(firm)).toEqual([])
  })
})
