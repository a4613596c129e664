import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { contrast } from '../../../openapi/colour.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { files, qrCodes, users, views } from '../../db/tables.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
type Values = Record<string, unknown>
const get = async (path: string, as: Person): Promise<Values> => {
  const { status, body } = await app.call<Values>('GET', path, { as })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const put = (path: string, as: Person, body: Values) => app.call<Values>('PUT', path, { as, body })
const without = (values: Values, ...keys: readonly string[]): Values => Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)))

describe('personal detail', () => {
  const bodyOf = async (as: Person, over: Values = {}) => ({ ...without(await get('/personal/detail', as), 'email'), ...over })

  it('starts with the defaults of each field and keeps what is changed', async () => {
    const as = await individual(app)
    expect(await get('/personal/detail', as)).toEqual({
      first_name: 'Abebe',
      middle_name: 'Kebede',
      last_name: 'Tessema',
      display_name: null,
      phone_number: null,
      email: as.email,
      audiences: { phone_number: ['card', 'resume', 'employer'], email: ['card', 'resume', 'employer'] },
      version: 1,
    })
    const changed = await put(
      '/personal/detail',
      as,
      await bodyOf(as, { first_name: 'አበበ', display_name: { am: 'አበበ ከበደ' }, phone_number: '+251911204518', audiences: { phone_number: [], email: ['site'] } }),
    )
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ first_name: 'አበበ', display_name: { am: 'አበበ ከበደ' }, audiences: { phone_number: [], email: ['site'] }, version: 2 })
    expect(await get('/personal/detail', as)).toEqual(changed.body)
  })

  it('shows a later writer the newer one', async () => {
    const as = await individual(app)
    const body = await bodyOf(as)
    const answers = await Promise.all(['Almaz', 'Bekele', 'Chala'].map((first_name) => put('/personal/detail', as, { ...body, first_name })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const stale = answers.find((answer) => answer.status === 409)
    expect(stale?.body).toMatchObject({ code: 'stale', data: { current: await get('/personal/detail', as) } })
  })

  it.each([
    ['a number no line can have', { phone_number: '+251911' + '0'.repeat(3) }, 'phone_number'],
    ['a number of another form', { phone_number: '0911204518' }, 'phone_number'],
    ['an empty name', { last_name: '  ' }, 'last_name'],
    ['a repeated audience', { audiences: { phone_number: ['site', 'site'], email: [] } }, 'audiences.phone_number'],
    ['no audience', { audiences: null }, 'audiences'],
    ['an e-mail, which is not changed here', { email: 'x@example.com' }, 'email'],
    ['half a letter', { first_name: 'a\ud800' }, 'first_name'],
  ])('refuses %s', async (_what, over, field) => {
    const as = await individual(app)
    const answer = await put('/personal/detail', as, await bodyOf(as, over))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] ?? {})).toContain(field)
    expect((await get('/personal/detail', as))['version']).toBe(1)
  })

  it('is for administrators without audiences, and not for companies', async () => {
    const admin = await administrator(app)
    expect(await get('/personal/detail', admin)).toMatchObject({ audiences: null })
    expect((await put('/personal/detail', admin, await bodyOf(admin, { first_name: 'Meron' }))).status).toBe(200)
    expect((await put('/personal/detail', admin, await bodyOf(admin, { audiences: { phone_number: [], email: [] } }))).status).toBe(422)
    const firm = await company(app)
    expect((await app.call('GET', '/personal/detail', { as: firm })).status).toBe(403)
    expect((await put('/personal/detail', firm, await bodyOf(admin))).status).toBe(403)
  })
})

