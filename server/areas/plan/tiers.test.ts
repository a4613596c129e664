import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { tier } from '../../../openapi/resources/tier.ts'
import type { BulkReport } from '../../../openapi/schemas/bulk.ts'
import type { PlanAnswer, PlanEffect, PlanUse } from '../../../openapi/schemas/plan.ts'
import { sampleBody, type Listed, type Row } from '../../../tests/factories/entries.ts'
import { jobOffer } from '../../../tests/factories/offers.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { planRequest } from '../../../tests/factories/plans.ts'
import { resume } from '../../../tests/factories/resumes.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { tiers } from '../../db/list-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
let n = 100
const entry = (over: object = {}) => sampleBody(tier, (n += 1), { accounts: 2, employees: 3, ...over })
const create = async (over: object = {}): Promise<Row & { readonly key: string }> => {
  const { body } = await app.call<Row>('POST', '/tiers', { as: admin, body: entry(over) })
  const [row] = await app.db.select({ key: tiers.key }).from(tiers).where(eq(tiers.id, body.id))
  return { ...body, key: row?.key ?? '' }
}
const all = async () => (await app.call<Listed>('GET', '/tiers', { as: admin })).body.data
const bodyOf = (row: Row, over: object) => ({
  ...Object.fromEntries(Object.keys(tier.body.shape).map((key) => [key, row[key]])),
  version: row.version,
  ...over,
})
const edit = (row: Row, over: object) =>
  app.call<Row & { readonly errors?: object }>('PUT', `/tiers/${row.id}`, { as: admin, body: bodyOf(row, over) })
const remove = (id: string) => app.call<{ data?: object }>('DELETE', `/tiers/${id}`, { as: admin })
const firm = (key: string) => company(app, { user: { tierKey: key } })
const first = async () => (await all()).find(({ position }) => position === 0) ?? expect.unreachable()
const another = (as: Person) =>
  app.call<{ code?: string }>('POST', '/create/new/account', {
    as,
    body: { username: `branch${app.services.ids.code().toLowerCase()}` },
  })

describe('plans', () => {
  it('begin with three, each with its limits, price and period', async () => {
    expect(
      (await all()).slice(0, 3).map(({ name, accounts, employees, price }) => [name, accounts, employees, price]),
    ).toEqual([
      [{ en: 'Free', am: 'ነፃ' }, 2, 10, { amount: 0, currency: 'ETB' }],
      [{ en: 'Growth', am: 'ዕድገት' }, 3, 100, null],
      [{ en: 'Enterprise', am: 'ትልቅ ድርጅት' }, 10, null, null],
    ])
  })

  it('are added, and given to users at once', async () => {
    const row = await create()
    const person = await company(app)
    const { body } = await app.call('POST', `/manage/users/${person.userId}/plan`, {
      as: admin,
      body: { key: row.key, version: 1 },
    })
    expect(body).toMatchObject({ tier: { key: row.key, name: row['name'] } })
    const plan = await app.call<PlanAnswer>('GET', '/plan', { as: person })
    expect(plan.body).toMatchObject({ key: row.key })
    expect(plan.body.plans.find(({ key }) => key === row.key)).toMatchObject({ accounts: 2, employees: 3 })
  })

  it('that are inactive are offered to nobody, and kept by whoever has them', async () => {
    const row = await create()
    const [has, other] = [await firm(row.key), await firm('free')]
    expect((await edit(row, { active: false, accounts: 50, employees: 500 })).status).toBe(200)
    const offered = async (as: Person) =>
      (await app.call<PlanAnswer>('GET', '/plan', { as })).body.plans.map(({ key }) => key)
    expect(await offered(has)).toContain(row.key)
    expect(await offered(other)).not.toContain(row.key)
    const asked = await app.call('POST', '/plan/request', {
      as: other,
      body: { key: row.key, remark: null, version: 1 },
    })
    expect(asked).toMatchObject({ status: 422, body: { errors: { key: [expect.any(String)] } } })
    const given = await app.call('POST', `/manage/users/${other.userId}/plan`, {
      as: admin,
      body: { key: row.key, version: 1 },
    })
    expect(given.status).toBe(422)
  })

  it('that somebody has or asks for are not deleted, and the answer says by how many', async () => {
    const [used, asked, free] = [await create(), await create(), await create()]
    await firm(used.key)
    await firm(used.key)
    await planRequest(app, await company(app), 'declined', asked.key)
    expect(await remove(used.id)).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'user', count: 2 }] } },
    })
    expect((await remove(asked.id)).body).toMatchObject({ data: { places: [{ resource: 'planRequest', count: 1 }] } })
    expect((await remove(free.id)).status).toBe(204)
    expect((await app.call('POST', `/tiers/${free.id}/restore`, { as: admin })).status).toBe(200)
    const [back] = await app.db.select().from(tiers).where(eq(tiers.id, free.id))
    expect(back?.key).toBe(free.key)
  })

  it('keep the first one: it is neither deleted nor switched off, alone or among others', async () => {
    const row = await first()
    expect((await remove(row.id)).status).toBe(409)
    expect(await edit(row, { active: false })).toMatchObject({
      status: 422,
      body: { errors: { active: ['Everyone starts with this plan, so it stays active'] } },
    })
    const other = await create()
    for (const action of ['deactivate', 'delete']) {
      const { id, version } = other
      const rows = [
        { id: row.id, version: row.version },
        action === 'delete' ? { id, version: version + 1 } : { id, version },
      ]
      const { body } = await app.call<BulkReport>('POST', '/tiers.bulk', { as: admin, body: { action, rows } })
      expect(body).toMatchObject({ done: [other.id], refused: [{ id: row.id, code: 'in_use' }] })
    }
    expect((await first()).id).toBe(row.id)
  })
})

