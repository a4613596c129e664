import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import type { WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import type { Row } from '../../../tests/factories/entries.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { policyAcceptances } from '../../db/policy-tables.ts'
import { daysAfter, todayIn } from '../../kernel/days.ts'

let app: TestApp
let admin: Person
const today = () => todayIn(app.clock.now())
const add = async (kind: string, from = today(), active = true): Promise<string> => {
  const body = {
    kind,
    title: { en: 'Terms of use' },
    effective_from: from,
    changes: { en: 'One thing.' },
    body: { en: [{ type: 'paragraph', text: [{ text: 'Be kind.' }] }] },
    active,
  }
  return (await app.call<Row>('POST', '/policies', { as: admin, body })).body.id
}
const waiting = async (as: { readonly token: string }) =>
  (await app.call<{ waiting_policies: readonly WaitingPolicy[] }>('GET', '/user', { as: { token: as.token } })).body
    .waiting_policies
const accept = async (as: Person, ...policies: readonly string[]) =>
  app.call<{ data: readonly WaitingPolicy[] }>('POST', '/user/policies', { as, body: { policies } })
const accepted = async ({ userId }: Person) =>
  app.db
    .select({ policy: policyAcceptances.policyId, at: policyAcceptances.at })
    .from(policyAcceptances)
    .where(eq(policyAcceptances.userId, userId))

beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
// Each test has a day of its own: the version of the day before is the one that was in effect.
beforeEach(async () => {
  app.clock.advance(DAY)
  await add('terms')
  app.clock.advance(60_000)
})

describe('terms that took effect', () => {
  it('after somebody registered wait for them, whatever their role', async () => {
    const worker = await employee(app)
    const people = [await individual(app), await company(app), worker, await administrator(app)]
    for (const person of people) expect(await waiting(person)).toEqual([])
    app.clock.advance(60_000)
    const next = await add('terms')
    for (const person of people)
      expect(await waiting(person)).toEqual([
        {
          id: next,
          kind: 'terms',
          title: { en: 'Terms of use' },
          changes: { en: 'One thing.' },
          effective_from: today(),
          accepted_from: null,
        },
      ])
  })

  it('wait for who accepted the ones before, with the day of those', async () => {
    const person = await individual(app)
    const first = await add('terms')
    await accept(person, first)
    const from = today()
    app.clock.advance(DAY)
    const next = await add('terms')
    expect(await waiting(person)).toMatchObject([{ id: next, accepted_from: from }])
  })

  it('wait only from their day on', async () => {
    const person = await individual(app)
    await add('terms', daysAfter(today(), 1))
    expect(await waiting(person)).toEqual([])
    app.clock.advance(DAY)
    expect(await waiting(person)).toHaveLength(1)
  })

  it('do not wait as drafts, and other policies never do', async () => {
    const person = await individual(app)
    app.clock.advance(60_000)
    await add('privacy')
    await add('terms', daysAfter(today(), 1), false)
    app.clock.advance(DAY)
    expect(await waiting(person)).toEqual([])
  })
})

describe('accepting', () => {
  it('notes the user, the version and the time once, and the version does not wait any more', async () => {
    const [person, other] = [await individual(app), await individual(app)]
    app.clock.advance(60_000)
    const next = await add('terms')
    const at = app.clock.now()
    expect(await accept(person, next)).toMatchObject({ status: 200, body: { data: [] } })
    app.clock.advance(60_000)
    expect(await accept(person, next)).toMatchObject({ status: 200, body: { data: [] } })
    expect(await accepted(person)).toEqual([{ policy: next, at }])
    expect(await waiting(person)).toEqual([])
    expect(await waiting(other)).toHaveLength(1)
  })

  it('of a version that was replaced meanwhile notes nothing and says what waits', async () => {
    const person = await individual(app)
    app.clock.advance(60_000)
    const old = await add('terms')
    app.clock.advance(60_000)
    const next = await add('terms')
    expect((await accept(person, old)).body.data).toMatchObject([{ id: next }])
    expect(await accepted(person)).toEqual([])
  })

  it('refuses what does not exist, what is not in effect yet, and what nobody accepts', async () => {
    const person = await individual(app)
    const coming = await add('terms', daysAfter(today(), 1))
    for (const id of [app.services.ids.uuid(), coming, await add('privacy')])
      expect(await accept(person, id)).toMatchObject({
        status: 422,
        body: { errors: { policies: [expect.any(String)] } },
      })
    expect(await accepted(person)).toEqual([])
  })

  it('refuses an empty list', async () => {
    expect((await accept(await individual(app))).status).toBe(422)
  })
})
