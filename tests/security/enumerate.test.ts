import { describe, expect, it } from 'vitest'
import { individual } from '../factories/people.ts'
import { personEntry } from '../factories/registration.ts'
import { testApp, type Answered } from '../setup/app.ts'
import { full } from './state.ts'
import { watchStatements } from './work.ts'

const watched = watchStatements()
const app = await testApp({}, { realPasswords: true })
let caller = 0
const post = (path: string, body: unknown) =>
  app.call('POST', path, {
    body,
    address: `10.${Math.floor((caller += 1) / 62_500)}.${Math.floor(caller / 250) % 250}.${caller % 250}`,
  })

/** What a call costs that time would show, beside its statements. */
let hashed = 0
const { passwords } = app.services
for (const name of ['hash', 'verify', 'fake'] as const) {
  const original: (...given: string[]) => Promise<unknown> = passwords[name] as never
  Object.assign(passwords, {
    [name]: (...given: string[]) => {
      hashed += 1
      return original(...given)
    },
  })
}
async function costOf(
  run: () => Promise<Answered>,
): Promise<{ answer: Answered; statements: readonly string[]; hashes: number }> {
  const { statements } = watched.start(app)
  hashed = 0
  const answer = await run()
  return { answer, statements, hashes: hashed }
}

/** Each call for an email that is known, and for one that is not. */
const calls: readonly (readonly [string, (email: string) => Promise<Answered>])[] = [
  ['login', (login) => post('/login', { login, password: 'not the password' })],
  ['registration', (email) => post('/register/user', personEntry({ email }))],
  ['resend', (email) => post('/register/resend', { email })],
  ['forgotten password', (email) => post('/password/forgot', { email })],
  [
    'change of email',
    async (email) =>
      app.call('POST', '/user/contact/email', {
        as: await individual(app),
        body: { email, password: 'correct horse 42' },
      }),
  ],
  [
    'correction of a registration',
    (email) => post('/register/correct', { username: 'nobody.here', password: 'not the password', email }),
  ],
]

describe.each(calls)('%s', (_name, call) => {
  it('answers known and unknown emails alike after the same work', async () => {
    const known = (await individual(app)).email
    const disabled = (await individual(app, { user: { disabledAt: app.clock.now() } })).email
    const waiting = personEntry()
    await post('/register/user', waiting)
    // The first call of a kind prepares statements and makes the hash of nobody.
    await call(known)
    const first = await costOf(() => call(known))
    expect(first.statements.length).toBeGreaterThan(1)
    for (const email of ['stranger@example.com', waiting.email, disabled]) {
      const other = await costOf(() => call(email))
      expect({ ...other.answer.body, request_id: '' }).toEqual({ ...first.answer.body, request_id: '' })
      expect(other.answer.status).toBe(first.answer.status)
      const { date: _a, ...headers } = other.answer.headers
      const { date: _b, ...firstHeaders } = first.answer.headers
      expect(Object.keys(headers)).toEqual(Object.keys(firstHeaders))
      expect(headers['content-length']).toBe(firstHeaders['content-length'])
      expect({ hashes: other.hashes, statements: other.statements }).toEqual({
        hashes: first.hashes,
        statements: first.statements,
      })
    }
  })
})

/** Timing decides only in the full run: on a machine with neighbours a small sample says nothing. */
describe.each(full ? calls : [])('%s', (_name, call) => {
  it('takes equally long for known and unknown emails (area under the curve at most 0.6)', async () => {
    const known = (await individual(app)).email
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
    for (let i = 0; i < 300; i += 1) {
      for (const which of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const started = performance.now()
        await call(which === 'known' ? known : `stranger${i}@example.com`)
        times[which].push(performance.now() - started)
      }
      app.clock.advance(900_000)
    }
    let wins = 0
    for (const a of times.known) for (const b of times.unknown) wins += a > b ? 1 : a === b ? 0.5 : 0
    const area = wins / (times.known.length * times.unknown.length)
    expect(Math.max(area, 1 - area)).toBeLessThanOrEqual(0.6)
  })
})

it('answers for another’s session, offer or entry as for an unknown one', async () => {
  const [me, other] = [await individual(app), await individual(app)]
  const { body } = await app.call<{ id: string }[]>('GET', '/sessions', { as: other })
  const foreign = await app.call('DELETE', `/sessions/${body[0]?.id}`, { as: me })
  const unknown = await app.call('DELETE', `/sessions/${app.services.ids.uuid()}`, { as: me })
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
})
