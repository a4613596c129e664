import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { JobSearchRow, SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { applicationDraft, appliedFor } from '../../../tests/factories/job-applications.ts'
import { jobSearch } from '../../../tests/factories/job-alerts.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { hired } from '../../../tests/factories/offers.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { resume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { accounts } from '../../db/tables.ts'

/**
 * Somebody who has a job looks for another. Whatever they do, neither their employer nor another account of its owner can
 * tell: each place where it could be seen is read before and after, and must say the same.
 */
let app: TestApp
let employer: Person
let sibling: Person
let elsewhere: Person
let seeker: Person
let resumeId: string
beforeAll(async () => {
  app = await testApp()
  employer = await company(app)
  elsewhere = await company(app)
  // Another company of the same owner.
  const other = await company(app)
  await app.db.update(accounts).set({ ownerId: employer.userId }).where(eq(accounts.id, other.accountId))
  sibling = { ...employer, accountId: other.accountId, username: other.username }
  const job = await hired(app, employer)
  seeker = job.person
  resumeId = (await resume(app, seeker)).id
})

const PLACES = [
  '/notifications?per_page=100',
  '/job-postings',
  '/employees/requisition',
  '/followers',
  '/dashboard',
] as const
/** Everything that the account can read about people, as text. */
async function seenBy(as: Person, postingId: string): Promise<readonly string[]> {
  const read = async (path: string) => {
    const { status, body } = await app.call('GET', path, { as })
    expect(status, path).toBe(200)
    // The days of the chart move on by themselves.
    return JSON.stringify(body, (key, value: unknown) => (key === 'days' ? undefined : value))
  }
  return Promise.all([...PLACES, `/job-postings/${postingId}`, `/job-postings/${postingId}/applicants`].map(read))
}

describe('a person’s own employer and its sibling account', () => {
  it('learn nothing of what they save, search, begin and send elsewhere', async () => {
    const own = [
      { as: employer, posting: await openPosting(app, employer) },
      { as: sibling, posting: await openPosting(app, sibling) },
    ]
    const target = await openPosting(app, elsewhere)
    const before = await Promise.all(own.map(({ as, posting }) => seenBy(as, posting.id)))
    for (const { slug } of [target, ...own.map(({ posting }) => posting)])
      expect((await app.call<SavedJob>('PUT', `/jobs/${slug}/saved`, { as: seeker })).status).toBe(200)
    await jobSearch(app, seeker, { search: 'q=accountant' })
    // A draft for the employer's own job is nobody's but its writer's.
    for (const { posting } of own) await applicationDraft(app, seeker, posting, { resume_id: resumeId })
    await appliedFor(app, seeker, target, { resume_id: resumeId })
    app.clock.advance(86_400_000)
    await openPosting(app, elsewhere)
    app.clock.advance(86_400_000)
    await app.mails()
    expect(await Promise.all(own.map(({ as, posting }) => seenBy(as, posting.id)))).toEqual(before)
    for (const { as } of own) {
      expect((await app.call('GET', '/saved-jobs', { as })).status).toBe(403)
      expect((await app.call<JobSearchRow[]>('GET', '/job-searches', { as })).status).toBe(403)
    }
  })

  it('learn of an application to one of them there alone', async () => {
    const [mine, theirs] = [await openPosting(app, employer), await openPosting(app, sibling)]
    const before = await seenBy(sibling, theirs.id)
    const sent = await appliedFor(app, seeker, mine, { resume_id: resumeId })
    await app.mails()
    expect(await seenBy(sibling, theirs.id)).toEqual(before)
    const read = (as: Person) => app.call('GET', `/applicants/${sent.id}`, { as })
    expect([(await read(employer)).status, (await read(sibling)).status]).toEqual([200, 404])
  })
})