describe('account setup', () => {
  const bodyOf = async (as: Person, over: Values = {}) => ({ ...without(await get('/account/setup', as), 'username', 'photo', 'shown'), ...over })

  it('keeps colours as chosen and says what pages make of them', async () => {
    const as = await individual(app)
    const { body, status } = await put(
      '/account/setup',
      as,
      await bodyOf(as, { primary_colour: '#FFFF00', second_colour: '#00ff00', text_colour: '#eeeeee', headline: { en: 'Engineer', am: 'መሐንዲስ' }, language: 'am' }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      primary_colour: '#FFFF00',
      second_colour: '#00ff00',
      text_colour: '#eeeeee',
      headline: { en: 'Engineer', am: 'መሐንዲስ' },
      language: 'am',
      version: 2,
    })
    const { light, dark } = body['shown'] as Record<string, Record<string, string>>
    for (const shades of [light, dark]) expect(contrast(shades?.['text'] ?? '', shades?.['paper'] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect((await get('/user', as))['language']).toBe('am')
  })

  it.each(['red;}</style>', '#fff', 'javascript:alert(1)', '#12345g', ''])('refuses the colour %j', async (primary_colour) => {
    const as = await individual(app)
    const answer = await put('/account/setup', as, await bodyOf(as, { primary_colour }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body['errors'] ?? {})).toEqual(['primary_colour'])
  })

  it('takes a photo, gives the old one up, and takes no one else’s', async () => {
    const [as, other] = [await individual(app), await individual(app)]
    const [first, second, foreign] = [await uploadPicture(app, as), await uploadPicture(app, as), await uploadPicture(app, other)]
    const stateOf = async (id: string) => (await app.db.select({ state: files.state }).from(files).where(eq(files.id, id)))[0]?.state
    expect((await put('/account/setup', as, await bodyOf(as, { photo_id: first.id }))).body).toMatchObject({ photo_id: first.id, photo: first.url })
    expect((await put('/account/setup', as, await bodyOf(as, { photo_id: second.id }))).status).toBe(200)
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['staged', 'attached'])
    const refused = await put('/account/setup', as, await bodyOf(as, { photo_id: foreign.id, headline: { en: 'Changed' } }))
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([422, ['photo_id']])
    expect(await get('/account/setup', as)).toMatchObject({ photo_id: second.id, headline: null, version: 3 })
    expect(await stateOf(foreign.id)).toBe('staged')
    expect((await put('/account/setup', as, await bodyOf(as, { photo_id: null }))).body).toMatchObject({ photo_id: null, photo: null })
  })

  it('is for the owner of an individual account alone', async () => {
    const worker = await employee(app)
    expect((await app.call('GET', '/account/setup', { as: worker })).status).toBe(403)
    expect((await app.call('GET', '/account/setup', { as: { ...worker, accountId: worker.own } })).status).toBe(200)
    expect((await app.call('GET', '/account/setup', { as: await company(app) })).status).toBe(403)
    expect((await app.call('GET', '/account/setup', { as: { token: worker.token, accountId: (await individual(app)).accountId } })).status).toBe(403)
  })
})

describe('sections', () => {
  it('count entries, keep who sees them, and refuse an older version', async () => {
    const as = await individual(app)
    const list = async () => (await app.call<Values[]>('GET', '/sections', { as })).body
    expect(await list()).toEqual([{ key: 'education', visible: true, audience: ['site', 'card', 'resume', 'employer'], position: 0, count: 0, shown: 0, version: 1 }])
    const study = {
      school_name: { en: 'A' },
      degree: { en: 'B' },
      field_of_study: { en: 'C' },
      start_date: '2010-01-01',
      end_date: '2011-01-01',
      grade: null,
      description: null,
      picture_id: null,
    }
    for (const visible of [true, true, false]) await app.call('POST', '/educations', { as, body: { ...study, visible } })
    const changed = await put('/sections/education', as, { visible: false, audience: [], version: 1 })
    expect(changed.body).toEqual({ key: 'education', visible: false, audience: [], position: 0, count: 3, shown: 2, version: 2 })
    const stale = await put('/sections/education', as, { visible: true, audience: [], version: 1 })
    expect([stale.status, stale.body['data']]).toEqual([409, { current: changed.body }])
    expect((await put('/sections/experience', as, { visible: true, audience: [], version: 1 })).status).toBeGreaterThanOrEqual(400)
    expect(await list()).toEqual([changed.body])
  })
})

describe('the card', () => {
  it('has one code for ever, however often it is asked for at once', async () => {
    const as = await individual(app)
    await app.db.delete(qrCodes).where(eq(qrCodes.accountId, as.accountId))
    const cards = await Promise.all(Array.from({ length: 12 }, () => app.call<Values>('GET', '/card', { as })))
    expect(new Set(cards.map(({ body }) => body['code'])).size).toBe(1)
    const card = cards[0]?.body ?? {}
    expect(card).toMatchObject({ url: `${app.services.config.webOrigin}/${String(card['code'])}`, site_url: null, name: { en: 'Abebe Kebede Tessema' }, email: as.email, scans: 0 })
  })

  it('draws its code as SVG and writes its contact as vCard 3.0', async () => {
    const as = await individual(app, { user: { displayName: { en: 'Hanna, "B"; \\W', am: 'ሐና በቀለ ወልዴ በጣም ረጅም ስም ያላት ሰው ናት እና መስመሩ መታጠፍ አለበት' }, phoneNumber: '+251911204518' } })
    const svg = await app.call('GET', '/card/qr.svg', { as })
    expect(svg.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(svg.bytes.toString('utf8')).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"[^>]*><rect [^>]*fill="#ffffff"\/><path fill="#000000" d="M/)
    const lines = async (lang: string) => (await app.call('GET', '/card/contact.vcf', { as, headers: { lang } })).bytes
    const english = (await lines('en')).toString('utf8')
    expect(english).toContain('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Hanna\\, "B"\\; \\\\W\r\nN:;Hanna\\, "B"\\; \\\\W;;;\r\n')
    expect(english).toContain(`\r\nTEL;TYPE=CELL:+251911204518\r\nEMAIL;TYPE=INTERNET:${as.email}\r\nEND:VCARD\r\n`)
    const amharic = (await lines('am')).toString('utf8')
    for (const line of amharic.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(amharic.replaceAll('\r\n ', '')).toContain('FN:ሐና በቀለ ወልዴ በጣም ረጅም ስም ያላት ሰው ናት እና መስመሩ መታጠፍ አለበት\r\n')
  })
})

describe('the dashboard', () => {
  it('counts for each kind of account what is theirs', async () => {
    const as = await individual(app)
    const [today, old] = ['2026-03-02', '2026-01-31']
    const row = { accountId: as.accountId, lastAt: app.clock.now() }
    await app.db.insert(views).values([
      { ...row, day: today, viewer: Buffer.from('a'), source: 'link', count: 2 },
      { ...row, day: today, viewer: Buffer.from('a'), source: 'qr', count: 1 },
      { ...row, day: '2026-02-01', viewer: Buffer.from('a'), source: 'search', count: 4 },
      { ...row, day: old, viewer: Buffer.from('b'), source: 'link', count: 9 },
    ])
    const mine = await get('/dashboard', as)
    const counted = mine['views'] as { days: Values[]; total: number; daily_viewers: number; sources: Values }
    expect(counted.days).toHaveLength(30)
    expect(counted.days[0]).toEqual({ date: '2026-02-01', views: 4, viewers: 1 })
    expect(counted.days[29]).toEqual({ date: today, views: 3, viewers: 1 })
    expect({ ...counted, days: null }).toEqual({ days: null, total: 7, daily_viewers: 2, sources: { link: 2, qr: 1, search: 4 } })
    expect(mine).toMatchObject({ sections: { completed: 0, visible: 1, invisible: 0 }, site: { status: 'unpublished' }, company: null, platform: null })

    const worker = await employee(app)
    expect(await get('/dashboard', worker.company)).toEqual({
      views: null,
      sections: null,
      site: null,
      company: { departments: 0, employees: 1, offers_pending: 0 },
      platform: null,
    })
    expect(await get('/dashboard', worker)).toEqual({ views: null, sections: null, site: null, company: null, platform: null })
    await employee(app, { of: worker.company, former: true })
    expect(await get('/dashboard', worker.company)).toMatchObject({ company: { employees: 1 } })

    const platform = (await get('/dashboard', await administrator(app)))['platform'] as { users: number; companies: number; sign_ups: { date: string; count: number }[] }
    const everyone = await app.db.$count(users)
    expect(platform.users).toBe(everyone)
    expect(platform.sign_ups).toHaveLength(30)
    expect(platform.sign_ups.at(-1)).toEqual({ date: today, count: everyone })
  })
})
