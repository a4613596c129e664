import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { user as userLife } from '../../../openapi/lifecycles/user.ts'
import { coOwner, publish, verification } from '../../../tests/factories/companies.ts'
import { administrator, company, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { personEntry } from '../../../tests/factories/registration.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
interface Managed {
  readonly id: string
  readonly version: number
  readonly email: string
  readonly name: string
  readonly role: string
  readonly accounts: readonly Readonly<Record<string, unknown>>[]
  readonly last_seen_at: string | null
  readonly disabled_at: string | null
  readonly disabled_reason: string | null
  readonly abilities: Readonly<Record<'disable' | 'enable' | 'reset_second_factor', boolean>>
}
const list = async (query = '') => {
  const { status, body } = await app.call<{ data: Managed[]; meta: { totalRecords: number } }>(
    'GET',
    `/manage/users?per_page=100${query}`,
    { as: admin },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const found = async (q: string, more = '') =>
  (await list(`&q=${encodeURIComponent(q)}${more}`)).data.map(({ id }) => id)
const get = async (id: string) => (await app.call<Managed>('GET', `/manage/users/${id}`, { as: admin })).body
const turn = (event: 'disable' | 'enable', who: Person, version: number, as = admin) =>
  app.call<Managed & { code: string; data: { status?: string; current?: Managed } }>(
    'POST',
    `/manage/users/${who.userId}/${event}`,
    {
      as,
      body: { ...(event === 'disable' ? { reason: 'The page asks for bank details.' } : {}), version },
    },
  )
const isIn = async (as: Person) => (await app.call('GET', '/user', { as })).status

describe('the list of users', () => {
  it('is searched by email, names in both languages and usernames, for old and new users', async () => {
    const person = await individual(app, {
      user: {
        firstName: 'Hiwot',
        middleName: 'Solomon',
        lastName: 'Desta',
        displayName: { en: 'Hiwot Solomon', am: 'ሕይወት ሰሎሞን' },
      },
    })
    for (const q of [person.email, 'HIWOT desta', 'ህይወት ሰለሞን'.replace('ለ', 'ሎ'), person.username.slice(0, 8)])
      expect(await found(q), q).toContain(person.userId)
    expect(await found('hiwot tessema')).not.toContain(person.userId)
    const entry = personEntry()
    await app.call('POST', '/register/user', { body: entry })
    const token = new URL((await app.mails(entry.email))[0]?.links[0] ?? '').searchParams.get('token')
    await app.call('POST', '/register/verify', { body: { token, password: 'a long sentence' } })
    expect(await found(entry.username)).toHaveLength(1)
  })

  it('says names in the language of the reader, and in the other one where that alone is known', async () => {
    const both = await individual(app, {
      user: { firstName: 'Hiwot', middleName: null, lastName: 'Desta', displayName: { am: 'ሕይወት ደስታ' } },
    })
    const one = await individual(app, { user: { firstName: 'Sara', middleName: null, lastName: 'Ali' } })
    const name = async ({ userId }: Person, lang: string) =>
      (await app.call<Managed>('GET', `/manage/users/${userId}`, { as: admin, headers: { lang } })).body.name
    expect([await name(both, 'en'), await name(both, 'am')]).toEqual(['Hiwot Desta', 'ሕይወት ደስታ'])
    expect([await name(one, 'en'), await name(one, 'am')]).toEqual(['Sara Ali', 'Sara Ali'])
  })

  it('finds a changed name, email or username at once', async () => {
    const [person, firm] = [await individual(app), await company(app)]
    const name = `later${app.services.ids.code().toLowerCase()}`
    await app.call('PUT', '/user/username', { as: person, body: { username: name, password: person.password } })
    await app.call('POST', '/create/new/account', { as: firm, body: { username: `${name}.branch` } })
    expect((await found(name)).toSorted()).toEqual([person.userId, firm.userId].toSorted())
    expect(await found(person.username)).not.toContain(firm.userId)
  })

  it('shows roles, accounts and when someone was last seen, but no secret', async () => {
    const firm = await company(app)
    await publish(app, firm)
    const { id } = await verification(app, firm, 'requested')
    const row = await get(firm.userId)
    expect(row).toMatchObject({
      email: firm.email,
      name: `${firm.username} PLC`,
      role: 'company',
      tier: { key: 'free', name: { en: 'Free', am: 'ነፃ' } },
      accounts: [
        {
          username: firm.username,
          kind: 'company',
          name: { en: `${firm.username} PLC` },
          is_published: true,
          verification: 'requested',
          verification_id: id,
        },
      ],
      last_seen_at: app.clock.now().toISOString(),
      abilities: { disable: true, enable: false, reset_second_factor: false },
    })
    expect(JSON.stringify(row)).not.toMatch(/hash|token|\$argon2/i)
  })

  it('can be filtered, sorted and counted', async () => {
    const person = await individual(app)
    await turn('disable', person, 1)
    expect(await found(person.email, '&state=disabled')).toEqual([person.userId])
    expect(await found(person.email, '&state=active')).toEqual([])
    expect(await found(person.email, '&role=company')).toEqual([])
    expect(new Set((await list('&role=administrator')).data.map(({ role }) => role))).toEqual(
      new Set(['administrator']),
    )
    const emails = (await list('&sort=email')).data.map(({ email }) => email)
    expect(emails).toEqual(emails.toSorted())
    expect((await list()).meta.totalRecords).toBe(await app.db.$count(users))
    expect((await app.call('GET', '/manage/users?sort=password_hash', { as: admin })).status).toBe(422)
  })

  it('uses the index for searching', async () => {
    await app.db.execute(sql`set enable_seqscan = off`)
    const plan = await app.db.execute(sql`explain select id from users where search_key like '%hiwot%'`)
    expect(JSON.stringify(plan.rows)).toContain('users_search')
    await app.db.execute(sql`reset enable_seqscan`)
  })
})

const replay: Replay<Person & { readonly id: string }> = {
  app: () => app,
  lifecycle: userLife,
  senders: ['administrator'],
  begin: async () => {
    const person = await individual(app)
    return { ...person, id: person.userId }
  },
  read: async ({ id }) => {
    const row = await get(id)
    return { ...row, status: row.disabled_at === null ? 'active' : 'disabled' }
  },
  send: async (who, { event }) => turn(event as 'disable' | 'enable', who, (await get(who.id)).version),
  refused: ({ status }) => ({ status: 409, body: { code: 'not_pending', data: { status } } }),
  holds: async (who) => {
    const { disabled_at: at, abilities } = await get(who.id)
    expect(abilities).toMatchObject({ disable: at === null, enable: at !== null })
  },
}
describeLife(replay)

describe('disabling a user', () => {
  it('ends every session at once, unpublishes pages, and mails the reason', async () => {
    const person = await individual(app)
    const elsewhere = { ...person, token: await signIn(app, person.userId, 'Phone') }
    await publish(app, person)
    const page = async () => (await app.app.inject({ url: `/@${person.username}` })).statusCode
    expect([await page(), await isIn(person), await isIn(elsewhere)]).toEqual([200, 200, 200])
    const { status, body } = await turn('disable', person, 1)
    expect([status, body.disabled_reason, body.abilities]).toEqual([
      200,
      'The page asks for bank details.',
      { disable: false, enable: true, reset_second_factor: false },
    ])
    expect([await isIn(person), await isIn(elsewhere)]).toEqual([401, 401])
    // Nor does a session that began at that very moment lead anywhere.
    expect(await isIn({ ...person, token: await signIn(app, person.userId, 'Tablet') })).toBe(401)
    // The cache hears of it over the database's own connection.
    await expect.poll(page).toBe(404)
    expect(
      (await app.call('POST', '/login', { body: { login: person.email, password: person.password } })).status,
    ).toBe(403)
    const [mail] = await app.mails(person.email)
    expect(mail?.text).toContain('The page asks for bank details.')
    expect((await turn('enable', person, body.version)).body).toMatchObject({
      disabled_at: null,
      disabled_reason: null,
    })
    expect(await isIn(person)).toBe(401)
    await expect.poll(page).toBe(200)
    expect(
      (await app.call('POST', '/login', { body: { login: person.email, password: person.password } })).status,
    ).toBe(200)
  })

  it('ends a co-owner’s access to a company, which stays with the other owners', async () => {
    const firm = await company(app)
    const partner = await coOwner(app, firm)
    await turn('disable', { ...partner, accountId: partner.own }, 1)
    expect((await app.call('GET', '/company/information', { as: partner })).status).toBe(401)
    expect((await app.call('GET', '/company/information', { as: firm })).status).toBe(200)
  })

  it('is refused for oneself, twice, or with an old version', async () => {
    const person = await individual(app)
    expect((await turn('disable', admin, 1)).status).toBe(403)
    expect(await turn('disable', person, 7)).toMatchObject({
      status: 409,
      body: { code: 'stale', data: { current: { version: 1 } } },
    })
    expect(await turn('enable', person, 1)).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'active' } },
    })
    await turn('disable', person, 1)
    expect(await turn('disable', person, 2)).toMatchObject({
      status: 409,
      body: { code: 'not_pending', data: { status: 'disabled' } },
    })
    expect((await app.call('GET', `/manage/users/${app.services.ids.uuid()}`, { as: admin })).status).toBe(404)
  })

  it('leaves one administrator when two disable each other at once', async () => {
    const [one, other] = [await administrator(app), await administrator(app)]
    const answers = await Promise.all([turn('disable', other, 1, one), turn('disable', one, 1, other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
    const rows = await app.db
      .select({ at: users.disabledAt })
      .from(users)
      .where(sql`${users.id} in (${one.userId}, ${other.userId})`)
    expect(rows.filter(({ at }) => at === null)).toHaveLength(1)
  })

  it('lets a running call finish and refuses the next one', async () => {
    const firm = await company(app)
    const calls = Promise.all(Array.from({ length: 10 }, () => app.call('GET', '/company/information', { as: firm })))
    await turn('disable', firm, 1)
    for (const { status } of await calls) expect([200, 401]).toContain(status)
    expect(
      (await app.call('PUT', '/company/information/hours', { as: firm, body: { days: [], note: null, version: 1 } }))
        .status,
    ).toBe(401)
    const [row] = await app.db.select({ at: users.disabledAt }).from(users).where(eq(users.id, firm.userId))
    expect(row?.at).not.toBeNull()
  })
})
