import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import type { CompanyInformation } from '../../../openapi/schemas/company.ts'
import { partBody, publish } from '../../../tests/factories/companies.ts'
import { stagedFile } from '../../../tests/factories/entries.ts'
import { administrator, company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
let admin: Person
let firm: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

const save = async (part: 'identity' | 'legal' | 'place', version: number, over: Record<string, unknown> = {}) => {
  const { status, body } = await app.call<CompanyInformation>('PUT', `/company/information/${part}`, {
    as: firm,
    body: partBody(part, version, over),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const waiting = async (): Promise<ManagedVerification> => {
  const { body } = await app.call<{ data: ManagedVerification[] }>('GET', `/manage/verifications?q=${firm.username}`, {
    as: admin,
  })
  const [row] = body.data
  if (row === undefined) throw new Error('The company does not stand in the queue.')
  return row
}
const approve = ({ id, version }: Pick<ManagedVerification, 'id' | 'version'>) =>
  app.call<ManagedVerification>('POST', `/manage/verifications/${id}/approve`, {
    as: admin,
    body: { note: null, version },
  })
const own = async () => (await app.call('GET', '/company/verification', { as: firm })).body
/** Does the mark stand on its page and in its owner's list of accounts? */
async function isMarked(): Promise<boolean> {
  const { accounts } = (
    await app.call<{ accounts: { id: string; is_verified: boolean }[] }>('GET', '/user', { as: firm })
  ).body
  const listed = accounts.find(({ id }) => id === firm.accountId)?.is_verified ?? false
  await expect
    .poll(async () => (await app.app.inject({ url: `/@${firm.username}` })).body.includes('Verified company'))
    .toBe(listed)
  return listed
}
const noticesOf = async (as: Person) =>
  (await app.call<{ data: { kind: string }[] }>('GET', '/notifications', { as })).body.data.map(({ kind }) => kind)

/** A verified company with a public page. */
beforeEach(async () => {
  firm = await company(app)
  await save('identity', 1)
  await save('legal', 1)
  await publish(app, firm)
  const document_ids = [await stagedFile(app, firm.accountId, 'document')]
  await app.call('POST', '/company/verification', {
    as: firm,
    body: { document_ids, remark: 'As registered', version: 1 },
  })
  await approve(await waiting())
})

describe('the mark of a company', () => {
  it.each([
    ['identity', { legal_name: { en: 'Another Trading PLC' } }],
    ['identity', { name: { en: 'Ethiopian Airlines', am: 'የኢትዮጵያ አየር መንገድ' } }],
    ['identity', { public_name: { en: 'Ethiopian Airlines' } }],
    ['legal', { tin_number: '0055555555' }],
    ['legal', { vat_number: null }],
    ['legal', { registration_number: 'JM/AA/9/9/9' }],
  ] as const)('goes when the %s part says %j, until an administrator has looked again', async (part, over) => {
    expect(await isMarked()).toBe(true)
    const before = (await noticesOf(admin)).filter((kind) => kind === 'verification_requested').length
    const former = await waiting()
    expect((await save(part, 2, over)).verification).toBe('requested')
    expect(await isMarked()).toBe(false)
    expect(await own()).toMatchObject({
      status: 'requested',
      is_again: true,
      remark: null,
      documents: [{ name: 'paper.pdf' }],
      abilities: { withdraw: true },
    })
    expect((await noticesOf(admin)).filter((kind) => kind === 'verification_requested')).toHaveLength(before + 1)
    const { company_name, legal_name, tin_number, vat_number, registration_number } = former
    const again = await waiting()
    expect(again).toMatchObject({
      status: 'requested',
      former: { company_name, legal_name, tin_number, vat_number, registration_number },
      abilities: { approve: true },
    })
    const approved = await approve(again)
    expect(approved.body).toMatchObject({
      status: 'verified',
      former: { tin_number: again.tin_number, company_name: again.company_name },
    })
    expect(await isMarked()).toBe(true)
    expect(await own()).toMatchObject({ status: 'verified', is_again: false })
  })

  it('stays with everything else that a company says, and with what is saved as it was', async () => {
    await save('identity', 2, {
      tagline: { en: 'Still the same' },
      year_of_establishment: 1999,
      short_name: { en: 'KR' },
    })
    await save('legal', 2, {
      license_expiry_date: '2029-07-07',
      tin_authority: null,
      audiences: { tin_number: [], vat_number: [], registration_number: ['site'] },
    })
    await save('place', 1)
    expect([await isMarked(), (await own())['status']]).toEqual([true, 'verified'])
  })
})

it('nobody decides on a name or number that changed after they read it', async () => {
  await save('legal', 2, { tin_number: '0055555555' })
  const read = await waiting()
  await save('legal', 3, { tin_number: '0066666666' })
  expect(await approve(read)).toMatchObject({
    status: 409,
    body: {
      code: 'stale',
      data: { current: { tin_number: '0066666666', status: 'requested', requested_at: read.requested_at } },
    },
  })
  expect(await isMarked()).toBe(false)
  expect((await approve(await waiting())).status).toBe(200)
  expect(await isMarked()).toBe(true)
})

it('what was changed can be taken from the queue; the mark does not come back by that', async () => {
  await save('identity', 2, { legal_name: { en: 'Another Trading PLC' } })
  const { version } = await own()
  expect(
    (await app.call('POST', '/company/verification/withdraw', { as: firm, body: { version } })).body,
  ).toMatchObject({ status: 'unverified', is_again: false })
  expect(await isMarked()).toBe(false)
})
