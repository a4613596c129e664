import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { MOST_JOB_SEARCHES, type JobSearchRow } from '../../../openapi/schemas/job-alert.ts'
import { jobSearch } from '../../../tests/factories/job-alerts.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { jobTerms, openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { jobSearches, toldJobs } from '../../db/job-alert-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { jobs } from '../../db/platform-tables.ts'
import { users } from '../../db/tables.ts'
import { sendAlert, sweepTold } from './alert.mailer.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})
// Each test finds its own jobs only, by a word of its own.
let word = ''
let n = 0
beforeEach(() => {
  n += 1
  word = `zebu${String.fromCodePoint(96 + n)}${String.fromCodePoint(96 + n)}`
})
const HOUR = 3_600_000

const open = (over: Parameters<typeof openPosting>[2] = {}) =>
  openPosting(app, firm, {
    title: { en: `Herder ${word}` },
    searchKey: `herder ${word}`,
    closesAt: null,
    deadline: null,
    ...over,
  })
const keep = (as: Person, over: Parameters<typeof jobSearch>[2] = {}) =>
  jobSearch(app, as, { name: `About ${word}`, search: `q=${word}`, ...over })
const searches = async (as: Person) => (await app.call<JobSearchRow[]>('GET', '/job-searches', { as })).body
const alerts = async ({ email }: Person) =>
  (await app.mails(email)).filter(({ text }) => text.includes('/job/alerts/stop'))
const nextMorning = () => app.clock.advance(DAY)
const edit = (as: Person, { id, version, name }: JobSearchRow, mails: JobSearchRow['mails']) =>
  app.call<JobSearchRow>('PUT', `/job-searches/${id}`, { as, body: { name, mails, version } })
const post = (url: string) =>
  app.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

