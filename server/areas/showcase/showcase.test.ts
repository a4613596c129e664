import { beforeAll, describe, expect, it } from 'vitest'
import { collectionOf, type Row } from '../../../tests/factories/entries.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { showsOf } from '../../../tests/setup/shows.ts'

let app: TestApp
let admin: Person
const world = () => ({ app, admin })
const types = collectionOf(world, 'userType')
const solutions = collectionOf(world, 'solution')
const features = collectionOf(world, 'feature')
const heroes = collectionOf(world, 'heroSection')
const abouts = collectionOf(world, 'siteAbout')
const voices = collectionOf(world, 'siteTestimonial')
const profiles = collectionOf(world, 'siteSocialMedia')
type Collection = typeof types

const shows = showsOf(() => app)
const page = (url: string) => app.app.inject({ url })
async function leavesOut(url: string, part: string): Promise<void> {
  await expect.poll(async () => (await page(url)).body.includes(part)).toBe(false)
}
const said = (text: string) => ({ en: [{ type: 'paragraph', text: [{ text }] }] })
const add = (to: Collection, over: Readonly<Record<string, unknown>>) => to.create(admin, 1, over)
/** Changes an entry as it is now. */
async function change(of: Collection, { id }: Row, over: Readonly<Record<string, unknown>>): Promise<Row> {
  const all = await of.list(admin)
  const now = all.find((row) => row.id === id)
  const whole = of.resource.get
    ? (await app.call<Row>('GET', `${of.path}/${id}`, { as: admin })).body
    : (now ?? { id, version: 0, position: 0 })
  const fields = Object.fromEntries(Object.keys(of.resource.fields).map((field) => [field, whole[field]]))
  const answer = await of.put(admin, whole, { ...fields, active: whole['active'], ...over, version: whole.version })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as unknown as Row
}

beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

describe('the landing page', () => {
  it('has its own texts while administrators keep nothing, and no empty section', async () => {
    await shows('/', 200, 'Your work, on a page of its own.')
    const { body } = await page('/')
    for (const heading of ['What you can do', 'Who it’s for', 'What others say', 'Elsewhere'])
      expect(body).not.toContain(heading)
    await shows('/?lang=am', 200, 'ሥራዎ፣ በራሱ ገጽ ላይ።')
  })

  it('shows what is active, in its order, as soon as it changes, and leaves out what is switched off', async () => {
    const type = await add(types, { name: { en: 'For weavers', am: 'ለሸማኔዎች' }, slug: null })
    await shows('/', 200, 'href="/user-type-solution/for-weavers"')
    await add(heroes, { headline: { en: 'Cloth that is found.' }, user_type_id: type.id })
    await shows('/', 200, '<h1>Cloth that is found.</h1>')
    const second = await add(heroes, { headline: { en: 'Second in line.' }, user_type_id: type.id })
    await shows('/', 200, 'Second in line.')
    const shown = await add(solutions, { name: { en: 'Find a loom' }, slug: null, user_type_id: type.id })
    await shows('/', 200, 'href="/solutions-detail/find-a-loom"')
    await add(features, { name: { en: 'For all of you' }, solution_id: null, user_type_id: null })
    await shows('/', 200, 'For all of you')
    await add(features, { name: { en: 'For one solution' }, solution_id: shown.id, user_type_id: null })
    await add(voices, { giver_name: { en: 'Almaz' }, content: { en: 'It found me two customers in a week.' } })
    await shows('/', 200, 'It found me two customers in a week.')
    await add(profiles, { platform: 'telegram', url: 'https://t.me/example-sira' })
    await shows('/', 200, 'href="https://t.me/example-sira"')
    expect((await page('/')).body).not.toContain('For one solution')
    await change(solutions, shown, { active: false })
    await leavesOut('/', 'Find a loom')
    await app.call('PUT', `${heroes.path}.order`, { as: admin, body: { id: second.id, position: 0 } })
    await shows('/', 200, '<h1>Second in line.</h1>')
    // A hero section does not lead to a user type that visitors cannot see.
    await change(types, type, { active: false })
    await leavesOut('/', '/user-type-solution/')
  })
})

