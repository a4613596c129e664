import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { administrator, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { secondFactor } from '../../../tests/factories/second-factor.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { auditLog } from '../../db/platform-tables.ts'
import { recoveryCodes, secondFactors } from '../../db/sign-in-tables.ts'

const app = await testApp()
const STEP = 30_000
const login = ({ email: name, password }: Person, code?: string, address = '10.3.0.1') =>
  app.call('POST', '/login', { body: { login: name, password, ...(code === undefined ? {} : { code }) }, address })
const post = (as: Person, path: string, body?: unknown) => app.call('POST', `/user/second-factor${path}`, { as, body })
const state = async (as: Person) => (await app.call('GET', '/user/second-factor', { as })).body
const subjects = async (to: Person) => (await app.mails(to.email)).map(({ subject }) => subject)

describe('setting up', () => {
  it('takes the password and a code of the new secret, and gives ten recovery codes once', async () => {
    const person = await individual(app)
    expect(await post(person, '/start', { password: 'not the password' })).toMatchObject({ status: 422 })
    const started = await post(person, '/start', { password: person.password })
    expect(started.body).toMatchObject({ address: expect.stringContaining(String(started.body['secret'])) })
    expect(await state(person)).toMatchObject({ enabled_at: null })
    expect((await login(person)).status, 'it does not count before it is confirmed').toBe(200)
    expect(await post(person, '/confirm', { code: '000000' })).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    })

    const { code } = await secondFactor(app, person.userId, { isOn: false })
    const confirmed = await app.call<{ recovery_codes: string[] }>('POST', '/user/second-factor/confirm', {
      as: person,
      body: { code: code() },
    })
    expect(new Set(confirmed.body.recovery_codes).size).toBe(10)
    expect(await state(person)).toMatchObject({ enabled_at: expect.any(String), recovery_codes: 10 })
    expect(await subjects(person)).toContain('Two-step verification is on')
    expect((await login(person)).body).toMatchObject({ code: 'second_factor_required' })
  })

  it('is refused while one is on, and its code as well when nothing waits', async () => {
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    expect((await post(person, '/start', { password: person.password })).body).toMatchObject({
      code: 'second_factor_changed',
    })
    expect((await post(person, '/confirm', { code: code() })).body).toMatchObject({ code: 'second_factor_changed' })
    expect((await post(await individual(app), '/confirm', { code: '123456' })).status).toBe(409)
  })

  it('keeps neither secret nor recovery codes readable', async () => {
    const person = await individual(app)
    const { body } = await post(person, '/start', { password: person.password })
    const [row] = await app.db.select().from(secondFactors).where(eq(secondFactors.userId, person.userId))
    expect(row?.secret.toString('latin1')).not.toContain(String(body['secret']))
    expect(row?.secret).toHaveLength(12 + 16 + 20)
    const { recoveryCodes: codes } = await secondFactor(app, person.userId)
    const stored = JSON.stringify(await app.db.select().from(recoveryCodes))
    for (const code of codes) expect(stored).not.toContain(code)
  })
})

