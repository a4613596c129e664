import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobOffer } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { department, position, positionBody } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { employments, offers, positions } from '../../db/company-tables.ts'
import { titleKeys } from './positions.rows.ts'

const app = await testApp()
interface Row {
  readonly id: string
  readonly title: { readonly en?: string; readonly am?: string }
  readonly filled: number
  readonly open: number
}
interface Page {
  readonly data: readonly Row[]
  readonly meta: Readonly<Record<string, unknown>>
}
const list = async (firm: Person, query = '', lang = 'en') =>
  (await app.call<Page>('GET', `/positions${query}`, { as: firm, headers: { lang } })).body
const titles = async (firm: Person, query = '', lang: 'en' | 'am' = 'en') =>
  (await list(firm, query, lang)).data.map(({ title }) => title[lang] ?? title.en ?? title.am)

/** A person who holds a position of the company. */
async function seated(firm: Person, positionId: string) {
  const person = await employee(app, { of: firm })
  await app.db.update(employments).set({ positionId }).where(eq(employments.userId, person.userId))
  return person
}

describe('the list of positions', () => {
  it('is searched in both languages and any spelling, and sorted in the reader’s language', async () => {
    const firm = await company(app)
    const { id: departmentId } = await department(app, firm, { name: { en: 'Water', am: 'ውኃ' } })
    for (const title of [{ en: 'Accountant', am: 'የሂሳብ ሠራተኛ' }, { am: 'ሀኪም' }, { en: 'Écrivain', am: 'ጸሐፊ' }])
      await position(app, firm, { departmentId, title })
    expect(await titles(firm)).toEqual(['Accountant', 'Écrivain', 'ሀኪም'])
    expect(await titles(firm, '?sort=-title')).toEqual(['ሀኪም', 'Écrivain', 'Accountant'])
    expect(await titles(firm, '', 'am')).toEqual(['ሀኪም', 'ጸሐፊ', 'የሂሳብ ሠራተኛ'].toSorted())
    expect(await titles(firm, `?q=${encodeURIComponent('ሐኪም')}`)).toEqual(['ሀኪም'])
    expect(await titles(firm, '?q=ecriv')).toEqual(['Écrivain'])
    expect(await titles(firm, `?q=${encodeURIComponent('ፀሀፊ')}`)).toEqual(['Écrivain'])
    expect(await titles(firm, `?q=${encodeURIComponent('100%')}`)).toEqual([])
    expect((await app.call('GET', '/positions?sort=salary', { as: firm })).status).toBe(422)
  })

  it('can be filtered by department and open seats', async () => {
    const firm = await company(app)
    const [one, two] = [await department(app, firm), await department(app, firm, { name: { en: 'Export' } })]
    const full = await position(app, firm, { departmentId: one.id, headcount: 1, title: { en: 'Full' } })
    await position(app, firm, { departmentId: one.id, headcount: 2, title: { en: 'Open' } })
    await position(app, firm, { departmentId: two.id, title: { en: 'Elsewhere' } })
    await seated(firm, full.id)
    expect(await titles(firm, '?state=open')).toEqual(['Elsewhere', 'Open'])
    expect(await titles(firm, '?state=filled')).toEqual(['Full'])
    expect(await list(firm, `?state=open&department=${one.id}`)).toMatchObject({
      data: [{ department: one.name, filled: 0, open: 2 }],
      meta: { first: 1, last: 1, totalRecords: 1 },
    })
    expect(await app.call('GET', `/positions?department=${app.services.ids.uuid()}`, { as: firm })).toMatchObject({
      status: 422,
      body: { errors: { department: ['This choice no longer exists'] } },
    })
  })

  it('has pages, with the right rows far down the list too', async () => {
    const firm = await company(app)
    const first = await position(app, firm, { title: { en: 'P 0000' }, ...titleKeys({ en: 'P 0000' }) })
    const name = (i: number) => ({ en: `P ${String(i).padStart(4, '0')}` })
    const rest = Array.from({ length: 2999 }, (_, i) => ({
      ...first,
      id: app.services.ids.uuid(),
      title: name(i + 1),
      ...titleKeys(name(i + 1)),
    }))
    for (let at = 0; at < rest.length; at += 1000) await app.db.insert(positions).values(rest.slice(at, at + 1000))
    expect((await list(firm, '?per_page=10')).meta).toEqual({
      first: 1,
      last: 10,
      totalRecords: 3000,
      exact: true,
      page: 1,
      per_page: 10,
    })
    const deep = await list(firm, '?per_page=10&page=300')
    expect(deep.meta).toMatchObject({ first: 2991, last: 3000 })
    expect(deep.data.map(({ title }) => title.en)).toEqual(Array.from({ length: 10 }, (_, i) => name(2990 + i).en))
    expect(await list(firm, '?per_page=10&page=301')).toMatchObject({
      data: [],
      meta: { first: 0, last: 0, totalRecords: 3000 },
    })
    // From page 16 on the rows are read from the nearer end; the last page is not full.
    const walked = await Promise.all(Array.from({ length: 30 }, (_, i) => list(firm, `?per_page=70&page=${14 + i}`)))
    expect(walked.flatMap(({ data }) => data.map(({ title }) => title.en))).toEqual(
      Array.from({ length: 3000 - 13 * 70 }, (_, i) => name(13 * 70 + i).en),
    )
    // What a search finds is counted to 1,000; its last page says how many there were.
    const found = async (page: number) => (await list(firm, `?q=p&per_page=10&page=${page}`)).meta
    expect(await found(1)).toMatchObject({ first: 1, last: 10, totalRecords: 1000, exact: false })
    expect(await found(150)).toMatchObject({ first: 1491, last: 1500, totalRecords: 1500, exact: false })
    expect(await found(300)).toMatchObject({ first: 2991, last: 3000, totalRecords: 3000, exact: true })
    expect((await list(firm, `?department=${first.departmentId}`)).meta).toMatchObject({
      totalRecords: 3000,
      exact: true,
    })
  })
})