describe.each([
  ['solution', solutions, '/solutions-detail'],
  ['user type', types, '/user-type-solution'],
] as const)('the page of a %s', (_, of, base) => {
  it('is there while it is active, moves with its address, and is 410 once it was switched off or deleted', async () => {
    const row = await add(of, { name: { en: 'First name', am: 'የመጀመሪያ ስም' }, slug: null, body: said('All of it.') })
    const url = `${base}/first-name`
    await shows(url, 200, 'All of it.')
    await shows(`${url}?lang=am`, 200, 'የመጀመሪያ ስም')
    await shows('/sitemap.xml', 200, `${url}</loc>`)
    const { body } = await page(`${url}?lang=am`)
    const origin = app.services.config.webOrigin
    expect(body).toContain(`<link rel="canonical" href="${origin}${url}?lang=am"/>`)
    expect(body).toContain(`<link rel="alternate" hrefLang="en" href="${origin}${url}"/>`)
    expect(body).toContain('application/ld+json')
    await change(of, row, { slug: 'second-name' })
    await expect.poll(async () => (await page(url)).headers['location']).toBe(`${base}/second-name`)
    await change(of, row, { active: false })
    for (const slug of ['first-name', 'second-name']) await shows(`${base}/${slug}`, 410, 'no longer available')
    await change(of, row, { active: true })
    await shows(`${base}/second-name`, 200)
    expect((await app.call('DELETE', `${of.path}/${row.id}`, { as: admin })).status).toBe(204)
    await shows(`${base}/second-name`, 410)
    for (const never of ['never-there', '..%2Fx', 'A B']) await shows(`${base}/${encodeURI(never)}`, 404)
  })

  it('of one that visitors never saw is what nobody has, and its picture loads only while it is active', async () => {
    const { id } = await uploadPicture(app, admin)
    const row = await add(of, { name: { en: 'In secret' }, slug: null, active: false, picture_id: id })
    expect((await page(`${base}/in-secret`)).statusCode).toBe(404)
    expect((await page(`/lyu/${id}.webp`)).statusCode).toBe(404)
    await change(of, row, { active: true })
    await shows(`${base}/in-secret`, 200, `/lyu/${id}`)
    expect((await page(`/lyu/${id}.webp`)).statusCode).toBe(200)
    await change(of, row, { active: false })
    await shows(`${base}/in-secret`, 410)
    expect((await page(`/lyu/${id}.webp`)).statusCode).toBe(404)
  })
})

describe('the pages of a user type and its solutions', () => {
  it('lead first to the registration that administrators chose, and to that of people where they chose none', async () => {
    const filled = (body: string) => /<a class="button" href="([^"]+)"/u.exec(body.slice(body.indexOf('<article')))?.[1]
    const firms = await add(types, { name: { en: 'For mills' }, slug: null, registers: 'company' })
    await add(solutions, { name: { en: 'Grind flour' }, slug: null, user_type_id: firms.id })
    await add(types, { name: { en: 'For bakers' }, slug: null, registers: null })
    const pages = {
      '/user-type-solution/for-mills': '/register/company',
      '/solutions-detail/grind-flour': '/register/company',
      '/user-type-solution/for-bakers': '/register/user',
    }
    for (const [url, way] of Object.entries(pages)) {
      await shows(url, 200)
      expect(filled((await page(url)).body), url).toBe(way)
    }
  })
})

describe('the page of a solution', () => {
  it('names its user type, its features and others, of those that are active', async () => {
    const type = await add(types, { name: { en: 'For potters' }, slug: null })
    const own = await add(solutions, { name: { en: 'Sell a jug' }, slug: null, user_type_id: type.id })
    const other = await add(solutions, { name: { en: 'Fire a kiln' }, slug: null, user_type_id: type.id })
    await add(features, { name: { en: 'With a handle' }, solution_id: own.id, user_type_id: null })
    const url = '/solutions-detail/sell-a-jug'
    await shows(url, 200, 'With a handle')
    for (const part of ['For potters', 'href="/solutions-detail/fire-a-kiln"']) await shows(url, 200, part)
    await change(solutions, other, { active: false })
    await leavesOut(url, 'Fire a kiln')
    await change(types, type, { active: false })
    await leavesOut(url, 'For potters')
  })
})

describe('who we are', () => {
  it('says what the product is, and the parts that administrators keep', async () => {
    await shows('/who-we-are', 200, 'Who we are')
    const part = await add(abouts, { title: { en: 'Where the pattern comes from' }, body: said('A netela.') })
    await shows('/who-we-are', 200, 'A netela.')
    await change(abouts, part, { active: false })
    await leavesOut('/who-we-are', 'A netela.')
  })
})
