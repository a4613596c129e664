import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { applicationBody, applicationIn, formPath } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobApplications } from '../../db/job-application-tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app, { account: { companyName: 'Habesha Coffee' } })
})

const page = async (url: string) => (await app.app.inject({ url })).body
const sourcesOf = async ({ accountId }: Person) =>
  (
    await app.db
      .select({ source: jobApplications.source })
      .from(jobApplications)
      .where(eq(jobApplications.applicantAccountId, accountId))
  ).map(({ source }) => source)

it('the page of a job says to who applied when that was, and to nobody else', async () => {
  const posting = await openPosting(app, firm, { title: { en: 'Coffee roaster' } })
  const [sender, drafter, back] = [await individual(app), await individual(app), await individual(app)]
  const { id } = await applicationIn(app, sender, posting, 'interview', {
    appliedAt: new Date('2026-02-20T22:30:00.000Z'),
  })
  await applicationIn(app, drafter, posting, 'draft')
  await applicationIn(app, back, posting, 'withdrawn', { appliedAt: new Date('2026-02-20T22:30:00.000Z') })
  const seenBy = async (as: Person | null) =>
    app.app.inject({
      url: `/jobs/${posting.slug}`,
      headers: as === null ? {} : { cookie: `access_token=${as.token}; current_account=${as.accountId}` },
    })
  const own = await seenBy(sender)
  expect(own.body).toContain('You applied on 21 February 2026.')
  expect(own.body).toContain(`href="/job/applied/${id}"`)
  expect(own.body).not.toContain('/apply')
  expect((await seenBy(back)).body).toContain('You applied on 21 February 2026 and withdrew your application.')
  // What is made for one reader is kept by nobody.
  expect(own.headers['cache-control']).toBe('no-store')
  for (const other of [null, drafter, firm]) {
    const { body } = await seenBy(other)
    expect(body).not.toContain('You applied on')
    expect(body).toContain('/apply')
  }
})

it('every link that leads to a job says where it stands, and applying goes on with it', async () => {
  const { slug } = await openPosting(app, firm, { title: { en: 'Coffee cupper', am: 'ቡና ቀማሽ' } })
  expect(await page('/jobs?q=cupper')).toContain(`/jobs/${slug}?from=search"`)
  expect(await page('/jobs?q=cupper&lang=am')).toContain(`/jobs/${slug}?lang=am&amp;from=search"`)
  const feed = await page('/jobs/feed.xml?q=cupper')
  expect(feed).toContain(`/jobs/${slug}?from=feed"`)
  // Feed readers know an entry by its id.
  expect(feed).toMatch(new RegExp(`<id>[^<]*/jobs/${slug}</id>`))
  const shown = await page(`/jobs/${slug}?from=telegram`)
  expect(shown).toContain(`/job/apply/${slug}?from=telegram"`)
  expect(shown).toMatch(new RegExp(`rel="canonical" href="[^"?]*/jobs/${slug}"`))
  for (const source of ['telegram', 'whatsapp', 'linkedin'])
    expect(shown, source).toContain(encodeURIComponent(`/jobs/${slug}?from=${source}`))
  const unknown = await page(`/jobs/${slug}?from=%22%3E%3Cscript%3E`)
  expect(unknown).toContain(`/job/apply/${slug}"`)
  expect(unknown).not.toContain('"><script>')
})

it('an application keeps how its person came when they began it', async () => {
  const [first, second] = [await openPosting(app, firm), await openPosting(app, firm)]
  const person = await individual(app)
  const save = (posting: typeof first, version: number | null, query = '') =>
    app.call('PUT', `${formPath(posting)}${query}`, { as: person, body: applicationBody({ version }) })
  expect((await save(first, null, '?from=telegram')).status).toBe(200)
  expect((await save(first, 1, '?from=search')).status).toBe(200)
  expect(await sourcesOf(person)).toEqual(['telegram'])
  expect((await save(second, null)).status).toBe(200)
  expect(new Set(await sourcesOf(person))).toEqual(new Set(['direct', 'telegram']))
  expect((await save(second, 1, '?from=elsewhere')).status).toBe(422)
})
