import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { COMPANY_SECTIONS, SECTIONS } from '../../../openapi/schemas/profile.ts'
import type { Audience } from '../../../openapi/schemas/primitives.ts'
import { partBody, verification } from '../../../tests/factories/companies.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { uploadDocument } from '../../../tests/factories/documents.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { views } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { createSiteSource, isPublicFile } from './site.source.ts'
import type { Looker } from '../../kernel/audience.ts'

let app: TestApp
let firm: Person
let code = ''
let logo = ''
/** The documents of the visible licence and of the hidden one. */
let papers: readonly string[] = []
/** Unique texts by which each fact of the company is recognised in a page. */
const MARKS = {
  tin: '0044556677',
  vat: '0099887766',
  registration: 'PLANTED/REG/77',
  tinAuthority: 'planted-tin-authority',
  email: 'planted-office@example.com',
  phone: '+251471115573',
  street: 'planted-street',
  latitude: '7.123456',
  box: 'planted-box',
  hiddenLicence: 'planted-hidden-licence',
  document: 'planted-document.pdf',
} as const
type Mark = keyof typeof MARKS

const ok = async (method: 'POST' | 'PUT', path: string, body: unknown, as = firm): Promise<Record<string, unknown>> => {
  const answer = await app.call(method, path, { as, body })
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}
const versions = { legal: 1, place: 1 }
/** Shows numbers and contact only to these readers. */
async function showTo(audience: readonly Audience[]): Promise<void> {
  const numbers = {
    tin_number: MARKS.tin,
    tin_authority: { en: MARKS.tinAuthority },
    vat_number: MARKS.vat,
    registration_number: MARKS.registration,
  }
  await ok(
    'PUT',
    '/company/information/legal',
    partBody('legal', versions.legal, {
      ...numbers,
      audiences: { tin_number: audience, vat_number: audience, registration_number: audience },
    }),
  )
  const reach = {
    email: MARKS.email,
    phone_number: MARKS.phone,
    street_address: { en: MARKS.street },
    po_box: MARKS.box,
    map: { latitude: 7.123456, longitude: 36.8 },
  }
  await ok(
    'PUT',
    '/company/information/place',
    partBody('place', versions.place, {
      ...reach,
      audiences: { email: audience, phone_number: audience, address: audience },
    }),
  )
  versions.legal += 1
  versions.place += 1
}
const licence = (name: string, visible: boolean, attachment_id: string | null = null) => ({
  name: { en: name },
  number: 'L-1',
  authority: { en: 'Trade bureau' },
  issued_on: '2024-01-05',
  expires_on: '2027-01-05',
  attachment_id,
  visible,
})

beforeAll(async () => {
  app = await testApp()
  firm = await company(app, {
    username: 'Kaffa.Roasters',
    email: 'owner-secret@example.com',
    user: { phoneNumber: '+251911999888' },
  })
  logo = (await uploadPicture(app, firm)).id
  await ok('PUT', '/company/information/identity', partBody('identity', 1, { logo_id: logo }))
  await ok('PUT', '/company/information/business', partBody('business', 1))
  await ok('PUT', '/company/information/hours', partBody('hours', 1, { note: { en: 'Closed for lunch' } }))
  await ok('PUT', '/company/information/size', partBody('size', 1))
  papers = await Promise.all([0, 1].map(async () => (await uploadDocument(app, firm, MARKS.document)).id))
  await ok('POST', '/licences', licence('Export licence', true, papers[0]))
  await ok('POST', '/licences', licence(MARKS.hiddenLicence, false, papers[1]))
  for (const key of COMPANY_SECTIONS) await sectionEntry(app, firm, key, {}, `shown-${key.replace('_', '-')}`)
  code = (await app.call<{ code: string }>('GET', '/card', { as: firm })).body.code
  await ok('POST', '/site/publish', {
    indexable: true,
    version: (await app.call<{ version: number }>('GET', '/site', { as: firm })).body.version,
  })
})
const found = async () => {
  const answer = await createSiteSource(app.services).findSite('kaffa.roasters')
  if (answer?.kind !== 'site' || answer.data.company === null) throw new Error('The company was not found.')
  return { ...answer.data, company: answer.data.company }
}
const page = async (path: string, remoteAddress = '127.0.0.1') =>
  (await app.app.inject({ url: path, remoteAddress })).body

