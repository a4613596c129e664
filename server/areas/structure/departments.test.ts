import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { MOST_DEPARTMENTS } from '../../../openapi/schemas/structure.ts'
import { jobOffer } from '../../../tests/factories/offers.ts'
import { company, employee, individual } from '../../../tests/factories/people.ts'
import { department, departmentBody, places, position } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { departments, employments } from '../../db/company-tables.ts'

const app = await testApp()
interface Row {
  readonly id: string
  readonly parent_id: string | null
  readonly position: number
  readonly positions: number
  readonly people: number
  readonly version: number
}
const tree = async (firm: Awaited<ReturnType<typeof company>>) =>
  (await app.call<readonly Row[]>('GET', '/departments', { as: firm })).body
const { parent_id: _top, ...fields } = departmentBody()

describe('the tree of departments', () => {
  it('lists each department after its parent', async () => {
    const firm = await company(app)
    const make = async (name: string, parentId: string | null = null) =>
      (await department(app, firm, { parentId, name: { en: name } })).id
    const a = await make('A')
    const b = await make('B')
    const a1 = await make('A1', a)
    const a2 = await make('A2', a)
    const a1a = await make('A1a', a1)
    expect((await tree(firm)).map(({ id }) => id)).toEqual([a, a1, a1a, a2, b])
  })

  it('counts the positions and people directly in each department, without people whose last day is over', async () => {
    const firm = await company(app)
    const inside = await department(app, firm)
    await department(app, firm, { parentId: inside.id })
    const held = await position(app, firm, { departmentId: inside.id })
    await position(app, firm, { departmentId: inside.id })
    const [now, leaves] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
    await app.db
      .update(employments)
      .set({ positionId: held.id })
      .where(eq(employments.companyAccountId, firm.accountId))
    await app.db.update(employments).set({ lastDay: '2026-03-01' }).where(eq(employments.userId, leaves.userId))
    await app.db.update(employments).set({ lastDay: '2026-03-02' }).where(eq(employments.userId, now.userId))
    expect((await tree(firm)).map(({ positions, people }) => [positions, people])).toEqual([
      [2, 1],
      [0, 0],
    ])
  })

  it('refuses a department beyond the limit', async () => {
    const firm = await company(app)
    const first = await department(app, firm)
    const rest = Array.from({ length: MOST_DEPARTMENTS - 1 }, (_, i) => ({
      ...first,
      id: app.services.ids.uuid(),
      position: i + 1,
    }))
    for (let at = 0; at < rest.length; at += 1000) await app.db.insert(departments).values(rest.slice(at, at + 1000))
    expect(await app.call('POST', '/departments', { as: firm, body: departmentBody() })).toMatchObject({
      status: 409,
      body: { code: 'limit_reached', data: { limit: MOST_DEPARTMENTS } },
    })
    expect((await tree(firm)).length).toBe(MOST_DEPARTMENTS)
  })

  it('announces a change to the company itself and to no other', async () => {
    const [firm, other] = [await company(app), await company(app)]
    const heard: string[] = []
    app.services.events.on('structure', (id) => heard.push(id))
    const made = await app.call('POST', '/departments', { as: firm, body: departmentBody() })
    await app.call('PUT', `/departments/${String(made.body['id'])}`, { as: other, body: { ...fields, version: 1 } })
    await expect.poll(() => heard).toEqual([firm.accountId])
  })
})

