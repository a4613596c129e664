import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { collectionOf, emptiable, type Row } from '../../tests/factories/entries.ts'
import { hired } from '../../tests/factories/offers.ts'
import { administrator, company, individual, type Person } from '../../tests/factories/people.ts'
import { testApp, type Answered, type TestApp } from '../../tests/setup/app.ts'
import { deletedEntries } from '../db/platform-tables.ts'
import { sweepDeleted } from './deleted.ts'

const HOUR = 3_600_000
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const names = emptiable
const of = (name: ResourceName) => collectionOf(() => ({ app, admin }), name)
const remove = (path: string, as: Person, { id }: { readonly id: string }) =>
  app.call('DELETE', `${path}/${id}`, { as })
const restore = (path: string, as: Person, { id }: { readonly id: string }): Promise<Answered> =>
  app.call('POST', `${path}/${id}/restore`, { as })

describe.each(names)('%s', (name) => {
  const { resource, path, keeper, create, list } = of(name)
  it('comes back whole, at its place, under its id', async () => {
    const as = await keeper()
    const rows: Row[] = []
    for (let n = 0; n < Math.min(3, resource.most); n++) rows.push(await create(as, n))
    const before = await list(as)
    const gone = rows[Math.min(1, rows.length - 1)] as Row
    expect((await remove(path, as, gone)).status).toBe(204)
    const answer = await restore(path, as, gone)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { version, updated_at: at, ...rest } = gone
    expect(answer.body).toMatchObject({ ...rest, version: version + 1 })
    expect(at).toBeDefined()
    const bare = (all: readonly Row[]) => all.map(({ version: _, updated_at: __, ...row }) => row)
    expect(bare(await list(as))).toEqual(bare(before))
    expect((await restore(path, as, gone)).status, 'once').toBe(404)
  })
})

describe('several deleted in one action', () => {
  const { path, create, keeper, list, bodyLike } = of('skillCategory')
  const bulk = (as: Person, action: string, rows: readonly Row[]) =>
    app.call<{ done: string[]; refused: { id: string; code: string }[] }>('POST', `${path}.bulk`, {
      as,
      body: { action, rows: rows.map(({ id, version }) => ({ id, version })) },
    })
  it('come back in one call, in the order they had', async () => {
    const as = await keeper()
    const rows: Row[] = []
    for (let n = 0; n < 5; n++) rows.push(await create(as, 8100 + n))
    const before = (await list(as)).map(({ id }) => id)
    const gone = [rows[3], rows[0], rows[1]] as Row[]
    expect((await bulk(as, 'delete', gone)).body.done).toHaveLength(3)
    const answer = await bulk(as, 'restore', gone)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    expect(answer.body).toEqual({ done: gone.map(({ id }) => id), refused: [] })
    expect((await list(as)).map(({ id }) => id)).toEqual(before)
    expect((await bulk(as, 'restore', gone)).body.done, 'what is there already counts as done').toHaveLength(3)
  })
  it('one whose name is taken by now stays kept and stops no other', async () => {
    const as = await keeper()
    const [one, two] = [await create(as, 8201), await create(as, 8202)]
    await bulk(as, 'delete', [one, two])
    const taker = await app.call<Row>('POST', path, { as, body: bodyLike(one, 8201) })
    expect((await bulk(as, 'restore', [one, two])).body).toMatchObject({
      done: [two.id],
      refused: [{ id: one.id, code: 'duplicate' }],
    })
    await remove(path, as, taker.body)
    expect((await restore(path, as, one)).status).toBe(200)
  })
  it('are unknown where none of them was deleted', async () => {
    const as = await keeper()
    const row = { id: crypto.randomUUID(), version: 1 } as unknown as Row
    expect((await bulk(as, 'restore', [row])).status).toBe(404)
  })
})

