import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { administrator, company, employee, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { coOwners, employments } from '../../db/company-tables.ts'
import { sessions, usernames } from '../../db/sign-in-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { hashToken } from '../../kernel/viewer.ts'

interface Entry {
  readonly id: string
  readonly username: string
  readonly is_current: boolean
  readonly is_employee: boolean
}
const app = await testApp()
const userOf = async (as: { token: string; accountId?: string }) =>
  (await app.call<{ accounts: Entry[] } & Record<string, unknown>>('GET', '/user', { as })).body
const own = ({ token }: Person) => ({ token })

describe('GET /user', () => {
  it('returns a person with names, role and one current account', async () => {
    const person = await individual(app, { username: 'abebe.k', user: { language: 'am' } })
    expect(await userOf(own(person))).toEqual({
      id: person.userId,
      email: person.email,
      first_name: 'Abebe',
      middle_name: 'Kebede',
      last_name: 'Tessema',
      roles: [{ id: 3, name: 'individual' }],
      accounts: [
        {
          id: person.accountId,
          username: 'abebe.k',
          name: { en: 'Abebe Kebede Tessema' },
          kind: 'individual',
          photo: null,
          logo: null,
          is_current: true,
          is_employee: false,
          is_verified: false,
          rights: [],
        },
      ],
      language: 'am',
      calendar: 'gregorian',
      email_verified: true,
      needs_second_factor: false,
      waiting_policies: [],
    })
  })

  it('names companies and people with Amharic names in their language', async () => {
    const firm = await company(app, { account: { companyName: 'ጅማ ቡና' } })
    const writer = await individual(app, { user: { firstName: 'አበበ', middleName: 'ከበደ', lastName: 'ተሰማ' } })
    expect((await userOf(own(firm))).accounts).toMatchObject([{ name: { am: 'ጅማ ቡና' }, kind: 'company' }])
    expect((await userOf(own(writer))).accounts).toMatchObject([{ name: { am: 'አበበ ከበደ ተሰማ' } }])
    expect((await userOf(own(await administrator(app))))['roles']).toEqual([{ id: 1, name: 'administrator' }])
  })

  it('lists an employer during the employment, and takes the current account from the header or the stored choice', async () => {
    const worker = await employee(app)
    const list = (await userOf(worker)).accounts
    expect(
      list
        .map(({ id, is_employee, is_current }) => ({ id, is_employee, is_current }))
        .toSorted((a, b) => Number(a.is_employee) - Number(b.is_employee)),
    ).toEqual([
      { id: worker.own, is_employee: false, is_current: false },
      { id: worker.company.accountId, is_employee: true, is_current: true },
    ])
    expect((await userOf(own(worker))).accounts.find(({ is_current }) => is_current)?.id).toBe(worker.own)

    await app.call('POST', `/account/switch/${worker.company.accountId}`, { as: own(worker) })
    expect((await userOf(own(worker))).accounts.find(({ is_current }) => is_current)?.id).toBe(worker.company.accountId)
    await app.db.update(employments).set({ endedAt: app.clock.now() }).where(eq(employments.userId, worker.userId))
    expect((await userOf(own(worker))).accounts).toMatchObject([{ id: worker.own, is_current: true }])
    expect(await app.call('GET', '/user', { as: worker })).toMatchObject({
      status: 403,
      body: { code: 'account_forbidden' },
    })
  })
})

describe('whose account this is', () => {
  const entry = async (as: Person, id: string) => (await userOf(own(as))).accounts.find((account) => account.id === id)
  const share = (firm: Person, with_: Person) =>
    app.db.insert(coOwners).values({ accountId: firm.accountId, userId: with_.userId, createdAt: app.clock.now() })

  it('shows an owner with all rights, and an employee with the rights given', async () => {
    const firm = await company(app, { account: { verifiedAt: app.clock.now() } })
    const worker = await employee(app, { of: firm })
    expect(await entry(firm, firm.accountId)).toMatchObject({
      is_verified: true,
      is_employee: false,
      rights: ['letters', 'recruiting'],
    })
    expect(await entry(worker, firm.accountId)).toMatchObject({ is_verified: true, is_employee: true, rights: [] })
    await app.db
      .update(employments)
      .set({ rights: ['recruiting'] })
      .where(eq(employments.userId, worker.userId))
    expect(await entry(worker, firm.accountId)).toMatchObject({ rights: ['recruiting'] })
  })

  it('lets a co-owner act and switch like the principal', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    await share(firm, person)
    expect(await entry(person, firm.accountId)).toMatchObject({ is_employee: false, rights: ['letters', 'recruiting'] })
    expect((await app.call('POST', `/account/switch/${firm.accountId}`, { as: own(person) })).status).toBe(200)
    expect(await entry(person, firm.accountId)).toMatchObject({ is_current: true })
    // Whoever owns it too and also works there acts as an owner.
    const both = await employee(app, { of: firm })
    await share(firm, both)
    expect((await userOf(own(both))).accounts.filter(({ id }) => id === firm.accountId)).toMatchObject([
      { is_employee: false },
    ])
  })

  it('does not let a co-owner sign in with its username, nor counts it as theirs', async () => {
    const [firm, other] = [await company(app), await company(app)]
    await share(firm, other)
    expect((await app.call('GET', '/eligability', { as: own(other) })).body).toMatchObject({ used: 1 })
    const login = await app.call('POST', '/login', { body: { login: firm.username, password: firm.password } })
    const [session] = await app.db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(String(login.body['access_token']))))
    expect(session?.userId).toBe(firm.userId)
  })

  it('ends access on the day after the last day of an employment, in Addis Ababa', async () => {
    const worker = await employee(app)
    await app.db.update(employments).set({ lastDay: '2026-03-10' }).where(eq(employments.userId, worker.userId))
    const before = app.clock.now()
    app.clock.set(new Date('2026-03-10T20:59:00.000Z'))
    expect(await entry(worker, worker.company.accountId)).toMatchObject({ is_employee: true })
    app.clock.set(new Date('2026-03-10T21:00:00.000Z'))
    expect(await entry(worker, worker.company.accountId)).toBeUndefined()
    expect(
      (await app.call('POST', `/account/switch/${worker.company.accountId}`, { as: own(worker) })).body,
    ).toMatchObject({ code: 'account_forbidden' })
    app.clock.set(before)
  })
})

