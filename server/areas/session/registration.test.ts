import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { individual } from '../../../tests/factories/people.ts'
import { companyEntry, mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { testApp, type As } from '../../../tests/setup/app.ts'
import { jobs } from '../../db/platform-tables.ts'
import { companySizes } from '../../db/list-tables.ts'
import { registrations, usernames } from '../../db/sign-in-tables.ts'
import { qrCodes, sites } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'

const app = await testApp({ webOrigin: 'https://sira.example' })
let caller = 0
/** Each test calls from addresses of its own, so that the limits by address do not meet. */
const address = () => `10.0.${Math.floor((caller += 1) / 200)}.${caller % 200}`
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.call('POST', path, { body, headers, address: address() })
const userOf = async (email: string) =>
  (await app.db.select().from(users).where(eq(users.emailKey, email.toLowerCase())))[0]

describe('a person', () => {
  it('registers, gets a mail in their language, confirms, and signs in', async () => {
    const entry = personEntry({ email: 'Abeba.Girma@Example.com', username: 'Abeba.G' })
    const registered = await post('/register/user', entry, { lang: 'am' })
    expect(registered).toMatchObject({ status: 201, body: { message: 'በተሳካ ሁኔታ ተመዝግበዋል' } })
    expect(await userOf(entry.email)).toBeUndefined()

    const [mail] = await app.mails(entry.email)
    expect(mail?.subject).toBe('ለSira ኢሜይልዎን ያረጋግጡ')
    expect(mail?.text).toContain('@abeba.g')
    const token = await mailedToken(app, entry.email)
    expect(mail?.links[0]).toBe(`https://sira.example/register/registration-verification?token=${token}`)
    const confirmed = await post('/register/verify', { token, password: 'a long sentence' })
    expect(confirmed).toMatchObject({ status: 200, body: { message: 'Your email is confirmed.' } })

    const user = await userOf(entry.email)
    expect(user).toMatchObject({
      email: entry.email,
      role: 3,
      firstName: 'Abeba',
      middleName: 'Girma',
      lastName: 'Desta',
      phoneNumber: '+251911234567',
      language: 'am',
      tierKey: 'free',
    })
    const [account] = await app.db
      .select()
      .from(accounts)
      .where(eq(accounts.ownerId, user?.id ?? ''))
    expect(account).toMatchObject({ kind: 'individual', username: 'abeba.g', id: user?.currentAccountId })
    expect(
      await app.db
        .select()
        .from(sites)
        .where(eq(sites.accountId, account?.id ?? '')),
    ).toMatchObject([{ status: 'unpublished' }])
    expect(
      await app.db
        .select()
        .from(qrCodes)
        .where(eq(qrCodes.accountId, account?.id ?? '')),
    ).toHaveLength(1)
    expect((await post('/login', { login: 'abeba.g', password: entry.password })).status).toBe(200)
  })

  it('is known to be confirmed by the page that registered, and by nobody else', async () => {
    const [watch, other] = ['w'.repeat(43), 'o'.repeat(43)]
    const [entry, thrown, claimed] = [personEntry(), personEntry(), personEntry()]
    const stateOf = async (secret: string) => (await post('/register/state', { watch: secret })).body['state']
    await post('/register/user', { ...entry, watch })
    expect([await stateOf(watch), await stateOf(other)]).toEqual(['waiting', 'waiting'])
    await post('/register/verify', { token: await mailedToken(app, entry.email), password: entry.password })
    expect([await stateOf(watch), await stateOf(other)]).toEqual(['confirmed', 'waiting'])
    // The owner of the email is not who registered with it: that one hears nothing.
    await post('/register/user', { ...thrown, watch: 't'.repeat(43) })
    await post('/register/discard', { token: await mailedToken(app, thrown.email) })
    await post('/register/user', { ...claimed, watch: 'c'.repeat(43) })
    const password = 'another long sentence'
    const token = await mailedToken(app, claimed.email)
    expect((await post('/register/claim', { token, password, confirm_password: password })).status).toBe(200)
    expect([await stateOf('t'.repeat(43)), await stateOf('c'.repeat(43))]).toEqual(['waiting', 'waiting'])
  })

  it('is signed in by confirming, on a device that is known from then on', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const token = await mailedToken(app, entry.email)
    const { body } = await post('/register/verify', { token, password: entry.password })
    const { access_token, known_device } = body['session'] as unknown as Record<'access_token' | 'known_device', string>
    const as: As = { token: access_token }
    expect((await app.call('GET', '/user', { as })).body).toMatchObject({ email: entry.email })
    expect((await app.call('GET', '/sessions', { as })).body).toMatchObject([{ is_current: true }])
    const wrong = () =>
      post('/login', { login: entry.email, password: 'a wrong sentence', known_devices: [known_device] })
    expect((await wrong()).status).toBe(401)
    // Nobody is told of a new device: it is the first.
    expect(await app.mails(entry.email)).toHaveLength(1)
  })

  it('is signed in by claiming with another password; who is signed in already stays who they are', async () => {
    const [entry, late, as] = [personEntry(), personEntry(), await individual(app)]
    for (const one of [entry, late]) await post('/register/user', one)
    const password = 'another long sentence'
    const claimed = await post('/register/claim', {
      token: await mailedToken(app, entry.email),
      password,
      confirm_password: password,
    })
    const { access_token } = claimed.body['session'] as unknown as { readonly access_token: string }
    expect((await app.call('GET', '/user', { as: { token: access_token } })).status).toBe(200)
    const token = await mailedToken(app, late.email)
    const confirmed = await app.call('POST', '/register/verify', { as, body: { token, password: late.password } })
    expect(confirmed).toMatchObject({ status: 200, body: { session: null } })
  })

  it('gets all errors at once', async () => {
    const { status, body } = await post('/register/user', {
      ...personEntry(),
      first_name: ' ',
      username: 'አበባ',
      email: 'no',
      phone_number: '0911',
      password: 'short',
      confirm_password: 'other',
    })
    expect(status).toBe(422)
    expect(Object.keys(body['errors'] ?? {}).toSorted()).toEqual([
      'confirm_password',
      'email',
      'first_name',
      'password',
      'phone_number',
      'username',
    ])
  })

  it.each([
    [
      'a common password',
      { password: '1234567890', confirm_password: '1234567890' },
      { password: ['This password is among the most common ones; choose another'] },
    ],
    ['a number that no network gives', { phone_number: '+2511110' }, { phone_number: ['Phone number is invalid'] }],
    [
      'the username as password',
      { username: 'samesame123', password: 'SameSame123', confirm_password: 'SameSame123' },
      { password: ['The password can’t be your username or email'] },
    ],
  ])('is refused %s at its field', async (_what, over, errors) => {
    const entry = personEntry(over)
    expect(await post('/register/user', entry)).toMatchObject({ status: 422, body: { code: 'invalid', errors } })
    expect(await app.db.select().from(usernames).where(eq(usernames.key, entry.username))).toHaveLength(0)
  })

  it('cannot take a used or reserved username, in upper or lower case', async () => {
    const other = await individual(app, { username: 'Taken.Name' })
    await post('/register/user', personEntry({ username: 'heldname' }))
    for (const username of ['TAKEN.NAME', 'HeldName', 'dashboard', 'Administrator', other.username]) {
      const { status, body } = await post('/register/user', personEntry({ username, email: `x${caller}@example.com` }))
      expect({ status, code: body['code'], errors: body['errors'] }, username).toEqual({
        status: 409,
        code: 'username_taken',
        errors: { username: ['Username already taken'] },
      })
    }
  })
})

