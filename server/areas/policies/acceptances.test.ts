import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CurrentPolicy } from '../../../openapi/schemas/policy.ts'
import type { Row } from '../../../tests/factories/entries.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { companyEntry, mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { policyAcceptances } from '../../db/policy-tables.ts'
import { users } from '../../db/tables.ts'
import { daysAfter, todayIn } from '../../kernel/days.ts'

let app: TestApp
let admin: Person
const today = () => todayIn(app.clock.now())
const said = (text: string) => [{ type: 'paragraph', text: [{ text }] }]
const add = async (kind: string, from = today()): Promise<string> => {
  const body = {
    kind,
    title: { en: `Policy ${kind}` },
    effective_from: from,
    changes: null,
    body: { en: said('Be kind.') },
    active: true,
  }
  return (await app.call<Row>('POST', '/policies', { as: admin, body })).body.id
}
const current = async () => (await app.call<{ data: readonly CurrentPolicy[] }>('GET', '/current-policies')).body.data
const accepted = async (email: string) =>
  app.db
    .select({ policy: policyAcceptances.policyId, at: policyAcceptances.at })
    .from(policyAcceptances)
    .innerJoin(users, eq(users.id, policyAcceptances.userId))
    .where(eq(users.emailKey, email.toLowerCase()))
const confirm = async ({ email, password }: { readonly email: string; readonly password: string }) =>
  (await app.call('POST', '/register/verify', { body: { token: await mailedToken(app, email), password } })).status

let terms = ''
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
  terms = await add('terms')
  await add('privacy')
})

describe('a registration', () => {
  it('of a person notes the version of the terms that was accepted, and when', async () => {
    const entry = personEntry()
    const at = app.clock.now()
    expect((await app.call('POST', '/register/user', { body: { ...entry, policies: [terms] } })).status).toBe(201)
    app.clock.advance(60_000)
    expect(await confirm(entry)).toBe(200)
    expect(await accepted(entry.email)).toEqual([{ policy: terms, at }])
  })

  it('of a company notes it as well', async () => {
    const entry = await companyEntry(app)
    expect((await app.call('POST', '/register/company', { body: { ...entry, policies: [terms] } })).status).toBe(201)
    expect(await confirm(entry)).toBe(200)
    expect(await accepted(entry.email)).toMatchObject([{ policy: terms }])
  })

  it('without the field goes on as before, and nothing is noted', async () => {
    const entry = personEntry()
    expect((await app.call('POST', '/register/user', { body: entry })).status).toBe(201)
    expect(await confirm(entry)).toBe(200)
    expect(await accepted(entry.email)).toEqual([])
  })

  it('notes nothing of what is not in effect, or is not accepted by anyone', async () => {
    const entry = personEntry()
    const coming = await add('terms', daysAfter(today(), 5))
    const privacy = (await current()).find(({ kind }) => kind === 'privacy')?.id
    const policies = [coming, privacy, app.services.ids.uuid()]
    expect((await app.call('POST', '/register/user', { body: { ...entry, policies } })).status).toBe(201)
    expect(await confirm(entry)).toBe(200)
    expect(await accepted(entry.email)).toEqual([])
  })
})

it('anyone reads which versions are in effect', async () => {
  expect(await current()).toMatchObject([
    { id: terms, kind: 'terms', effective_from: today() },
    { kind: 'privacy', title: { en: 'Policy privacy' } },
  ])
})