describe('switching accounts', () => {
  it.each(['GET', 'POST'] as const)('stores the choice and confirms it (%s)', async (method) => {
    const firm = await company(app)
    await app.call('POST', '/create/new/account', { as: own(firm), body: { username: `second-${method}-acc` } })
    const [, second] = (await userOf(own(firm))).accounts
    const { status, body } = await app.call(method, `/account/switch/${second?.id}`, {
      as: own(firm),
      headers: { lang: 'am' },
    })
    expect({ status, body }).toEqual({ status: 200, body: { message: `አሁን እንደ ${second?.username} እየሠሩ ነው` } })
    expect((await userOf(own(firm))).accounts.filter(({ is_current }) => is_current)).toMatchObject([
      { id: second?.id },
    ])
  })

  it('refuses another’s account, a former employer and an unknown one alike, and changes nothing', async () => {
    const person = await individual(app)
    const former = await employee(app, { former: true })
    const stranger = await company(app)
    for (const [who, id] of [
      [person, stranger.accountId],
      [former, former.company.accountId],
      [person, app.services.ids.uuid()],
    ] as const) {
      for (const method of ['GET', 'POST'] as const) {
        const { status, body } = await app.call(method, `/account/switch/${id}`, { as: own(who) })
        expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'account_forbidden' })
      }
    }
    const [row] = await app.db
      .select({ current: users.currentAccountId })
      .from(users)
      .where(eq(users.id, person.userId))
    expect(row?.current).toBe(person.accountId)
  })

  it('leaves other users of the same company where they are', async () => {
    const firm = await company(app)
    const [one, other] = [await employee(app, { of: firm }), await employee(app, { of: firm })]
    await app.call('POST', `/account/switch/${firm.accountId}`, { as: own(one) })
    expect((await userOf(own(other))).accounts.find(({ is_current }) => is_current)?.id).toBe(other.own)
  })
})

