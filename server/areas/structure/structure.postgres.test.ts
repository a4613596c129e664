import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { company, type Person } from '../../../tests/factories/people.ts'
import { department, departmentBody, places, position, positionBody } from '../../../tests/factories/structure.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { departments, positions } from '../../db/company-tables.ts'

const app = await testApp()
const ROUNDS = process.env['SIRA_FULL'] === '1' ? 100 : 8

/** Everyone above `id`, by a column that names the next; a circle never ends. */
async function assertNoCircle(firm: Person, rows: ReadonlyMap<string, string | null>): Promise<void> {
  for (const start of rows.keys()) {
    let steps = 0
    for (let at = rows.get(start) ?? null; at !== null; at = rows.get(at) ?? null) {
      steps += 1
      expect(steps, `a circle over ${start} of ${firm.username}`).toBeLessThanOrEqual(rows.size)
    }
  }
}

it('moves, merges and deletes at the same time leave one tree without circles and gaps', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const made: string[] = []
    for (let i = 0; i < 8; i += 1)
      made.push((await department(app, firm, { parentId: i < 3 ? null : (made[i % 3] ?? null) })).id)
    const oneOf = () => made[Math.floor(Math.random() * made.length)] ?? ''
    const calls = Array.from({ length: 50 }, (_, i) => {
      if (i % 10 === 0)
        return app.call('POST', '/departments', { as: firm, body: departmentBody({ parent_id: oneOf() }) })
      if (i % 17 === 0)
        return app.call('POST', `/departments/${oneOf()}/merge`, { as: firm, body: { into: oneOf(), version: 1 } })
      if (i % 23 === 0) return app.call('DELETE', `/departments/${oneOf()}`, { as: firm })
      return app.call('PUT', `/departments/${oneOf()}/place`, {
        as: firm,
        body: { parent_id: Math.random() < 0.2 ? null : oneOf(), position: i % 4, version: 1 + (i % 3) },
      })
    })
    for (const { status } of await Promise.all(calls)) expect([200, 201, 204, 404, 409, 422]).toContain(status)
    for (const row of Object.values(await places(app, firm))) expect(row).toEqual(row.map((_, i) => i))
    const rows = await app.db.select().from(departments).where(eq(departments.companyAccountId, firm.accountId))
    await assertNoCircle(firm, new Map(rows.map((row) => [row.id, row.parentId])))
    expect((await app.call<readonly unknown[]>('GET', '/departments', { as: firm })).body).toHaveLength(rows.length)
  }
})

it('two departments moved under each other at the same moment do not meet', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const [a, b] = [await department(app, firm), await department(app, firm)]
    const under = (id: string, parentId: string) =>
      app.call('PUT', `/departments/${id}/place`, { as: firm, body: { parent_id: parentId, position: 0, version: 1 } })
    const answers = await Promise.all([under(a.id, b.id), under(b.id, a.id)])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
  }
})

it('two positions that are made to report to each other at the same moment do not meet', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const { id: departmentId } = await department(app, firm)
    const [a, b] = [await position(app, firm, { departmentId }), await position(app, firm, { departmentId })]
    const edit = (id: string, above: string) =>
      app.call('PUT', `/positions/${id}`, {
        as: firm,
        body: { ...positionBody(departmentId, { reports_to_id: above }), version: 1 },
      })
    const answers = await Promise.all([edit(a.id, b.id), edit(b.id, a.id)])
    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409])
    const rows = await app.db.select().from(positions).where(eq(positions.companyAccountId, firm.accountId))
    await assertNoCircle(firm, new Map(rows.map((row) => [row.id, row.reportsToId])))
  }
})

it('a position cannot be put into a department that is deleted at the same moment', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const { id } = await department(app, firm)
    const [made, deleted] = await Promise.all([
      app.call('POST', '/positions', { as: firm, body: positionBody(id) }),
      app.call('DELETE', `/departments/${id}`, { as: firm }),
    ])
    expect([
      [201, 409],
      [422, 204],
    ]).toContainEqual([made.status, deleted.status])
  }
})