describe('a company', () => {
  it('registers with its choices and gets a company account', async () => {
    const entry = await companyEntry(app)
    expect((await post('/register/company', entry)).status).toBe(201)
    expect(
      (await post('/register/verify', { token: await mailedToken(app, entry.email), password: 'a long sentence' }))
        .status,
    ).toBe(200)
    const user = await userOf(entry.email)
    expect(user).toMatchObject({ role: 2, firstName: null, phoneNumber: '+251911234567' })
    const [account] = await app.db
      .select()
      .from(accounts)
      .where(eq(accounts.ownerId, user?.id ?? ''))
    expect(account).toMatchObject({
      kind: 'company',
      companyName: 'Jimma Coffee',
      phoneNumber: '+251911234567',
      companySizeId: entry.company_size_id,
      infoSourceId: entry.info_source_id,
    })
  })

  it('cannot choose deleted or inactive entries', async () => {
    const entry = await companyEntry(app)
    await app.db.update(companySizes).set({ active: false }).where(eq(companySizes.id, entry.company_size_id))
    const { status, body } = await post('/register/company', { ...entry, info_source_id: app.services.ids.uuid() })
    expect(status).toBe(422)
    expect(body['errors']).toEqual({
      company_size_id: ['This choice no longer exists'],
      info_source_id: ['This choice no longer exists'],
    })
  })
})

