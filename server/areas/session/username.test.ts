import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { personEntry } from '../../../tests/factories/registration.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { usernames } from '../../db/sign-in-tables.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts } from '../../db/tables.ts'

const app = await testApp({ webOrigin: 'https://sira.example', apiOrigin: 'https://sira.example' })
let n = 0
const name = () => `renamed${(n += 1)}`
const rename = (as: Person, username: string, password = as.password) =>
  app.call('PUT', '/user/username', { as, body: { username, password } })
const isFree = async (username: string, as?: Person) =>
  (
    await app.call('GET', `/check-username/${username}`, {
      as,
      address: `10.2.${Math.floor((n += 1) / 200)}.${n % 200}`,
    })
  ).status === 200
const page = (username: string) => app.app.inject({ method: 'GET', url: `/@${username}` })
const publish = (person: Person) =>
  app.db
    .update(sites)
    .set({ status: 'published', publishedAt: app.clock.now() })
    .where(eq(sites.accountId, person.accountId))
let me: Person
beforeEach(async () => {
  me = await individual(app)
})

describe('a new username', () => {
  it('takes effect at once; the old one redirects to it and stays reserved', async () => {
    await publish(me)
    expect((await page(me.username)).statusCode).toBe(200)
    const username = name()
    expect((await page(username)).statusCode).toBe(404)
    expect(await rename(me, ` ${username.toUpperCase()}`.trim())).toMatchObject({
      status: 200,
      body: { message: `Your username is now @${username}` },
    })

    expect((await app.call('GET', '/user', { as: me })).body['accounts']).toMatchObject([{ username }])
    expect((await page(username)).statusCode).toBe(200)
    // The page is in memory until the news of the change is there.
    const moved = async () => {
      const { statusCode, headers } = await page(me.username)
      return [statusCode, headers.location]
    }
    await expect.poll(moved).toEqual([301, `/@${username}`])
    expect(await isFree(me.username)).toBe(false)
    expect((await app.call('POST', '/login', { body: { login: username, password: me.password } })).status).toBe(200)
    expect((await app.call('POST', '/login', { body: { login: me.username, password: me.password } })).status).toBe(401)
  })

  it.each([
    ['en', 'Your Sira username was changed'],
    ['am', 'የSira የተጠቃሚ ስምዎ ተቀይሯል'],
  ] as const)('is told to the owner by mail: %s', async (language, subject) => {
    const owner = await individual(app, { user: { language } })
    const username = name()
    await rename(owner, username)
    const [mail] = await app.mails(owner.email)
    expect(mail?.subject).toBe(subject)
    for (const said of [`@${owner.username}`, `@${username}`]) expect(mail?.text).toContain(said)
  })

  it('may be an old one of the same account, but not of another', async () => {
    const other = await individual(app)
    const username = name()
    await rename(me, username)
    expect(await isFree(me.username, me)).toBe(true)
    expect(await isFree(me.username, other)).toBe(false)
    expect((await rename(other, me.username)).body).toMatchObject({
      code: 'username_taken',
      errors: { username: ['Username already taken'] },
    })
    expect((await rename(me, me.username)).status).toBe(200)
    expect(
      await app.db
        .select({ key: usernames.key, state: usernames.state })
        .from(usernames)
        .where(eq(usernames.accountId, me.accountId))
        .orderBy(usernames.key),
    ).toEqual(
      [
        { key: me.username, state: 'current' },
        { key: username, state: 'former' },
      ].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    )
  })

  it('leaves at most five old names reserved', async () => {
    for (let i = 0; i < 5; i += 1) expect((await rename(me, name())).status).toBe(200)
    expect(await rename(me, name())).toMatchObject({
      status: 409,
      body: {
        code: 'limit_reached',
        data: { limit: 5 },
        errors: { username: ['An account can keep at most 5 old usernames. Use one of those again, or keep this one'] },
      },
    })
    expect((await rename(me, me.username)).status).toBe(200)
  })

  it.each([
    ['a page’s address', () => 'Dashboard', 409, 'Username already taken'],
    ['a name in use', async () => (await company(app)).username, 409, 'Username already taken'],
    ['the present one', (person: Person) => person.username.toUpperCase(), 422, 'This is already the current value'],
    ['no username', () => '1 abc', 422, 'A username has no spaces'],
  ] as const)('is refused for %s', async (_what, make, status, message) => {
    const { status: answered, body } = await rename(me, await make(me))
    expect(answered).toBe(status)
    expect((body['errors'] as unknown as Record<string, string[]>)['username']).toContain(message)
    expect((await app.call('GET', '/user', { as: me })).body['accounts']).toMatchObject([{ username: me.username }])
  })

  it('cannot be one that a registration has reserved, until it expires', async () => {
    const entry = personEntry({ username: name() })
    await app.call('POST', '/register/user', { body: entry })
    expect((await rename(me, entry.username)).status).toBe(409)
    app.clock.advance(7 * 86_400_000)
    expect((await rename(me, entry.username)).status).toBe(200)
  })

  it('needs the password, and must differ from it', async () => {
    expect(await rename(me, name(), 'not the password')).toMatchObject({
      status: 422,
      body: { errors: { password: ['This is not your current password'] } },
    })
    expect(await rename(me, 'same.thing.12', 'Same.Thing.12')).toMatchObject({
      status: 422,
      body: { errors: { username: ['The password can’t be your username or email'] } },
    })
  })

  it('can be chosen by companies and administrators, but not by an employee', async () => {
    const worker = await employee(app)
    expect(await rename(worker, name())).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    for (const person of [worker.company, await administrator(app)])
      expect((await rename(person, name())).status).toBe(200)
    expect((await rename({ ...worker, accountId: worker.own }, name())).status).toBe(200)
  })

  it('drops cached public pages', async () => {
    const heard: string[] = []
    const off = app.services.events.on('site', (id) => heard.push(id))
    await rename(me, name())
    await expect.poll(() => heard).toContain(me.accountId)
    off()
    const [site] = await app.db.select().from(sites).where(eq(sites.accountId, me.accountId))
    expect(site?.contentVersion).toBe(2)
  })
})

it('renames the account in use, not the first one', async () => {
  const firm = await company(app)
  await app.call('POST', '/create/new/account', { as: firm, body: { username: name() } })
  const [, second] = await app.db
    .select()
    .from(accounts)
    .where(eq(accounts.ownerId, firm.userId))
    .orderBy(accounts.createdAt, accounts.id)
  const username = name()
  expect((await rename({ ...firm, accountId: second?.id ?? '' }, username)).status).toBe(200)
  const rows = await app.db
    .select({ username: accounts.username })
    .from(accounts)
    .where(eq(accounts.ownerId, firm.userId))
    .orderBy(accounts.createdAt, accounts.id)
  expect(rows).toEqual([{ username: firm.username }, { username }])
})
