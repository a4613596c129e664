import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { individual, signIn } from '../../../tests/factories/people.ts'
import { mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { oneTimeTokens } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'

const app = await testApp({ webOrigin: 'https://sira.example' })
let caller = 0
const post = (path: string, body: unknown) => app.call('POST', path, { body, address: `10.0.0.${(caller += 1) % 250}` })
const twice = (password: string) => ({ password, confirm_password: password })

describe('a forgotten password', () => {
  it('is reset by the link in the mail, which ends every session and notifies the owner', async () => {
    const person = await individual(app)
    const other = await signIn(app, person.userId)
    expect((await post('/password/forgot', { email: person.email.toUpperCase() })).status).toBe(202)
    const token = await mailedToken(app, person.email)
    const [mail] = await app.mails(person.email)
    expect(mail?.links[0]).toBe(`https://sira.example/password-reset-verification?token=${token}`)
    expect(JSON.stringify(await app.db.select().from(oneTimeTokens))).not.toContain(token)

    for (let i = 0; i < 2; i += 1) expect((await post('/password/verify', { token })).status).toBe(200)
    expect((await post('/password/reset', { token, ...twice('a wholly new one') })).status).toBe(200)
    for (const dead of [person.token, other])
      expect((await app.call('GET', '/user', { as: { token: dead } })).status).toBe(401)
    expect((await post('/login', { login: person.email, password: person.password })).status).toBe(401)
    expect((await post('/login', { login: person.email, password: 'a wholly new one' })).status).toBe(200)
    expect((await app.mails(person.email))[0]?.subject).toBe('Your Sira password was changed')
    for (const path of ['/password/verify', '/password/reset'])
      expect(await post(path, { token, ...(path.endsWith('reset') ? twice('yet another one') : {}) })).toMatchObject({
        status: 410,
        body: { code: 'token_spent' },
      })
  })

  it('can be reset within an hour, and all its links are void after one reset', async () => {
    const person = await individual(app)
    await post('/password/forgot', { email: person.email })
    const late = await mailedToken(app, person.email)
    app.clock.advance(3_600_001)
    expect((await post('/password/reset', { token: late, ...twice('a wholly new one') })).status).toBe(410)
    await post('/password/forgot', { email: person.email })
    const first = await mailedToken(app, person.email)
    await post('/password/forgot', { email: person.email })
    const second = await mailedToken(app, person.email)
    expect((await post('/password/reset', { token: second, ...twice('a wholly new one') })).status).toBe(200)
    expect((await post('/password/reset', { token: first, ...twice('yet another one') })).status).toBe(410)
  })

  it('can be tried again with the same link when the new one is refused', async () => {
    const person = await individual(app, { username: 'somebody.long' })
    await post('/password/forgot', { email: person.email })
    const token = await mailedToken(app, person.email)
    for (const [password, message] of [
      ['1234567890', 'This password is among the most common ones; choose another'],
      ['SomeBody.Long', 'The password can’t be your username or email'],
      [person.email.toUpperCase(), 'The password can’t be your username or email'],
      ['short', 'A password has at least 10 characters'],
      [person.password, 'The new password must be different from the one you have now'],
    ] as const) {
      expect(await post('/password/reset', { token, ...twice(password) })).toMatchObject({
        status: 422,
        body: { errors: { password: [message] } },
      })
    }
    expect(
      await post('/password/reset', { token, password: 'a wholly new one', confirm_password: 'a different one' }),
    ).toMatchObject({
      status: 422,
      body: { errors: { confirm_password: ['The passwords don’t match'] } },
    })
    expect((await post('/password/reset', { token, ...twice('a wholly new one') })).status).toBe(200)
  })

  it('gets the same answer for every email, and resends the confirmation of an unconfirmed registration', async () => {
    const person = await individual(app)
    const waiting = personEntry()
    await post('/register/user', waiting)
    const answers = []
    for (const email of [person.email, waiting.email, 'stranger@example.com'])
      answers.push(await post('/password/forgot', { email }))
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 202, body: answers[0]?.body })
    expect((await app.mails(waiting.email)).map(({ subject }) => subject)).toEqual([
      'Confirm your email for Sira',
      'Confirm your email for Sira',
    ])
  })

  it('clears the limits that strangers have reached', async () => {
    const person = await individual(app)
    for (let i = 0; i < 60; i += 1)
      await app.call('POST', '/login', {
        body: { login: person.email, password: 'not the password' },
        address: `10.8.0.${i}`,
      })
    expect((await post('/login', { login: person.email, password: person.password })).status).toBe(429)
    await post('/password/forgot', { email: person.email })
    await post('/password/reset', { token: await mailedToken(app, person.email), ...twice('a wholly new one') })
    expect((await post('/login', { login: person.email, password: 'a wholly new one' })).status).toBe(200)
  })

  it('sends no mail to a disabled user', async () => {
    const person = await individual(app, { user: { disabledAt: app.clock.now() } })
    await post('/password/forgot', { email: person.email })
    expect(await app.mails(person.email)).toHaveLength(0)
  })
})

describe('changing the password', () => {
  const change = (token: string, current: string, password: string, lang = 'en') =>
    app.call('POST', '/password/change', {
      as: { token },
      body: { current_password: current, ...twice(password) },
      headers: { lang },
    })

  it('keeps this session, ends the others, and voids reset links', async () => {
    const person = await individual(app)
    const other = await signIn(app, person.userId)
    await post('/password/forgot', { email: person.email })
    const token = await mailedToken(app, person.email)
    expect((await change(person.token, person.password, 'a wholly new one')).status).toBe(200)
    expect((await app.call('GET', '/user', { as: person })).status).toBe(200)
    expect((await app.call('GET', '/user', { as: { token: other } })).status).toBe(401)
    expect((await post('/login', { login: person.email, password: 'a wholly new one' })).status).toBe(200)
    expect((await post('/password/reset', { token, ...twice('yet another one') })).status).toBe(410)
    expect((await app.mails(person.email))[0]?.subject).toBe('Your Sira password was changed')
  })

  it('refuses a wrong current password and a weak new one at their fields', async () => {
    const person = await individual(app)
    expect(await change(person.token, 'not my password', 'a wholly new one', 'am')).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['ይህ የአሁኑ የይለፍ ቃልዎ አይደለም'] } },
    })
    expect(await change(person.token, person.password, 'qwertyuiop')).toMatchObject({
      status: 422,
      body: { errors: { password: ['This password is among the most common ones; choose another'] } },
    })
    expect(await change(person.token, person.password, person.email)).toMatchObject({
      status: 422,
      body: { errors: { password: ['The password can’t be your username or email'] } },
    })
    expect(await change(person.token, person.password, person.password, 'am')).toMatchObject({
      status: 422,
      body: { errors: { password: ['አዲሱ የይለፍ ቃል አሁን ካለዎት የተለየ መሆን አለበት'] } },
    })
    const [row] = await app.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, person.userId))
    expect(await app.services.passwords.verify(row?.hash ?? '', person.password)).toBe(true)
  })

  it('is limited to ten tries in ten minutes', async () => {
    const person = await individual(app)
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await change(person.token, 'not my password', 'a wholly new one')).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })
})
