import { beforeAll, describe, expect, it } from 'vitest'
import type { HelpVotes } from '../../../openapi/schemas/help-vote.ts'
import { collectionOf, type Row } from '../../../tests/factories/entries.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { amharicLink } from '../../../tests/setup/other-language.ts'
import { showsOf } from '../../../tests/setup/shows.ts'
import { MOST_FOUND, SHOWN_PER_TOPIC } from './help.queries.ts'

let app: TestApp
let admin: Person
let topic: Row
let other: Row
const world = () => ({ app, admin })
const faqs = collectionOf(world, 'faq')
const topics = collectionOf(world, 'faqCategory')
const said = (text: string) => [{ type: 'paragraph', text: [{ text }] }]
const ask = async (en: string, am: string, over: Readonly<Record<string, unknown>> = {}) =>
  (await faqs.create(admin, 1, {
    question: { en, am },
    slug: null,
    category_id: topic.id,
    sub_category_id: null,
    answer: { en: said(`About: ${en}`), am: said(`ስለ፦ ${am}`) },
    ...over,
  })) as Row & { readonly slug: string }
const page = (url: string) => app.app.inject({ url })
const shows = showsOf(() => app)
/** The questions that a search finds, in their order. */
const found = async (q: string, lang = 'en') => {
  const { statusCode, body } = await page(`/help-center?q=${encodeURIComponent(q)}&lang=${lang}`)
  expect(statusCode, body).toBe(200)
  const results = /<section class="found".*?<\/section>/su.exec(body)?.[0] ?? ''
  return [...results.matchAll(/<li><a href="\/help-center-detail\/[^"]+"[^>]*>(.*?)<\/a>/gsu)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/gu, ''),
  )
}

beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
  const make = (en: string, am: string) =>
    topics.create(admin, 1, { name: { en, am }, slug: null, description: null, active: true })
  topic = await make('Your page', 'ገጽዎ')
  other = await make('Job offers', 'የቅጥር ጥያቄዎች')
})

describe('the help center', () => {
  it('shows questions by topic, a few of each, and all of them on the page of the topic', async () => {
    for (let n = 1; n <= SHOWN_PER_TOPIC + 1; n++) await ask(`Question number ${n}`, `ጥያቄ ቁጥር ${n}`)
    await shows('/help-center', 200, 'Question number 1<')
    const { body } = await page('/help-center')
    expect(body).not.toContain(`Question number ${SHOWN_PER_TOPIC + 1}<`)
    expect(body).toContain(`All ${SHOWN_PER_TOPIC + 1} questions`)
    // A topic without questions leads nowhere.
    expect(body).not.toContain('Job offers')
    await shows('/help-center?topic=your-page', 200, `Question number ${SHOWN_PER_TOPIC + 1}<`)
    await shows('/help-center?topic=your-page&lang=am', 200, 'ጥያቄ ቁጥር 1<')
    for (const query of ['topic=nothing', 'topic=..', 'topic=job-offers', 'topic=a&topic=b'])
      expect((await page(`/help-center?${query}`)).statusCode, query).toBe(404)
  })

  it('finds answers in both languages, however words are spelled, those with the words in the question first', async () => {
    await ask('How do I look for a doctor?', 'ሐኪም እንዴት እፈልጋለሁ?')
    await ask('Who sees my page?', 'ገጼን ማን ያያል?', { answer: { en: said('A doctor, for example.') } })
    expect(await found('DOCTOR')).toEqual(['How do I look for a doctor?', 'Who sees my page?'])
    expect(await found('ሀኪም', 'am')).toEqual(['ሐኪም እንዴት እፈልጋለሁ?'])
    const doctor = (await page('/help-center?q=doctor&lang=en')).body
    expect(doctor).toContain('<mark>doctor</mark>')
    expect(amharicLink(doctor)).toMatch(/\/help-center\?q=doctor&lang=am$/)
    const none = await page('/help-center?q=%3Cscript%3Ealert(1)%3C/script%3E')
    expect(none.body).toContain('Nothing found for “&lt;script&gt;')
    expect(none.headers['cache-control']).toBe('no-store')
    expect(none.headers['x-robots-tag']).toBe('noindex')
  })

  it('answers what is no search, too long or repeated', async () => {
    for (const query of ['q=', 'q=%20', `q=${'a'.repeat(5000)}`, 'q=a&q=b', 'q=%00', 'q=%ED%A0%80', 'q=%25_%5C'])
      expect((await page(`/help-center?${query}`)).statusCode, query).toBe(200)
    for (let n = 0; n < MOST_FOUND + 1; n++) await ask(`Zebra ${n}`, `የሜዳ አህያ ${n}`)
    expect(await found('zebra')).toHaveLength(MOST_FOUND)
    expect((await page('/help-center?q=zebra')).body).toContain('There are more answers.')
  })
})

