import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { publish } from '../../../tests/factories/companies.ts'
import { draftPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { plantJob, type PlantedJob } from '../../../tests/factories/planted-jobs.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobSearchOf, SALARIES } from '../../../src/documents/jobs/job-address.ts'
import type { JobPosting } from '../../../openapi/schemas/job-posting.ts'
import { showsOf } from '../../../tests/setup/shows.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { users } from '../../db/tables.ts'
import { SEARCHES, waitToSearch } from './search-limit.ts'
import { JOBS_PER_PAGE } from './search-counts.queries.ts'
import { searchJobs } from './search.queries.ts'

let app: TestApp
let employer: Person
beforeAll(async () => {
  app = await testApp()
  employer = await company(app, { account: { companyName: 'Habesha Coffee' } })
  await publish(app, employer)
})
beforeEach(async () => {
  await app.db.delete(jobPostings)
})
const plant = (over: PlantedJob) => plantJob(app, employer, over)
const open = (en: string, over: Partial<PlantedJob> = {}) => plant({ title: { en }, ...over })
const found = async (query: Readonly<Record<string, unknown>>) => searchJobs(app.services, jobSearchOf(query))
const titles = async (query: Readonly<Record<string, unknown>>) =>
  (await found(query)).jobs.map(({ title }) => title.en ?? title.am)
const shows = showsOf(() => app)
const page = async (url: string) => {
  const { statusCode, body, headers } = await app.app.inject({ url })
  return { status: statusCode, body, headers }
}

describe('a search of jobs', () => {
  it('finds English words by their stem, beginnings of the last one, and Amharic words by their sound', async () => {
    await open('Senior accountant', {
      description: { en: [{ type: 'paragraph', text: [{ text: 'Managing budgets' }] }] },
    })
    await plant({ title: { am: 'የሒሳብ ሠራተኛ' } })
    expect(await titles({ q: 'accountants' })).toEqual(['Senior accountant'])
    expect(await titles({ q: 'manage budget' })).toEqual(['Senior accountant'])
    expect(await titles({ q: 'senior acc' })).toEqual(['Senior accountant'])
    expect(await titles({ q: 'sen accountant' })).toEqual([])
    for (const q of ['ሠራተኛ', 'ሰራተኛ', 'ሒሳብ', 'ሂሳብ', 'የሂሳብ ሰራተኛ', 'ኂሳብ'])
      expect(await titles({ q }), q).toEqual(['የሒሳብ ሠራተኛ'])
    expect(await titles({ q: "' | !:* & \\ <->" })).toHaveLength(2)
    expect(await titles({ q: "it's" })).toEqual([])
  })

  it('forgives typing errors where nothing has the words as they were typed, and says so', async () => {
    await open('Electrical engineer')
    await plant({ title: { am: 'የመምህር ረዳት' } })
    const { jobs, corrected } = await found({ q: 'electrcal enginere' })
    expect([jobs.length, corrected]).toEqual([1, 'electrical engineer'])
    expect(await titles({ q: 'መምሀር' })).toEqual(['የመምህር ረዳት'])
    expect((await found({ q: 'electrical engineer' })).corrected).toBeNull()
    expect((await found({ q: 'zzzzqqqq' })).jobs).toEqual([])
  })

  it('puts those whose title has the words before others', async () => {
    await open('Nurse', { publishedAt: new Date(app.clock.now().getTime() - 5 * DAY) })
    await open('Driver', { words: [{ en: 'nurse' }] })
    expect(await titles({ q: 'nurse' })).toEqual(['Nurse', 'Driver'])
    expect(await titles({ q: 'nurse', sort: 'newest' })).toEqual(['Driver', 'Nurse'])
  })

  it('tells C++ from C and C#', async () => {
    await open('C++ developer')
    await open('C# developer')
    expect(await titles({ q: 'c++' })).toEqual(['C++ developer'])
    expect(await titles({ q: 'C#' })).toEqual(['C# developer'])
  })

  it('shows open postings alone: none after its deadline, even before the clock came, none of who may not act', async () => {
    await open('Open')
    await open('Draft', { status: 'draft', publishedAt: null })
    await open('Waits', { status: 'in_review', publishedAt: null })
    await open('Paused', { status: 'paused' })
    await open('Closed', { status: 'closed' })
    await open('Deleted', { deletedAt: app.clock.now() })
    await open('Ends now', { closesAt: app.clock.now() })
    const other = await company(app)
    await plantJob(app, other, { title: { en: 'Of a disabled one' } })
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, other.userId))
    expect(await titles({})).toEqual(['Open'])
  })

  it('counts each value as it would find, and finds what is chosen', async () => {
    await open('One', { employmentType: 'part-time', region: 'oromia', salaryTo: 12_000 })
    await open('Two', { region: 'oromia', salaryFrom: 200_000, salaryTo: 240_000, salaryPeriod: 'year' })
    await open('Three', { salaryTo: 60_000, salaryShown: false })
    const all = await found({})
    const counts = (data: typeof all, facet: 'type' | 'region') =>
      Object.fromEntries(data.facets[facet].map(({ value, count }) => [value, count]))
    expect(counts(all, 'type')).toEqual({ 'full-time': 2, 'part-time': 1 })
    expect(all.salaries).toEqual([
      { value: 5000, count: 2 },
      { value: 10_000, count: 2 },
      { value: 20_000, count: 1 },
    ])
    const chosen = await found({ type: 'part-time' })
    expect([chosen.total, counts(chosen, 'type'), counts(chosen, 'region')]).toEqual([
      1,
      { 'full-time': 2, 'part-time': 1 },
      { oromia: 1 },
    ])
    expect(await titles({ type: ['part-time', 'full-time'], region: 'oromia', salary: '20000' })).toEqual(['Two'])
    expect(await titles({ region: 'nowhere', salary: 'x', posted: '-1', sort: 'drop', page: '0' })).toEqual([])
  })

  it('finds by every step of salary that can be asked for who pays as much, and counts them', async () => {
    for (const step of SALARIES) {
      await open(`Pays ${step}`, { salaryTo: step })
      await open(`Nearly ${step}`, { salaryTo: step - 1 })
    }
    for (const [at, step] of SALARIES.entries()) {
      const chosen = await found({ salary: String(step) })
      const more = SALARIES.slice(at + 1).flatMap((next) => [`Pays ${next}`, `Nearly ${next}`])
      expect(new Set(await titles({ salary: String(step) }))).toEqual(new Set([`Pays ${step}`, ...more]))
      expect(chosen.salaries.map(({ value, count }) => [value, count])).toEqual(
        SALARIES.map((each, place) => [each, 2 * (SALARIES.length - place) - 1]),
      )
    }
  })

  it('sorts by day, deadline and salary, and goes on from page to page', async () => {
    const now = app.clock.now().getTime()
    await open('Old', { publishedAt: new Date(now - 9 * DAY), salaryTo: 9000, closesAt: new Date(now + DAY) })
    await open('New', { salaryTo: 5000, closesAt: new Date(now + 3 * DAY) })
    await open('Best paid', { publishedAt: new Date(now - 2 * DAY), salaryTo: 90_000, closesAt: null })
    expect(await titles({})).toEqual(['New', 'Best paid', 'Old'])
    expect(await titles({ sort: 'deadline' })).toEqual(['Old', 'New', 'Best paid'])
    expect(await titles({ sort: 'salary' })).toEqual(['Best paid', 'Old', 'New'])
    expect(await titles({ posted: '7' })).toEqual(['New', 'Best paid'])
    for (let at = 0; at < JOBS_PER_PAGE; at++) await open(`More ${at}`, { publishedAt: new Date(now - 20 * DAY - at) })
    const [first, second] = [await found({}), await found({ page: '2' })]
    expect([first.jobs.length, first.pages, second.jobs.length, second.total]).toEqual([20, 2, 3, 23])
  })
})

