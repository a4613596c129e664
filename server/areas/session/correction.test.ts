import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { individual } from '../../../tests/factories/people.ts'
import { mailedToken, personEntry } from '../../../tests/factories/registration.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { usernames } from '../../db/sign-in-tables.ts'

const app = await testApp()
let caller = 0
const post = (path: string, body: unknown) =>
  app.call('POST', path, { body, address: `10.3.${Math.floor((caller += 1) / 200)}.${caller % 200}` })
const correct = (entry: { username: string; password: string }, email: string) =>
  post('/register/correct', { username: entry.username, password: entry.password, email })
async function registered(over = {}) {
  const entry = personEntry(over)
  await post('/register/user', entry)
  return { entry, first: await mailedToken(app, entry.email), right: `right.${entry.email}` }
}

describe('a mistyped address', () => {
  it('is corrected with username and password; the old link stops working and the new one creates the account', async () => {
    const { entry, first, right } = await registered()
    expect(await correct(entry, right)).toMatchObject({ status: 202 })
    const second = await mailedToken(app, right)
    expect((await post('/register/verify', { token: first, password: 'a long sentence' })).body['code']).toBe(
      'token_spent',
    )
    expect((await post('/login', { login: entry.username, password: entry.password })).body['code']).toBe(
      'email_unverified',
    )
    expect((await post('/register/verify', { token: second, password: 'a long sentence' })).status).toBe(200)
    expect((await post('/login', { login: right, password: entry.password })).status).toBe(200)
    expect((await post('/login', { login: entry.email, password: entry.password })).status).toBe(401)
  })

  it('is corrected even before the first mail is written', async () => {
    const entry = personEntry()
    await post('/register/user', entry)
    const to = `right.${entry.email}`
    await correct(entry, to)
    expect(
      (await post('/register/verify', { token: await mailedToken(app, to), password: 'a long sentence' })).status,
    ).toBe(200)
    expect(await app.mails(entry.email)).toEqual([])
  })

  it('can be corrected again, and the mail can be resent to the new address', async () => {
    const { entry, right } = await registered()
    await correct(entry, right)
    await app.mails()
    await correct(entry, `more.${right}`)
    await post('/register/resend', { email: right })
    expect(await app.mails(right)).toHaveLength(1)
    await post('/register/resend', { email: `more.${right}` })
    expect(await app.mails(`more.${right}`)).toHaveLength(2)
    expect(
      (await post('/register/verify', { token: await mailedToken(app, `more.${right}`), password: 'a long sentence' }))
        .status,
    ).toBe(200)
  })

  it('that belongs to someone else changes nothing for them, and notifies them', async () => {
    const owner = await individual(app)
    const { entry } = await registered()
    expect((await correct(entry, owner.email.toUpperCase())).status).toBe(202)
    expect((await app.mails(owner.email)).map(({ subject }) => subject)).toEqual(['You already have a Sira account'])
    expect((await post('/login', { login: owner.email, password: owner.password })).status).toBe(200)
  })

  it.each([
    ['a wrong password', (entry: { username: string }) => ({ username: entry.username, password: 'not the password' })],
    ['an unknown name', () => ({ username: 'nobody.here', password: 'not the password' })],
  ])('gets the same answer and changes nothing with %s', async (_what, over) => {
    const { entry, first, right } = await registered()
    const theirs = await registered()
    const [refused, taken] = [
      await correct({ ...entry, ...over(entry) }, right),
      await correct(theirs.entry, theirs.right),
    ]
    expect({ status: refused.status, body: refused.body }).toEqual({ status: taken.status, body: taken.body })
    expect(await app.mails(right)).toHaveLength(0)
    expect((await post('/register/verify', { token: first, password: 'a long sentence' })).status).toBe(200)
  })

  it('cannot be corrected after the confirmation, nor with an account’s password', async () => {
    const { entry, first, right } = await registered()
    await post('/register/verify', { token: first, password: 'a long sentence' })
    expect((await correct(entry, right)).status).toBe(202)
    expect(await app.mails(right)).toHaveLength(0)
    expect((await post('/login', { login: entry.email, password: entry.password })).status).toBe(200)
  })

  it('keeps the reserved username', async () => {
    const { entry, right } = await registered()
    await correct(entry, right)
    await app.mails()
    expect(
      await app.db
        .select({ heldFor: usernames.heldFor })
        .from(usernames)
        .where(and(eq(usernames.key, entry.username), eq(usernames.state, 'held'))),
    ).toEqual([{ heldFor: right }])
    expect(
      (await post('/register/user', personEntry({ username: entry.username, email: entry.email }))).body['code'],
    ).toBe('username_taken')
    expect((await post('/register/user', personEntry({ username: entry.username, email: right }))).status).toBe(201)
  })
})

it('counts wrong passwords together with those at sign-in', async () => {
  const { entry, right } = await registered()
  const from = '10.99.0.1'
  const statuses: number[] = []
  for (let i = 0; i < 20; i += 1)
    await app.call('POST', '/login', { body: { login: entry.username, password: `wrong ${i}` }, address: from })
  statuses.push(
    (
      await app.call('POST', '/register/correct', {
        body: { username: entry.username, password: entry.password, email: right },
        address: from,
      })
    ).status,
  )
  expect(statuses).toEqual([429])
})

it('sends one address at most five mails an hour, however often it is corrected', async () => {
  const to = 'victim@example.com'
  for (let i = 0; i < 7; i += 1) await correct((await registered()).entry, to)
  expect(await app.mails(to)).toHaveLength(5)
})