describe('an email that is already registered', () => {
  it('is not revealed by the answer, the username or the password, and its owner is notified', async () => {
    const owner = await individual(app, { email: 'Owner@example.com', user: { language: 'am' } })
    const entry = personEntry({ email: 'owner@EXAMPLE.com' })
    const fresh = personEntry()
    const [known, unknown] = [await post('/register/user', entry), await post('/register/user', fresh)]
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    for (const one of [entry, fresh]) {
      expect((await post('/login', { login: one.email, password: one.password })).body['code']).toBe('email_unverified')
      expect((await post('/login', { login: one.username, password: one.password })).body['code']).toBe(
        'email_unverified',
      )
      expect((await app.call('GET', `/check-username/${one.username}`)).status).toBe(409)
    }
    const mails = await app.mails('Owner@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['አስቀድሞ የSira መለያ አለዎት'])
    expect(await app.mails(entry.email)).toHaveLength(0)
    expect((await post('/login', { login: owner.email, password: owner.password })).status).toBe(200)
    expect(await userOf(owner.email)).toMatchObject({ firstName: 'Abebe', id: owner.userId })
  })

  it('keeps no username from its owner, nor from others for longer than an hour', async () => {
    const owner = await individual(app)
    const wanted = personEntry({ email: owner.email })
    await post('/register/user', wanted)
    const isFree = async (as?: As) =>
      (await app.call('GET', `/check-username/${wanted.username}`, { as, address: address() })).status === 200
    expect([await isFree(), await isFree(await individual(app)), await isFree(owner)]).toEqual([false, false, true])

    const other = personEntry({ username: wanted.username })
    expect((await post('/register/user', other)).body['code']).toBe('username_taken')
    app.clock.advance(3_600_000)
    expect(await isFree()).toBe(true)
    expect((await post('/register/user', other)).status).toBe(201)
    expect(
      (await post('/register/verify', { token: await mailedToken(app, other.email), password: other.password })).body,
    ).toMatchObject({ message: 'Your email is confirmed.' })
  })

  it('gives its owner the username that was asked for', async () => {
    const owner = await individual(app)
    const { username } = personEntry()
    await post('/register/user', personEntry({ email: owner.email, username }))
    const renamed = await app.call('PUT', '/user/username', { as: owner, body: { username, password: owner.password } })
    expect(renamed.status).toBe(200)
  })

  it('may register again while unconfirmed; the first confirmation counts', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const first = await mailedToken(app, entry.email)
    expect((await post('/register/user', { ...entry, first_name: 'Other' })).status).toBe(201)
    const second = await mailedToken(app, entry.email)
    expect((await post('/register/verify', { token: second, password: 'a long sentence' })).status).toBe(200)
    expect((await post('/register/verify', { token: first, password: 'a long sentence' })).body['code']).toBe(
      'token_spent',
    )
    expect(await userOf(entry.email)).toMatchObject({ firstName: 'Other' })
  })
})