describe('a saved search', () => {
  it('is kept in one spelling, with what its filters are called, and once', async () => {
    const as = await individual(app)
    const { sectorId } = await jobTerms(app)
    const made = await keep(as, {
      search: `page=7&posted=1&nonsense=x&type=full-time&sector=${sectorId}&salary=20000&sort=salary&q=${word}`,
    })
    expect(made).toMatchObject({
      search: `q=${word}&sector=${sectorId}&type=full-time&salary=20000`,
      words: word,
      filters: [{ en: 'Finance of postings' }, { en: 'Full time' }],
      salary: 20_000,
      mails: 'daily',
      mailed_at: null,
    })
    const again = await app.call('POST', '/job-searches', {
      as,
      body: { name: 'Other', mails: 'never', search: `salary=20000&type=full-time&q=${word}&sector=${sectorId}` },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'duplicate', data: { field: 'search' } } })
    expect(await searches(as)).toHaveLength(1)
    expect(await searches(await individual(app))).toEqual([])
  })

  it('is renamed and deleted by its person alone, and tells who saw an older version', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const made = await keep(as)
    expect((await edit(other, made, 'never')).status).toBe(404)
    expect((await app.call('DELETE', `/job-searches/${made.id}`, { as: other })).status).toBe(404)
    expect((await edit(as, { ...made, name: 'Herds' }, 'weekly')).body).toMatchObject({ name: 'Herds', version: 2 })
    expect((await edit(as, made, 'never')).body).toMatchObject({
      code: 'stale',
      data: { current: { name: 'Herds', mails: 'weekly' } },
    })
    expect((await app.call('DELETE', `/job-searches/${made.id}`, { as })).status).toBe(204)
    expect(await searches(as)).toEqual([])
  })

  it('has a limit that parallel calls do not pass', async () => {
    const as = await individual(app)
    for (let at = 1; at < MOST_JOB_SEARCHES; at++) await keep(as, { search: `q=${word}${at}` })
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((q) =>
        app.call('POST', '/job-searches', { as, body: { name: q, mails: 'never', search: `q=${q}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
  })
})

describe('an alert', () => {
  it('mails the jobs that are new, in the language of its person, each once, and is silent when nothing is', async () => {
    const as = await individual(app)
    await app.db.update(users).set({ language: 'am' }).where(eq(users.id, as.userId))
    await open({ title: { en: `Old ${word}` } })
    app.clock.advance(1000)
    await keep(as)
    app.clock.advance(1000)
    const posting = await open({ title: { en: `Herder ${word}`, am: `እረኛ <b>${word}</b> evil.com` } })
    await open({ searchKey: 'something else' })
    nextMorning()
    const [mail, ...more] = await alerts(as)
    expect(more).toEqual([])
    expect(mail?.subject).toContain(`About ${word}`)
    expect(mail?.text).toContain('እረኛ')
    expect(mail?.text).not.toContain(`Old ${word}`)
    // What an employer wrote is text, and no link of theirs.
    expect(mail?.html).toContain('&lt;b&gt;')
    expect(mail?.text).not.toContain('evil.com')
    expect(mail?.links.map((link) => new URL(link).pathname + new URL(link).search)).toEqual([
      `/jobs/${posting.slug}?lang=am&from=alert`,
      `/jobs?q=${word}&sort=newest&lang=am`,
      expect.stringMatching(/^\/job\/alerts\/stop\?lang=am&token=/),
    ])
    expect(mail?.stop).toBe(mail?.links.at(-1))
    expect(await searches(as)).toMatchObject([{ mailed_at: app.clock.now().toISOString() }])
    const told = await app.call<{ data: readonly { kind: string; path: string; values: unknown }[] }>(
      'GET',
      '/notifications',
      { as },
    )
    expect(told.body.data).toMatchObject([
      { kind: 'job_alert', path: '/job/saved?view=searches', values: { search: `About ${word}`, count: '1' } },
    ])
    nextMorning()
    expect(await alerts(as)).toHaveLength(1)
  })

  it('tells of a job once though two searches find it and two processes look at the same time', async () => {
    const as = await individual(app)
    const made = [await keep(as), await keep(as, { search: `q=${word}&type=full-time` })]
    app.clock.advance(1000)
    await open()
    await open()
    nextMorning()
    const rows = await app.db.select().from(jobSearches).where(eq(jobSearches.accountId, as.accountId))
    const looks = rows.map(({ id, nextAt }) => ({ searchId: id, at: nextAt?.toISOString() }))
    expect(looks).toHaveLength(made.length)
    await Promise.all([...looks, ...looks].map((look) => sendAlert(app.services, look)))
    await Promise.all(looks.map((look) => sendAlert(app.services, look)))
    const mails = await alerts(as)
    const linked = mails.flatMap(({ links }) => links.filter((link) => link.includes('/jobs/herder')))
    expect(linked).toHaveLength(2)
    expect(new Set(linked).size).toBe(2)
  })

  it('leaves out what its person publishes and applied for, and what is over before it looks', async () => {
    const as = await individual(app)
    await keep(as)
    app.clock.advance(1000)
    await openPosting(app, as, { title: { en: `Own ${word}` }, searchKey: word })
    await applicationIn(app, as, await open(), 'applied')
    await open({ closesAt: new Date(app.clock.now().getTime() + HOUR) })
    const begun = await open()
    await applicationIn(app, as, begun, 'draft')
    nextMorning()
    const [mail] = await alerts(as)
    expect(mail?.links.filter((link) => /\/jobs\/./.test(new URL(link).pathname))).toEqual([
      expect.stringContaining(`/jobs/${begun.slug}`),
    ])
  })

  it('comes on the seventh morning when it is weekly, never when it is stopped, and once after a change of mind', async () => {
    const as = await individual(app)
    const made = await keep(as, { mails: 'weekly' })
    app.clock.advance(1000)
    await open()
    for (let day = 0; day < 6; day++) {
      nextMorning()
      expect(await alerts(as)).toEqual([])
    }
    nextMorning()
    expect(await alerts(as)).toHaveLength(1)
    const version = (await searches(as))[0]?.version ?? 0
    const stopped = await edit(as, { ...made, version }, 'never')
    await open()
    for (let day = 0; day < 8; day++) nextMorning()
    expect(await alerts(as)).toHaveLength(1)
    // Turned on twice in a day: the look that was planned first does nothing.
    const on = await edit(as, stopped.body, 'daily')
    const off = await edit(as, on.body, 'never')
    await edit(as, off.body, 'daily')
    nextMorning()
    expect(await alerts(as)).toHaveLength(2)
    const planned = await app.db.select().from(jobs).where(eq(jobs.queue, 'alerts'))
    expect(planned.filter(({ payload }) => payload['searchId'] === made.id)).toHaveLength(1)
  })

  it('does not reach whoever is disabled, and comes again once they may sign in', async () => {
    const as = await individual(app)
    await keep(as)
    app.clock.advance(1000)
    await open()
    const set = (disabledAt: Date | null) => app.db.update(users).set({ disabledAt }).where(eq(users.id, as.userId))
    await set(app.clock.now())
    nextMorning()
    expect(await alerts(as)).toEqual([])
    await set(null)
    nextMorning()
    expect(await alerts(as)).toHaveLength(1)
  })

  it('is stopped by one click of whoever has the mail, signed in or not, and not by a program that opens links', async () => {
    const as = await individual(app)
    await keep(as)
    app.clock.advance(1000)
    await open()
    nextMorning()
    const [mail] = await alerts(as)
    const { pathname, search } = new URL(mail?.stop ?? '')
    const page = await app.app.inject({ url: pathname + search })
    expect((await app.app.inject({ url: amharicLink(page.body) })).body).toContain('<button')
    expect([page.statusCode, page.body.includes('<button')]).toEqual([200, true])
    expect(await searches(as)).toMatchObject([{ mails: 'daily' }])
    expect((await post(pathname + search)).statusCode).toBe(200)
    expect((await post(pathname + search)).statusCode).toBe(200)
    // Whoever opens the link again isn't asked again, in either language.
    const again = await app.app.inject({ url: pathname + search })
    expect(again.body).toContain('These emails are stopped')
    expect((await app.app.inject({ url: amharicLink(again.body) })).body).toContain('ኢሜይሎቹ ቆመዋል')
    expect(await searches(as)).toMatchObject([{ mails: 'never', version: 2 }])
    await open()
    nextMorning()
    expect(await alerts(as)).toHaveLength(1)
    const id = (await searches(as))[0]?.id ?? ''
    const forged = `${pathname}?token=${id}.${'A'.repeat(43)}`
    expect((await post(forged)).statusCode).toBe(410)
    await app.call('DELETE', `/job-searches/${id}`, { as })
    expect((await app.app.inject({ url: pathname + search })).body).toContain('This link is no longer valid')
    expect((await post(pathname + search)).statusCode).toBe(410)
  })

  it('remembers whom it told only while a job is open', async () => {
    const as = await individual(app)
    await keep(as)
    app.clock.advance(1000)
    const [going, staying] = [await open(), await open()]
    nextMorning()
    await alerts(as)
    await app.db.update(jobPostings).set({ status: 'closed' }).where(eq(jobPostings.id, going.id))
    await sweepTold(app.services)
    const told = await app.db.select().from(toldJobs).where(eq(toldJobs.accountId, as.accountId))
    expect(told.map(({ postingId }) => postingId)).toEqual([staying.id])
  })
})
