import { describe, expect, it } from 'vitest'
import { LOGIN_LIMIT } from '../../server/areas/session/login-limits.ts'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
const TRIES = full ? 500 : 100
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const login = (name: string, password: string, address: string, agent = 'curl/8') =>
  app.call('POST', '/login', { body: { login: name, password }, address, headers: { 'user-agent': agent } })

/**
 * How many passwords are looked at while `run` runs: each look is one hash of the user's and one of the waiting
 * registration's.
 */
async function looks(run: () => Promise<unknown>): Promise<number> {
  const { passwords } = app.services
  const { verify } = passwords
  let count = 0
  Object.assign(passwords, {
    verify: (hash: string, password: string) => {
      count += 1
      return verify(hash, password)
    },
  })
  await run()
  Object.assign(passwords, { verify })
  return count
}

describe(`${TRIES} wrong passwords at once`, () => {
  it.each([
    ['one address', () => '10.1.0.1', LOGIN_LIMIT.pair],
    ['as many addresses', (i: number) => `10.${2 + Math.floor(i / 250)}.0.${i % 250}`, LOGIN_LIMIT.name],
  ] as const)(
    'from %s: no more are looked at than the limit, and the owner still gets in',
    async (_from, addressOf, limit) => {
      const owner = await individual(app)
      expect((await login(owner.email, owner.password, '10.200.0.1', firefox)).status).toBe(200)
      let answers: Awaited<ReturnType<typeof login>>[] = []
      const looked = await looks(async () => {
        answers = await Promise.all(
          Array.from({ length: TRIES }, (_, i) => login(owner.email, `wrong password ${i}`, addressOf(i))),
        )
      })
      expect(looked).toBeLessThanOrEqual(limit)
      expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(limit)
      expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true)
      expect(
        answers.filter(({ status }) => status === 429).every(({ headers }) => Number(headers['retry-after']) > 0),
      ).toBe(true)
      expect((await login(owner.email, owner.password, '10.200.0.1', firefox)).status).toBe(200)
    },
  )

  it('are limited on a known device too', async () => {
    const owner = await individual(app)
    await login(owner.email, owner.password, '10.201.0.1', firefox)
    const looked = await looks(() =>
      Promise.all(
        Array.from({ length: TRIES }, (_, i) => login(owner.email, `wrong password ${i}`, '10.201.0.1', firefox)),
      ),
    )
    expect(looked).toBeLessThanOrEqual(LOGIN_LIMIT.device)
  })
})

it('are counted together for every spelling of the name', async () => {
  const owner = await individual(app)
  const spellings = [owner.email, owner.email.toUpperCase(), ` ${owner.email}`, `${owner.email}\t`]
  const looked = await looks(async () => {
    for (let i = 0; i < 60; i += 1) await login(spellings[i % spellings.length] ?? '', 'wrong password', '10.202.0.1')
  })
  expect(looked).toBeLessThanOrEqual(LOGIN_LIMIT.pair)
})
