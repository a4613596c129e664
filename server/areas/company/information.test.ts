import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CompanyPart } from '../../../openapi/schemas/company.ts'
import { partBody } from '../../../tests/factories/companies.ts'
import { collectionOf, stagedFile } from '../../../tests/factories/entries.ts'
import { administrator, company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, files } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
type Information = Record<CompanyPart, Values & { readonly version: number }> & {
  readonly completed: readonly string[]
  readonly verification: string
  readonly username: string
}

async function read(as: Person): Promise<Information> {
  const { status, body } = await app.call<Information>('GET', '/company/information', { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const put = (as: Person, part: CompanyPart, over: Values = {}, version = 1) =>
  app.call<Information & { errors: Values; data: Values }>('PUT', `/company/information/${part}`, {
    as,
    body: partBody(part, version, over),
  })
const PARTS: readonly CompanyPart[] = ['identity', 'business', 'legal', 'hours', 'size', 'place']

describe('what a company says of itself', () => {
  it('begins with what registration gave, and nothing is said to be saved', async () => {
    const as = await company(app, { account: { companyName: 'ካፋ ቡና', phoneNumber: '+251471118260' } })
    const found = await read(as)
    expect(found).toMatchObject({
      identity: { name: { am: 'ካፋ ቡና' }, legal_name: null, version: 1 },
      legal: { tin_number: null, audiences: { tin_number: [], vat_number: [], registration_number: [] }, version: 1 },
      place: { phone_number: '+251471118260' },
      completed: [],
      verification: 'unverified',
      username: as.username,
    })
  })

  it.each(PARTS)('keeps the part %s as it was sent, with a version of its own', async (part) => {
    const as = await company(app)
    const sent = partBody(part, 1)
    const { status, body } = await put(as, part)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body[part]).toMatchObject({ ...sent, version: 2 })
    expect(body.completed).toEqual([part])
    const after = await read(as)
    expect(after).toEqual(body)
    for (const other of PARTS) if (other !== part) expect(after[other].version).toBe(1)
  })

  it('refuses a part that was saved meanwhile with what stands there now, and loses nothing', async () => {
    const as = await company(app)
    await put(as, 'hours', { note: { en: 'Closed at noon' } })
    const late = await put(as, 'hours', { note: { en: 'Open at noon' } })
    expect([late.status, (late.body.data as { current: Information }).current.hours['note']]).toEqual([
      409,
      { en: 'Closed at noon' },
    ])
    expect((await read(as)).hours['note']).toEqual({ en: 'Closed at noon' })
    expect((await put(as, 'hours', {}, 2)).status).toBe(200)
  })

  it('saves one of two who save the same part at once', async () => {
    const as = await company(app)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => put(as, 'identity', { tagline: { en: `Tagline ${n}` } })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('is called by its public name everywhere once it has one, and found by it', async () => {
    const [as, admin] = [await company(app), await administrator(app)]
    await put(as, 'identity')
    expect(await nameIn(as)).toEqual({ en: 'Kaffa Roasters', am: 'ካፋ ቡና ቆዪዎች' })
    await put(as, 'identity', { public_name: { en: 'Kaffa', am: 'ካፋ' } }, 2)
    expect(await nameIn(as)).toEqual({ en: 'Kaffa', am: 'ካፋ' })
    const found = await app.call<{ data: { id: string }[] }>(
      'GET',
      `/manage/users?q=${encodeURIComponent('ካፋ')}&per_page=100`,
      { as: admin },
    )
    expect(found.body.data.map(({ id }) => id)).toContain(as.userId)
  })
  const nameIn = async (as: Person) =>
    (await app.call<{ accounts: { id: string; name: Values }[] }>('GET', '/user', { as })).body.accounts.find(
      ({ id }) => id === as.accountId,
    )?.name

  it('takes its own pictures and gives up the former ones', async () => {
    const [as, other] = [await company(app), await company(app)]
    const [logo, cover, foreign] = [
      await stagedFile(app, as.accountId, 'picture'),
      await stagedFile(app, as.accountId, 'picture'),
      await stagedFile(app, other.accountId, 'picture'),
    ]
    expect((await put(as, 'identity', { logo_id: foreign })).body.errors).toHaveProperty('logo_id')
    expect((await put(as, 'identity', { logo_id: logo, cover_id: logo })).body.errors).toHaveProperty('cover_id')
    const saved = await put(as, 'identity', { logo_id: logo, cover_id: cover })
    expect(saved.body.identity).toMatchObject({
      logo_id: logo,
      logo: expect.stringContaining(logo) as string,
      cover_id: cover,
    })
    await put(as, 'identity', { logo_id: null, cover_id: cover }, 2)
    const states = await app.db
      .select({ id: files.id, state: files.state })
      .from(files)
      .where(eq(files.accountId, as.accountId))
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [logo]: 'staged',
      [cover]: 'attached',
    })
  })

  it('chooses from lists that exist, with zones of their regions and woredas of their zones', async () => {
    const as = await company(app)
    expect(
      Object.keys((await put(as, 'business', { business_type: 'magic', market_type: 'moon' })).body.errors),
    ).toEqual(['business_type', 'market_type'])
    expect(Object.keys((await put(as, 'place', { region: 'oromia', zone: 'bole' })).body.errors)).toEqual(['zone'])
    expect(Object.keys((await put(as, 'place', { region: null, zone: 'jimma' })).body.errors)).toEqual(['zone'])
    expect(Object.keys((await put(as, 'place', { phone_number: '+251123' })).body.errors)).toEqual(['phone_number'])
    expect((await put(as, 'place', { country: 'KE', region: 'Nairobi', zone: 'Westlands' })).status).toBe(200)
  })

  it('has a size of the platform’s list, which cannot be deleted while it does', async () => {
    const [as, admin] = [await company(app), await administrator(app)]
    const { create } = collectionOf(() => ({ app, admin }), 'companySize')
    const [size, closed] = [await create(admin, 1), await create(admin, 2, { active: false })]
    expect((await put(as, 'size', { company_size_id: closed.id })).body.errors).toHaveProperty('company_size_id')
    expect((await put(as, 'size', { company_size_id: size.id })).body.size).toMatchObject({ company_size_id: size.id })
    expect((await app.call('DELETE', `/company-sizes/${size.id}`, { as: admin })).status).toBe(409)
  })

  it.each([
    ['legal', { tin_number: '12345' }, 'tin_number'],
    ['legal', { vat_number: '00123456789' }, 'vat_number'],
    ['legal', { registration_number: '#1' }, 'registration_number'],
    ['legal', { tin_issue_date: '2190-01-01' }, 'tin_issue_date'],
    ['identity', { year_of_establishment: 2990 }, 'year_of_establishment'],
    ['hours', { days: [{ day: 1, opens: '17:00', closes: '08:00' }] }, 'days.0.closes'],
    ['place', { website: 'javascript:alert(1)' }, 'website'],
  ] as const)('says in %s beside its field what is wrong with %j', async (part, over, field) => {
    const as = await company(app)
    const { status, body } = await put(as, part, over)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await read(as)).completed).toEqual([])
  })

  it('changes what its page shows, so cached pages are dropped', async () => {
    const as = await company(app)
    await put(as, 'hours')
    const [site] = await app.db
      .select({ version: sites.contentVersion })
      .from(sites)
      .where(eq(sites.accountId, as.accountId))
    await put(as, 'legal')
    const [then] = await app.db
      .select({ version: sites.contentVersion })
      .from(sites)
      .where(eq(sites.accountId, as.accountId))
    expect((then?.version ?? 0) - (site?.version ?? 0)).toBe(1)
  })

  it('keeps the name of a company that said only an Amharic one', async () => {
    const as = await company(app)
    await put(as, 'identity', { name: { am: 'ካፋ ቡና' } })
    const [row] = await app.db
      .select({ companyName: accounts.companyName, publicName: accounts.publicName })
      .from(accounts)
      .where(eq(accounts.id, as.accountId))
    expect(row).toEqual({ companyName: 'ካፋ ቡና', publicName: { am: 'ካፋ ቡና' } })
  })
})
