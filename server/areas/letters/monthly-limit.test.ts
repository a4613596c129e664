import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { approvedLetters, issued, keptLetter, submitted } from '../../../tests/factories/letters.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { letters } from '../../db/letters-tables.ts'
import { tiers } from '../../db/list-tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const LIMIT = 3
/** A company whose plan has room for three letters a month, and a type that everybody writes at once. */
async function firmOf(limit: number | null = LIMIT) {
  await app.db.update(tiers).set({ lettersPerMonth: limit }).where(eq(tiers.key, 'growth'))
  const firm = await company(app, { user: { tierKey: 'growth' } })
  return { firm, typeId: (await letterTypeOf(app, firm)).id }
}
const issue = async (as: Person, id: string) =>
  app.call('POST', `/letters/${id}/issue`, { as, body: { version: (await keptLetter(app, id)).version } })
const usedBy = async (as: Person) =>
  (await app.call<PlanAnswer>('GET', '/plan', { as })).body.usage.find(({ limit }) => limit === 'letters')?.used
const full = (used: number) => ({ status: 409, body: { code: 'limit_reached', data: { limit: LIMIT, used } } })

describe('the letters that a plan includes in a month', () => {
  it('are issued and no more, however many are at the same moment', async () => {
    const { firm, typeId } = await firmOf()
    const ids = await approvedLetters(app, firm, typeId, 8)
    const answers = await Promise.all(ids.map((id) => issue(firm, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(full(LIMIT))
    const rows = await app.db.select().from(letters).where(eq(letters.accountId, firm.accountId))
    // What was refused took no number.
    expect(rows.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect(await usedBy(firm)).toBe(LIMIT)
  })

  it('are of each company by itself, and those that were revoked are among them', async () => {
    const { firm, typeId } = await firmOf()
    const [first] = [await issued(app, firm, typeId), await issued(app, firm, typeId), await issued(app, firm, typeId)]
    const { version } = await keptLetter(app, first)
    await app.call('POST', `/letters/${first}/revoke`, { as: firm, body: { version, note: 'By mistake.' } })
    expect(await issue(firm, await submitted(app, firm, typeId))).toMatchObject(full(LIMIT))
    const other = await company(app, { user: { tierKey: 'growth' } })
    const { id } = await letterTypeOf(app, other)
    expect((await issue(other, await submitted(app, other, id))).status).toBe(200)
  })

  it('are as many as people get one of a letter for each: all or none', async () => {
    const { firm, typeId } = await firmOf()
    await issued(app, firm, typeId)
    const workers = await Promise.all([1, 2, 3].map(() => employee(app, { of: firm })))
    const to = ({ userId }: Person) => ({
      kind: 'employee',
      user_id: userId,
      username: null,
      email: null,
      name: null,
      copy: false,
    })
    const three = await submitted(app, firm, typeId, { separate: true, recipients: workers.map(to) })
    expect(await issue(firm, three)).toMatchObject(full(1))
    expect(await usedBy(firm)).toBe(1)
    const two = await submitted(app, firm, typeId, { separate: true, recipients: workers.slice(0, 2).map(to) })
    expect((await issue(firm, two)).status).toBe(200)
    expect(await usedBy(firm)).toBe(LIMIT)
  })

  it('begin anew with the month of Addis Ababa, and are any number where the plan says none', async () => {
    const { firm, typeId } = await firmOf()
    const ids = await approvedLetters(app, firm, typeId, 5)
    // One was issued in the last hour of last month there, one in the first of this month.
    const [last, first, ...others] = ids
    const day = app.clock.now().toISOString().slice(0, 7)
    const at = (id: string | undefined, issuedAt: Date) =>
      app.db
        .update(letters)
        .set({ status: 'issued', issuedAt })
        .where(eq(letters.id, id ?? ''))
    await at(last, new Date(new Date(`${day}-01T00:00:00+03:00`).getTime() - 1))
    await at(first, new Date(`${day}-01T00:00:00+03:00`))
    expect(await usedBy(firm)).toBe(1)
    const answers = []
    for (const id of others) answers.push((await issue(firm, id)).status)
    expect(answers).toEqual([200, 200, 409])
    await app.db.update(tiers).set({ lettersPerMonth: null }).where(eq(tiers.key, 'growth'))
    expect((await issue(firm, others.at(-1) ?? '')).status).toBe(200)
  })
})
