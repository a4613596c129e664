import { count } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { FEATURES as SWITCHES } from '../../../openapi/features.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { ICON_NAMES } from '../../../openapi/schemas/icon-name.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { features, heroSections, siteAbouts, siteTestimonials, solutions, userTypes } from '../collection-tables.ts'
import { siteSocialMedias } from '../list-tables.ts'
import { seedReference } from '../seed.ts'
import { ABOUTS, HEROES } from './front.ts'
import { FEATURES, SOLUTIONS } from './seed-site.ts'
import { USER_TYPES } from './user-types.ts'

const ETHIOPIC = /\p{Script=Ethiopic}/u
const LATER = {
  resumes: /resume|የሕይወት ታሪክ/iu,
  applications: /apply for a job|job search|vacanc/iu,
  letters: /reference letter/iu,
}

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await seedReference(app.services)
})
const total = async (table: typeof solutions | typeof features | typeof siteSocialMedias | typeof siteTestimonials) =>
  (await app.db.select({ of: count() }).from(table))[0]?.of

describe('the public site of a new installation', () => {
  it('says what there is for people, companies and institutions, and invents no praise and no profiles', async () => {
    const types = await app.db.select().from(userTypes).orderBy(userTypes.position)
    expect(types.map(({ slug, active }) => [slug, active])).toEqual(USER_TYPES.map(({ slug }) => [slug, true]))
    const rows = await app.db.select().from(solutions).orderBy(solutions.position)
    expect(rows.map(({ slug }) => slug)).toEqual(SOLUTIONS.map(({ slug }) => slug))
    for (const { id } of types) expect(rows.some(({ userTypeId }) => userTypeId === id)).toBe(true)
    const parts = await app.db.select().from(features)
    expect(parts).toHaveLength(FEATURES.length)
    for (const { id } of rows) expect(parts.some(({ solutionId }) => solutionId === id)).toBe(true)
    expect(await app.db.select().from(heroSections)).toHaveLength(HEROES.length)
    expect(await app.db.select().from(siteAbouts)).toHaveLength(ABOUTS.length)
    expect([await total(siteTestimonials), await total(siteSocialMedias)]).toEqual([0, 0])
  })

  it('is as the contract asks, whole in both languages, and names nothing that is not there yet', async () => {
    const all = [
      ...(await app.db.select().from(userTypes)).map((row) => ({ of: 'userType' as const, row })),
      ...(await app.db.select().from(solutions)).map((row) => ({ of: 'solution' as const, row })),
      ...(await app.db.select().from(features)).map((row) => ({ of: 'feature' as const, row })),
      ...(await app.db.select().from(heroSections)).map((row) => ({ of: 'heroSection' as const, row })),
      ...(await app.db.select().from(siteAbouts)).map((row) => ({ of: 'siteAbout' as const, row })),
    ]
    for (const { of, row } of all)
      for (const [field, { kind, schema }] of Object.entries(anyResources[of].fields)) {
        const property = field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
        const value = (row as Readonly<Record<string, unknown>>)[property]
        expect(schema.safeParse(value).success, `${of} ${row.id} ${field}`).toBe(true)
        if (kind !== 'localized' && kind !== 'localized-long' && kind !== 'rich-text') continue
        const rich = value as LocalizedRichText
        const texts =
          kind === 'rich-text' ? { en: plainText(rich.en ?? []), am: plainText(rich.am ?? []) } : (value as Localized)
        expect(texts.am, field).toMatch(ETHIOPIC)
        expect(texts.en, field).not.toMatch(ETHIOPIC)
        for (const [feature, named] of Object.entries(LATER))
          if (!SWITCHES[feature as keyof typeof LATER]) expect(`${texts.en} ${texts.am}`).not.toMatch(named)
      }
    for (const { icon } of [...USER_TYPES, ...SOLUTIONS, ...FEATURES]) expect(ICON_NAMES).toContain(icon)
  })

  it('is given once: what an administrator deletes stays deleted', async () => {
    await app.db.delete(features)
    await app.db.delete(heroSections)
    await seedReference(app.services)
    expect([await total(features), (await app.db.select().from(heroSections)).length]).toEqual([0, 0])
    expect(await total(solutions)).toBe(SOLUTIONS.length)
  })
})