describe('the page of an answer', () => {
  it('is there while its question and topic are active, moves with its address, and is 410 once deleted', async () => {
    const row = await ask('How do I change my address?', 'አድራሻዬን እንዴት እቀይራለሁ?', { category_id: other.id })
    const url = '/help-center-detail/how-do-i-change-my-address'
    await shows(url, 200, 'About: How do I change my address?')
    await shows(`${url}?lang=am`, 200, 'ስለ፦ አድራሻዬን እንዴት እቀይራለሁ?')
    await shows('/sitemap.xml', 200, `${url}</loc>`)
    await shows('/help-center', 200, 'Job offers')
    const change = async (over: object) => {
      const [now] = (await faqs.list(admin, `?q=${encodeURIComponent('my address')}`)) as Row[]
      const whole = await app.call<Row>('GET', `/faqs/${row.id}`, { as: admin })
      const fields = Object.fromEntries(Object.keys(faqs.resource.fields).map((field) => [field, whole.body[field]]))
      const body = { ...fields, active: whole.body['active'], ...over, version: whole.body.version }
      expect((await faqs.put(admin, now ?? row, body)).status).toBe(200)
    }
    await change({ slug: 'another-address' })
    await shows('/help-center-detail/another-address', 200)
    // The two addresses are forgotten one after the other.
    await expect.poll(async () => (await page(url)).headers['location']).toBe('/help-center-detail/another-address')
    await change({ active: false })
    await shows('/help-center-detail/another-address', 410)
    await change({ active: true })
    await shows('/help-center-detail/another-address', 200)
    const now = await app.call<Row>('GET', `/faqs/${row.id}`, { as: admin })
    expect((await app.call('DELETE', `/faqs/${now.body.id}`, { as: admin })).status).toBe(204)
    await shows('/help-center-detail/another-address', 410, 'Search the help center')
    expect((await page('/help-center-detail/never-there')).statusCode).toBe(404)
  })
})

describe('whether an answer helped', () => {
  const say = (slug: string, fields: Readonly<Record<string, string>>, address: string) =>
    app.app.inject({
      method: 'POST',
      url: `/help-center-detail/${slug}?lang=am`,
      remoteAddress: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
      payload: new URLSearchParams(fields).toString(),
    })
  const votes = async (row: Row) => (await app.call<HelpVotes>('GET', `/faqs/${row.id}/votes`, { as: admin })).body

  it('is said without a script, counts once for each reader and day, and thanks', async () => {
    const row = await ask('How do I vote?', 'እንዴት ድምፅ እሰጣለሁ?')
    await shows(`/help-center-detail/${row.slug}`, 200, 'Was this helpful?')
    const first = await say(row.slug, { helpful: 'no', words: 'Too\r\nshort' }, '203.0.113.7')
    expect([first.statusCode, first.headers.location]).toEqual([
      303,
      `/help-center-detail/${row.slug}?thanks=1&lang=am`,
    ])
    const { body, headers } = await page(`/help-center-detail/${row.slug}?thanks=1&lang=am`)
    expect(body).toContain('እናመሰግናለን')
    expect(headers['cache-control']).toBe('no-store')
    expect(await votes(row)).toMatchObject({ yes: 0, no: 1, words: [{ text: 'Too\nshort', helpful: false }] })
    await say(row.slug, { helpful: 'yes', words: '' }, '203.0.113.7')
    await say(row.slug, { helpful: 'yes' }, '203.0.113.8')
    expect(await votes(row)).toEqual({ yes: 2, no: 0, words: [] })
    app.clock.advance(24 * 3_600_000)
    await say(row.slug, { helpful: 'yes' }, '203.0.113.7')
    expect((await votes(row)).yes).toBe(3)
  })

  it('keeps a comment that is too long and says how long it may be; nothing is counted yet', async () => {
    const row = await ask('How long may a comment be?', 'አስተያየት ምን ያህል ይረዝማል?')
    const long = 'ሀ'.repeat(1001)
    const sent = await say(row.slug, { helpful: 'no', words: long }, '203.0.113.10')
    expect(sent.statusCode).toBe(422)
    expect(sent.body).toContain(`>${long}</textarea>`)
    expect(sent.body).toContain('id="words-error"')
    expect(sent.body).toMatch(/words-error">[^<]*1,?000/)
    expect(await votes(row)).toEqual({ yes: 0, no: 0, words: [] })
  })
  it('takes nothing else, and goes with its question', async () => {
    const row = await ask('What is no vote?', 'ድምፅ ያልሆነው ምንድን ነው?')
    for (const helpful of ['', 'maybe']) await say(row.slug, { helpful }, '203.0.113.9')
    expect((await say('never-there', { helpful: 'yes' }, '203.0.113.9')).statusCode).toBe(303)
    expect(await votes(row)).toEqual({ yes: 0, no: 0, words: [] })
    await say(row.slug, { helpful: 'yes' }, '203.0.113.9')
    expect((await app.call('DELETE', `/faqs/${row.id}`, { as: admin })).status).toBe(204)
    expect((await app.call('GET', `/faqs/${row.id}/votes`, { as: admin })).status).toBe(404)
  })
})