describe('the pages of jobs', () => {
  it('the list is a finished document in both languages, with its feed', async () => {
    const job = await open('Barista', { city: { en: 'Adama', am: 'አዳማ' }, salaryFrom: 8000, salaryTo: 12_000 })
    const list = await page('/jobs?q=barista')
    expect([list.status, list.body.includes(`/jobs/${job.slug}`), list.body.includes('1 job')]).toEqual([
      200,
      true,
      true,
    ])
    expect(list.headers['x-robots-tag']).toBe('noindex')
    expect((await page('/jobs')).headers['x-robots-tag']).toBeUndefined()
    expect((await page('/jobs?lang=am')).body).toContain('አዳማ')
    const feed = await page('/jobs/feed.xml?q=barista')
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(feed.body).toContain(`/jobs/${job.slug}`)
    expect((await page('/jobs/feed.xml?q=nothing')).body).not.toContain('<entry>')
    expect((await page('/sitemap.xml')).body).toContain(`/jobs/${job.slug}`)
  })

  it('a posting tells machines what it says, its code leads to it, and it is 410 once it is over', async () => {
    const job = await open('Coffee roaster', {
      salaryFrom: 8000,
      salaryTo: 12_000,
      publishedAt: new Date('2026-03-01T08:00:00Z'),
    })
    await open('Coffee taster')
    const url = `/jobs/${job.slug}`
    const shown = await page(url)
    expect(shown.status).toBe(200)
    for (const part of [
      'Habesha Coffee',
      `/@${employer.username}`,
      '"JobPosting"',
      '"datePosted":"2026-03-01T08:00:00.000Z"',
      't.me/share',
    ])
      expect(shown.body, part).toContain(part)
    expect(shown.body).toContain(`"validThrough":"${job.closesAt?.toISOString()}"`)
    for (const [address, leads] of [
      [job.code, `${url}?from=code`],
      [job.code.toLowerCase(), `${url}?from=code`],
      [`other-words-${job.code.toLowerCase()}`, url],
      [`other-words-${job.code.toLowerCase()}?from=telegram`, `${url}?from=telegram`],
    ]) {
      const { status, headers } = await page(`/jobs/${address}`)
      expect([status, headers['location']], address).toEqual([301, leads])
    }
    for (const address of ['no-such-job', 'k000000z', 'UPPER_case'])
      expect((await page(`/jobs/${address}`)).status).toBe(404)
    app.clock.advance(21 * DAY)
    const over = await page(url)
    expect([over.status, over.body.includes('JobPosting'), over.headers['x-robots-tag']]).toEqual([
      410,
      false,
      'noindex',
    ])
    expect((await page('/sitemap.xml')).body).not.toContain(url)
  })

  it('shows at once what its employer changes, at the same address, and is gone when they close it', async () => {
    const firm = await company(app, { account: { companyName: 'Selam Textiles', verifiedAt: app.clock.now() } })
    const deadline = new Date(app.clock.now().getTime() + 10 * DAY).toISOString().slice(0, 10)
    const body = await postingBody(app, { title: { en: 'Weaver', am: 'ሸማኔ' }, deadline })
    const draft = await draftPosting(app, firm, body)
    const send = async (event: string, version: number) => {
      const { status, body: now } = await app.call<JobPosting>('POST', `/job-postings/${draft.id}/${event}`, {
        as: firm,
        body: { version },
      })
      expect(status, JSON.stringify(now)).toBe(200)
      return now
    }
    const published = await send('publish', draft.version)
    const url = new URL(published.url ?? '').pathname
    await shows(url, 200, 'Selam Textiles')
    expect(await titles({ q: 'ሸማኔ selam' })).toEqual(['Weaver'])
    const edited = await app.call<JobPosting>('PUT', `/job-postings/${draft.id}`, {
      as: firm,
      body: { ...body, title: { en: 'Master weaver', am: 'ሸማኔ' }, version: published.version },
    })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    await shows(url, 200, 'Master weaver')
    const paused = await send('pause', edited.body.version)
    expect(await titles({})).toEqual([])
    await send('close', paused.version)
    await shows(url, 410)
  })

  it('what visitors never saw is not found, by its code neither', async () => {
    const draft = await open('Secret job', { status: 'draft', publishedAt: null, slug: null })
    const waiting = await open('Waiting job', { status: 'in_review', publishedAt: null })
    for (const address of [draft.code, waiting.code, waiting.slug])
      expect((await page(`/jobs/${address}`)).status).toBe(404)
    const paused = await open('Paused job', { status: 'paused' })
    const { status, headers } = await page(`/jobs/${paused.slug}`)
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  })
})

