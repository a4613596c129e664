import { beforeAll, expect, it } from 'vitest'
import { company, individual, signIn, type Person } from '../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const cookiesOf = ({ token, accountId }: Pick<Person, 'token' | 'accountId'>) =>
  `access_token=${token}; current_account=${accountId}`
const landing = (cookie = '', path = '/') => app.app.inject({ url: path, headers: { cookie } })
const INVITES = ['/auth/login', '/register/user', '/register/company'].map((path) => `href="${path}"`)

it('leads somebody who is signed in to their dashboard, by their name, and asks them to register nowhere', async () => {
  const person = await individual(app)
  const { body, headers, statusCode } = await landing(cookiesOf(person))
  expect(statusCode).toBe(200)
  expect(body.match(/href="\/dashboard"/g)).toHaveLength(2)
  expect(body).toMatch(/aria-label="Open Sira as [^"]+"/)
  for (const invite of INVITES) expect(body).not.toContain(invite)
  expect(headers['cache-control']).toBe('no-store')
  const visitor = await landing()
  expect(visitor.body).not.toContain('href="/dashboard"')
  for (const invite of INVITES) expect(visitor.body).toContain(invite)
  expect(visitor.headers['cache-control']).toBe('no-cache')
})

it('names the account that acts, and the user’s own where that was taken away', async () => {
  const [firm, other] = [await company(app), await company(app)]
  expect((await landing(cookiesOf(firm))).body).toContain(`Open Sira as ${firm.username} PLC`)
  expect((await landing(cookiesOf({ ...firm, accountId: other.accountId }))).body).toContain(
    `Open Sira as ${firm.username} PLC`,
  )
})

it('speaks the language that the reader asked for, also on the blog', async () => {
  const person = await individual(app)
  expect((await landing(cookiesOf(person), '/?lang=am')).body).toContain('Siraን እንደ ')
  expect((await landing(cookiesOf(person), '/latest-blogs')).body).toContain('href="/dashboard"')
})

it('takes whoever has no session any more for a visitor', async () => {
  const person = await individual(app)
  const token = await signIn(app, person.userId)
  await app.call('POST', '/logout', { as: { ...person, token } })
  for (const cookie of [cookiesOf({ ...person, token }), `access_token=${'x'.repeat(43)}`, 'access_token=<b>']) {
    const { body } = await landing(cookie)
    for (const invite of INVITES) expect(body).toContain(invite)
  }
})