describe('creating another account', () => {
  it('gives a company further accounts up to the limit of its tier', async () => {
    const firm = await company(app)
    const eligibility = async (as: Person) => (await app.call('GET', '/eligability', { as: own(as) })).body
    expect(await eligibility(firm)).toEqual({ is_eligible: true, limit: 2, used: 1 })
    const made = await app.call('POST', '/create/new/account', { as: own(firm), body: { username: 'Branch.Bole' } })
    expect(made).toMatchObject({ status: 201, body: { message: 'Account branch.bole was created' } })
    expect(
      await app.db
        .select({ ownerId: accounts.ownerId, kind: accounts.kind })
        .from(accounts)
        .where(eq(accounts.username, 'branch.bole')),
    ).toEqual([{ ownerId: firm.userId, kind: 'company' }])
    expect(await eligibility(firm)).toEqual({ is_eligible: false, limit: 2, used: 2 })
    expect(
      await app.call('POST', '/create/new/account', { as: own(firm), body: { username: 'branch.piassa' } }),
    ).toMatchObject({
      status: 403,
      body: {
        code: 'account_limit',
        message: 'You are on the maximum account limit, please upgrade',
        data: { limit: 2, used: 2 },
      },
    })
    expect(await app.db.select().from(usernames).where(eq(usernames.key, 'branch.piassa'))).toHaveLength(0)
    await app.db.update(users).set({ tierKey: 'growth' }).where(eq(users.id, firm.userId))
    expect(
      (await app.call('POST', '/create/new/account', { as: own(firm), body: { username: 'branch.piassa' } })).status,
    ).toBe(201)
  })

  it('is open to companies only', async () => {
    for (const person of [await individual(app), await administrator(app), await employee(app)]) {
      expect(
        await app.call('POST', '/create/new/account', { as: person, body: { username: 'not.for.me' } }),
      ).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      expect((await app.call('GET', '/eligability', { as: person })).body['is_eligible']).toBe(false)
    }
  })

  it('needs a valid, free username', async () => {
    const firm = await company(app)
    const create = (username: unknown) => app.call('POST', '/create/new/account', { as: own(firm), body: { username } })
    for (const [username, message] of [
      ['ab', 'A username has at least 3 characters'],
      ['a'.repeat(31), 'A username has at most 30 characters'],
      ['1abc', 'A username starts with a letter from a to z'],
      ['አበበ-ከበደ', 'A username starts with a letter from a to z'],
      ['with space', 'A username has no spaces'],
      ['', 'This is required'],
    ] as const) {
      const { status, body } = await create(username)
      expect(status, username).toBe(422)
      expect((body['errors'] as unknown as Record<string, string[]>)['username'], username).toContain(message)
    }
    for (const username of [firm.username.toUpperCase(), 'Dashboard', 'cms']) {
      expect(await create(username), username).toMatchObject({
        status: 409,
        body: { code: 'username_taken', errors: { username: ['Username already taken'] } },
      })
    }
  })

  it('makes one account however often the same request arrives', async () => {
    const firm = await company(app)
    const again = () =>
      app.call('POST', '/create/new/account', {
        as: own(firm),
        body: { username: `once-${firm.username}` },
        headers: { 'idempotency-key': firm.userId },
      })
    expect([(await again()).status, (await again()).status]).toEqual([201, 201])
    expect(await app.db.select().from(accounts).where(eq(accounts.ownerId, firm.userId))).toHaveLength(2)
  })
})

