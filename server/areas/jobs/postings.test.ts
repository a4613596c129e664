import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import type { JobPosting, JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import { draftPosting, openPosting, postingBody } from '../../../tests/factories/job-postings.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import { doPostingWork } from './posting.worker.ts'
import { sweepPostings } from './postings.commands.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

const HOUR = 3_600_000
interface Answer extends JobPosting {
  readonly code: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
  readonly data?: { readonly status?: string; readonly limit?: number; readonly current?: JobPosting }
}
const at = (id: string, path = '') => `/job-postings/${id}${path}`
const read = async (as: Person, id: string) => (await app.call<JobPosting>('GET', at(id), { as })).body
const send = (as: Person, { id, version }: Pick<JobPosting, 'id' | 'version'>, event: string) =>
  app.call<Answer>('POST', at(id, `/${event}`), { as, body: { version } })
const save = (as: Person, id: string, body: unknown) => app.call<Answer>('PUT', at(id), { as, body })
const list = async (as: Person, query = '') =>
  (
    await app.call<{
      readonly data: readonly JobPostingRow[]
      readonly limit: number | null
      readonly open: number
    }>('GET', `/job-postings${query}`, { as })
  ).body
/** A company that administrators verified: what it publishes opens at once. */
const verified = () => company(app, { account: { verifiedAt: app.clock.now() } })
const rowOf = async (id: string) =>
  (await app.db.select().from(jobPostings).where(eq(jobPostings.id, id)))[0] ?? expect.unreachable()

interface Posted {
  readonly id: string
  readonly as: Person
}
const SIDES: Readonly<Record<string, readonly string[]>> = {
  publish: ['employer'],
  withdraw: ['employer'],
  pause: ['employer'],
  resume: ['employer'],
  close: ['employer', 'clock'],
  approve: ['administrator'],
  send_back: ['administrator'],
  take_down: ['administrator'],
}
/** The life cycle, for accounts whose postings are looked at first (`needsReview`) and those whose open at once. */
const replay = (needsReview: boolean): Replay<Posted> => ({
  app: () => app,
  lifecycle: jobPosting,
  senders: ['employer', 'administrator', 'clock'],
  facts: { needsReview },
  begin: async () => {
    const as = needsReview ? await company(app) : await verified()
    return { id: (await draftPosting(app, as)).id, as }
  },
  read: ({ id }) => rowOf(id),
  send: async ({ id, as }, { event, by, to }) => {
    const { version, closesAt } = await rowOf(id)
    if (by === 'clock') {
      if (event !== 'close') return null
      if (to === null) {
        await doPostingWork(app.services, { payload: { postingId: id } })
        return null
      }
      const now = app.clock.now()
      app.clock.set(closesAt ?? now)
      await doPostingWork(app.services, { payload: { postingId: id } })
      app.clock.set(now)
      return { status: 200, headers: {}, body: {}, bytes: Buffer.alloc(0) }
    }
    if (SIDES[event]?.[0] === 'employer')
      return app.call('POST', at(id, `/${event}`), { as: by === 'employer' ? as : admin, body: { version } })
    return app.call('POST', `/manage/job-reviews/${id}/${event.replace('_', '-')}`, {
      as: by === 'administrator' ? admin : as,
      body: { note: 'The salary is missing.', version },
    })
  },
  refused: ({ status, event, by }) => {
    if (by === 'clock') return null
    if (SIDES[event]?.includes(by) !== true) return { status: 403, body: { code: 'forbidden' } }
    // Administrators learn of no draft that nobody submitted.
    if (by === 'administrator' && status === 'draft') return { status: 404, body: { code: 'not_found' } }
    return { status: 409, body: { code: 'not_pending', data: { status } } }
  },
  holds: async ({ id, as }, status) => {
    const row = await rowOf(id)
    expect(row.closedAt !== null).toBe(status === 'closed')
    expect(row.publishedAt !== null && row.slug !== null).toBe(['open', 'paused', 'closed'].includes(status))
    expect(await list(as)).toMatchObject({ open: ['in_review', 'open', 'paused'].includes(status) ? 1 : 0 })
  },
})
describeLife(replay(true), 'jobPosting of an account that is looked at first')
describeLife(replay(false), 'jobPosting of a verified company')

describe('job postings', () => {
  it('begin as a draft with a title, are saved while they are incomplete, and nobody else reads them', async () => {
    const as = await company(app)
    const made = await app.call<JobPosting>('POST', '/job-postings', { as, body: { title: { am: 'ሒሳብ ሠራተኛ' } } })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        status: 'draft',
        version: 1,
        title: { am: 'ሒሳብ ሠራተኛ' },
        vacancies: 1,
        time_zone: 'Africa/Addis_Ababa',
        currency: 'ETB',
        url: null,
        published_at: null,
        abilities: { edit: true, publish: true, delete: true, pause: false, close: false },
      },
    ])
    expect(made.body.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const body = await postingBody(app, { deadline: null, job_title_id: null, sector_id: null, description: null })
    const saved = await save(as, made.body.id, body)
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { version: 2, skill_ids: body.skill_ids, salary_to: 24_000, closes_at: null },
    ])
    expect(await read(as, made.body.id)).toEqual(saved.body)
    const others = [await company(app), await individual(app)]
    for (const other of others) expect((await app.call('GET', at(made.body.id), { as: other })).status).toBe(404)
    expect((await list(as)).data).toMatchObject([{ id: made.body.id, status: 'draft' }])
  })

  it('are published by people as well as by companies', async () => {
    const as = await individual(app)
    const draft = await draftPosting(app, as)
    expect((await send(as, draft, 'publish')).body).toMatchObject({ status: 'in_review', url: null })
  })

  it('say what is missing when they are published, and stay as they were', async () => {
    const as = await verified()
    const { body: made } = await app.call<JobPosting>('POST', '/job-postings', { as, body: { title: { en: 'Cook' } } })
    const { status, body } = await send(as, made, 'publish')
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([
      422,
      ['deadline', 'description', 'employment_type', 'job_title_id', 'location_type', 'sector_id'],
    ])
    const placeless = await draftPosting(app, as, { city: null, region: null })
    expect((await send(as, placeless, 'publish')).body.errors).toEqual({ region: ['This is required'] })
    const remote = await draftPosting(app, as, { city: null, region: null, location_type: 'remote' })
    expect((await send(as, remote, 'publish')).status).toBe(200)
    const past = await draftPosting(app, as, { deadline: '2026-03-01' })
    expect((await send(as, past, 'publish')).body.errors).toEqual({ deadline: ['Choose today or a later day'] })
    expect((await read(as, past.id)).status).toBe('draft')
  })

  it('keep their address and their day of publication, whatever their title becomes', async () => {
    const as = await verified()
    const draft = await draftPosting(app, as)
    const open = (await send(as, draft, 'publish')).body
    const slug = `accountant-${draft.code.toLowerCase()}`
    expect(open).toMatchObject({ status: 'open', published_at: app.clock.now().toISOString() })
    expect(open.url).toMatch(new RegExp(`/jobs/${slug}$`))
    app.clock.advance(HOUR)
    const body = await postingBody(app, { title: { en: 'Chief accountant' }, version: open.version })
    expect((await save(as, draft.id, body)).body).toMatchObject({
      title: { en: 'Chief accountant' },
      url: open.url,
      published_at: open.published_at,
      status: 'open',
    })
  })

  it('stay whole while they are open: an edit that takes away what they need is refused', async () => {
    const as = await verified()
    const open = (await send(as, await draftPosting(app, as), 'publish')).body
    const body = await postingBody(app, { description: null, deadline: '2026-01-01', version: open.version })
    const { status, body: refused } = await save(as, open.id, body)
    expect([status, Object.keys(refused.errors ?? {}).toSorted()]).toEqual([422, ['deadline', 'description']])
    expect(await read(as, open.id)).toEqual(open)
  })

  it('cannot be changed while they are in review, nor when they are closed', async () => {
    const as = await company(app)
    const waiting = (await send(as, await draftPosting(app, as), 'publish')).body
    const body = await postingBody(app, { version: waiting.version })
    expect((await save(as, waiting.id, body)).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'in_review' },
    })
    const closed = await openPosting(app, as, { status: 'closed' })
    expect((await save(as, closed.id, { ...body, version: 1 })).body).toMatchObject({
      code: 'not_pending',
      data: { status: 'closed' },
    })
    expect((await app.call('DELETE', at(closed.id), { as })).status).toBe(409)
  })

  it('tell whoever saw an older version what it says now', async () => {
    const as = await company(app)
    const draft = await draftPosting(app, as)
    const body = await postingBody(app, { vacancies: 3, version: draft.version })
    expect((await save(as, draft.id, body)).status).toBe(200)
    const { status, body: stale } = await save(as, draft.id, body)
    expect([status, stale]).toMatchObject([409, { code: 'stale', data: { current: { vacancies: 3, version: 3 } } }])
    expect((await send(as, draft, 'publish')).body).toMatchObject({ code: 'stale', data: { current: { version: 3 } } })
  })

  it('name what exists, beside each field', async () => {
    const as = await company(app)
    const draft = await draftPosting(app, as)
    const unknown = app.services.ids.uuid()
    const { body } = await save(
      as,
      draft.id,
      await postingBody(app, {
        job_title_id: unknown,
        sector_id: unknown,
        skill_ids: [unknown],
        employment_type: 'never',
        region: 'atlantis',
        version: 2,
      }),
    )
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual([
      'employment_type',
      'job_title_id',
      'region',
      'sector_id',
      'skill_ids.0',
    ])
    expect(await read(as, draft.id)).toEqual(draft)
  })

  it('keep what they name: a job title, sector or skill of a posting is not deleted', async () => {
    const as = await company(app)
    const { job_title_id, sector_id, skill_ids } = await draftPosting(app, as)
    for (const path of [`/job-titles/${job_title_id}`, `/job-sectors/${sector_id}`, `/skills/${skill_ids[0]}`]) {
      const { status, body } = await app.call('DELETE', path, { as: admin })
      expect([status, body['data']?.['places']], path).toMatchObject([
        409,
        expect.arrayContaining([{ resource: 'jobPosting', count: expect.any(Number) as number }]),
      ])
    }
  })

  it.each([1, 2, 3, 4, 5])('name a skill that is deleted meanwhile, or keep it (round %i)', async (round) => {
    const as = await company(app)
    const draft = await draftPosting(app, as, { skill_ids: [] })
    const name = { en: `Skill of round ${round}` }
    const skill = await app.call<{ readonly id: string }>('POST', '/skills', {
      as: admin,
      body: { name, category_id: null, active: true },
    })
    expect(skill.status, JSON.stringify(skill.body)).toBe(201)
    const body = await postingBody(app, { skill_ids: [skill.body.id], version: draft.version })
    const [saved, removed] = await Promise.all([
      save(as, draft.id, body),
      app.call('DELETE', `/skills/${skill.body.id}`, { as: admin }),
    ])
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([saved.status, removed.status])
  })

  it('are restored within an hour after a draft was deleted, and forgotten after that', async () => {
    const as = await company(app)
    const [one, two] = [await draftPosting(app, as), await draftPosting(app, as)]
    for (const { id } of [one, two]) expect((await app.call('DELETE', at(id), { as })).status).toBe(204)
    expect((await app.call('GET', at(one.id), { as })).status).toBe(404)
    expect((await list(as)).data).toEqual([])
    const restored = await app.call<JobPosting>('POST', at(one.id, '/restore'), { as })
    expect(restored.body).toMatchObject({ id: one.id, version: 3, skill_ids: one.skill_ids })
    app.clock.advance(HOUR)
    expect((await app.call('POST', at(two.id, '/restore'), { as })).status).toBe(404)
    await sweepPostings(app.services)
    expect(await app.db.$count(jobPostings, eq(jobPostings.id, two.id))).toBe(0)
    expect(await app.db.$count(jobPostings, eq(jobPostings.id, one.id))).toBe(1)
  })

  it('begin anew as a copy: a draft with another code, no address and no day of publication', async () => {
    const as = await verified()
    const open = (await send(as, await draftPosting(app, as), 'publish')).body
    const { status, body: copy } = await app.call<JobPosting>('POST', at(open.id, '/duplicate'), { as })
    expect(status).toBe(201)
    expect(copy).toMatchObject({
      status: 'draft',
      version: 1,
      title: open.title,
      skill_ids: open.skill_ids,
      deadline: open.deadline,
      url: null,
      published_at: null,
    })
    expect(copy.code).not.toBe(open.code)
    const past = await openPosting(app, as, { status: 'closed', closesAt: app.clock.now(), deadline: '2026-03-01' })
    expect((await app.call<JobPosting>('POST', at(past.id, '/duplicate'), { as })).body.deadline).toBeNull()
  })

  it('are listed by status, searched in both languages with other letters of the same sound, and sorted', async () => {
    const as = await company(app)
    await openPosting(app, as, { status: 'paused' })
    const draft = await draftPosting(app, as, { title: { en: 'Baker', am: 'ዳቦ ጋጋሪ ሃላፊ' }, deadline: '2026-03-05' })
    const titles = async (query: string) => (await list(as, query)).data.map(({ title }) => title.en)
    expect(await titles('?status=paused')).toEqual(['Accountant'])
    expect(await titles('?q=%E1%8A%80%E1%88%8B%E1%8D%8A')).toEqual(['Baker'])
    expect(await titles('?sort=deadline')).toEqual(['Baker', 'Accountant'])
    expect(await titles('?sort=-title')).toEqual(['Baker', 'Accountant'])
    expect(draft.title.en).toBe('Baker')
  })

  it('are for employees with the right to recruit, in the company’s name', async () => {
    const of = await verified()
    const worker = await employee(app, { of })
    expect((await app.call('GET', '/job-postings', { as: worker })).status).toBe(403)
    await giveRights(app, of, worker, ['recruiting'])
    const draft = await draftPosting(app, worker)
    expect((await send(worker, draft, 'publish')).body.status).toBe('open')
    expect((await read(of, draft.id)).status).toBe('open')
    // In their own name they publish as anybody.
    expect((await list({ ...worker, accountId: worker.own })).data).toEqual([])
    const [row] = await app.db.select().from(accounts).where(eq(accounts.id, of.accountId))
    expect((await rowOf(draft.id)).accountId).toBe(row?.id)
  })
})
