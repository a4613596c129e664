import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { company, employee, individual, signIn } from '../../../tests/factories/people.ts'
import { personEntry } from '../../../tests/factories/registration.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { sessions } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import { hashToken } from '../../kernel/viewer.ts'

const app = await testApp()
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const chrome = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const login = (name: string, password: string, headers: Record<string, string> = firefox, address = '10.1.0.1') =>
  app.call('POST', '/login', { body: { login: name, password }, headers, address })

describe('signing in', () => {
  it('accepts the email in any case, and the username of every owned account', async () => {
    const person = await company(app, { username: 'Bole.Trade' })
    await app.call('POST', '/create/new/account', { as: person, body: { username: 'bole-branch' } })
    for (const name of [
      person.email,
      person.email.toUpperCase(),
      ` ${person.email} `,
      'bole.trade',
      'BOLE.TRADE',
      'bole-branch',
    ]) {
      const answer = await login(name, person.password)
      expect(answer.status, name).toBe(200)
      expect(answer.body['access_token']).toMatch(/^[A-Za-z0-9_-]{43}$/)
    }
  })

  it('returns a working token, stores only its hash, and names the device', async () => {
    const person = await individual(app)
    const token = String((await login(person.email, person.password)).body['access_token'])
    expect((await app.call('GET', '/user', { as: { token } })).status).toBe(200)
    const [row] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
    expect(row).toMatchObject({ userId: person.userId, device: 'Firefox · Linux' })
    expect(JSON.stringify(await app.db.select().from(sessions))).not.toContain(token)
  })

  it('does not accept an employer’s username', async () => {
    const worker = await employee(app, { user: { passwordHash: await app.services.passwords.hash('of the worker') } })
    expect((await login(worker.username, 'of the worker')).status).toBe(200)
    expect((await login(worker.company.username, 'of the worker')).status).toBe(401)
  })

  it('says that a user is disabled only to someone who knows the password, and whom to ask', async () => {
    const person = await individual(app, { user: { disabledAt: app.clock.now() } })
    for (const name of [person.email, person.username]) {
      const right = await login(name, person.password)
      expect(right).toMatchObject({ status: 403, body: { code: 'user_disabled' } })
      expect(right.body['message']).toMatch(/administrators of Sira disabled .* ask them to enable it/)
      expect((await login(name, person.password, { ...firefox, lang: 'am' })).body['message']).toMatch(/አግደዋል.*ይጠይቁ/)
    }
    expect(await app.mails(person.email)).toHaveLength(0)
  })

  it('refuses an unknown login and a wrong password, of a disabled user too, with the same message', async () => {
    const person = await individual(app)
    const disabled = await individual(app, { user: { disabledAt: app.clock.now() } })
    const answers = [
      await login('nobody@example.com', 'whatever it is'),
      await login(person.email, 'whatever it is'),
      await login(person.username, 'whatever it is'),
      await login(disabled.email, 'whatever it is'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(401)
      expect({ ...body, request_id: '' }).toEqual({ ...answers[0]?.body, request_id: '' })
      expect(body['code']).toBe('invalid_credentials')
    }
  })

  it('answers in the caller’s language', async () => {
    const { body } = await login('nobody@example.com', 'whatever it is', { ...firefox, lang: 'am' })
    expect(body['message']).toBe('ኢሜይሉ፣ የተጠቃሚ ስሙ ወይም የይለፍ ቃሉ ትክክል አይደለም')
  })

  it('says that an email is unconfirmed only to someone who knows the password', async () => {
    const entry = personEntry()
    await app.call('POST', '/register/user', { body: entry })
    for (const name of [entry.email, entry.username]) {
      expect((await login(name, entry.password)).body['code']).toBe('email_unverified')
      expect((await login(name, 'another password')).body['code']).toBe('invalid_credentials')
    }
  })

  it('keeps a token valid for 30 days after its last use', async () => {
    const person = await individual(app)
    const token = String((await login(person.email, person.password)).body['access_token'])
    const day = 86_400_000
    const started = app.clock.now()
    for (const days of [25, 25, 29]) {
      app.clock.advance(days * day)
      expect((await app.call('GET', '/user', { as: { token } })).status).toBe(200)
    }
    app.clock.advance(31 * day)
    expect((await app.call('GET', '/user', { as: { token } })).status).toBe(401)
    app.clock.set(started)
  })
})

describe('a new device', () => {
  it('is announced by mail; a known device and the first one are not', async () => {
    const person = await individual(app, { user: { language: 'am' } })
    await login(person.email, person.password, firefox)
    await login(person.email, person.password, firefox, '10.9.9.9')
    expect(await app.mails(person.email)).toHaveLength(0)
    await login(person.email, person.password, chrome)
    const mails = await app.mails(person.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('ወደ Sira መለያዎ በአዲስ መሣሪያ ተገብቷል')
    expect(mails[0]?.text).toContain('Chrome በWindows ላይ')
  })
})

describe('too many wrong passwords', () => {
  const wrong = (name: string, address: string, headers = chrome) => login(name, 'not the password', headers, address)

  it('are refused with the time to wait, for one address and name', async () => {
    const person = await individual(app)
    const statuses: number[] = []
    for (let i = 0; i < 25; i += 1) statuses.push((await wrong(person.email, '10.2.0.1')).status)
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)])
    const refused = await wrong(person.email, '10.2.0.1')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    // Another name and another address are not held up; nor is it, when time has passed.
    expect((await wrong('someone@example.com', '10.2.0.1')).status).toBe(401)
    expect((await login(person.email, person.password, chrome, '10.2.0.2')).status).toBe(200)
    app.clock.advance(900_000)
    expect((await login(person.email, person.password, chrome, '10.2.0.1')).status).toBe(200)
  })

  it('count in the same way for known and unknown names', async () => {
    const codes = async (name: string, address: string) => {
      const all: number[] = []
      for (let i = 0; i < 21; i += 1) all.push((await wrong(name, address)).status)
      return all
    }
    const person = await individual(app)
    expect(await codes(person.email, '10.3.0.1')).toEqual(await codes('nobody.at.all@example.com', '10.3.0.2'))
  })

  it('from many addresses stop strangers, but not the owner on a known device', async () => {
    const person = await individual(app)
    await login(person.email, person.password, firefox, '10.4.0.1')
    const statuses: number[] = []
    for (let i = 0; i < 60; i += 1) statuses.push((await wrong(person.email, `10.4.1.${i}`)).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect((await login(person.email, person.password, chrome, '10.4.2.1')).status).toBe(429)
    expect((await login(person.email, person.password, firefox, '10.4.0.1')).status).toBe(200)
  })

  it('do not reveal that an email and a username belong to one person', async () => {
    const person = await individual(app)
    for (let i = 0; i < 21; i += 1) await wrong(person.email, '10.5.0.1')
    expect((await wrong(person.username, '10.5.0.1')).status).toBe(401)
  })

  it('do not include correct ones', async () => {
    const person = await individual(app)
    for (let i = 0; i < 30; i += 1)
      expect((await login(person.email, person.password, chrome, `10.6.0.${i % 3}`)).status).toBe(200)
  })
})

it('leave at most 200 sessions, those used last', async () => {
  const person = await individual(app)
  for (let i = 0; i < 205; i += 1) {
    app.clock.advance(1)
    await signIn(app, person.userId)
  }
  app.clock.advance(1)
  await login(person.email, person.password)
  expect(await app.db.select().from(sessions).where(eq(sessions.userId, person.userId))).toHaveLength(200)
  expect((await app.call('GET', '/user', { as: { token: person.token } })).status).toBe(401)
})

it('open no session with a password that was changed in the meantime', async () => {
  const person = await individual(app)
  const verify = app.services.passwords.verify.bind(app.services.passwords)
  const changed = await app.services.passwords.hash('the new password')
  Object.assign(app.services.passwords, {
    verify: async (hash: string, password: string) => {
      const right = await verify(hash, password)
      await app.db.update(users).set({ passwordHash: changed }).where(eq(users.id, person.userId))
      return right
    },
  })
  expect((await login(person.email, person.password)).status).toBe(401)
  Object.assign(app.services.passwords, { verify })
})