describe('a department', () => {
  it('is created last among its siblings, can be edited, and answers an edit of an old version with the newer one', async () => {
    const firm = await company(app)
    const parent = await department(app, firm)
    await department(app, firm, { parentId: parent.id })
    const made = await app.call('POST', '/departments', { as: firm, body: departmentBody({ parent_id: parent.id }) })
    expect(made).toMatchObject({
      status: 201,
      body: { parent_id: parent.id, position: 1, version: 1, positions: 0, people: 0 },
    })
    const path = `/departments/${String(made.body['id'])}`
    const renamed = await app.call('PUT', path, { as: firm, body: { ...fields, name: { am: 'ቡና መቁላት' }, version: 1 } })
    expect(renamed).toMatchObject({ status: 200, body: { name: { am: 'ቡና መቁላት' }, version: 2, parent_id: parent.id } })
    const late = await app.call('PUT', path, { as: firm, body: { ...fields, name: { en: 'Late' }, version: 1 } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { name: { am: 'ቡና መቁላት' }, version: 2 } } },
    })
  })

  it('reports errors at their fields, with the texts of the specification', async () => {
    const firm = await company(app)
    const body = departmentBody({
      function: { en: 'Too short' },
      contact_email: 'nobody',
      contact_phone: '+251110000',
      name: {},
    })
    const { status, body: problem } = await app.call('POST', '/departments', { as: firm, body })
    expect(status).toBe(422)
    expect(problem['errors']).toMatchObject({
      contact_email: ['Invalid email address'],
      'function.en': ['Too short'],
      name: ['This is required'],
    })
    const phone = await app.call('POST', '/departments', {
      as: firm,
      body: departmentBody({ contact_phone: '+2511100001' }),
    })
    expect(phone).toMatchObject({ status: 422, body: { errors: { contact_phone: ['Phone number is invalid'] } } })
  })

  it('does not exist for another company, neither in a path nor in a field', async () => {
    const [firm, other] = [await company(app), await company(app)]
    const [mine, theirs] = [await department(app, firm), await department(app, other)]
    const calls = [
      app.call('PUT', `/departments/${theirs.id}`, { as: firm, body: { ...fields, version: 1 } }),
      app.call('PUT', `/departments/${theirs.id}/place`, {
        as: firm,
        body: { parent_id: null, position: 0, version: 1 },
      }),
      app.call('POST', `/departments/${theirs.id}/merge`, { as: firm, body: { into: mine.id, version: 1 } }),
      app.call('GET', `/departments/${theirs.id}/consequences`, { as: firm }),
      app.call('DELETE', `/departments/${theirs.id}`, { as: firm }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    const fielded = [
      app.call('POST', '/departments', { as: firm, body: departmentBody({ parent_id: theirs.id }) }),
      app.call('PUT', `/departments/${mine.id}/place`, {
        as: firm,
        body: { parent_id: theirs.id, position: 0, version: 1 },
      }),
      app.call('POST', `/departments/${mine.id}/merge`, { as: firm, body: { into: theirs.id, version: 1 } }),
    ]
    for (const { status } of await Promise.all(fielded)) expect(status).toBe(422)
    expect(await app.db.$count(departments, eq(departments.companyAccountId, other.accountId))).toBe(1)
  })
})

describe('a move', () => {
  const branch = async () => {
    const firm = await company(app)
    const make = (parentId: string | null = null) => department(app, firm, { parentId })
    const [a, b, c] = [await make(), await make(), await make()]
    return { firm, a, b, c, a1: await make(a.id), a2: await make(a.id) }
  }
  const move = (
    firm: Awaited<ReturnType<typeof company>>,
    id: string,
    parentId: string | null,
    at: number,
    version = 1,
  ) => app.call('PUT', `/departments/${id}/place`, { as: firm, body: { parent_id: parentId, position: at, version } })

  it.each([
    [0, 0, 0],
    [0, 1, 1],
    [0, 9, 2],
    [2, 0, 0],
    [1, 2, 2],
  ])('leaves no gaps when a department moves among its siblings from %i to %i', async (from, to, became) => {
    const { firm, a, b, c } = await branch()
    const id = [a, b, c][from]?.id ?? ''
    expect(await move(firm, id, null, to)).toMatchObject({ status: 200, body: { position: became } })
    const top = (await tree(firm)).filter(({ parent_id }) => parent_id === null)
    const rest = [a, b, c].map((row) => row.id).filter((row) => row !== id)
    expect(top.map((row) => row.id)).toEqual(rest.toSpliced(became, 0, id))
    expect((await places(app, firm))['']).toEqual([0, 1, 2])
  })

  it('takes the branch along and leaves no gaps among the old and new siblings', async () => {
    const { firm, a, b, c, a1, a2 } = await branch()
    await department(app, firm, { parentId: b.id })
    expect(await move(firm, a.id, b.id, 0)).toMatchObject({
      status: 200,
      body: { parent_id: b.id, position: 0, version: 2 },
    })
    expect((await tree(firm)).slice(0, 4).map(({ id }) => id)).toEqual([b.id, a.id, a1.id, a2.id])
    expect(await places(app, firm)).toEqual({ '': [0, 1], [a.id]: [0, 1], [b.id]: [0, 1] })
    expect((await tree(firm)).at(-1)?.id).toBe(c.id)
  })

  it('refuses to move a department below itself or its own branch', async () => {
    const { firm, a, a1 } = await branch()
    const below = await department(app, firm, { parentId: a1.id })
    for (const under of [a.id, a1.id, below.id])
      expect(await move(firm, a.id, under, 0)).toMatchObject({ status: 409, body: { code: 'would_circle' } })
    expect(await move(firm, below.id, null, 0)).toMatchObject({ status: 200, body: { parent_id: null, position: 0 } })
  })

  it('answers a move of an old version with the newer one', async () => {
    const { firm, a } = await branch()
    await move(firm, a.id, null, 2)
    expect(await move(firm, a.id, null, 0)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { position: 2, version: 2 } } },
    })
  })
})

