import { beforeAll, describe, expect, it } from 'vitest'
import { am } from '../../../openapi/messages/am.ts'
import { en } from '../../../openapi/messages/en.ts'
import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { administrator, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { carriedTexts } from '../session/languages.present.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ webOrigin: 'https://sira.example', apiOrigin: 'https://sira.example' })
  admin = await administrator(app)
})
interface Language {
  readonly value: string
  readonly version: string
  readonly texts?: Readonly<Record<string, string>>
}
const list = async (query: string) =>
  (await app.call<{ data: InterfaceText[] }>('GET', `/manage/texts?${query}`, { as: admin })).body.data
const text = async (id: string) => {
  const found = (await list(`q=${id}`)).find((row) => row.id === id)
  if (found === undefined) throw new Error(`There is no text ${id}`)
  return found
}
const word = async (id: string, wording: { readonly en?: string | null; readonly am?: string | null }) => {
  const { en: before, am: other, version } = await text(id)
  const body = { en: before, am: other, version, ...wording }
  return app.call<InterfaceText>('PUT', `/manage/texts/${id}`, { as: admin, body })
}
const languages = (lang: 'en' | 'am', headers: Readonly<Record<string, string>> = {}) =>
  app.call<Language[]>('GET', `/front-languages?known=${encodeURIComponent(carriedTexts)}`, {
    headers: { lang, ...headers },
  })
const differing = async (lang: 'en' | 'am') =>
  (await languages(lang)).body.find(({ value }) => value === lang)?.texts ?? {}

describe('the wording of texts', () => {
  it('is found by words of either language, in any spelling, and by a part of the id', async () => {
    for (const query of ['menu.dash', am['menu.dashboard'], 'dashboard menu'])
      expect((await list(`q=${encodeURIComponent(query)}&per_page=100`)).map(({ id }) => id)).toContain(
        'menu.dashboard',
      )
    expect(await list('q=nothing-says-this')).toEqual([])
    expect(await text('menu.dashboard')).toEqual({
      id: 'menu.dashboard',
      original: { en: en['menu.dashboard'], am: am['menu.dashboard'] },
      en: null,
      am: null,
      version: 0,
      changed_at: null,
      changed_by: null,
    })
  })

  it('reaches readers of its language as the one difference, with another tag, until the original is back', async () => {
    const before = await languages('am')
    const tag = { 'if-none-match': String(before.headers['etag']) }
    expect((await languages('am', tag)).status).toBe(304)

    expect(await word('menu.offers', { am: 'የሥራ ጥሪዎች' })).toMatchObject({ status: 200, body: { version: 1 } })
    expect(await differing('am')).toEqual({ 'menu.offers': 'የሥራ ጥሪዎች' })
    expect(await differing('en')).toEqual({})
    const changed = await languages('am', tag)
    expect(changed.status).toBe(200)
    expect((await languages('am', { 'if-none-match': String(changed.headers['etag']) })).status).toBe(304)
    expect((await list('state=changed')).map(({ id, changed_by }) => [id, changed_by !== null])).toEqual([
      ['menu.offers', true],
    ])

    expect((await word('menu.offers', { am: am['menu.offers'] })).body).toMatchObject({ am: null, version: 2 })
    expect(await differing('am')).toEqual({})
    expect(await list('state=changed')).toEqual([])
    expect((await languages('am', tag)).status).toBe(304)
  })

  it('is all texts for a caller who carries none, the changed ones among them', async () => {
    await word('menu.offers', { en: 'Offers of work' })
    const { body } = await app.call<Language[]>('GET', '/front-languages', { headers: { lang: 'en' } })
    expect(body[0]?.texts).toMatchObject({ 'menu.offers': 'Offers of work', 'menu.dashboard': en['menu.dashboard'] })
    await word('menu.offers', { en: null })
  })

  it('is refused where it does not go with its original, in the words of the caller’s language', async () => {
    expect(await word('validation.too_few', { en: 'At least {count}', am: 'ቢያንስ {' })).toMatchObject({
      status: 422,
      body: {
        errors: {
          en: [en['validation.text_values'].replace('{names}', '{minimum}')],
          am: [en['validation.text_malformed']],
        },
      },
    })
    expect((await word('menu.offers', { en: 'x'.repeat(2001) })).status).toBe(422)
    expect((await text('validation.too_few')).version).toBe(0)
    for (const id of ['no.such.text', '__proto__', 'constructor']) {
      const body = { en: 'x', am: null, version: 0 }
      expect((await app.call('PUT', `/manage/texts/${id}`, { as: admin, body })).status).toBe(404)
    }
  })

  it('is stale for whoever saw an older one', async () => {
    await word('menu.plan', { en: 'Subscription' })
    const body = { en: 'Tariff', am: null, version: 0 }
    expect(await app.call('PUT', '/manage/texts/menu.plan', { as: admin, body })).toMatchObject({
      status: 409,
      body: { data: { current: { en: 'Subscription', version: 1 } } },
    })
    await word('menu.plan', { en: null })
  })

  it('is what the server itself says, on pages that were made before, too', async () => {
    const page = async () =>
      (await app.app.inject({ method: 'GET', url: '/help-center', headers: { host: 'sira.example' } })).body
    expect(await page()).not.toContain('asked and answered.')
    await word('document.help.description', { en: 'All about {product}, asked and answered.' })
    await expect.poll(page).toContain('asked and answered.')
    await word('error.not_found', { en: 'There is nothing of that kind' })
    expect(
      (await app.call('PUT', '/manage/texts/none', { as: admin, body: { en: 'x', am: null, version: 0 } })).body,
    ).toMatchObject({ message: 'There is nothing of that kind' })
    await word('document.help.description', { en: null })
    await expect.poll(page).not.toContain('asked and answered.')
    await word('error.not_found', { en: null })
  })

  it('is in the audit log with what it was before, and in the export', async () => {
    await word('menu.plan', { en: 'Subscription' })
    const { body: log } = await app.call<{ data: { id: string; subject_id: string }[] }>(
      'GET',
      '/manage/audit-log?kind=text',
      { as: admin },
    )
    const { body: record } = await app.call('GET', `/manage/audit-log/${log.data[0]?.id}`, { as: admin })
    expect(record).toMatchObject({
      subject_id: 'menu.plan',
      before: { en: en['menu.plan'] },
      after: { en: 'Subscription' },
    })
    const csv = await app.call<string>('GET', '/manage/texts.csv?state=changed', { as: admin })
    expect(csv.bytes.toString()).toContain('Subscription')
    await word('menu.plan', { en: null })
  })
})
