import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sessions } from '../../server/db/sign-in-tables.ts'
import { users } from '../../server/db/tables.ts'
import { hashToken } from '../../server/kernel/viewer.ts'
import { individual, signIn, type Person } from '../factories/people.ts'
import { mailedToken } from '../factories/registration.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
const asked = (token: string) => app.call('GET', '/user', { as: { token } })
const idOf = async (token: string) =>
  (
    await app.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(token)))
  )[0]?.id ?? ''

/** Ways in which a session ends. Each ends the second session of the person. */
const ends: readonly (readonly [string, (person: Person, token: string) => Promise<unknown>])[] = [
  ['logging out', (_person, token) => app.call('POST', '/logout', { as: { token } })],
  [
    'being signed out from the list',
    async (person, token) => app.call('DELETE', `/sessions/${await idOf(token)}`, { as: person }),
  ],
  [
    'a changed password',
    (person) =>
      app.call('POST', '/password/change', {
        as: person,
        body: { current_password: person.password, password: 'a wholly new one', confirm_password: 'a wholly new one' },
      }),
  ],
  [
    'a password set anew',
    async (person) => {
      await app.call('POST', '/password/forgot', { body: { email: person.email } })
      const token = await mailedToken(app, person.email)
      return app.call('POST', '/password/reset', {
        body: { token, password: 'a wholly new one', confirm_password: 'a wholly new one' },
      })
    },
  ],
  [
    'a disabled user',
    (person) => app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, person.userId)),
  ],
  [
    'its time',
    (_person, token) =>
      app.db
        .update(sessions)
        .set({ expiresAt: app.clock.now() })
        .where(eq(sessions.tokenHash, hashToken(token))),
  ],
]

describe('a token is invalid at once after', () => {
  it.each(ends)('%s', async (_what, end) => {
    const person = await individual(app)
    const token = await signIn(app, person.userId)
    expect((await asked(token)).status).toBe(200)
    await end(person, token)
    const after = await Promise.all(Array.from({ length: 20 }, () => asked(token)))
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([401]))
  })
})

it('a token is accepted only in the Authorization header', async () => {
  const { token } = await individual(app)
  const ask = (url: string, headers: Record<string, string>) => app.call('GET', url, { headers })
  expect((await ask('/user', { authorization: `bearer ${token}` })).status).toBe(200)
  for (const [url, headers] of [
    [`/user?access_token=${token}`, {}],
    ['/user', { cookie: `access_token=${token}` }],
    ['/user', { 'x-access-token': token }],
    ['/user', { authorization: token }],
    ['/user', { authorization: `Basic ${token}` }],
    ['/user', { authorization: `Bearer ${token}x` }],
    ['/user', { authorization: `Bearer ${token.toLowerCase()}` }],
    ['/user', { authorization: `Bearer ${hashToken(token).toString('base64url')}` }],
    ['/user', { authorization: 'Bearer ' }],
    ['/user', { authorization: `Bearer ' or 1=1 --` }],
  ] as const) {
    expect((await ask(url, headers)).status, JSON.stringify([url, headers])).toBe(401)
  }
})

it('no token or password is in the database or the log', async () => {
  const person = await individual(app)
  const { body } = await app.call('POST', '/login', { body: { login: person.email, password: person.password } })
  const token = String(body['access_token'])
  await asked(token)
  await app.call('POST', '/login', { body: { login: person.email, password: 'planted-wrong-password' } })
  const kept = JSON.stringify([await app.db.select().from(sessions), await app.db.select().from(users)])
  for (const secret of [token, person.password, 'planted-wrong-password']) {
    expect(kept).not.toContain(secret)
    expect(app.logged.join('\n')).not.toContain(secret)
  }
})