describe('a position', () => {
  it('can be created and edited, and answers an edit of an old version with the newer one', async () => {
    const firm = await company(app)
    const boss = await position(app, firm, { title: { en: 'Head' } })
    const made = await app.call('POST', '/positions', {
      as: firm,
      body: positionBody(boss.departmentId, { reports_to_id: boss.id }),
    })
    expect(made).toMatchObject({
      status: 201,
      body: { reports_to: { en: 'Head' }, headcount: 3, filled: 0, open: 3, version: 1 },
    })
    const path = `/positions/${String(made.body['id'])}`
    const changed = await app.call('PUT', path, {
      as: firm,
      body: { ...positionBody(boss.departmentId, { title: { am: 'መሐንዲስ' }, headcount: 1 }), version: 1 },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { title: { am: 'መሐንዲስ' }, reports_to: null, headcount: 1, version: 2 },
    })
    expect(await titles(firm, `?q=${encodeURIComponent('መሀንዲስ')}`)).toEqual(['መሐንዲስ'])
    expect(
      await app.call('PUT', path, { as: firm, body: { ...positionBody(boss.departmentId), version: 1 } }),
    ).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 2, headcount: 1 } } },
    })
  })

  it('cannot report to itself or to a position below it', async () => {
    const firm = await company(app)
    const { id: departmentId } = await department(app, firm)
    const top = await position(app, firm, { departmentId })
    const middle = await position(app, firm, { departmentId, reportsToId: top.id })
    const low = await position(app, firm, { departmentId, reportsToId: middle.id })
    for (const { id } of [top, middle, low])
      expect(
        await app.call('PUT', `/positions/${top.id}`, {
          as: firm,
          body: { ...positionBody(departmentId, { reports_to_id: id }), version: 1 },
        }),
      ).toMatchObject({
        status: 409,
        body: { code: 'would_circle' },
      })
  })

  it('cannot have fewer seats than people who hold it', async () => {
    const firm = await company(app)
    const held = await position(app, firm)
    await seated(firm, held.id)
    await seated(firm, held.id)
    const to = (headcount: number) =>
      app.call('PUT', `/positions/${held.id}`, {
        as: firm,
        body: { ...positionBody(held.departmentId, { headcount }), version: 1 },
      })
    const refused = await to(1)
    expect(refused).toMatchObject({ status: 409, body: { code: 'position_filled', data: { headcount: 2 } } })
    expect(String(refused.body['message'])).toContain('2 seats')
    expect(await to(2)).toMatchObject({ status: 200, body: { filled: 2, open: 0 } })
  })

  it('does not exist for another company, neither in a path nor in a field', async () => {
    const [firm, other] = [await company(app), await company(app)]
    const [mine, theirs] = [await position(app, firm), await position(app, other)]
    expect(
      (
        await app.call('PUT', `/positions/${theirs.id}`, {
          as: firm,
          body: { ...positionBody(mine.departmentId), version: 1 },
        })
      ).status,
    ).toBe(404)
    expect((await app.call('DELETE', `/positions/${theirs.id}`, { as: firm })).status).toBe(404)
    expect(
      await app.call('POST', '/positions', {
        as: firm,
        body: positionBody(theirs.departmentId, { reports_to_id: theirs.id }),
      }),
    ).toMatchObject({
      status: 422,
      body: {
        errors: { department_id: ['This choice no longer exists'], reports_to_id: ['This choice no longer exists'] },
      },
    })
    expect(await titles(firm)).toHaveLength(1)
  })

  it('can be deleted once nobody holds it or has an offer for it; those below report to its superior, and old offers keep their texts', async () => {
    const firm = await company(app)
    const { id: departmentId } = await department(app, firm)
    const top = await position(app, firm, { departmentId })
    const middle = await position(app, firm, { departmentId, reportsToId: top.id })
    const low = await position(app, firm, { departmentId, reportsToId: middle.id })
    const waiting = await jobOffer(app, firm, await individual(app), { positionId: middle.id })
    const old = await jobOffer(app, firm, await individual(app), { positionId: middle.id, status: 'withdrawn' })
    const person = await seated(firm, middle.id)
    const remove = () => app.call('DELETE', `/positions/${middle.id}`, { as: firm })
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        data: {
          places: [
            { resource: 'employment', count: 1 },
            { resource: 'offer', count: 1 },
          ],
        },
      },
    })
    await app.db.update(employments).set({ endedAt: app.clock.now() }).where(eq(employments.userId, person.userId))
    await app.db.update(offers).set({ status: 'withdrawn' }).where(eq(offers.id, waiting.id))
    expect((await remove()).status).toBe(204)
    const [below] = await app.db.select().from(positions).where(eq(positions.id, low.id))
    expect(below).toMatchObject({ reportsToId: top.id, version: 2 })
    const [kept] = await app.db.select().from(offers).where(eq(offers.id, old.id))
    expect(kept).toMatchObject({ positionId: null, roles: old.roles })
  })
})
