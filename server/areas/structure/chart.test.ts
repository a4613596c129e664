import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Chart } from '../../../openapi/chart-cards.ts'
import { employee, company, individual, type Person } from '../../../tests/factories/people.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { department, position } from '../../../tests/factories/structure.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { employments } from '../../db/company-tables.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'

let test: TestApp
let firm: Person
let hana: Awaited<ReturnType<typeof employee>>
let places: { readonly head: string; readonly sorter: string; readonly guard: string }

/** Gives an employee a seat. */
const seat = (who: Person, positionId: string, over: Partial<typeof employments.$inferInsert> = {}) =>
  test.db
    .update(employments)
    .set({ positionId, ...over })
    .where(eq(employments.userId, who.userId))
const chartOf = async (as: Person, lang = 'en') =>
  (await test.call<Chart>('GET', '/chart', { as, headers: { lang } })).body
const named = (chart: Chart, title: string) => chart.nodes.find((node) => node.title.en === title)

beforeAll(async () => {
  test = await testApp()
  firm = await company(test, { account: { publicName: { en: 'Bunna Works', am: 'ቡና ወርክስ' } } })
  const { id: departmentId } = await department(test, firm, { name: { en: 'Processing', am: 'ዝግጅት' } })
  const head = await position(test, firm, { departmentId, title: { en: 'Head', am: 'ኃላፊ' }, headcount: 1 })
  const sorter = await position(test, firm, {
    departmentId,
    title: { en: 'Sorter', am: 'መራጭ' },
    headcount: 3,
    reportsToId: head.id,
  })
  const guard = await position(test, firm, {
    departmentId,
    title: { en: 'Guard', am: 'ጥበቃ' },
    headcount: 2,
    reportsToId: head.id,
  })
  places = { head: head.id, sorter: sorter.id, guard: guard.id }
  hana = await employee(test, {
    of: firm,
    username: 'hana',
    user: { displayName: { en: 'Hana Bekele', am: 'ሐና በቀለ' } },
  })
  await seat(hana, sorter.id)
})

describe('the chart', () => {
  it('has every position with its superior and the people who hold it', async () => {
    const chart = await chartOf(firm)
    expect(chart.company).toEqual({ en: 'Bunna Works', am: 'ቡና ወርክስ' })
    expect(
      chart.nodes.map(({ title, headcount, reports_to_id, people }) => [
        title.en,
        headcount,
        reports_to_id,
        people.length,
      ]),
    ).toEqual([
      ['Guard', 2, places.head, 0],
      ['Head', 1, null, 0],
      ['Sorter', 3, places.head, 1],
    ])
    expect(named(chart, 'Sorter')?.people[0]).toMatchObject({
      name: { en: 'Hana Bekele', am: 'ሐና በቀለ' },
      username: null,
      photo: null,
    })
  })

  it('is sorted in the reader’s language', async () => {
    expect((await chartOf(firm, 'am')).nodes.map(({ title }) => title.am)).toEqual(['ኃላፊ', 'መራጭ', 'ጥበቃ'])
  })

  it('is the same for employees, and hidden from everyone else', async () => {
    expect(await chartOf(hana)).toEqual(await chartOf(firm))
    expect((await chartOf(await company(test))).nodes).toEqual([])
    expect((await test.call('GET', '/chart', { as: await individual(test) })).status).toBe(403)
  })

  it('leaves out people whose last day is over, even if their employment has not been ended yet', async () => {
    const leaving = await employee(test, { of: firm })
    await seat(leaving, places.guard, { lastDay: '2026-03-02' })
    expect(named(await chartOf(firm), 'Guard')?.people).toHaveLength(1)
    test.clock.advance(86_400_000)
    expect(named(await chartOf(firm), 'Guard')?.people).toEqual([])
    test.clock.advance(-86_400_000)
    await test.db.update(employments).set({ endedAt: test.clock.now() }).where(eq(employments.userId, leaving.userId))
    expect(named(await chartOf(firm), 'Guard')?.people).toEqual([])
  })

  it('says when somebody begins who has accepted an offer, in the export too', async () => {
    const coming = await employee(test, { of: firm, user: { displayName: { en: 'Lulit Abate' } } })
    await seat(coming, places.guard, { startedOn: '2026-03-09' })
    const begins = async () => named(await chartOf(firm), 'Guard')?.people.map((person) => person.starts_on)
    const words = async () =>
      (await pdfTexts((await test.call('GET', '/chart/organisation-chart.pdf', { as: firm })).bytes))[0]?.words
    expect(await begins()).toEqual(['2026-03-09'])
    expect(named(await chartOf(firm), 'Sorter')?.people[0]?.starts_on).toBeNull()
    expect(await words()).toContain('LulitAbatefrom9Mar')
    test.clock.advance(7 * 86_400_000)
    expect(await begins()).toEqual([null])
    expect(await words()).not.toContain('from9Mar')
    test.clock.advance(-7 * 86_400_000)
    await test.db.update(employments).set({ endedAt: test.clock.now() }).where(eq(employments.userId, coming.userId))
  })

  it('names a person’s page only while it is public, and shows a photo only where its owner allows it', async () => {
    const { id } = await uploadPicture(test, { ...hana, accountId: hana.own })
    await test.db
      .update(accounts)
      .set({ pictureId: id, audiences: { photo: ['site'] } })
      .where(eq(accounts.id, hana.own))
    const holder = async () => named(await chartOf(firm), 'Sorter')?.people[0]
    expect(await holder()).toMatchObject({ username: null, photo: null })
    await test.db.update(sites).set({ status: 'published' }).where(eq(sites.accountId, hana.own))
    expect(await holder()).toMatchObject({ username: 'hana', photo: expect.stringContaining(id) as string })
    await test.db
      .update(accounts)
      .set({ audiences: { photo: ['card'] } })
      .where(eq(accounts.id, hana.own))
    expect(await holder()).toMatchObject({ username: 'hana', photo: null })
  })
})

