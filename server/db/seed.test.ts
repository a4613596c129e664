import { count } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { REFERENCE_LISTS, referenceEntry, referenceKey, type ReferenceList } from '../../openapi/schemas/reference.ts'
import { fold } from '../../openapi/text-fold.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { referenceSeeds } from './seed-reference.ts'
import { seedReference } from './seed.ts'
import { referenceEntries, settings } from './platform-tables.ts'
import { companySizes, infoSources } from './list-tables.ts'

const seeds = referenceSeeds()
const ETHIOPIC = /\p{Script=Ethiopic}/u
const PARENTS: Partial<Record<ReferenceList, ReferenceList>> = {
  regions: 'countries',
  zones: 'regions',
  woredas: 'zones',
}

describe.each(REFERENCE_LISTS)('the list %s', (list) => {
  const entries = seeds.filter((entry) => entry.list === list)
  const keys = entries.map((entry) => entry.key)

  it('has entries in order, each key once and as the contract writes keys', () => {
    expect(entries.length).toBeGreaterThan(1)
    expect(entries.map((entry) => entry.position)).toEqual(entries.map((_, at) => at))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
    expect(keys.filter((key) => !referenceKey(list).safeParse(key).success)).toEqual([])
  })

  it('has every name in both languages, each in its own letters, and no name twice side by side', () => {
    for (const { key, name, parent } of entries) {
      expect(referenceEntry.safeParse({ key, name, parent }).success, key).toBe(true)
      expect(name.am, key).toMatch(ETHIOPIC)
      expect(name.en, key).not.toMatch(ETHIOPIC)
      expect(`${name.en}|${name.am}`, key).not.toMatch(/(^|\|)\s|\s($|\|)|\s\s|[=;]/)
    }
    for (const lang of ['en', 'am'] as const) {
      const names = entries.map((entry) => `${entry.parent} ${fold(entry.name[lang] ?? '')}`)
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    }
  })

  it('belongs where it says', () => {
    const parents = PARENTS[list]
    const known = new Set(seeds.filter((entry) => entry.list === parents).map((entry) => entry.key))
    expect(
      entries.filter(({ parent }) => (parents === undefined ? parent !== null : parent === null || !known.has(parent))),
    ).toEqual([])
  })
})

describe('the lists together', () => {
  const of = (list: ReferenceList) => seeds.filter((entry) => entry.list === list)
  it('name the 249 countries of ISO 3166-1, Ethiopia first', () => {
    expect(of('countries')).toHaveLength(249)
    expect(of('countries')[0]).toMatchObject({ key: 'ET', name: { en: 'Ethiopia', am: 'ኢትዮጵያ' } })
    const names = of('countries')
      .slice(1)
      .map((entry) => entry.name.en ?? '')
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })
  it('name twelve regions and two cities, each with zones', () => {
    expect(of('regions')).toHaveLength(14)
    for (const { key } of of('regions'))
      expect(of('zones').filter((zone) => zone.parent === key).length, key).toBeGreaterThan(1)
    expect(of('woredas').length).toBeGreaterThan(500)
  })
})

describe('a start', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  const rows = async () => {
    const tables = { companySizes, infoSources, referenceEntries }
    const counts = await Promise.all(
      Object.entries(tables).map(
        async ([name, table]) => [name, (await app.db.select({ n: count() }).from(table))[0]?.n] as const,
      ),
    )
    return Object.fromEntries(counts)
  }
  it('fills a new installation, and a second one changes nothing', async () => {
    await app.db.delete(referenceEntries)
    await seedReference(app.services)
    const filled = await rows()
    expect(filled).toMatchObject({ companySizes: 6, infoSources: 12, referenceEntries: seeds.length })
    await app.db.delete(companySizes)
    await seedReference(app.services)
    expect(await rows()).toEqual({ ...filled, companySizes: 0 })
  })
  it('gives an installation of before the lists what it lacks, and nothing that was deleted', async () => {
    await app.db.delete(referenceEntries)
    await app.db.delete(settings)
    await app.db.insert(settings).values({ key: 'seeded.reference', value: '1' })
    await seedReference(app.services)
    expect(await rows()).toMatchObject({ companySizes: 0, referenceEntries: seeds.length })
  })
})
