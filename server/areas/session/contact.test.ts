import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { company, employee, individual, signIn, type Person } from '../../../tests/factories/people.ts'
import { companyEntry, mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { contactChanges } from '../../db/sign-in-tables.ts'
import { users } from '../../db/tables.ts'
import { sweep } from '../../kernel/sweep.ts'
import { veiled } from './contact.commands.ts'

const app = await testApp({ webOrigin: 'https://sira.example' })
let caller = 0
const address = () => `10.1.${Math.floor((caller += 1) / 200)}.${caller % 200}`
const contact = async (as: Person) => (await app.call('GET', '/user/contact', { as })).body
const ask = (as: Person, kind: 'email' | 'phone', body: object, headers = {}) =>
  app.call('POST', `/user/contact/${kind}`, { as, body, headers })
const newEmail = (as: Person, email: string) => ask(as, 'email', { email, password: as.password })
const confirm = (token: string, headers = {}) =>
  app.call('POST', '/user/contact/confirm', { body: { token }, headers, address: address() })
const login = (name: string, password: string) =>
  app.call('POST', '/login', { body: { login: name, password }, address: address() })
let me: Person
let fresh: string
beforeEach(async () => {
  me = await individual(app)
  fresh = `new.${me.username}@example.com`
})

describe('a new email', () => {
  it('takes effect when its link is opened, by anyone, and the old address is told what to do', async () => {
    expect(await newEmail(me, fresh)).toMatchObject({
      status: 202,
      body: { message: 'We’ve sent a link to the new address. Your email changes once you open it.' },
    })
    const [mail] = await app.mails(fresh)
    const token = await mailedToken(app, fresh)
    expect(mail?.links[0]).toBe(`https://sira.example/user/confirm-change?token=${token}`)
    expect(await contact(me)).toMatchObject({ email: me.email, pending: [{ kind: 'email', to: fresh }] })
    expect((await login(fresh, me.password)).status).toBe(401)

    expect(await confirm(token, { lang: 'am' })).toMatchObject({
      status: 200,
      body: { message: 'አዲሱ ኢሜይልዎ ተረጋግጧል። ከአሁን በኋላ በእሱ ይግቡ።' },
    })
    expect(await contact(me)).toMatchObject({ email: fresh, pending: [] })
    expect((await app.call('GET', '/user', { as: me })).body).toMatchObject({ email: fresh, email_verified: true })
    expect((await login(fresh.toUpperCase(), me.password)).status).toBe(200)
    expect((await login(me.email, me.password)).status).toBe(401)
    const [notice] = await app.mails(me.email)
    expect(notice?.subject).toBe('The email of your Sira account was changed')
    expect(notice?.text).toContain('sign in with your username')
    expect(notice?.text).toContain(`n•••@example.com`)
    expect(notice?.text).not.toContain(fresh)
    expect((await confirm(token)).body).toMatchObject({ code: 'token_spent' })
  })

  it('keeps sessions, and voids password links sent to the old address', async () => {
    const elsewhere = await signIn(app, me.userId)
    await app.call('POST', '/password/forgot', { body: { email: me.email }, address: address() })
    const reset = await mailedToken(app, me.email)
    await newEmail(me, fresh)
    await confirm(await mailedToken(app, fresh))
    expect((await app.call('POST', '/password/verify', { body: { token: reset }, address: address() })).status).toBe(
      410,
    )
    expect((await app.call('GET', '/user', { as: { token: elsewhere } })).status).toBe(200)
  })

  it('that belongs to someone else gets the same answer, notifies its owner and can never be confirmed', async () => {
    const owner = await individual(app, { user: { language: 'am' } })
    const taken = owner.email.toUpperCase()
    const [known, unknown] = [await newEmail(me, taken), await newEmail(await individual(app), fresh)]
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    expect((await app.mails(owner.email)).map(({ subject }) => subject)).toEqual(['ኢሜይልዎ ለሌላ የSira መለያ ተጠቅሷል'])
    expect(await app.mails(taken)).toHaveLength(0)
    expect((await contact(me))['pending']).toMatchObject([{ kind: 'email', to: taken }])
  })

  it('that someone else confirmed in the meantime changes nothing', async () => {
    await newEmail(me, fresh)
    const token = await mailedToken(app, fresh)
    await individual(app, { email: fresh })
    expect(await confirm(token)).toMatchObject({ status: 410, body: { code: 'token_spent' } })
    expect((await contact(me))['email']).toBe(me.email)
  })

  it('may differ only in upper and lower case', async () => {
    await newEmail(me, me.email.toUpperCase())
    expect((await confirm(await mailedToken(app, me.email.toUpperCase()))).status).toBe(200)
    expect((await contact(me))['email']).toBe(me.email.toUpperCase())
  })

  it('requested twice, works with the last link only; cancelled, with none', async () => {
    await newEmail(me, fresh)
    const first = await mailedToken(app, fresh)
    await newEmail(me, `two.${fresh}`)
    const second = await mailedToken(app, `two.${fresh}`)
    expect((await confirm(first)).status).toBe(410)
    expect((await app.call('DELETE', '/user/contact/pending/email', { as: me })).status).toBe(204)
    expect((await confirm(second)).status).toBe(410)
    expect((await app.call('DELETE', '/user/contact/pending/email', { as: me })).status).toBe(404)
    expect((await contact(me))['pending']).toEqual([])
  })

  it('gets no mail when it is cancelled before the mail is written', async () => {
    await newEmail(me, fresh)
    await app.call('DELETE', '/user/contact/pending/email', { as: me })
    expect(await app.mails(fresh)).toHaveLength(0)
  })

  it('waits 24 hours with its token stored as a hash, and is deleted afterwards', async () => {
    await newEmail(me, fresh)
    const token = await mailedToken(app, fresh)
    expect(JSON.stringify(await app.db.select().from(contactChanges))).not.toContain(token)
    expect(app.logged.join('\n')).not.toContain(token)
    app.clock.advance(24 * 3_600_000)
    expect((await contact(me))['pending']).toEqual([])
    expect((await confirm(token)).status).toBe(410)
    app.clock.advance(1000)
    await sweep(app.services)
    expect(await app.db.select().from(contactChanges).where(eq(contactChanges.userId, me.userId))).toEqual([])
  })

  it('is cancelled when the password is changed or reset', async () => {
    await newEmail(me, fresh)
    const token = await mailedToken(app, fresh)
    const body = { current_password: me.password, password: 'a wholly new one', confirm_password: 'a wholly new one' }
    expect((await app.call('POST', '/password/change', { as: me, body })).status).toBe(200)
    expect((await confirm(token)).status).toBe(410)
  })

  it('of a disabled user cannot be confirmed', async () => {
    await newEmail(me, fresh)
    const token = await mailedToken(app, fresh)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, me.userId))
    expect((await confirm(token)).status).toBe(410)
  })

  it.each([
    ['the present one', (p: Person) => ({ email: p.email }), { email: ['This is already the current value'] }],
    ['no email', () => ({ email: 'no' }), { email: ['Must be a valid email'] }],
    [
      'the password',
      (p: Person) => ({ email: 'same@example.com', password: 'SAME@example.com', of: p }),
      { email: ['The password can’t be your username or email'] },
    ],
    ['a wrong password', () => ({ password: 'not the password' }), { password: ['This is not your current password'] }],
  ])('is refused at the field: %s', async (_what, over, errors) => {
    const { of: _of, ...given } = { of: null, ...over(me) }
    expect(await ask(me, 'email', { email: fresh, password: me.password, ...given })).toMatchObject({
      status: 422,
      body: { errors },
    })
    expect((await contact(me))['pending']).toEqual([])
  })
})

