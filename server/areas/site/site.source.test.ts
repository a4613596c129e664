import type { Pool } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SECTIONS } from '../../../openapi/schemas/profile.ts'
import { entriesOf } from '../../../src/documents/site-data.ts'
import { individual, type Person } from '../../../tests/factories/people.ts'
import { detailBody, everyField, setupBody } from '../../../tests/factories/profile.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { createSiteSource } from './site.source.ts'

let app: TestApp
let as: Person
beforeAll(async () => {
  app = await testApp()
  as = await individual(app, { username: 'Everything' })
  for (const key of SECTIONS) await sectionEntry(app, as, key, {}, `first-${key.replace('_', '-')}`)
  for (const key of ['skills', 'education'] as const)
    for (const n of [2, 3]) await sectionEntry(app, as, key, {}, `entry${n}`)
  const { personal, setup } = everyField(['site'])
  const put = async (path: string, body: unknown) =>
    expect((await app.call('PUT', path, { as, body })).status, path).toBeLessThan(300)
  await put('/personal/detail', await detailBody(app, as, { audiences: personal }))
  await put(
    '/account/setup',
    await setupBody(app, as, {
      audiences: setup,
      salary: { from: 1, to: 2, currency: 'ETB' },
      employment_status: 'employed',
      nickname: { am: 'ሰላም' },
    }),
  )
  await put('/sections.order', { key: 'hobbies', position: 0 })
  await put('/sections/team', { visible: false, audience: ['site'], version: 1 })
  await app.call('POST', '/site/publish', { as, body: { indexable: true, version: 1 } })
})
const found = async () => {
  const answer = await createSiteSource(app.services).findSite('everything')
  if (answer?.kind !== 'site') throw new Error('The site was not found.')
  return answer.data
}

describe('the data of a site’s page', () => {
  it('takes two statements, whatever it shows', async () => {
    await found()
    const { $client: pool } = app.db as typeof app.db & { readonly $client: Pool }
    const statements = vi.spyOn(pool, 'query')
    await found()
    expect(statements).toHaveBeenCalledTimes(2)
    statements.mockRestore()
  })

  it('has its sections in the person’s order, without hidden ones, each with its entries in theirs', async () => {
    const { sections } = await found()
    expect(sections.map(({ key }) => key)).toEqual([
      'hobbies',
      ...SECTIONS.filter((key) => key !== 'hobbies' && key !== 'team'),
    ])
    expect(entriesOf(sections, 'skills').map(({ name }) => name.en?.split(' ')[0])).toEqual([
      'first-skills',
      'entry2',
      'entry3',
    ])
    expect(entriesOf(sections, 'team')).toEqual([])
  })

  it('has files ready to load and keys of lists with their names', async () => {
    const { sections, photo, cover } = await found()
    const address = expect.stringMatching(/^\/lyu\/[\da-f-]{36}\.webp$/)
    const picture = { url: address, width: 40, height: 30, small: null }
    expect([photo, cover]).toEqual([picture, picture])
    expect(entriesOf(sections, 'testimonials')[0]).toMatchObject({ picture, rating: 4 })
    expect(entriesOf(sections, 'products')[0]).toMatchObject({
      images: [picture, picture],
      price: { amount: 1200, currency: 'ETB' },
    })
    expect(entriesOf(sections, 'experience')[0]).toMatchObject({
      employment_type: { key: 'full-time', name: { en: expect.any(String), am: expect.any(String) } },
      end_date: '2018-07-01',
    })
    const [work] = entriesOf(sections, 'published_works')
    expect(work?.attachment).toEqual({
      url: expect.stringMatching(/\/lyu\/[\da-f-]{36}\.pdf$/),
      name: 'paper.pdf',
      bytes: expect.any(Number),
    })
    expect(Object.keys(work ?? {})).not.toContain('attachment_id')
    expect(work?.country.key).toBe('ET')
  })

  it('has the personal details that its readers may see, in the order of the form, in both languages', async () => {
    const { facts, nickname } = await found()
    expect(facts.map(({ key }) => key)).toEqual([
      'birth_date',
      'sex',
      'nationality',
      'blood_group',
      'marital_status',
      'religion',
      'country',
      'region',
      'zone',
      'woreda',
      'kebele',
      'location',
      'salary',
      'employment_status',
    ])
    expect(nickname).toEqual({ am: 'ሰላም' })
    const fact = (key: string) => facts.find((one) => one.key === key)
    expect(fact('birth_date')).toEqual({ key: 'birth_date', date: '1990-04-12' })
    expect(fact('region')).toMatchObject({ text: { en: 'Addis Ababa', am: 'አዲስ አበባ' } })
    expect(fact('woreda')).toMatchObject({ text: { en: 'Woreda 3' } })
    expect(fact('salary')).toEqual({ key: 'salary', range: { from: 1, to: 2, currency: 'ETB' } })
  })
})
