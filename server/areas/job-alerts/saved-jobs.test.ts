import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { MOST_SAVED_JOBS, type SavedJob } from '../../../openapi/schemas/job-alert.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting, postingIn } from '../../../tests/factories/job-postings.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { savedJobs } from '../../db/job-alert-tables.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let firm: Person
beforeAll(async () => {
  app = await testApp()
  firm = await company(app)
})

interface Posting {
  readonly slug: string | null
}
const save = (as: Person, { slug }: Posting) => app.call<SavedJob>('PUT', `/jobs/${slug}/saved`, { as })
const forget = (as: Person, { slug }: Posting) => app.call('DELETE', `/jobs/${slug}/saved`, { as })
const list = async (as: Person, query = '') =>
  (await app.call<{ readonly data: readonly SavedJob[] }>('GET', `/saved-jobs${query}`, { as })).body.data

describe('a job that somebody keeps', () => {
  it('stands in their list alone, once, the last saved first, until they take it out', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const [first, second] = [
      await openPosting(app, firm, { region: 'oromia' }),
      await openPosting(app, firm, { title: { am: 'ሹፌር' } }),
    ]
    expect((await save(as, first)).body).toMatchObject({
      id: first.id,
      title: first.title,
      state: 'open',
      city: { en: 'Addis Ababa' },
      region: { en: 'Oromia' },
      application: null,
    })
    app.clock.advance(1000)
    await save(as, second)
    expect((await save(as, second)).status).toBe(200)
    expect((await list(as)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list(as, '?q=ሹፌር')).map(({ id }) => id)).toEqual([second.id])
    expect(await list(other)).toEqual([])
    expect((await forget(as, second)).status).toBe(204)
    expect((await forget(as, second)).status).toBe(204)
    expect((await list(as)).map(({ id }) => id)).toEqual([first.id])
  })

  it('says when it is closed, paused or past its deadline, and where the own application stands', async () => {
    const as = await individual(app)
    const [open, paused, closed, past, sent] = [
      await openPosting(app, firm),
      await openPosting(app, firm),
      await openPosting(app, firm),
      await openPosting(app, firm),
      await openPosting(app, firm),
    ]
    for (const each of [open, paused, closed, past, sent]) await save(as, each)
    const set = (id: string, over: Partial<typeof jobPostings.$inferInsert>) =>
      app.db.update(jobPostings).set(over).where(eq(jobPostings.id, id))
    await set(paused.id, { status: 'paused' })
    await set(closed.id, { status: 'closed' })
    await set(past.id, { closesAt: new Date(app.clock.now().getTime() - 1) })
    const application = await applicationIn(app, as, sent, 'interview')
    await applicationIn(app, await individual(app), open, 'applied')
    const found = new Map((await list(as)).map((row) => [row.id as string, [row.state, row.application]]))
    expect(found).toEqual(
      new Map<string, unknown>([
        [open.id, ['open', null]],
        [paused.id, ['paused', null]],
        [closed.id, ['over', null]],
        [past.id, ['over', null]],
        [sent.id, ['open', { id: application.id, status: 'interview' }]],
      ]),
    )
    const ids = async (state: string) => (await list(as, `?state=${state}`)).map(({ id }) => id as string).toSorted()
    expect(await ids('open')).toEqual([open.id, sent.id].toSorted())
    expect(await ids('over')).toEqual([paused.id, closed.id, past.id].toSorted())
    // What is over can be saved back after it was taken out by mistake.
    await forget(as, closed)
    expect((await save(as, closed)).status).toBe(200)
  })

  it('is one that visitors saw: drafts, those in review and those of accounts that are gone are not found', async () => {
    const as = await individual(app)
    const [draft, review] = [await postingIn(app, firm, 'draft'), await postingIn(app, firm, 'in_review')]
    for (const posting of [draft, review, { slug: 'nothing-here' }])
      if (posting.slug !== null) expect((await save(as, posting)).status).toBe(404)
    const gone = await company(app)
    const posting = await openPosting(app, gone)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, gone.userId))
    expect((await save(as, posting)).status).toBe(404)
  })

  it('has a limit that parallel calls do not pass', async () => {
    const as = await individual(app)
    const postings = await Promise.all(Array.from({ length: 4 }, () => openPosting(app, firm)))
    const filler = await openPosting(app, firm)
    const rows = await app.db
      .insert(jobPostings)
      .values(
        Array.from({ length: MOST_SAVED_JOBS - 1 }, (_, n) => {
          const { searchVector: _s, titleVector: _t, facets: _f, monthlyBirr: _m, ...row } = filler
          return { ...row, id: app.services.ids.uuid(), code: `L${n}`, slug: `limit-${n}` }
        }),
      )
      .returning({ id: jobPostings.id })
    await app.db.insert(savedJobs).values(
      rows.map(({ id }) => ({
        id: app.services.ids.uuid(),
        accountId: as.accountId,
        postingId: id,
        jobKey: '',
        createdAt: app.clock.now(),
      })),
    )
    const answers = await Promise.all(postings.map((posting) => save(as, posting)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'limit_reached',
      data: { limit: MOST_SAVED_JOBS },
    })
  })
})
