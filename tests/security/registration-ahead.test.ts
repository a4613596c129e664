import { describe, expect, it } from 'vitest'
import { LOGIN_LIMIT } from '../../server/areas/session/login-limits.ts'
import { jobOffer } from '../factories/offers.ts'
import { company, individual } from '../factories/people.ts'
import { mailedToken, personEntry } from '../factories/registration.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
let caller = 0
const post = (path: string, body: unknown) =>
  app.call('POST', path, { body, address: `10.8.${Math.floor((caller += 1) / 200) % 250}.${caller % 200}` })
const login = async (name: string, password: string) => (await post('/login', { login: name, password })).status
const OWN = 'the password of the owner'
const STRANGE = 'the password of a stranger'
const entryOf = (email: string, password: string) => personEntry({ email, password, confirm_password: password })
/** The tokens of all mails to an address, oldest first. */
const tokens = async (to: string) =>
  (await app.mails(to))
    .toReversed()
    .map(({ links }) => links.map((link) => URL.parse(link)?.searchParams.get('token')).find(Boolean) ?? '')
let n = 0
const newEmail = () => `owner${(n += 1)}@example.com`

/** A stranger registers with somebody's email before or after the owner does. */
async function both(first: 'owner' | 'stranger') {
  const email = newEmail()
  const [mine, theirs] = [entryOf(email, OWN), entryOf(email, STRANGE)]
  const order = first === 'owner' ? [mine, theirs] : [theirs, mine]
  for (const entry of order) {
    expect((await post('/register/user', entry)).status).toBe(201)
    await app.mails()
  }
  const all = await tokens(email)
  return {
    email,
    mine,
    theirs,
    token: { mine: all[first === 'owner' ? 0 : 1] ?? '', theirs: all[first === 'owner' ? 1 : 0] ?? '' },
  }
}

describe('a stranger who registers with somebody else’s email', () => {
  it('gets no access when its owner opens the mail and enters their own password', async () => {
    const { email, theirs, token } = await both('owner')
    const refused = await post('/register/verify', { token: token.theirs, password: OWN })
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([422, ['password']])
    expect([await login(email, STRANGE), await login(theirs.username, STRANGE)]).toEqual([403, 403])
    expect((await post('/register/verify', { token: token.mine, password: OWN })).status).toBe(200)
    expect([await login(email, OWN), await login(theirs.username, STRANGE)]).toEqual([200, 403])
  })

  it.each(['owner', 'stranger'] as const)(
    'changes nothing for its owner, when the %s was first: each mail confirms its own registration',
    async (first) => {
      const { email, mine, token } = await both(first)
      const offer = await jobOffer(
        app,
        await company(app),
        { ...(await individual(app)), email },
        { employeeAccountId: null },
      )
      expect((await post('/register/check', { token: token.mine })).body).toMatchObject({
        username: mine.username,
        email,
        kind: 'individual',
        name: 'Abeba Girma Desta',
      })
      expect((await post('/register/verify', { token: token.mine, password: OWN })).status).toBe(200)
      // Still a registration that waits, as after any registration with an email that is known.
      expect(await login(email, STRANGE)).toBe(403)
      const { access_token } = (await post('/login', { login: email, password: OWN })).body
      expect((await app.call('GET', `/offers/${offer.id}`, { as: { token: String(access_token) } })).status).toBe(200)
      expect((await post('/register/verify', { token: token.theirs, password: STRANGE })).body['code']).toBe(
        'token_spent',
      )
    },
  )

  it('loses the registration to its owner, who sets a new password', async () => {
    const email = newEmail()
    await post('/register/user', entryOf(email, STRANGE))
    const token = await mailedToken(app, email)
    const claim = (password: string, confirm_password = password) =>
      post('/register/claim', { token, password, confirm_password })
    expect((await claim('password123')).status).toBe(422)
    expect((await claim(email)).status).toBe(422)
    expect((await claim(OWN, 'another one')).status).toBe(422)
    expect((await claim(OWN)).status).toBe(200)
    expect([await login(email, STRANGE), await login(email, OWN)]).toEqual([401, 200])
    expect((await claim('yet another one')).body['code']).toBe('token_spent')
  })

  it('loses it when its owner discards it, which frees the name and keeps the owner’s registration', async () => {
    const { email, theirs, token } = await both('owner')
    expect((await post('/register/discard', { token: token.theirs })).status).toBe(200)
    for (const path of ['check', 'discard', 'verify'])
      expect(
        (
          await post(
            `/register/${path}`,
            path === 'verify' ? { token: token.theirs, password: STRANGE } : { token: token.theirs },
          )
        ).body['code'],
      ).toBe('token_spent')
    expect((await app.call('GET', `/check-username/${theirs.username}`)).status).toBe(200)
    expect(await login(theirs.username, STRANGE)).toBe(401)
    expect((await post('/register/verify', { token: token.mine, password: OWN })).status).toBe(200)
    expect(await login(email, OWN)).toBe(200)
  })

  it('does not keep its owner from resending the mail of each waiting registration', async () => {
    const { email, mine } = await both('owner')
    const before = (await app.mails(email)).length
    await post('/register/resend', { email })
    const again = (await app.mails(email)).slice(0, (await app.mails(email)).length - before)
    expect(again).toHaveLength(2)
    const ours = again.find(({ text }) => text.includes(`@${mine.username}`))
    const token = ours?.links.map((link) => URL.parse(link)?.searchParams.get('token')).find(Boolean)
    expect((await post('/register/verify', { token, password: OWN })).status).toBe(200)
  })

  it('does not get the username by moving a registration to another address', async () => {
    const email = newEmail()
    const mine = entryOf(email, OWN)
    await post('/register/user', mine)
    const token = await mailedToken(app, email)
    await post('/register/user', { ...entryOf(email, STRANGE), username: mine.username })
    await post('/register/correct', { username: mine.username, password: STRANGE, email: `stranger.${email}` })
    const moved = await mailedToken(app, `stranger.${email}`)
    // Whoever was late gets a name by chance and is told so.
    const { status, body } = await post('/register/verify', { token: moved, password: STRANGE })
    expect([status, body['message']]).toEqual([
      200,
      expect.stringMatching(/Someone else took the username you chose; yours is @individual\.\w+/),
    ])
    expect((await post('/register/verify', { token, password: OWN })).status).toBe(200)
    expect([await login(mine.username, OWN), await login(mine.username, STRANGE)]).toEqual([200, 401])
  })
})

it('is limited in wrong passwords for one registration, from any number of addresses', async () => {
  const email = newEmail()
  await post('/register/user', entryOf(email, OWN))
  const token = await mailedToken(app, email)
  const answers = await Promise.all(
    Array.from({ length: LOGIN_LIMIT.name + 10 }, (_, i) =>
      post('/register/verify', { token, password: `wrong ${i}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(LOGIN_LIMIT.name)
  expect(answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(10)
  app.clock.advance(900_000)
  expect((await post('/register/verify', { token, password: OWN })).status).toBe(200)
})