describe('check-username', () => {
  const check = (username: string, lang = 'en') =>
    app.call('GET', `/check-username/${encodeURIComponent(username)}`, { headers: { lang }, address: '10.0.0.7' })

  it('answers whether a username is free, taken or invalid', async () => {
    const person = await individual(app, { username: 'Here.Already' })
    await app.db.insert(usernames).values([
      { key: 'kept.back', state: 'reserved', reason: 'a brand', createdAt: app.clock.now() },
      { key: 'moved.away', accountId: person.accountId, state: 'former', createdAt: app.clock.now() },
    ])
    expect(await check('someone.new')).toMatchObject({ status: 200, body: { message: 'This username is free' } })
    expect((await check('someone.new', 'am')).body['message']).toBe('ይህ የተጠቃሚ ስም አልተያዘም')
    for (const taken of ['here.already', 'HERE.ALREADY', 'kept.back', 'moved.away', 'jobs', 'favicon.ico'])
      expect(await check(taken), taken).toMatchObject({ status: 409, body: { message: 'Username already taken' } })
    for (const none of ['ab', '9lives', 'a b c', 'ሰላም', 'x'.repeat(31), "a'; --"])
      expect((await check(none)).status, none).toBe(422)
  })

  it('answers one address at most 60 times a minute', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1)
      statuses.push((await app.call('GET', '/check-username/some.name', { address: '10.0.0.8' })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('sessions', () => {
  it('are listed newest first with their device; one can be ended, another’s is not found', async () => {
    const person = await individual(app)
    const stranger = await individual(app)
    app.clock.advance(1000)
    const other = await signIn(app, person.userId, '')
    const { body } = await app.call<{ id: string; device: string; is_current: boolean }[]>('GET', '/sessions', {
      as: own(person),
      headers: { lang: 'am' },
    })
    expect(body.map(({ device, is_current }) => ({ device, is_current }))).toEqual([
      { device: 'ያልታወቀ መሣሪያ', is_current: false },
      { device: 'Test browser', is_current: true },
    ])
    const id = body[0]?.id ?? ''
    expect((await app.call('DELETE', `/sessions/${id}`, { as: own(stranger) })).status).toBe(404)
    expect((await app.call('GET', '/user', { as: { token: other } })).status).toBe(200)
    expect((await app.call('DELETE', `/sessions/${id}`, { as: own(person) })).status).toBe(204)
    expect((await app.call('GET', '/user', { as: { token: other } })).status).toBe(401)
    expect((await app.call('DELETE', `/sessions/${id}`, { as: own(person) })).status).toBe(404)
  })

  it('end one at a time by logging out', async () => {
    const person = await individual(app)
    const other = await signIn(app, person.userId)
    expect((await app.call('POST', '/logout', { as: own(person) })).status).toBe(204)
    expect((await app.call('POST', '/logout', { as: own(person) })).status).toBe(401)
    expect((await app.call('GET', '/user', { as: own(person) })).status).toBe(401)
    expect((await app.call('GET', '/user', { as: { token: other } })).status).toBe(200)
  })
})

it('stores the language', async () => {
  const person = await individual(app)
  expect((await app.call('PUT', '/user/language', { as: own(person), body: { language: 'am' } })).status).toBe(204)
  expect((await userOf(own(person)))['language']).toBe('am')
  expect((await app.call('PUT', '/user/language', { as: own(person), body: { language: 'fr' } })).status).toBe(422)
})

describe('front-languages', () => {
  interface Row {
    readonly name: string
    readonly value: string
    readonly version: string
    readonly texts?: Record<string, string>
  }
  it('are two, with the texts of the caller’s language and without those of mails', async () => {
    const { body } = await app.call<Row[]>('GET', '/front-languages', { headers: { lang: 'am' } })
    expect(body.map(({ name, value }) => [name, value])).toEqual([
      ['English', 'en'],
      ['አማርኛ', 'am'],
    ])
    expect(body[0]?.texts).toBeUndefined()
    expect(body[1]?.texts?.['error.username_taken']).toBe('የተጠቃሚ ስሙ ተይዟል')
    expect(
      Object.keys(body[1]?.texts ?? {}).filter((key) => key.startsWith('mail.') || key.startsWith('server.')),
    ).toEqual([])
  })

  it('leave out only the texts whose version the caller has', async () => {
    const [, am] = (await app.call<Row[]>('GET', '/front-languages', { headers: { lang: 'am' } })).body
    const known = (version: string) =>
      app.call<Row[]>('GET', `/front-languages?known=${encodeURIComponent(version)}`, { headers: { lang: 'am' } })
    const { body } = await known(`another ${am?.version}`)
    expect(body.map(({ value, texts }) => [value, texts])).toEqual([
      ['en', undefined],
      ['am', undefined],
    ])
    for (const other of ['', 'another', `${am?.version}s`])
      expect(Object.keys((await known(other)).body[1]?.texts ?? {})).not.toEqual([])
  })

  it('answer 304 to their own tag, until another language is requested', async () => {
    const first = await app.call<Row[]>('GET', '/front-languages')
    const tag = String(first.headers['etag'])
    const second = await app.call('GET', '/front-languages', { headers: { 'if-none-match': tag } })
    expect([second.status, second.bytes.length]).toEqual([304, 0])
    expect((await app.call('GET', '/front-languages', { headers: { 'if-none-match': tag, lang: 'am' } })).status).toBe(
      200,
    )
  })
})
