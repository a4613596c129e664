import { describe, expect, it } from 'vitest'
import { LOGIN_LIMIT } from '../../server/areas/session/login-limits.ts'
import { individual, type Person } from '../factories/people.ts'
import { mailedToken } from '../factories/registration.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
interface From {
  readonly address: string
  readonly agent?: string
  readonly known_devices?: readonly string[]
}
const login = (name: string, password: string, { address, agent = firefox, known_devices }: From) =>
  app.call('POST', '/login', {
    body: { login: name, password, ...(known_devices ? { known_devices } : {}) },
    address,
    headers: { 'user-agent': agent },
  })
let network = 0
/** Sixty wrong passwords from sixty addresses. That they are wrong is known here, so nothing is hashed. */
async function attack(name: string): Promise<void> {
  network += 1
  const { passwords } = app.services
  const { verify, fake } = passwords
  Object.assign(passwords, { verify: async () => false, fake: async () => undefined })
  for (let i = 0; i < 60; i += 1)
    await login(name, `wrong password ${i}`, { address: `10.9.${network}.${i}`, agent: 'curl/8' })
  Object.assign(passwords, { verify, fake })
}
const knownDevice = async ({ email, password }: Person, address: string): Promise<string> =>
  String((await login(email, password, { address })).body['known_device'])
const told = async (to: string) =>
  (await app.mails(to)).filter(({ subject }) => subject.startsWith('Too many sign-in attempts')).length

describe('while strangers try passwords from many addresses', () => {
  it('a known device can sign in from a new address', async () => {
    const owner = await individual(app)
    const proof = await knownDevice(owner, '10.210.0.1')
    await attack(owner.email)
    expect((await login(owner.email, owner.password, { address: '10.210.0.2' })).status).toBe(429)
    expect(
      (await login(owner.email, owner.password, { address: '10.210.0.3', known_devices: ['of.someone.else', proof] }))
        .status,
    ).toBe(200)
  })

  it.each([
    ['of another person', async (_owner: Person) => knownDevice(await individual(app), '10.211.0.9')],
    ['with another time', async (owner: Person) => (await knownDevice(owner, '10.211.0.1')).replace(/\.(\d)/, '.9$1')],
    ['of a password that was changed', changedSince],
    ['older than half a year', agedProof],
  ] as const)('a proof %s is refused', async (_what, proofOf) => {
    const owner = await individual(app)
    const proof = await proofOf(owner)
    await attack(owner.email)
    expect(
      (await login(owner.email, 'the password now', { address: '10.212.0.1', known_devices: [proof] })).status,
    ).toBe(429)
  })

  it('a known device has a limit of its own', async () => {
    const owner = await individual(app)
    const known_devices = [await knownDevice(owner, '10.213.0.1')]
    const statuses: number[] = []
    for (let i = 0; i < LOGIN_LIMIT.device + 5; i += 1)
      statuses.push((await login(owner.email, `wrong ${i}`, { address: `10.213.1.${i}`, known_devices })).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(LOGIN_LIMIT.device)
    expect((await login(owner.email, owner.password, { address: '10.213.2.1' })).status).toBe(200)
  })

  it('the owner gets one mail in a quarter of an hour, whose link works on a new device', async () => {
    const owner = await individual(app)
    await attack(owner.username)
    await attack(owner.username)
    expect(await told(owner.email)).toBe(1)
    const password = 'a wholly new one'
    const from = { address: '10.214.0.1', agent: firefox }
    const reset = await app.call('POST', '/password/reset', {
      body: { token: await mailedToken(app, owner.email), password, confirm_password: password },
      address: from.address,
      headers: { 'user-agent': from.agent },
    })
    expect(reset.status).toBe(200)
    await attack(owner.username)
    expect((await login(owner.username, password, { address: '10.214.0.2' })).status).toBe(429)
    expect((await login(owner.username, password, from)).status).toBe(200)
    app.clock.advance(900_000)
    await attack(owner.username)
    expect(await told(owner.email)).toBe(2)
  })

  it('an unknown name is refused in the same way and nobody gets a mail', async () => {
    const owner = await individual(app)
    const before = (await app.mails()).length
    const answers = []
    for (const name of [owner.email, 'nobody.at.all@example.com']) {
      await attack(name)
      answers.push(await login(name, 'whatever it is', { address: '10.215.0.1' }))
    }
    expect(answers.map(({ status }) => status)).toEqual([429, 429])
    expect({ ...answers[0]?.body, request_id: '' }).toEqual({ ...answers[1]?.body, request_id: '' })
    expect((await app.mails()).length - before).toBe(1)
  })
})

async function changedSince(owner: Person): Promise<string> {
  const proof = await knownDevice(owner, '10.211.0.2')
  const body = { current_password: owner.password, password: 'the password now', confirm_password: 'the password now' }
  expect((await app.call('POST', '/password/change', { as: owner, body })).status).toBe(200)
  return proof
}
async function agedProof(owner: Person): Promise<string> {
  const proof = await knownDevice(owner, '10.211.0.3')
  app.clock.advance(181 * 86_400_000)
  return proof
}