describe('the exported chart', () => {
  const get = (file: string, query = '') => test.call('GET', `/chart/organisation-chart.${file}${query}`, { as: hana })

  it('is an SVG with texts as outlines and a title for screen readers', async () => {
    const { headers, bytes } = await get('svg', '?language=am')
    expect(headers['content-type']).toBe('image/svg+xml')
    const svg = bytes.toString()
    expect(svg).toContain('<title id="t">ቡና ወርክስ፦ የአደረጃጀት ሠንጠረዥ</title>')
    expect(svg).toContain('xml:lang="am"')
    expect(svg).not.toContain('<text')
  })

  it('is a PDF of one page with real text in the requested language', async () => {
    const [english, amharic] = await Promise.all(
      ['?language=en', '?language=am'].map(async (query) => pdfTexts((await get('pdf', query)).bytes)),
    )
    expect(english).toHaveLength(1)
    for (const words of ['BunnaWorks', 'Sorter', 'HanaBekele', 'Vacant', '3positions'])
      expect(english?.[0]?.words).toContain(words)
    for (const words of ['ቡናወርክስ', 'መራጭ', 'ሐናበቀለ', 'ክፍትቦታ']) expect(amharic?.[0]?.words).toContain(words)
  })

  it('shows the date in the reader’s calendar', async () => {
    await test.db.update(users).set({ calendar: 'ethiopian' }).where(eq(users.id, hana.userId))
    expect((await pdfTexts((await get('pdf', '?language=en')).bytes))[0]?.words).toContain('EC')
  })

  it('is a PNG of the whole chart', async () => {
    const { headers, bytes } = await get('png')
    expect(headers['content-type']).toBe('image/png')
    const { width, height, format } = await sharp(bytes).metadata()
    expect(format).toBe('png')
    expect(Math.max(width, height)).toBeLessThanOrEqual(12_000)
    // Blue dots are people and brown rings open seats, so this is not an empty picture.
    expect((await sharp(bytes).stats()).isOpaque).toBe(true)
    expect((await sharp(bytes).stats()).entropy).toBeGreaterThan(0.05)
  })

  it('says that a company has no positions', async () => {
    const answer = await test.call('GET', '/chart/organisation-chart.pdf', {
      as: await company(test, { account: { publicName: { en: 'New firm' } } }),
    })
    expect((await pdfTexts(answer.bytes))[0]?.words).toContain('0positions')
  })
})