describe('searches of one address', () => {
  it('are answered three hundred times a minute, and then told when to come back', async () => {
    await open('Nurse')
    const url = '/jobs?q=nurse&region=addis-ababa&lang=en'
    const from = (remoteAddress: string, asked = url) => app.app.inject({ url: asked, remoteAddress })
    for (let n = 1; n < SEARCHES.limit; n++) await waitToSearch(app.services, '203.0.113.9')
    expect((await from('203.0.113.9')).statusCode).toBe(200)
    const { statusCode, headers, body } = await from('203.0.113.9')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store'])
    expect(body).toContain('We got too many searches from your network. Try again in 60 seconds.')
    // What was typed stays, and so do the filters.
    expect(body).toContain('value="nurse"')
    expect(body).toMatch(/href="\/jobs\?q=nurse&amp;region=addis-ababa[^"]*"[^>]*>Search again</)
    expect((await from('203.0.113.9', url.replace('lang=en', 'lang=am'))).body).toContain('ከ60 ሰከንዶች በኋላ')
    expect((await from('203.0.113.9', '/jobs/feed.xml?q=nurse')).statusCode).toBe(429)
    expect((await from('203.0.113.10')).statusCode).toBe(200)
    app.clock.advance(60_000)
    expect((await from('203.0.113.9')).body).toContain('Nurse')
  })
})
