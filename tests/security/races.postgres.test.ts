import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions, usernames } from '../../server/db/sign-in-tables.ts'
import { accounts, users } from '../../server/db/tables.ts'
import { company, individual, signIn } from '../factories/people.ts'
import { mailedToken, personEntry } from '../factories/registration.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
const AT_ONCE = 50
/** Each race is run so many times: a wrong read-then-write may be lucky once. */
const ROUNDS = Array.from({ length: full ? 100 : 2 }, (_, i) => i + 1)
let caller = 0
const post = (path: string, body: unknown, token?: string) =>
  app.call('POST', path, {
    body,
    ...(token === undefined ? {} : { as: { token } }),
    address: `10.${Math.floor((caller += 1) / 62_500) % 250}.${Math.floor(caller / 250) % 250}.${caller % 250}`,
  })
const together = (make: (i: number) => Promise<Answered>, times = AT_ONCE) =>
  Promise.all(Array.from({ length: times }, (_, i) => make(i)))
/** How often each answer came: `{ '201': 1, '409 username_taken': 49 }`. */
const tally = (answers: readonly Answered[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(answers, ({ status, body }) =>
        status < 300 ? String(status) : `${status} ${String(body['code'])}`,
      ),
    ].map(([key, all]) => [key, all.length]),
  )