describe('signing in', () => {
  it('asks for the code only after the right password, and gives no token without it', async () => {
    const person = await individual(app)
    await secondFactor(app, person.userId)
    const wrong = await login({ ...person, password: 'not the password' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
    const right = await login(person)
    expect(right).toMatchObject({ status: 403, body: { code: 'second_factor_required' } })
    expect(right.body).not.toHaveProperty('access_token')
    expect((await login({ ...person, password: 'not the password' }, '123456')).status).toBe(401)
  })

  it('takes the code of now, of the step before and of the one after, with spaces too', async () => {
    for (const later of [-1, 0, 1]) {
      const person = await individual(app)
      const { code } = await secondFactor(app, person.userId)
      expect((await login(person, code(later))).status, String(later)).toBe(200)
    }
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    for (const later of [-2, 2]) expect((await login(person, code(later))).status, String(later)).toBe(422)
    expect((await login(person, ` ${code().slice(0, 3)} ${code().slice(3)} `)).status).toBe(200)
  })

  it('takes a code once, and none that is older than the last one', async () => {
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    const used = code()
    expect((await login(person, used)).status).toBe(200)
    expect(await login(person, used)).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect((await login(person, code(-1))).status).toBe(422)
    app.clock.advance(STEP)
    expect((await login(person, used)).status, 'still within its window').toBe(422)
    expect((await login(person, code())).status).toBe(200)
  })

  it('takes a code once of many calls at the same time', async () => {
    const person = await individual(app)
    const { code, recoveryCodes: codes } = await secondFactor(app, person.userId)
    for (const each of [code(), codes[0] ?? '']) {
      const answers = await Promise.all([1, 2, 3, 4].map((n) => login(person, each, `10.4.0.${n}`)))
      expect(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        each,
      ).toEqual([200, 422, 422, 422])
    }
  })

  it('takes each recovery code once, however it is typed, and says by mail how many are left', async () => {
    const person = await individual(app)
    const { recoveryCodes: codes } = await secondFactor(app, person.userId)
    const [first = '', second = ''] = codes
    expect((await login(person, first)).status).toBe(200)
    expect((await login(person, first)).status).toBe(422)
    expect((await login(person, second.toLowerCase().replace('-', ' '))).status).toBe(200)
    const [mail] = await app.mails(person.email)
    expect(mail?.text).toContain('You have 8 left.')
  })

  it('allows ten codes from one address and thirty from everywhere in a quarter of an hour', async () => {
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    const wrong = code() === '000000' ? '000001' : '000000'
    for (let n = 0; n < 10; n++) expect((await login(person, wrong, '10.5.0.1')).status).toBe(422)
    expect((await login(person, code(), '10.5.0.1')).body).toMatchObject({ code: 'too_many_requests' })
    for (let n = 0; n < 20; n++) await login(person, wrong, `10.5.1.${n}`)
    expect((await login(person, code(), '10.5.2.1')).status).toBe(429)
    app.clock.advance(15 * 60_000)
    expect((await login(person, code(), '10.5.0.1')).status).toBe(200)
  })

  it('does not count the first of the two calls as a wrong password', async () => {
    const person = await individual(app)
    const { code } = await secondFactor(app, person.userId)
    for (let n = 0; n < 25; n++) expect((await login(person, undefined, '10.6.0.1')).status).toBe(403)
    expect((await login(person, code(), '10.6.0.1')).status).toBe(200)
  })
})

describe('changing it', () => {
  it('takes password and code to switch it off; then the password alone signs in', async () => {
    const person = await individual(app)
    const { code, recoveryCodes: codes } = await secondFactor(app, person.userId)
    const off = (password: string, given: string) => post(person, '/disable', { password, code: given })
    expect((await off('not the password', code())).body).toMatchObject({ errors: { password: [expect.any(String)] } })
    expect((await off(person.password, '000000')).body).toMatchObject({ errors: { code: [expect.any(String)] } })
    expect((await off(person.password, codes[0] ?? '')).status).toBe(200)
    expect(await subjects(person)).toContain('Two-step verification was turned off')
    expect((await login(person)).status).toBe(200)
    expect(await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, person.userId))).toEqual([])
    expect((await off(person.password, code())).status).toBe(409)
  })

  it('gives new recovery codes in the place of the old ones', async () => {
    const person = await individual(app)
    const { code, recoveryCodes: old } = await secondFactor(app, person.userId)
    const { body } = await app.call<{ recovery_codes: string[] }>('POST', '/user/second-factor/recovery-codes', {
      as: person,
      body: { password: person.password, code: code() },
    })
    expect((await login(person, old[0])).status).toBe(422)
    expect((await login(person, body.recovery_codes[0])).status).toBe(200)
  })
})

describe('administrators', () => {
  it('do nothing as such until they have one, and everything afterwards', async () => {
    const admin = await administrator(app)
    await app.db.delete(secondFactors).where(eq(secondFactors.userId, admin.userId))
    const me = async () => (await app.call('GET', '/user', { as: admin })).body
    const draft = { title: { en: 'Draft' } }
    expect(await me()).toMatchObject({ needs_second_factor: true })
    for (const [method, path, body] of [
      ['GET', '/manage/users', undefined],
      ['GET', '/manage/verifications', undefined],
      ['POST', '/blogs', draft],
    ] as const)
      expect((await app.call(method, path, { as: admin, body })).body, path).toMatchObject({
        code: 'second_factor_needed',
      })
    expect((await app.call('GET', '/notifications', { as: admin })).status).toBe(200)

    const { code } = await secondFactor(app, admin.userId, { isOn: false })
    expect((await post(admin, '/confirm', { code: code() })).status).toBe(200)
    expect(await me()).toMatchObject({ needs_second_factor: false })
    expect((await app.call('GET', '/manage/users', { as: admin })).status).toBe(200)
  })

  it('reset that of somebody who lost everything; the person is told, and it is written down', async () => {
    const admin = await administrator(app)
    const person = await individual(app)
    await secondFactor(app, person.userId)
    const reset = (id: string, as = admin) => app.call('POST', `/manage/users/${id}/second-factor/reset`, { as })
    const seen = await app.call('GET', `/manage/users/${person.userId}`, { as: admin })
    expect(seen.body).toMatchObject({ has_second_factor: true, abilities: { reset_second_factor: true } })
    expect((await reset(person.userId)).body).toMatchObject({ has_second_factor: false })
    expect(await subjects(person)).toContain('Two-step verification was reset')
    expect((await login(person)).status).toBe(200)
    expect((await reset(person.userId)).status).toBe(409)
    expect((await reset(admin.userId)).status, 'their own takes a code').toBe(403)
    expect(await app.db.select().from(auditLog).where(eq(auditLog.subjectId, person.userId))).toEqual([
      expect.objectContaining({ action: 'second_factor', userId: admin.userId }),
    ])
  })
})

it('stays on after a new password by mail', async () => {
  const person = await individual(app)
  await secondFactor(app, person.userId)
  await signIn(app, person.userId)
  await app.call('POST', '/password/forgot', { body: { email: person.email }, address: '10.7.0.1' })
  const link = (await app.mails(person.email))[0]?.links.find((each) => each.includes('token=')) ?? ''
  const password = 'a completely new one'
  const token = new URL(link).searchParams.get('token')
  await app.call('POST', '/password/reset', { body: { token, password, confirm_password: password } })
  expect((await login({ ...person, password })).body).toMatchObject({ code: 'second_factor_required' })
})