describe('a new phone number', () => {
  it('takes effect when the link mailed to the user is opened', async () => {
    expect(await ask(me, 'phone', { phone_number: '+251922345678', password: me.password })).toMatchObject({
      status: 202,
    })
    expect(await contact(me)).toMatchObject({ phone_number: null, pending: [{ kind: 'phone', to: '+251922345678' }] })
    const [mail] = await app.mails(me.email)
    expect(mail?.text).toContain('+251922345678')
    expect(await confirm(await mailedToken(app, me.email))).toMatchObject({
      status: 200,
      body: { message: 'Your new phone number is confirmed.' },
    })
    expect(await contact(me)).toMatchObject({ phone_number: '+251922345678', pending: [] })
    expect(await ask(me, 'phone', { phone_number: '+251922345678', password: me.password })).toMatchObject({
      status: 422,
      body: { errors: { phone_number: ['This is already the current value'] } },
    })
  })

  it('must exist in a phone network', async () => {
    expect(await ask(me, 'phone', { phone_number: '+2511110', password: me.password })).toMatchObject({
      status: 422,
      body: { errors: { phone_number: ['Phone number is invalid'] } },
    })
  })

  it('of a company starts as the one it registered with', async () => {
    const entry = await companyEntry(app)
    await app.call('POST', '/register/company', { body: entry, address: address() })
    await app.call('POST', '/register/verify', {
      body: { token: await mailedToken(app, entry.email), password: 'a long sentence' },
      address: address(),
    })
    const { access_token: token } = (await login(entry.email, entry.password)).body as unknown as {
      access_token: string
    }
    expect((await app.call('GET', '/user/contact', { as: { token } })).body).toEqual({
      email: entry.email,
      phone_number: '+251911234567',
      username: entry.username,
      may_rename: true,
      pending: [],
    })
  })
})

