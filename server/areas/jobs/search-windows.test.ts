import { sql, type SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { company } from '../../../tests/factories/people.ts'
import { plantJob } from '../../../tests/factories/planted-jobs.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobSearchOf } from '../../../src/documents/jobs/job-address.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { MOST_ASIDE, searchJobs } from './search.queries.ts'
import { enoughIn, marksBetween, type Window } from './search-windows.queries.ts'

describe('the spans of a window', () => {
  it('are days, weeks or months, and never many', () => {
    const now = new Date('2026-03-01T00:00:00Z')
    const back = (days: number) => marksBetween(new Date(now.getTime() - days * DAY), now).marks
    expect(back(0)).toEqual(['d20513'])
    expect(back(2)).toEqual(['d20511', 'd20512', 'd20513'])
    expect([back(39).length, back(40)[0]]).toEqual([40, 'w2924'])
    expect([back(272).length, back(300)[0]]).toEqual([40, 'm673'])
  })
})

describe('windows of a search', () => {
  const windows: readonly Window[] = [
    ...[100, 200, 400, 800].map((size) => ({ where: sql.raw(String(size)), size })),
    { where: undefined, size: Infinity },
  ]
  /** Asks for ten where every so-manieth is found, of a thousand in all; which windows were asked. */
  const asked = async (every: number) => {
    const sizes: number[] = []
    const found = await enoughIn(windows, 10, async (where: SQL | undefined) => {
      const size = where === undefined ? 1000 : (windows.find((one) => one.where === where)?.size ?? 0)
      sizes.push(size)
      return { total: Math.floor(size / every) }
    })
    return { sizes, total: found.total }
  }
  it('are passed over where what the first has shows that they cannot be enough', async () => {
    expect(await asked(5)).toEqual({ sizes: [100], total: 20 })
    expect(await asked(12)).toEqual({ sizes: [100, 200], total: 16 })
    expect(await asked(50)).toEqual({ sizes: [100, 800], total: 16 })
    expect(await asked(100)).toEqual({ sizes: [100, 1000], total: 10 })
    expect(await asked(500)).toEqual({ sizes: [100, 1000], total: 2 })
  })
})

describe('a search that looks at the newest first', () => {
  const NEWER = 1_100
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    const employer = await company(app)
    const row = await plantJob(app, employer, { title: { en: 'Nurse' }, salaryTo: 12_000 })
    await plantJob(app, employer, { title: { en: 'Old surgeon' }, publishedAt: new Date('2020-05-01'), region: 'afar' })
    // As many as are counted, a minute after another, and some that a window does not reach.
    const columns =
      'account_id, hiring_process_id, status, title, title_key_en, title_key_am, employment_type, location_type, region, currency, salary_period, salary_shown, salary_to, vacancies, deadline, closes_at, time_zone, questions, documents, search_key, created_at, updated_at'
    await app.db.execute(sql`
      insert into ${jobPostings} (id, code, slug, published_at, ${sql.raw(columns)})
      select gen_random_uuid(), 'n' || n, 'n' || n, published_at - n * interval '30 minutes', ${sql.raw(columns)}
      from ${jobPostings}, generate_series(1, ${NEWER + 400}) n where id = ${row.id}`)
  })
  it.each([
    {},
    { q: 'nurse' },
    { q: 'nurse', page: '3' },
    { q: 'nurse', sort: 'newest', page: '50' },
    { q: 'surgeon' },
  ])('finds what one finds that looks at all: %o', async (query) => {
    const search = jobSearchOf({ ...query, salary: '' })
    const all = await searchJobs(app.services, search, [])
    for (const rungs of [[1], [50, 900], [10, NEWER], [40, 300, 1200, NEWER + 200]]) {
      const { jobs, ...counts } = await searchJobs(app.services, search, rungs)
      expect([jobs.map(({ slug }) => slug), counts]).toEqual([
        all.jobs.map(({ slug }) => slug),
        (({ jobs: _, ...others }) => others)(all),
      ])
    }
    expect(all.total).toBeGreaterThan(0)
  })
  it('says at least how many other values of a filter find, where it does not count them all', async () => {
    const found = await searchJobs(app.services, jobSearchOf({ region: 'afar' }))
    expect([found.total, found.isMore, found.atLeast]).toEqual([1, false, ['region']])
    expect(found.facets.region.map(({ value, count }) => [value, count])).toEqual([
      ['addis-ababa', MOST_ASIDE],
      ['afar', 0],
    ])
  })
  it('counts with facets as one that looks at all', async () => {
    for (const query of [{ region: 'addis-ababa' }, { region: 'afar' }, { q: 'nurse', salary: '10000' }]) {
      const search = jobSearchOf(query)
      const [all, narrow] = [
        await searchJobs(app.services, search, []),
        await searchJobs(app.services, search, [10, 300]),
      ]
      expect(narrow).toEqual(all)
    }
  })
})
