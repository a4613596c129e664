import { beforeAll, describe, expect, it } from 'vitest'
import { daysAfter, todayIn } from '../../kernel/days.ts'
import { FIRST_POLICIES } from '../../db/policies/first-policies.ts'
import { richTextOf } from '../../db/help/help-text.ts'
import { seedReference } from '../../db/seed.ts'
import { policy } from '../../../openapi/resources/policy.ts'
import type { Row } from '../../../tests/factories/entries.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const today = () => todayIn(app.clock.now())
const said = (text: string) => [{ type: 'paragraph', text: [{ text }] }]
const bodyOf = (words: string, from: string, over: object = {}) => ({
  title: { en: `Terms: ${words}`, am: `ደንብ፦ ${words}` },
  kind: 'terms',
  effective_from: from,
  changes: { en: `Changed: ${words}` },
  body: { en: said(`These are the ${words}.`), am: said(`እነዚህ ${words} ናቸው።`) },
  active: true,
  ...over,
})
type Answer = Row & { readonly errors?: object; readonly data?: object }
const create = (words: string, from: string, over: object = {}) =>
  app.call<Answer>('POST', '/policies', { as: admin, body: bodyOf(words, from, over) })
const edit = ({ id, version }: Row, words: string, from: string, over: object = {}) =>
  app.call<Answer>('PUT', `/policies/${id}`, { as: admin, body: { ...bodyOf(words, from, over), version } })
const page = (query = '') => app.app.inject({ url: `/privacy-policy${query}` })
/** News of a change comes a moment after it on PostgreSQL. */
async function shows(part: string, query = '?policy=terms'): Promise<void> {
  await expect.poll(async () => (await page(query)).body).toContain(part)
}

describe('a version of a policy', () => {
  it('is a draft, then announced, then in effect by its day alone; the one before stays readable', async () => {
    const old = await create('old rules', today())
    expect(old.status, JSON.stringify(old.body)).toBe(201)
    await shows('These are the old rules.')
    const coming = daysAfter(today(), 10)
    const draft = await create('new rules', coming, { active: false })
    expect((await page(`?policy=terms&version=${coming}`)).statusCode).toBe(404)
    expect((await edit(draft.body, 'new rules', coming)).status).toBe(200)
    await shows('A new version applies from')
    await shows('Changed: new rules')
    await shows('These are the new rules.', `?policy=terms&version=${coming}`)
    await shows('እነዚህ new rules ናቸው።', `?policy=terms&version=${coming}&lang=am`)
    const before = today()
    app.clock.advance(10 * 86_400_000)
    await shows('These are the new rules.')
    await shows('These are the old rules.', `?policy=terms&version=${before}`)
    expect((await page(`?policy=terms&version=${before}`)).body).toContain('noindex')
  })

  it('that is in effect or was is neither edited nor deleted', async () => {
    const { body: row } = await create('fixed rules', today())
    const later = daysAfter(today(), 3)
    expect(await edit(row, 'other rules', later)).toMatchObject({
      status: 422,
      body: {
        errors: { effective_from: ['This version is or was in effect, so it can’t be changed. Add a new version.'] },
      },
    })
    expect((await edit(row, 'fixed rules', today(), { active: false })).status).toBe(422)
    expect(await app.call<Answer>('DELETE', `/policies/${row.id}`, { as: admin })).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'reader', count: 1 }] } },
    })
    await shows('These are the fixed rules.')
  })

  it('is not saved for a day that is over, as a draft neither', async () => {
    const yesterday = daysAfter(today(), -1)
    const late = { status: 422, body: { errors: { effective_from: ['Choose today or a later day'] } } }
    expect(await create('late rules', yesterday)).toMatchObject(late)
    expect(await create('late rules', yesterday, { active: false })).toMatchObject(late)
    const { body: draft } = await create('late rules', today(), { active: false })
    expect(await edit(draft, 'late rules', yesterday, { active: false })).toMatchObject(late)
  })

  it('can be edited, deleted and restored as a draft after its day, but not switched on for it', async () => {
    const day = today()
    const { body: first } = await create('late rules', day, { active: false })
    app.clock.advance(86_400_000)
    const { status, body: draft } = await edit(first, 'later rules', day, { active: false })
    expect(status).toBe(200)
    expect((await edit(draft, 'later rules', day)).status).toBe(422)
    expect((await app.call('DELETE', `/policies/${draft.id}`, { as: admin })).status).toBe(204)
    expect((await app.call('POST', `/policies/${draft.id}/restore`, { as: admin })).status).toBe(200)
    const { body: announced } = await create('far rules', daysAfter(today(), 30))
    expect((await app.call('DELETE', `/policies/${announced.id}`, { as: admin })).status).toBe(204)
  })
})

describe('the page of the policies', () => {
  it('is 404 for what is no policy or version, and leads to the others', async () => {
    for (const query of [
      '?policy=nothing',
      '?policy=terms&version=1999-01-01',
      '?policy=terms&version=soon',
      '?policy=cookies',
    ])
      expect((await page(query)).statusCode, query).toBe(404)
    await create('private matters', today(), { kind: 'privacy' })
    await shows('These are the private matters.', '')
    await shows('/privacy-policy?policy=terms', '')
    const { body } = await app.app.inject({ url: '/sitemap.xml' })
    expect(body).toContain('/privacy-policy<')
    expect(body).toContain('/privacy-policy?policy=terms')
  })
})

describe('the first policies', () => {
  it.each(FIRST_POLICIES)(
    'of $kind fit the form in both languages, paragraph by paragraph',
    ({ kind, title, body }) => {
      expect(body.am).toHaveLength(body.en.length)
      const marks = (lines: readonly string[]) => lines.map((line) => /^(## |- )?/u.exec(line)?.[0])
      expect(marks(body.am)).toEqual(marks(body.en))
      const { say } = app.services
      const entry = {
        kind,
        title,
        effective_from: '2026-01-01',
        changes: null,
        body: { en: richTextOf(body.en, 'en', say), am: richTextOf(body.am, 'am', say) },
        active: true,
      }
      expect(policy.body.safeParse(entry).error).toBeUndefined()
    },
  )

  it('are there from the first day, and an installation with its own keeps those', async () => {
    const fresh = async () =>
      (await app.call<{ data: readonly Row[] }>('GET', '/policies?per_page=100', { as: admin })).body.data.length
    const own = await fresh()
    await seedReference(app.services)
    expect(await fresh()).toBe(own)
  })
})