describe('the page of a company', () => {
  it('has facts, hours, figures, address and visible licences, with names instead of keys', async () => {
    await showTo(['site', 'card'])
    const { name, headline, photo, company: facts, email, facts: personal } = await found()
    expect([name, headline?.en, email, personal]).toEqual([
      { en: 'Kaffa Roasters', am: 'ካፋ ቡና ቆዪዎች' },
      'Coffee from the forest',
      MARKS.email,
      [],
    ])
    expect(photo?.url).toContain(logo)
    expect(facts).toMatchObject({
      is_verified: false,
      year: 2012,
      employees: 46,
      branches: 2,
      offices: 3,
      website: 'https://kaffa.example.com',
      business_type: { en: expect.any(String), am: expect.any(String) },
      legal_structure: { en: expect.any(String) },
      address: {
        street: { en: MARKS.street },
        region: { en: 'Oromia' },
        zone: { en: expect.any(String) },
        country: { key: 'ET' },
      },
      map: { latitude: 7.123456, longitude: 36.8 },
      hours: {
        days: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' })),
        note: { en: 'Closed for lunch' },
      },
      numbers: [{ key: 'tin_number', number: MARKS.tin }, { key: 'vat_number' }, { key: 'registration_number' }],
      follow: expect.stringMatching(/\/company\/follow\/Kaffa\.Roasters$/),
    })
    expect(facts.licences.map(({ name: { en } }) => en)).toEqual(['Export licence'])
    expect(facts.business_type?.en).not.toBe('coffee')
  })

  it('is read in two statements', async () => {
    const { $client: pool } = app.db as typeof app.db & { readonly $client: Pool }
    const statements = vi.spyOn(pool, 'query')
    await found()
    expect(statements).toHaveBeenCalledTimes(2)
    statements.mockRestore()
  })

  it('is public at its address and in the sitemap, marks today in the hours, and counts views', async () => {
    const html = await page('/@Kaffa.Roasters')
    for (const text of [
      'Kaffa Roasters',
      'Coffee from the forest',
      'aria-current="date"',
      '"@type":"LocalBusiness"',
      'openstreetmap.org',
      '/company/follow/Kaffa.Roasters',
      'Export licence',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('googleapis')
    expect(await page('/sitemap.xml')).toContain('/@Kaffa.Roasters')
    // The same viewer counts only once in half an hour, so another one scans.
    await page(`/${code}?via=qr`, '127.0.0.9')
    await expect
      .poll(async () =>
        (await app.db.select().from(views).where(eq(views.accountId, firm.accountId)))
          .map(({ source }) => source)
          .toSorted(),
      )
      .toEqual(['link', 'qr'])
  })

  it('shows edits, and the verified badge only while the company is verified', async () => {
    await page('/@Kaffa.Roasters')
    await ok('PUT', '/company/information/hours', partBody('hours', 2, { note: { en: 'Open on holidays' } }))
    // The cache hears of a change through the database, so this may take a moment.
    await expect.poll(() => page('/@Kaffa.Roasters')).toContain('Open on holidays')
    await verification(app, firm, 'verified')
    expect((await found()).company.is_verified).toBe(true)
    await verification(app, firm, 'refused')
    expect((await found()).company.is_verified).toBe(false)
  })

  it('never shows anything about the user who owns it', async () => {
    const all = [await page('/@Kaffa.Roasters'), await page(`/${code}`), await page(`/${code}.vcf`)].join(' ')
    for (const secret of ['owner-secret', '911999888', '911 99']) expect(all).not.toContain(secret)
  })

  it('shows a licence without its document, which only the company can open', async () => {
    const all = JSON.stringify(await found()) + (await page('/@Kaffa.Roasters'))
    for (const id of papers) {
      expect(all).not.toContain(id)
      expect(await isPublicFile(app.db, id)).toBe(false)
      expect((await app.app.inject({ url: `/lyu/${id}.pdf` })).statusCode).toBe(404)
    }
    const { body } = await app.call<{ data: { files: Record<string, { url: string; name: string }> }[] }>(
      'GET',
      '/licences',
      { as: firm },
    )
    const own = body.data.flatMap(({ files }) => Object.values(files))
    expect(own.map(({ name }) => name)).toEqual([MARKS.document, MARKS.document])
    for (const { url } of own) expect((await app.app.inject({ url })).statusCode).toBe(200)
  })

  it('is gone while its owner is disabled, and so is its logo', async () => {
    expect(await isPublicFile(app.db, logo)).toBe(true)
    await app.db.update(users).set({ disabledAt: app.clock.now() }).where(eq(users.id, firm.userId))
    expect(await createSiteSource(app.services).findSite('kaffa.roasters')).toBeNull()
    expect(await isPublicFile(app.db, logo)).toBe(false)
    await app.db.update(users).set({ disabledAt: null }).where(eq(users.id, firm.userId))
  })
})

/** Which of these texts the reader may see when the company shows numbers and contact to `to`. */
const REACH = ['email', 'phone', 'street', 'latitude', 'box'] as const satisfies readonly Mark[]
const NUMBERS = ['tin', 'vat', 'registration', 'tinAuthority'] as const satisfies readonly Mark[]
describe.each([
  { to: [], site: [], card: [] },
  { to: ['site'], site: [...NUMBERS, ...REACH], card: [] },
  { to: ['card'], site: [], card: [...NUMBERS, ...REACH] },
  { to: ['site', 'card'], site: [...NUMBERS, ...REACH], card: [...NUMBERS, ...REACH] },
] as const)('with numbers and contact shown to $to', ({ to, ...may }) => {
  beforeAll(() => showTo(to))
  const seen = (text: string) => (Object.keys(MARKS) as Mark[]).filter((mark) => text.includes(MARKS[mark]))

  it('gives the page exactly what its readers may see', async () => {
    expect(seen(JSON.stringify(await found())).toSorted()).toEqual([...may.site].toSorted())
    for (const lang of ['en', 'am'])
      await expect
        .poll(async () =>
          seen(await page(`/@Kaffa.Roasters?lang=${lang}`)).filter((mark) => !may.site.some((one) => one === mark)),
        )
        .toEqual([])
  })

  it('shows in a preview what that reader would see, and the owner everything that is visible', async () => {
    for (const as of ['site', 'card', 'resume', 'employer', 'me'] as const satisfies readonly Looker[]) {
      const claim = {
        account: firm.accountId,
        as,
        template: 'template3',
        language: 'en',
        look: null,
        expires: Number.MAX_SAFE_INTEGER,
      } as const
      const shown = seen(JSON.stringify(await createSiteSource(app.services).findPreview(claim)))
      expect(shown.toSorted(), as).toEqual(
        as === 'me' ? [...NUMBERS, ...REACH].toSorted() : as === 'site' || as === 'card' ? [...may[as]].toSorted() : [],
      )
    }
  })

  it('has no registration numbers on the card, and contact only if card holders may see it', async () => {
    const texts = async () =>
      [
        await page(`/${code}`),
        await page(`/${code}.vcf`),
        JSON.stringify((await app.call('GET', '/card', { as: firm })).body),
      ].join(' ')
    await expect
      .poll(async () =>
        seen(await texts()).filter(
          (mark) => !(REACH as readonly Mark[]).includes(mark) || !may.card.some((one) => one === mark),
        ),
      )
      .toEqual([])
  })
})

describe('sections and templates of a company', () => {
  it('has only the sections of companies, and can arrange them', async () => {
    const as = await company(app)
    const keys = async () => (await app.call<{ key: string }[]>('GET', '/sections', { as })).body.map(({ key }) => key)
    expect(await keys()).toEqual([...COMPANY_SECTIONS])
    for (const key of SECTIONS.filter((one) => !COMPANY_SECTIONS.some((own) => own === one))) {
      expect(
        (await app.call('PUT', `/sections/${key}`, { as, body: { visible: true, audience: ['site'], version: 1 } }))
          .status,
        key,
      ).toBe(404)
      expect((await app.call('PUT', '/sections.order', { as, body: { key, position: 0 } })).status, key).toBe(422)
    }
    await ok('PUT', '/sections.order', { key: 'team', position: 0 }, as)
    expect(await keys()).toEqual(['team', ...COMPANY_SECTIONS.filter((key) => key !== 'team')])
    const hidden = await ok('PUT', '/sections/services', { visible: false, audience: [], version: 1 }, as)
    expect(hidden).toMatchObject({ key: 'services', visible: false, version: 2 })
  })

  it('can use every template, while individuals cannot use those for companies', async () => {
    const look = {
      primary_colour: '#b3261e',
      second_colour: '#7a4a12',
      text_colour: '#1d1a17',
      font: 'noto',
      indexable: false,
      version: 1,
    }
    const [as, someone] = [await company(app), await individual(app)]
    for (const [n, template] of (['template3', 'template1', 'starter'] as const).entries())
      expect(await ok('PUT', '/site', { ...look, template, version: n + 1 }, as)).toMatchObject({
        template,
        version: n + 2,
      })
    const refused = await app.call('PUT', '/site', { as: someone, body: { ...look, template: 'template3' } })
    expect([refused.status, Object.keys(refused.body['errors'] as object)]).toEqual([422, ['template']])
    const claim = { template: 'template3', as: 'site', language: 'en', look: null }
    expect((await app.call('POST', '/site/preview', { as: someone, body: claim })).status).toBe(422)
    const { url } = await ok('POST', '/site/preview', claim, as)
    expect(await page(String(url))).toContain('class="signal')
  })

  it('creates site and code when they are first needed', async () => {
    const as = await company(app)
    expect((await app.call<{ status: string; missing: string[] }>('GET', '/site', { as })).body).toMatchObject({
      status: 'unpublished',
      missing: ['section'],
    })
    const [first, again] = await Promise.all(
      [0, 1].map(async () => (await app.call<{ code: string }>('GET', '/card', { as })).body.code),
    )
    expect(first).toBe(again)
    const [row] = await app.db.select().from(accounts).where(eq(accounts.id, as.accountId))
    expect(await page(`/${first}`)).toContain(row?.companyName)
  })
})

describe('the card of a company', () => {
  it.each(['3.0', '4.0'])('is an organisation with address and coordinates in a vCard %s', async (version) => {
    await showTo(['site', 'card'])
    const { payload } = await app.app.inject({ url: `/${code}.vcf?version=${version}` })
    const lines = payload.replaceAll('\r\n ', '').split('\r\n')
    const has = (start: string) => lines.filter((line) => line.startsWith(start))
    expect(has('ORG')[0]).toMatch(/:Kaffa Roasters$/)
    expect(has('KIND')).toEqual(version === '4.0' ? ['KIND:org'] : [])
    expect(has('N:')).toEqual(['N:;;;;'])
    expect(has('ADR')[0]).toContain(`:${MARKS.box};;${MARKS.street};`)
    expect(has('GEO')).toEqual([version === '4.0' ? 'GEO:geo:7.123456,36.8' : 'GEO:7.123456;36.8'])
    expect(has('URL')).toHaveLength(2)
    expect(has('TEL')[0]?.toUpperCase()).toContain('WORK')
  })

  it.each(['front', 'back'])('can be printed in both languages (%s)', async (side) => {
    for (const language of ['en', 'am']) {
      const { status, bytes } = await app.call('GET', `/card/svg/${side}?language=${language}`, { as: firm })
      expect([status, bytes.includes('<svg')]).toEqual([200, true])
    }
  })
})