it('limits wrong passwords as at sign-in, with a counter that strangers cannot use up', async () => {
  for (let i = 0; i < 25; i += 1) await login(me.email, 'not the password')
  const paths = [
    ['POST', '/user/contact/email', { email: fresh }],
    ['POST', '/user/contact/phone', { phone_number: '+251922345678' }],
    ['PUT', '/user/username', { username: 'free.name' }],
  ] as const
  const tried: number[] = []
  for (let i = 0; i < 24; i += 1) {
    const [method, path, body] = paths[i % 3] ?? paths[0]
    tried.push((await app.call(method, path, { as: me, body: { ...body, password: 'not the password' } })).status)
  }
  expect(tried.filter((status) => status === 422)).toHaveLength(20)
  expect(tried.slice(20)).toEqual([429, 429, 429, 429])
  app.clock.advance(3_600_000)
  expect((await newEmail(me, fresh)).status).toBe(202)
})

it('sends one new address at most five mails an hour, whoever asks', async () => {
  for (let i = 0; i < 7; i += 1) expect((await newEmail(await individual(app), fresh)).status).toBe(202)
  expect(await app.mails(fresh)).toHaveLength(5)
})

it('lets someone who acts for their employer see and change only their own', async () => {
  const worker = await employee(app)
  expect(await contact(worker)).toMatchObject({
    email: worker.email,
    username: worker.company.username,
    may_rename: false,
  })
  expect((await newEmail(worker, fresh)).status).toBe(202)
  await confirm(await mailedToken(app, fresh))
  expect((await contact(worker))['email']).toBe(fresh)
  expect((await contact(worker.company))['email']).toBe(worker.company.email)
})

describe('the calendar', () => {
  it('is Ethiopian for people who register in Amharic, Gregorian for others, and stored when chosen', async () => {
    for (const [lang, calendar] of [
      ['am', 'ethiopian'],
      ['en', 'gregorian'],
    ] as const) {
      const entry = personEntry()
      await app.call('POST', '/register/user', { body: entry, headers: { lang }, address: address() })
      await app.call('POST', '/register/verify', {
        body: { token: await mailedToken(app, entry.email), password: 'a long sentence' },
        address: address(),
      })
      const { access_token: token } = (await login(entry.email, entry.password)).body as unknown as {
        access_token: string
      }
      const user = async () => (await app.call('GET', '/user', { as: { token } })).body['calendar']
      expect(await user()).toBe(calendar)
      const other = calendar === 'ethiopian' ? 'gregorian' : 'ethiopian'
      expect((await app.call('PUT', '/user/preferences', { as: { token }, body: { calendar: other } })).status).toBe(
        204,
      )
      expect(await user()).toBe(other)
    }
    expect(
      (await app.call('PUT', '/user/preferences', { as: await company(app), body: { calendar: 'julian' } })).status,
    ).toBe(422)
  })
})

it('shows only the first letter and the domain of an address', () => {
  expect(veiled('selam@example.com')).toBe('s•••@example.com')
  expect(veiled('አበበ@example.com')).toBe('አ•••@example.com')
})
