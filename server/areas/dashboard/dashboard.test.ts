import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { mailFollower, partBody, verification } from '../../../tests/factories/companies.ts'
import { collectionOf } from '../../../tests/factories/entries.ts'
import { inboxMessage } from '../../../tests/factories/messages.ts'
import { interviewIn } from '../../../tests/factories/interviews.ts'
import { applicationIn } from '../../../tests/factories/job-applications.ts'
import { openPosting } from '../../../tests/factories/job-postings.ts'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { act } from '../../../tests/factories/letters.ts'
import { giveRights, jobOffer, offerAnswer } from '../../../tests/factories/offers.ts'
import { planRequest } from '../../../tests/factories/plans.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { messages } from '../../db/inbox-tables.ts'
import { views } from '../../db/site-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
type Platform = NonNullable<z.output<typeof dashboard>['platform']>
const get = async (path: string, as: Person): Promise<Values> => {
  const { status, body } = await app.call<Values>('GET', path, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

describe('the dashboard', () => {
  it('shows how many set-up steps are done and which comes next', async () => {
    const as = await individual(app)
    await app.call('POST', '/hobbies', { as, body: { name: { en: 'Hiking' }, visible: true } })
    await app.call('POST', '/abouts', {
      as,
      body: { vision: { en: 'Water' }, value: null, mission: null, goal: null, visible: false },
    })
    await app.call('PUT', '/sections/team', { as, body: { visible: false, audience: ['site'], version: 1 } })
    await app.call('PUT', '/profile/setup', {
      as,
      body: { current: 'account', skipped: ['personal', 'account'], version: 1 },
    })
    expect(await get('/dashboard', as)).toMatchObject({
      sections: { completed: 2, visible: 1, invisible: 1 },
      setup: { done: 1, total: 13, next: 'social_media' },
    })
  })

  it('shows each kind of account its own counts', async () => {
    const as = await individual(app)
    const [today, old] = ['2026-03-02', '2026-01-31']
    const row = { accountId: as.accountId, lastAt: app.clock.now() }
    await app.db.insert(views).values([
      { ...row, day: today, viewer: Buffer.from('a'), source: 'link', count: 2 },
      { ...row, day: today, viewer: Buffer.from('a'), source: 'qr', count: 1 },
      { ...row, day: '2026-02-01', viewer: Buffer.from('a'), source: 'search', count: 4 },
      { ...row, day: old, viewer: Buffer.from('b'), source: 'link', count: 9 },
    ])
    const mine = await get('/dashboard', as)
    const counted = mine['views'] as { days: Values[]; total: number; daily_viewers: number; sources: Values }
    expect(counted.days).toHaveLength(30)
    expect(counted.days[0]).toEqual({ date: '2026-02-01', views: 4, viewers: 1, link: 0, qr: 0, search: 4 })
    expect(counted.days[29]).toEqual({ date: today, views: 3, viewers: 1, link: 2, qr: 1, search: 0 })
    expect({ ...counted, days: null }).toEqual({
      days: null,
      total: 7,
      daily_viewers: 2,
      sources: { link: 2, qr: 1, search: 4 },
    })
    expect(mine).toMatchObject({
      sections: { completed: 0, visible: 0, invisible: 0 },
      setup: { done: 0, total: 13, next: 'account' },
      welcome: { done: 0, total: 5 },
      site: { status: 'unpublished' },
      company: null,
      platform: null,
      offers: [],
    })

    const worker = await employee(app)
    expect(await get('/dashboard', worker.company)).toMatchObject({
      views: { total: 0 },
      sections: { completed: 0 },
      setup: null,
      site: { status: 'unpublished' },
      company: {
        departments: 0,
        employees: 1,
        positions: 0,
        open_seats: 0,
        offers_pending: 0,
        followers: 0,
        verification: 'unverified',
      },
      platform: null,
    })
    expect(await get('/dashboard', worker)).toEqual({
      views: null,
      sections: null,
      setup: null,
      welcome: null,
      site: null,
      company: null,
      platform: null,
      offers: null,
      interviews: null,
      hiring: null,
    })
    await employee(app, { of: worker.company, former: true })
    expect(await get('/dashboard', worker.company)).toMatchObject({ company: { employees: 1 } })

    const firm = worker.company
    const above = await department(app, firm)
    const seat = await position(app, firm, { departmentId: above.id, headcount: 3 })
    await position(app, firm, { departmentId: (await department(app, firm, { parentId: above.id })).id, headcount: 1 })
    await app.db.update(employments).set({ positionId: seat.id }).where(eq(employments.userId, worker.userId))
    await mailFollower(app, firm)
    await mailFollower(app, firm, { confirmed: false })
    await verification(app, firm, 'requested')
    await app.db.insert(views).values({
      accountId: firm.accountId,
      day: today,
      viewer: Buffer.from('c'),
      source: 'link',
      count: 4,
      lastAt: app.clock.now(),
    })
    const counts = {
      departments: 2,
      employees: 1,
      positions: 2,
      open_seats: 3,
      offers_pending: 0,
      followers: 1,
      verification: 'requested',
    }
    expect(await get('/dashboard', firm)).toMatchObject({ views: { total: 4 }, company: counts })
    // A person whose last day was yesterday no longer holds a seat.
    await app.db.update(employments).set({ lastDay: '2026-03-01' }).where(eq(employments.userId, worker.userId))
    expect(await get('/dashboard', firm)).toMatchObject({ company: { ...counts, employees: 0, open_seats: 4 } })

    const platform = (await get('/dashboard', await administrator(app)))['platform'] as {
      users: number
      companies: number
      sign_ups: { date: string; count: number }[]
    }
    const everyone = await app.db.$count(users)
    expect(platform.users).toBe(everyone)
    expect(platform.sign_ups).toHaveLength(30)
    expect(platform.sign_ups.at(-1)).toEqual({ date: today, count: everyone })
  })

  it('lists the offers that a person can answer, the nearest last day first', async () => {
    const [as, firm, gone] = [await individual(app), await company(app), await company(app)]
    const open = await jobOffer(app, firm, as)
    const byEmail = await jobOffer(app, firm, as, {
      employeeAccountId: null,
      answerBy: '2026-03-20',
      status: 'modified',
    })
    await jobOffer(app, firm, as, { status: 'accepted' })
    await jobOffer(app, firm, as, { status: 'rejected' })
    await jobOffer(app, firm, as, { answerBy: '2026-03-01' })
    await jobOffer(app, gone, as)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, gone.userId))
    const { offers } = await get('/dashboard', as)
    expect(offers).toMatchObject([
      { id: byEmail.id, status: 'modified', answer_by: '2026-03-20', job_title: 'Water engineer' },
      { id: open.id, status: 'pending', answer_by: null },
    ])
    expect((await get('/dashboard', await individual(app)))['offers']).toEqual([])
  })

  it('names the invitations to interviews that a person has not answered', async () => {
    const [as, firm] = [await individual(app), await company(app)]
    const posting = await openPosting(app, firm)
    const application = await applicationIn(app, as, posting, 'interview')
    const arranged = { accountId: firm.accountId, holders: [firm.userId] }
    await interviewIn(app, application, { ...arranged, status: 'confirmed' })
    await interviewIn(app, application, {
      ...arranged,
      startsAt: new Date('2026-03-01T09:00:00.000Z'),
      endsAt: new Date('2026-03-01T10:00:00.000Z'),
    })
    expect((await get('/dashboard', as))['interviews'], 'answered, and over').toEqual([])
    await interviewIn(app, application, arranged)
    expect((await get('/dashboard', as))['interviews']).toMatchObject([
      { application_id: application.id, job_title: 'Accountant', starts_at: '2026-03-10T11:30:00.000Z' },
    ])
  })

  it('counts who applied and waits, for whoever may hire', async () => {
    const firm = await company(app)
    const [recruiter, colleague] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
    await giveRights(app, firm, recruiter, ['recruiting'])
    const waits = async (as: Person) => (await get('/dashboard', as))['hiring']
    expect(await waits(firm)).toEqual({ applied: 0, late: 0, posting_id: null })
    const [one, other] = [await openPosting(app, firm), await openPosting(app, firm)]
    const over = { replyBy: new Date('2026-03-01T09:00:00.000Z') }
    await applicationIn(app, await individual(app), one, 'applied')
    await applicationIn(app, await individual(app), one, 'screening', over)
    await applicationIn(app, await individual(app), other, 'rejected', over)
    await applicationIn(app, await individual(app), other, 'draft')
    expect(await waits(firm)).toEqual({ applied: 1, late: 1, posting_id: one.id })
    await applicationIn(app, await individual(app), other, 'applied', over)
    expect(await waits(recruiter)).toEqual({ applied: 2, late: 2, posting_id: null })
    expect(await waits(colleague), 'without the right').toBeNull()
    expect(await waits(await company(app)), 'another company').toMatchObject({ applied: 0 })
  })

  it('tells a company of declined offers, of licences that end and of how full its plan is', async () => {
    const [firm, as] = [await company(app), await individual(app)]
    const waits = async () => (await get('/dashboard', firm))['company']
    expect(await waits()).toMatchObject({
      offers_declined: 0,
      licences: { count: 0, next: null },
      staff: { used: 0, limit: 10 },
    })
    const declined = await jobOffer(app, firm, as)
    await app.call('POST', `/employees/status/${declined.id}`, { as, body: offerAnswer(declined, as, 'reject') })
    await jobOffer(app, firm, as)
    const licence = {
      number: 'A1',
      authority: { en: 'Ministry' },
      issued_on: '2020-01-01',
      attachment_id: null,
      visible: true,
    }
    for (const [name, expires_on] of [
      ['Later', '2026-05-02'],
      ['Soon', '2026-05-01'],
      ['Over', '2026-02-01'],
      ['For ever', null],
    ] as const)
      await app.call('POST', '/licences', { as: firm, body: { ...licence, name: { en: name }, expires_on } })
    expect(await waits()).toMatchObject({
      offers_declined: 1,
      licences: { count: 2, next: { name: { en: 'Over' }, expires_on: '2026-02-01' } },
      staff: { used: 1, limit: 10 },
    })
    const legal = partBody('legal', 1, { license_expiry_date: '2026-03-10' })
    await app.call('PUT', '/company/information/legal', { as: firm, body: legal })
    expect(await waits(), 'the trade licence is among them').toMatchObject({ licences: { count: 3 } })
  })

  it('tells a company of certificates that were requested, until somebody begins to write them', async () => {
    const firm = await company(app, { user: { tierKey: 'enterprise' } })
    const worker = await employee(app, { of: firm })
    const type = await letterTypeOf(app, firm, { request: 'employment' })
    const waits = async () => ((await get('/dashboard', firm))['company'] as Values)['letter_requests']
    expect(await waits()).toBe(0)
    const self = { ...worker, accountId: worker.own }
    const { id } = await act(app, self, 'POST', '/letter-requests', { type_id: type.id, lang: 'en', purpose: 'A loan' })
    expect(await waits()).toBe(1)
    expect(await get('/dashboard', await company(app)), 'another company').toMatchObject({
      company: { letter_requests: 0 },
    })
    await act(app, firm, 'POST', `/company-letter-requests/${String(id)}/letter`)
    expect(await waits()).toBe(0)
  })

  it('counts the queues of administrators, and names what appears next', async () => {
    const [as, firm, gone] = [await administrator(app), await company(app), await company(app)]
    const platform = async () => (await get('/dashboard', as))['platform'] as Platform
    const before = await platform()
    await verification(app, firm, 'requested')
    await planRequest(app, firm, 'requested')
    await planRequest(app, gone, 'requested')
    await verification(app, gone, 'requested')
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, gone.userId))
    const { create } = collectionOf(() => ({ app, admin: as }), 'blog')
    for (const [n, en, publish_at] of [
      [901, 'Later', '2026-03-09T06:00:00.000Z'],
      [902, 'Next', '2026-03-03T06:00:00.000Z'],
      [903, 'Never', null],
    ] as const) {
      const { id, version } = await create(as, n, { title: { en }, slug: null })
      if (publish_at) await app.call('POST', `/blogs/${id}/schedule`, { as, body: { version, publish_at } })
    }
    for (const inbox of ['contacts', 'contacts', 'feedbacks'] as const) await inboxMessage(app, inbox)
    const { id: answered } = await inboxMessage(app, 'contactSales')
    await app.db.update(messages).set({ state: 'handled' }).where(eq(messages.id, answered))
    const now = await platform()
    expect(now.messages).toEqual({
      contacts: before.messages.contacts + 2,
      contactSales: before.messages.contactSales,
      feedbacks: before.messages.feedbacks + 1,
    })
    expect([now.verifications, now.plan_requests]).toEqual([before.verifications + 1, before.plan_requests + 1])
    expect(now.scheduled).toMatchObject({
      count: 2,
      next: { path: '/cms/blogs', name: { en: 'Next' }, publish_at: '2026-03-03T06:00:00.000Z' },
    })
  })
})