describe('a limit', () => {
  it('that is lowered stops new things at once and deletes nothing; one that is raised makes room', async () => {
    const row = await create({ accounts: 3 })
    const owner = await firm(row.key)
    expect((await another(owner)).status).toBe(201)
    const lowered = (await edit(row, { accounts: 1 })).body
    expect(await another(owner)).toMatchObject({ status: 403, body: { code: 'account_limit' } })
    expect((await app.call('GET', '/eligability', { as: owner })).body).toEqual({
      is_eligible: false,
      limit: 1,
      used: 2,
    })
    const raised = (await edit(lowered, { accounts: null })).body
    expect((await app.call('GET', '/eligability', { as: owner })).body).toEqual({
      is_eligible: true,
      limit: null,
      used: 2,
    })
    expect((await another(owner)).status).toBe(201)
    expect((await edit(raised, { accounts: 3 })).status).toBe(200)
    expect((await another(owner)).status).toBe(403)
  })

  it('of employees leaves no room where it is lowered below what a company has', async () => {
    const row = await create({ employees: 5 })
    const owner = await firm(row.key)
    await jobOffer(app, owner, await individual(app))
    await jobOffer(app, owner, await individual(app))
    const room = async () => (await app.call('GET', '/employees/room', { as: owner })).body
    expect(await room()).toMatchObject({ limit: 5, room: 3 })
    const { body } = await edit(row, { employees: 1 })
    expect(await room()).toMatchObject({ limit: 1, room: 0 })
    await edit(body, { employees: null })
    expect(await room()).toMatchObject({ limit: null, room: null })
  })
})

describe('who a change of limits concerns', () => {
  it('is counted before it is saved, with the largest by name', async () => {
    const row = await create({ accounts: 2, employees: 2 })
    const [large, small] = [await firm(row.key), await firm(row.key)]
    const person = await individual(app, { user: { tierKey: row.key } })
    for (const _ of [1, 2, 3]) await jobOffer(app, large, await individual(app))
    await jobOffer(app, small, await individual(app))
    await another(large)
    const effect = async (query: string) =>
      (await app.call<PlanEffect>('GET', `/manage/plans/${row.id}/effect${query}`, { as: admin })).body
    expect(await effect('?accounts=1&employees=0')).toMatchObject({
      people: 1,
      companies: 2,
      accounts: { now: 0, planned: 1, examples: [{ username: large.username, used: 2 }] },
      employees: {
        now: 1,
        planned: 2,
        examples: [
          { username: large.username, used: 3 },
          { username: small.username, used: 1 },
        ],
      },
    })
    expect(await effect('')).toMatchObject({
      accounts: { now: 0, planned: 0, examples: [] },
      employees: { now: 1, planned: 0, examples: [] },
    })
    const { body } = await app.call<{ data: PlanUse[] }>('GET', '/manage/plans/use', { as: admin })
    expect(body.data.find(({ id }) => id === row.id)).toMatchObject({ key: row.key, people: 1, companies: 2 })
    const { body: list } = await app.call<Listed>('GET', `/manage/users?tier=${row.key}`, { as: admin })
    expect(list.data.map(({ id }) => id).toSorted()).toEqual(
      [large, small, person].map(({ userId }) => userId).toSorted(),
    )
  })

  it('counts people by their resumes, and those that were deleted no more', async () => {
    const row = await create({ resumes: 3 })
    const [many, few, other] = [
      await individual(app, { user: { tierKey: row.key } }),
      await individual(app, { user: { tierKey: row.key } }),
      await individual(app),
    ]
    const made = [await resume(app, many, 'One'), await resume(app, many, 'Two'), await resume(app, many, 'Three')]
    await resume(app, few)
    await resume(app, other)
    const resumes = async (query: string) =>
      (await app.call<PlanEffect>('GET', `/manage/plans/${row.id}/effect${query}`, { as: admin })).body.resumes
    expect(await resumes('?resumes=0')).toEqual({
      now: 0,
      planned: 2,
      examples: [
        { name: { en: 'Abebe Kebede Tessema' }, username: many.username, used: 3 },
        { name: { en: 'Abebe Kebede Tessema' }, username: few.username, used: 1 },
      ],
    })
    expect(await resumes('')).toEqual({ now: 0, planned: 0, examples: [] })
    expect((await app.call('DELETE', `/resumes/${made[0]?.id}`, { as: many })).status).toBe(204)
    expect(await resumes('?resumes=2')).toMatchObject({ now: 0, planned: 0 })
    expect(await resumes('?resumes=1')).toMatchObject({ planned: 1, examples: [{ username: many.username, used: 2 }] })
  })

  it('names nobody of another plan, and no administrator', async () => {
    const { body } = await app.call<{ data: PlanUse[] }>('GET', '/manage/plans/use', { as: admin })
    const { key, people, companies } = body.data[0] ?? expect.unreachable()
    const owners = await app.db.select().from(users).where(eq(users.tierKey, key))
    expect(people + companies).toBe(owners.filter(({ role }) => role !== 1).length)
  })
})