describe('the token in a mail', () => {
  it('is stored only as a hash and leaves the outbox with the mail', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const token = await mailedToken(app, entry.email)
    expect(JSON.stringify(await app.db.select().from(registrations))).not.toContain(token)
    expect(await app.db.select().from(jobs)).toHaveLength(0)
    expect(app.logged.join('\n')).not.toContain(token)
  })

  it('works once, for 24 hours', async () => {
    const [entry, late] = [personEntry(), personEntry()]
    await post('/register/user', entry)
    await post('/register/user', late)
    const [token, lateToken] = [await mailedToken(app, entry.email), await mailedToken(app, late.email)]
    expect((await post('/register/verify', { token, password: 'a long sentence' })).status).toBe(200)
    expect(await post('/register/verify', { token, password: 'a long sentence' })).toMatchObject({
      status: 410,
      body: { code: 'token_spent' },
    })
    expect((await post('/register/verify', { token: 'A'.repeat(43), password: 'a long sentence' })).status).toBe(410)
    expect(await post('/register/verify', { token: 'short', password: 'a long sentence' })).toMatchObject({
      status: 422,
      body: { errors: { token: ['This link is incomplete'] } },
    })
    app.clock.advance(24 * 3_600_000 + 1)
    expect((await post('/register/verify', { token: lateToken, password: 'a long sentence' })).status).toBe(410)

    expect(await post('/register/resend', { email: late.email.toUpperCase() })).toMatchObject({ status: 202 })
    const again = await mailedToken(app, late.email)
    expect(again).not.toBe(lateToken)
    expect((await post('/register/verify', { token: again, password: 'a long sentence' })).status).toBe(200)
  })

  it('is replaced by a resend, and the old one stops working', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const first = await mailedToken(app, entry.email)
    await post('/register/resend', { email: entry.email })
    const second = await mailedToken(app, entry.email)
    expect((await post('/register/verify', { token: first, password: 'a long sentence' })).status).toBe(410)
    expect((await post('/register/verify', { token: second, password: 'a long sentence' })).status).toBe(200)
  })

  it('still gives the username after the hour that it is reserved, unless someone took it', async () => {
    const [entry, late] = [personEntry(), personEntry()]
    for (const one of [entry, late]) await post('/register/user', one)
    app.clock.advance(3_600_000)
    await post('/register/user', { ...personEntry(), username: late.username })
    const confirm = async ({ email, password }: typeof entry) =>
      (await post('/register/verify', { token: await mailedToken(app, email), password })).body['message']
    expect(await confirm(entry)).toBe('Your email is confirmed.')
    expect((await post('/login', { login: entry.username, password: entry.password })).status).toBe(200)
    expect(await confirm(late)).toMatch(/@individual\./)
  })

  it('frees the username after seven days', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    app.clock.advance(7 * 86_400_000)
    expect((await app.call('GET', `/check-username/${entry.username}`)).status).toBe(200)
    expect(
      (await post('/register/user', personEntry({ username: entry.username, email: 'someone.else@example.com' })))
        .status,
    ).toBe(201)
    expect((await post('/login', { login: entry.email, password: entry.password })).body['code']).toBe(
      'invalid_credentials',
    )
  })
})

describe('mails', () => {
  it('to one address are at most five an hour, whoever asks', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    for (let i = 0; i < 8; i += 1) expect((await post('/register/resend', { email: entry.email })).status).toBe(202)
    expect(await app.mails(entry.email)).toHaveLength(6)
    app.clock.advance(3_600_000)
    await post('/register/resend', { email: entry.email })
    expect(await app.mails(entry.email)).toHaveLength(7)
  })

  it('are never sent to an address that nobody registered', async () => {
    await post('/register/resend', { email: 'stranger@example.com' })
    await post('/password/forgot', { email: 'stranger@example.com' })
    expect(await app.mails('stranger@example.com')).toHaveLength(0)
  })
})

it('are limited by registrations from one network address', async () => {
  const from = '10.77.0.1'
  const statuses: number[] = []
  for (let i = 0; i < 31; i += 1)
    statuses.push((await app.call('POST', '/register/user', { body: {}, address: from })).status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})