describe('a merge', () => {
  it('appends departments and positions to those of the other department', async () => {
    const firm = await company(app)
    const [from, into, last] = [await department(app, firm), await department(app, firm), await department(app, firm)]
    const there = await department(app, firm, { parentId: into.id })
    const moved = [
      await department(app, firm, { parentId: from.id }),
      await department(app, firm, { parentId: from.id }),
    ]
    await position(app, firm, { departmentId: from.id })
    expect(
      await app.call('POST', `/departments/${from.id}/merge`, { as: firm, body: { into: into.id, version: 1 } }),
    ).toMatchObject({
      status: 200,
      body: { id: into.id, positions: 1 },
    })
    expect((await tree(firm)).map(({ id, version }) => [id, version])).toEqual([
      [into.id, 1],
      [there.id, 1],
      ...moved.map(({ id }) => [id, 2]),
      [last.id, 1],
    ])
    expect(await places(app, firm)).toEqual({ '': [0, 1], [into.id]: [0, 1, 2] })
  })

  it('moves everything one level up when the other department is the parent', async () => {
    const firm = await company(app)
    const top = await department(app, firm)
    const [first, from, last] = [
      await department(app, firm, { parentId: top.id }),
      await department(app, firm, { parentId: top.id }),
      await department(app, firm, { parentId: top.id }),
    ]
    const inner = await department(app, firm, { parentId: from.id })
    expect(
      (await app.call('POST', `/departments/${from.id}/merge`, { as: firm, body: { into: top.id, version: 1 } }))
        .status,
    ).toBe(200)
    expect((await tree(firm)).map(({ id }) => id)).toEqual([top.id, first.id, last.id, inner.id])
    expect(await places(app, firm)).toEqual({ '': [0], [top.id]: [0, 1, 2] })
  })

  it('refuses to merge a department into itself or its own branch', async () => {
    const firm = await company(app)
    const from = await department(app, firm)
    const below = await department(app, firm, { parentId: from.id })
    for (const into of [from.id, below.id])
      expect(
        await app.call('POST', `/departments/${from.id}/merge`, { as: firm, body: { into, version: 1 } }),
      ).toMatchObject({ status: 409, body: { code: 'would_circle' } })
  })
})

describe('deleting a department', () => {
  it('shows beforehand what it would affect, and is refused while anything is left', async () => {
    const firm = await company(app)
    const inside = await department(app, firm)
    await department(app, firm, { parentId: inside.id })
    const held = await position(app, firm, { departmentId: inside.id })
    await employee(app, { of: firm })
    await app.db
      .update(employments)
      .set({ positionId: held.id })
      .where(eq(employments.companyAccountId, firm.accountId))
    await jobOffer(app, firm, await individual(app), { positionId: held.id })
    await jobOffer(app, firm, await individual(app), { positionId: held.id, status: 'rejected' })
    expect((await app.call('GET', `/departments/${inside.id}/consequences`, { as: firm })).body).toEqual({
      departments: 1,
      positions: 1,
      people: 1,
      offers: 1,
    })
    expect(await app.call('DELETE', `/departments/${inside.id}`, { as: firm })).toMatchObject({
      status: 409,
      body: {
        code: 'in_use',
        data: {
          places: [
            { resource: 'department', count: 1 },
            { resource: 'position', count: 1 },
          ],
        },
      },
    })
  })

  it('deletes an empty department and closes the gap among its siblings', async () => {
    const firm = await company(app)
    const [first, second, third] = [
      await department(app, firm),
      await department(app, firm),
      await department(app, firm),
    ]
    expect((await app.call('DELETE', `/departments/${second.id}`, { as: firm })).status).toBe(204)
    expect((await tree(firm)).map(({ id, position: at }) => [id, at])).toEqual([
      [first.id, 0],
      [third.id, 1],
    ])
    expect((await app.call('DELETE', `/departments/${second.id}`, { as: firm })).status).toBe(404)
  })
})
