import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { administrator, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { mailFollower, verification } from '../../../tests/factories/companies.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { views } from '../../db/site-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
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
      setup: { done: 0, total: 13, next: 'personal' },
      site: { status: 'unpublished' },
      company: null,
      platform: null,
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
      site: null,
      company: null,
      platform: null,
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
})
