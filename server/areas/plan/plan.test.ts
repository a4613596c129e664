import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { planRequest as planRequestLife } from '../../../openapi/lifecycles/plan-request.ts'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import type { ManagedPlanRequest, PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { coOwner } from '../../../tests/factories/companies.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { planRequest } from '../../../tests/factories/plans.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { resume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { planRequests, users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
type Refused = { readonly code?: string; readonly errors?: object; readonly data?: { readonly current?: unknown } }
const read = async (as: Person) => (await app.call<PlanAnswer>('GET', '/plan', { as })).body
const ask = (as: Person, key = 'growth', version = 1) =>
  app.call<PlanAnswer & Refused>('POST', '/plan/request', { as, body: { key, remark: 'We hire 40 people', version } })
const takeBack = (as: Person, version: number) =>
  app.call<PlanAnswer & Refused>('POST', '/plan/request/withdraw', { as, body: { version } })
const decide = (event: 'grant' | 'decline', id: string, version: number) =>
  app.call<ManagedPlanRequest & Refused>('POST', `/manage/plan-requests/${id}/${event}`, {
    as: admin,
    body: { note: 'We called you about it.', version },
  })
const userOf = async ({ userId }: Person) =>
  (await app.call<ManagedUser>('GET', `/manage/users/${userId}`, { as: admin })).body
const setPlan = async (person: Person, key: string, version?: number) =>
  app.call<ManagedUser & Refused>('POST', `/manage/users/${person.userId}/plan`, {
    as: admin,
    body: { key, version: version ?? (await userOf(person)).version },
  })
const queueOf = async ({ username }: Person, status?: string) =>
  (
    await app.call<{ data: ManagedPlanRequest[] }>(
      'GET',
      `/manage/plan-requests?q=${username}${status ? `&status=${status}` : ''}`,
      { as: admin },
    )
  ).body.data
const notices = async (as: Person) =>
  (
    await app.call<{ data: { kind: string; is_read: boolean; values: object; path: string }[] }>(
      'GET',
      '/notifications',
      { as },
    )
  ).body.data

interface Asked {
  readonly id: string
  readonly as: Person
}
const rowOf = async (id: string) =>
  (await app.db.select().from(planRequests).where(eq(planRequests.id, id)))[0] ?? expect.unreachable()
const replay: Replay<Asked> = {
  app: () => app,
  lifecycle: planRequestLife,
  senders: ['owner', 'administrator'],
  begin: async () => {
    const as = await company(app)
    return { id: (await planRequest(app, as, 'none', 'enterprise')).id, as }
  },
  read: ({ id }) => rowOf(id),
  send: async ({ id, as: owner }, { event, by }) => {
    const as = by === 'owner' ? owner : admin
    const { version } = await rowOf(id)
    if (event === 'request' && by === 'owner' && (await rowOf(id)).status === 'granted')
      // Back to a smaller plan, so that there is something to ask for again.
      await app.db.update(users).set({ tierKey: 'free' }).where(eq(users.id, as.userId))
    if (event === 'request')
      return app.call('POST', '/plan/request', { as, body: { key: 'enterprise', remark: null, version } })
    if (event === 'withdraw') return takeBack(as, version)
    return app.call('POST', `/manage/plan-requests/${id}/${event}`, {
      as,
      body: { note: 'We called you about it.', version },
    })
  },
  refused: ({ status, event, by }) => {
    const side = event === 'request' || event === 'withdraw' ? 'owner' : 'administrator'
    return side === by ? { status: 409, body: { code: 'not_pending', data: { status } } } : { status: 403 }
  },
  holds: async ({ as }, status) => {
    if (status === 'granted') expect((await read(as)).key).toBe('enterprise')
  },
}
describeLife(replay)

describe('the plan of an account', () => {
  it('says what a company has, uses, and would get from the others', async () => {
    const as = await company(app)
    const plan = await read(as)
    expect(plan).toMatchObject({
      key: 'free',
      usage: [
        { limit: 'accounts', used: 1 },
        { limit: 'employees', used: 0 },
        { limit: 'jobs', used: 0 },
        { limit: 'letters', used: 0 },
      ],
      status: 'none',
      abilities: { request: true, withdraw: false },
    })
    expect(plan.plans.map(({ key, accounts, employees }) => [key, accounts, employees])).toEqual([
      ['free', 2, 10],
      ['growth', 3, 100],
      ['enterprise', 10, null],
    ])
  })

  it('limits the resumes and the open postings of a person, and nothing else', async () => {
    const as = await individual(app)
    const plan = await read(as)
    expect(plan).toMatchObject({
      key: 'free',
      limits: ['resumes', 'jobs'],
      usage: [
        { limit: 'resumes', used: 0 },
        { limit: 'jobs', used: 0 },
      ],
      abilities: { request: true, withdraw: false },
    })
    expect(plan.plans.map(({ key, resumes }) => [key, resumes])).toEqual([
      ['free', 3],
      ['growth', 20],
      ['enterprise', null],
    ])
  })

  it('gives a person more resumes by a granted request, which administrators read under their name', async () => {
    const as = await individual(app)
    for (const name of ['One', 'Two', 'Three']) await resume(app, as, name)
    const more = () => app.call('POST', '/resumes', { as, body: { name: 'Four', lang: 'en', style: null } })
    expect((await read(as)).usage).toContainEqual({ limit: 'resumes', used: 3 })
    expect((await more()).status).toBe(409)
    expect((await ask(as)).body).toMatchObject({ status: 'requested', wanted: 'growth' })
    expect((await notices(admin))[0]).toMatchObject({
      kind: 'plan_requested',
      values: { by: 'person', person: 'Abebe Kebede Tessema' },
      company_logo: null,
    })
    const [waiting] = await queueOf(as, 'requested')
    expect((await decide('grant', waiting?.id ?? '', waiting?.version ?? 0)).status).toBe(200)
    expect(await read(as)).toMatchObject({ key: 'growth', usage: [{ limit: 'resumes', used: 3 }, { limit: 'jobs' }] })
    expect((await more()).status).toBe(201)
  })

  it('is the principal’s: another owner reads it and cannot ask, nor see what was asked', async () => {
    const firm = await company(app)
    const other = await coOwner(app, firm)
    expect((await ask(firm)).status).toBe(200)
    expect(await read(other)).toMatchObject({
      key: 'free',
      usage: [
        { limit: 'employees', used: 0 },
        { limit: 'jobs', used: 0 },
        { limit: 'letters', used: 0 },
      ],
      status: 'none',
      remark: null,
      abilities: { request: false, withdraw: false },
    })
    expect((await ask(other)).status).toBe(403)
    expect((await takeBack(other, 2)).status).toBe(403)
    expect((await read(firm)).status).toBe('requested')
  })

  it('is upgraded by a granted request: at once, said to the owner, and no longer waiting', async () => {
    const as = await company(app)
    const asked = await ask(as)
    expect(asked.body).toMatchObject({ status: 'requested', wanted: 'growth', abilities: { withdraw: true } })
    expect((await notices(admin))[0]).toMatchObject({ kind: 'plan_requested', is_read: false })
    const [waiting] = await queueOf(as, 'requested')
    expect(waiting).toMatchObject({
      username: as.username,
      plan: { key: 'free' },
      wanted: { key: 'growth' },
      remark: 'We hire 40 people',
      abilities: { grant: true, decline: true },
    })
    expect((await decide('grant', waiting?.id ?? '', waiting?.version ?? 0)).body).toMatchObject({
      status: 'granted',
      plan: { key: 'growth' },
      decided_by: 'Abebe Kebede Tessema',
    })
    expect(await read(as)).toMatchObject({ key: 'growth', status: 'granted', note: 'We called you about it.' })
    expect((await app.call<{ limit: number }>('GET', '/eligability', { as })).body.limit).toBe(3)
    expect((await notices(as))[0]).toMatchObject({
      kind: 'plan_decided',
      values: { decision: 'granted' },
      path: '/user/plan',
    })
    expect((await app.mails(as.email)).length).toBeGreaterThan(0)
    expect((await notices(admin))[0]).toMatchObject({ kind: 'plan_requested', is_read: true })
    expect(await queueOf(as, 'requested')).toEqual([])
  })

  it('stays when a request is declined, and the owner reads why', async () => {
    const as = await company(app)
    const { id } = await planRequest(app, as, 'requested', 'growth')
    expect((await decide('decline', id, 2)).status).toBe(200)
    expect(await read(as)).toMatchObject({
      key: 'free',
      status: 'declined',
      note: 'We called you about it.',
      abilities: { request: true },
    })
    expect((await notices(as))[0]).toMatchObject({
      kind: 'plan_decided',
      values: { decision: 'declined', note: 'We called you about it.' },
    })
    expect((await app.mails(as.email))[0]?.text).toContain('declined. The reason: “We called you about it.”')
  })

  it('is not asked for when it gives no more, or does not exist', async () => {
    const as = await company(app, { user: { tierKey: 'growth' } })
    for (const key of ['free', 'growth', 'platinum'])
      expect(await ask(as, key)).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } })
    const top = await company(app, { user: { tierKey: 'enterprise' } })
    expect((await read(top)).abilities.request).toBe(false)
    expect((await ask(top, 'enterprise')).status).toBe(403)
  })

  it('has one request at a time, also when two windows ask at once', async () => {
    const as = await company(app)
    const answers = await Promise.all([ask(as), ask(as, 'enterprise')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await queueOf(as)).toHaveLength(1)
  })

  it('has one outcome when the owner withdraws while an administrator grants', async () => {
    const as = await company(app)
    const { id, version } = await planRequest(app, as, 'requested', 'growth')
    const answers = await Promise.all([takeBack(as, version), decide('grant', id, version)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { key, status } = await read(as)
    expect([key, status]).toEqual(answers[0].status === 200 ? ['free', 'none'] : ['growth', 'granted'])
  })

  it('is set by an administrator, who is told when someone was quicker', async () => {
    const as = await individual(app)
    const before = await userOf(as)
    expect((await setPlan(as, 'growth')).body).toMatchObject({ tier: { key: 'growth', name: { en: 'Growth' } } })
    expect((await read(as)).key).toBe('growth')
    expect((await notices(as))[0]).toMatchObject({ kind: 'plan_decided', values: { decision: 'set' } })
    expect(await setPlan(as, 'enterprise', before.version)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { tier: { key: 'growth' } } } },
    })
    expect((await setPlan(as, 'growth')).status).toBe(422)
    expect((await setPlan(as, 'platinum')).status).toBe(422)
    expect((await setPlan(admin, 'growth')).status).toBe(403)
  })

  it('that is set settles the request for it, and leaves one for another waiting', async () => {
    const [as, other] = [await company(app), await company(app)]
    await ask(as)
    await ask(other, 'enterprise')
    expect((await setPlan(as, 'growth')).status).toBe(200)
    expect((await setPlan(other, 'growth')).status).toBe(200)
    expect(await read(as)).toMatchObject({ key: 'growth', status: 'granted' })
    expect(await read(other)).toMatchObject({ key: 'growth', status: 'requested', wanted: 'enterprise' })
  })

  it('that is set and larger than the one asked for settles the request, which could only lower it', async () => {
    const as = await company(app)
    await ask(as)
    expect((await setPlan(as, 'enterprise')).status).toBe(200)
    expect(await read(as)).toMatchObject({ key: 'enterprise', status: 'granted', wanted: 'growth' })
    expect((await notices(as))[0]).toMatchObject({ kind: 'plan_decided', values: { decision: 'set' } })
  })

  it('says for how many more offers there is room', async () => {
    const room = async (as: Person) => (await app.call('GET', '/employees/room', { as })).body
    expect(await room(await company(app))).toEqual({ limit: 10, room: 10 })
    expect(await room(await company(app, { user: { tierKey: 'enterprise' } }))).toEqual({ limit: null, room: null })
  })
})