describe('a deleted entry', () => {
  const skills = of('personSkill')
  const educations = of('education')
  it('is nobody else’s to restore, and stays the owner’s', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const row = await educations.create(as, 1)
    await remove(educations.path, as, row)
    expect((await restore(educations.path, other, row)).status).toBe(404)
    expect((await restore(of('experience').path, as, row)).status, 'by the path of another collection').toBe(404)
    expect((await restore(educations.path, as, row)).status).toBe(200)
  })
  it('can be restored for an hour', async () => {
    const as = await individual(app)
    const [late, early] = [await educations.create(as, 1), await educations.create(as, 2)]
    for (const row of [late, early]) await remove(educations.path, as, row)
    const aged = (ms: number) => ({ deletedAt: new Date(app.clock.now().getTime() - ms) })
    await app.db.update(deletedEntries).set(aged(HOUR)).where(eq(deletedEntries.id, late.id))
    await app.db
      .update(deletedEntries)
      .set(aged(HOUR - 1))
      .where(eq(deletedEntries.id, early.id))
    expect((await restore(educations.path, as, late)).status).toBe(404)
    await sweepDeleted(app.services)
    expect(await app.db.$count(deletedEntries, eq(deletedEntries.id, late.id))).toBe(0)
    expect((await restore(educations.path, as, early)).status).toBe(200)
  })
  it('does not come back beside another of the same name', async () => {
    const { path, create, keeper, bodyLike } = of('skillCategory')
    const as = await keeper()
    const row = await create(as, 1)
    await remove(path, as, row)
    await app.call('POST', path, { as, body: bodyLike(row, 1) })
    expect(await restore(path, as, row)).toMatchObject({ status: 409, body: { code: 'duplicate' } })
  })
  it('does not come back over the limit, and is still kept then', async () => {
    const { path, create } = of('about')
    const as = await individual(app)
    const row = await create(as, 1)
    await remove(path, as, row)
    const second = await create(as, 2)
    expect(await restore(path, as, row)).toMatchObject({ status: 409, body: { code: 'limit_reached' } })
    await remove(path, as, second)
    expect((await restore(path, as, row)).status).toBe(200)
  })
  it('of what an employer confirms comes back confirmed', async () => {
    const { person } = await hired(app, await company(app))
    const read = async () => (await app.call<{ data: Row[] }>('GET', '/experiences', { as: person })).body.data
    const [row] = await read()
    expect(row?.['confirmed']).toMatchObject({ company: expect.any(String) })
    await remove('/experiences', person, row as Row)
    expect(await read()).toEqual([])
    expect((await restore('/experiences', person, row as Row)).body).toMatchObject({ confirmed: row?.['confirmed'] })
  })
  it('that was published is published again, at its address', async () => {
    const { path, create } = of('blog')
    const row = await create(admin, 7001, { slug: null })
    await app.call('POST', `${path}/${row.id}/publish`, { as: admin, body: { version: row.version } })
    const page = async () => (await app.app.inject({ url: `/blog-detail/${String(row['slug'])}` })).statusCode
    expect(await page()).toBe(200)
    await remove(path, admin, row)
    // A page that is cached is dropped by the event of the change, which comes after the answer.
    await expect.poll(page).toBe(410)
    expect((await restore(path, admin, row)).body).toMatchObject({ publishing: { status: 'published' } })
    await expect.poll(page).toBe(200)
  })
  it('that was scheduled appears when it was to appear', async () => {
    const { path, create } = of('blog')
    const row = await create(admin, 7002, { slug: null })
    const at = new Date(app.clock.now().getTime() + HOUR).toISOString()
    await app.call('POST', `${path}/${row.id}/schedule`, { as: admin, body: { version: row.version, publish_at: at } })
    await remove(path, admin, row)
    expect((await restore(path, admin, row)).body).toMatchObject({
      publishing: { status: 'scheduled', publish_at: at },
    })
  })
  it('of several that were deleted in one call comes back too', async () => {
    const { path, several, keeper, list } = of('skill')
    const as = await keeper()
    const [one, two] = (await several(as, 2)) as [Row, Row]
    const rows = [one, two].map(({ id, version }) => ({ id, version }))
    await app.call('POST', `${path}.bulk`, { as, body: { action: 'delete', rows } })
    expect(await list(as)).toEqual([])
    for (const row of [one, two]) expect((await restore(path, as, row)).status).toBe(200)
    expect((await list(as)).map(({ id }) => id)).toEqual([one.id, two.id])
  })
  it('is restored by one of two who ask at once', async () => {
    const as = await individual(app)
    const row = await skills.create(as, 1)
    await remove(skills.path, as, row)
    const answers = await Promise.all([restore(skills.path, as, row), restore(skills.path, as, row)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })
})