describe.each(ROUNDS)('round %i', () => {
  it('one username among 50 who register', async () => {
    const username = `race${app.services.ids.code().toLowerCase()}`
    const answers = await together((i) =>
      post('/register/user', personEntry({ username, email: `${username}${i}@example.com` })),
    )
    expect(tally(answers)).toEqual({ '201': 1, '409 username_taken': 49 })
    expect(await app.db.select().from(usernames).where(eq(usernames.key, username))).toHaveLength(1)
  })

  it('one username among 50 new accounts and registrations', async () => {
    const username = `race${app.services.ids.code().toLowerCase()}`
    const firms = await Promise.all(Array.from({ length: 25 }, () => company(app)))
    const answers = await together((i) => {
      const firm = firms[i]
      return firm
        ? post('/create/new/account', { username }, firm.token)
        : post('/register/user', personEntry({ username, email: `${username}${i}@example.com` }))
    })
    expect(tally(answers)).toEqual({ '201': 1, '409 username_taken': 49 })
    expect((await app.db.select().from(accounts).where(eq(accounts.username, username))).length).toBeLessThanOrEqual(1)
  })

  it('one username among 50 accounts that change theirs', async () => {
    const username = `race${app.services.ids.code().toLowerCase()}`
    const all = await Promise.all(Array.from({ length: AT_ONCE }, () => individual(app)))
    const answers = await Promise.all(
      all.map((one) => app.call('PUT', '/user/username', { as: one, body: { username, password: one.password } })),
    )
    expect(tally(answers)).toEqual({ '200': 1, '409 username_taken': 49 })
    const named = await app.db.select().from(accounts).where(eq(accounts.username, username))
    expect(await app.db.select().from(usernames).where(eq(usernames.key, username))).toMatchObject([
      { accountId: named[0]?.id, state: 'current' },
    ])
    expect(named).toHaveLength(1)
  })

  it('one current name of an account that is changed many times at once, and each other one leads there', async () => {
    const person = await individual(app)
    const names = Array.from({ length: 4 }, () => `race${app.services.ids.code().toLowerCase()}`)
    const answers = await Promise.all(
      names.map((username) =>
        app.call('PUT', '/user/username', { as: person, body: { username, password: person.password } }),
      ),
    )
    expect(tally(answers)).toEqual({ '200': 4 })
    const rows = await app.db.select().from(usernames).where(eq(usernames.accountId, person.accountId))
    const [account] = await app.db.select().from(accounts).where(eq(accounts.id, person.accountId))
    expect(rows.filter(({ state }) => state === 'current')).toMatchObject([{ key: account?.username }])
    expect(rows.filter(({ state }) => state === 'former')).toHaveLength(4)
  })

  it('two accounts that want each other’s name both keep their own', async () => {
    const [one, two] = [await individual(app), await individual(app)]
    const swap = (as: typeof one, username: string) =>
      app.call('PUT', '/user/username', { as, body: { username, password: as.password } })
    expect(tally(await Promise.all([swap(one, two.username), swap(two, one.username)]))).toEqual({
      '409 username_taken': 2,
    })
  })

  it('one user of an email that several change theirs to', async () => {
    const email = `race${app.services.ids.code().toLowerCase()}@example.com`
    const all = await Promise.all(Array.from({ length: 4 }, () => individual(app)))
    const tokens: string[] = []
    for (const one of all) {
      await app.call('POST', '/user/contact/email', { as: one, body: { email, password: one.password } })
      tokens.push(await mailedToken(app, email))
    }
    expect(tally(await together((i) => post('/user/contact/confirm', { token: tokens[i % 4] }), 20))).toEqual({
      '200': 1,
      '410 token_spent': 19,
    })
    expect(await app.db.select().from(users).where(eq(users.emailKey, email))).toHaveLength(1)
  })

  it('no more accounts than the limit', async () => {
    const firm = await company(app)
    const answers = await together((i) =>
      post('/create/new/account', { username: `branch${i}.${firm.username}` }, firm.token),
    )
    expect(tally(answers)).toEqual({ '201': 1, '403 account_limit': 49 })
    expect(await app.db.select().from(accounts).where(eq(accounts.ownerId, firm.userId))).toHaveLength(2)
  })

  it('one use of a confirmation', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const token = await mailedToken(app, entry.email)
    expect(tally(await together(() => post('/register/verify', { token, password: 'a long sentence' })))).toEqual({
      '200': 1,
      '410 token_spent': 49,
    })
    expect(await app.db.select().from(users).where(eq(users.emailKey, entry.email))).toHaveLength(1)
  })

  it('one user of an email that was registered several times', async () => {
    const { email } = personEntry()
    const tokens: string[] = []
    for (let i = 0; i < 4; i += 1) {
      await post('/register/user', personEntry({ email }))
      tokens.push(await mailedToken(app, email))
    }
    expect(
      tally(await together((i) => post('/register/verify', { token: tokens[i % 4], password: 'a long sentence' }), 20)),
    ).toEqual({ '200': 1, '410 token_spent': 19 })
    const [user, ...more] = await app.db.select().from(users).where(eq(users.emailKey, email))
    expect(more).toEqual([])
    expect(
      await app.db
        .select()
        .from(accounts)
        .where(eq(accounts.ownerId, user?.id ?? '')),
    ).toHaveLength(1)
  })

  it('one use of a reset link', async () => {
    const person = await individual(app)
    await post('/password/forgot', { email: person.email })
    const token = await mailedToken(app, person.email)
    const answers = await together((i) =>
      post('/password/reset', { token, password: `new password ${i}`, confirm_password: `new password ${i}` }),
    )
    expect(tally(answers)).toEqual({ '200': 1, '410 token_spent': 49 })
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await post('/login', { login: person.email, password: `new password ${winner}` })).status).toBe(200)
  })

  it('no session of the old password outlives a reset', async () => {
    const person = await individual(app)
    await post('/password/forgot', { email: person.email })
    const token = await mailedToken(app, person.email)
    const [logins] = await Promise.all([
      together(() => post('/login', { login: person.email, password: person.password }), 15),
      post('/password/reset', { token, password: 'a wholly new one', confirm_password: 'a wholly new one' }),
    ])
    expect(logins.every(({ status }) => status === 200 || status === 401)).toBe(true)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, person.userId))).toEqual([])
  })

  it('one change of the password', async () => {
    const person = await individual(app)
    const tokens = await Promise.all(Array.from({ length: 10 }, () => signIn(app, person.userId)))
    const answers = await Promise.all(
      tokens.map((token, i) =>
        post(
          '/password/change',
          { current_password: person.password, password: `new password ${i}`, confirm_password: `new password ${i}` },
          token,
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, person.userId))).toHaveLength(1)
  })

  it('the same request of a new account, 50 times at once, is one account', async () => {
    const firm = await company(app, { user: { tierKey: 'enterprise' } })
    const key = app.services.ids.uuid()
    const answers = await together(() =>
      app.call('POST', '/create/new/account', {
        as: { token: firm.token },
        body: { username: `once.${firm.username}` },
        headers: { 'idempotency-key': key },
      }),
    )
    expect(tally(answers)).toEqual({ '201': 50 })
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await app.db.select().from(accounts).where(eq(accounts.ownerId, firm.userId))).toHaveLength(2)
  })
})
