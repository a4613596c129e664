import { count, eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../openapi/resources/registry.ts'
import { ICON_NAMES } from '../../openapi/schemas/icon-name.ts'
import { fold } from '../../openapi/text-fold.ts'
import { administrator, individual, type Person } from '../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { FIELDS_GIVEN_BEFORE, SKILLS_GIVEN_BEFORE } from './first-entries/given-before.ts'
import { fieldsOfStudy, jobSectors, jobTitles, skillCategories, skills } from './list-tables.ts'
import { settings } from './platform-tables.ts'
import { FIRST_ENTRIES } from './seed-collections.ts'
import { seedReference } from './seed.ts'

const ETHIOPIC = /\p{Script=Ethiopic}/u
const ANY_ID = '00000000-0000-4000-8000-000000000000'
const tables = {
  jobSector: jobSectors,
  jobTitle: jobTitles,
  skillCategory: skillCategories,
  skill: skills,
  fieldOfStudy: fieldsOfStudy,
}

describe.each([
  ['jobSector', 25],
  ['jobTitle', 300],
  ['skillCategory', 15],
  ['skill', 600],
  ['fieldOfStudy', 150],
] as const)('the first entries of %s', (collection, least) => {
  const entries = FIRST_ENTRIES[collection]
  const { body } = resources[collection]

  it(`are ${least} or more, and four of five have an Amharic name`, () => {
    expect(entries.length).toBeGreaterThanOrEqual(least)
    const amharic = entries.filter(({ name }) => ETHIOPIC.test(name.am ?? ''))
    expect(amharic.length / entries.length).toBeGreaterThanOrEqual(0.8)
  })

  it('are as the contract asks, each name in its own letters, in sentence case and without stray spaces', () => {
    for (const { name, icon = null } of entries) {
      const more = { icon, description: null, category_id: null, sector_id: ANY_ID }
      const fields = Object.fromEntries(Object.entries(more).filter(([field]) => field in body.shape))
      expect(body.safeParse({ ...fields, name, active: true }).success, name.en).toBe(true)
      expect(name.en, name.am).toMatch(/^[\p{Lu}.]/u)
      expect(name.en).not.toMatch(ETHIOPIC)
      expect(name.am ?? 'ሀ', name.en).toMatch(ETHIOPIC)
      expect(`${name.en}|${name.am}`).not.toMatch(/(^|\|)\s|\s($|\|)|\s\s|[=;]/)
    }
  })

  it('are called differently in both languages, homophones and case aside', () => {
    const names = entries.flatMap(({ name }) => [
      ...new Set([name.en, name.am].flatMap((text) => text ?? []).map(fold)),
    ])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(entries.map(({ key }) => key).filter((key, at, all) => all.indexOf(key) !== at)).toEqual([])
  })
})

it('each title has a sector, each skill a category, each sector an icon of its own', () => {
  const sectors = FIRST_ENTRIES.jobSector
  for (const { key, name } of sectors)
    expect(FIRST_ENTRIES.jobTitle.filter(({ group }) => group === key).length, name.en).toBeGreaterThanOrEqual(5)
  const keys = new Set(sectors.map(({ key }) => key))
  expect(FIRST_ENTRIES.jobTitle.filter(({ group = '' }) => !keys.has(group))).toEqual([])
  const categories = new Set(FIRST_ENTRIES.skillCategory.map(({ key }) => key))
  expect(FIRST_ENTRIES.skill.filter(({ group = '' }) => !categories.has(group))).toEqual([])
  expect(sectors).toHaveLength(ICON_NAMES.length)
  expect(new Set(sectors.map(({ icon }) => icon))).toEqual(new Set(ICON_NAMES))
})

it('all that was given before is still among the first entries', () => {
  const known = new Set([...FIRST_ENTRIES.skill, ...FIRST_ENTRIES.fieldOfStudy].map(({ key }) => key))
  expect([...SKILLS_GIVEN_BEFORE, ...FIELDS_GIVEN_BEFORE].filter((name) => !known.has(fold(name)))).toEqual([])
})

describe('an installation', () => {
  let app: TestApp
  let admin: Person
  let reader: Person
  beforeAll(async () => {
    app = await testApp()
    await seedReference(app.services)
    ;[admin, reader] = [await administrator(app), await individual(app)]
  })
  const total = async (name: keyof typeof tables) =>
    (await app.db.select({ of: count() }).from(tables[name]))[0]?.of ?? 0
  const totals = async () =>
    Object.fromEntries(
      await Promise.all(
        (Object.keys(tables) as (keyof typeof tables)[]).map(async (name) => [name, await total(name)] as const),
      ),
    )
  const found = async (path: string, q: string, as = reader) => {
    const { body } = await app.call<{ data: { name: { en?: string; am?: string } }[] }>(
      'GET',
      `${path}?${new URLSearchParams({ q, per_page: '8' }).toString()}`,
      { as },
    )
    return body.data.map(({ name }) => name)
  }
  /** Makes the installation one that was never given anything of this, as it was with the version before. */
  const forget = () => app.db.delete(settings).where(like(settings.key, 'seeded.entries.%'))

  it('has all of them from the start, numbered without gaps, and a second start changes nothing', async () => {
    const filled = await totals()
    expect(filled).toEqual(
      Object.fromEntries(Object.entries(FIRST_ENTRIES).map(([name, entries]) => [name, entries.length])),
    )
    for (const table of Object.values(tables)) {
      const rows = await app.db.select({ position: table.position }).from(table).orderBy(table.position)
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at))
    }
    const before = await app.db.select().from(skills).orderBy(skills.position)
    await seedReference(app.services)
    expect(await app.db.select().from(skills).orderBy(skills.position)).toEqual(before)
  })

  it.each([
    ['/job-titles', 'ሀኪም', 'ጠቅላላ ሐኪም'],
    ['/job-titles', 'ፀሀፊ', 'ጸሐፊ'],
    ['/job-titles', 'ሰአት', 'ሰዓት ተቆጣጣሪ'],
    ['/skills', 'ህክምና', 'የጥርስ ሕክምና'],
    ['/fields-of-study', 'ስነ ህንጻ', 'ሥነ ሕንፃ'],
    ['/job-sectors', 'ሂሳብ', 'ሒሳብና ፋይናንስ'],
    ['/skill-categories', 'ጤና አጠባበቅ', 'ጤና አጠባበቅ'],
  ])('finds at %s for “%s”: %s, however its homophones are spelt', async (path, q, name) => {
    expect((await app.call('GET', path, { as: reader })).status).toBe(200)
    const { body } = await app.call<{ data: { name: { am?: string } }[] }>(
      'GET',
      `${path}?${new URLSearchParams({ q, per_page: '100' }).toString()}`,
      { as: reader },
    )
    expect(body.data.map((row) => row.name.am)).toContain(name)
  })

  it('offers a skill to everyone as soon as an administrator adds it', async () => {
    const name = { en: 'Kirar repair', am: 'የክራር ጥገና ሥራ' }
    expect(await found('/skills', 'kirar')).toEqual([])
    await app.call('POST', '/skills', { as: admin, body: { name, category_id: null, active: true } })
    expect(await found('/skills', 'kirar')).toEqual([name])
    expect(await found('/skills', 'የክራር ጥገና ስራ')).toEqual([name])
  })

  it('keeps what an administrator renamed, deleted or switched off through later starts', async () => {
    const [renamed, off, gone] = await app.db.select().from(jobSectors).orderBy(jobSectors.position).limit(3)
    if (!renamed || !off || !gone) throw new Error('There are no sectors.')
    const put = (row: typeof renamed, changed: object) =>
      app.call('PUT', `/job-sectors/${row.id}`, {
        as: admin,
        body: { name: row.name, icon: row.icon, description: null, active: true, version: 1, ...changed },
      })
    expect((await put(renamed, { name: { en: 'Medicine and nursing' }, icon: null })).status).toBe(200)
    expect((await put(off, { active: false })).status).toBe(200)
    await app.db.delete(jobTitles).where(eq(jobTitles.sectorId, gone.id))
    expect((await app.call('DELETE', `/job-sectors/${gone.id}`, { as: admin })).status).toBe(204)
    const before = await totals()
    await seedReference(app.services)
    expect(await totals()).toEqual(before)

    // As if a later version had brought two more titles: one of the renamed sector, one of the deleted one.
    const key = 'seeded.entries.jobTitle'
    const [row] = await app.db.select().from(settings).where(eq(settings.key, key))
    const records = JSON.parse(row?.value ?? '{}') as Record<string, string>
    const titleOf = (at: number) =>
      FIRST_ENTRIES.jobTitle.find(({ group }) => group === FIRST_ENTRIES.jobSector[at]?.key)?.key ?? ''
    await app.db.delete(jobTitles).where(eq(jobTitles.nameKeyEn, titleOf(0)))
    const { [titleOf(0)]: _, [titleOf(2)]: __, ...left } = records
    await app.db
      .update(settings)
      .set({ value: JSON.stringify(left) })
      .where(eq(settings.key, key))
    await seedReference(app.services)
    const [added] = await app.db
      .select()
      .from(jobTitles)
      .where(eq(jobTitles.nameKeyEn, titleOf(0)))
    expect(added?.sectorId).toBe(renamed.id)
    expect(
      await app.db
        .select()
        .from(jobTitles)
        .where(eq(jobTitles.nameKeyEn, titleOf(2))),
    ).toEqual([])
  })

  it('of the version before gets what is new, in no way again what it deleted, and a category for what it left alone', async () => {
    await app.db.delete(jobTitles)
    await app.db.delete(jobSectors)
    await app.db.delete(skills)
    await app.db.delete(skillCategories)
    await app.db.delete(fieldsOfStudy)
    await forget()
    // Of the old skills two are left, one of them changed; of the old fields of study none. A sector was its own.
    const old = (en: string, am: string) => ({ name: { en, am }, category_id: null, active: true })
    for (const body of [old('Weaving', 'ሽመና'), old('Welding', 'ብየዳ')])
      expect((await app.call('POST', '/skills', { as: admin, body })).status).toBe(201)
    await app.db.update(skills).set({ version: 2 }).where(eq(skills.nameKeyEn, 'weaving'))
    await app.call('POST', '/job-sectors', {
      as: admin,
      body: { name: { en: 'Health', am: 'ጤና አጠባበቅ' }, description: null, active: true },
    })
    await seedReference(app.services)

    expect(await total('skill')).toBe(FIRST_ENTRIES.skill.length - SKILLS_GIVEN_BEFORE.length + 2)
    expect(await total('fieldOfStudy')).toBe(FIRST_ENTRIES.fieldOfStudy.length - FIELDS_GIVEN_BEFORE.length)
    expect(await total('jobTitle')).toBe(FIRST_ENTRIES.jobTitle.length)
    const categoryOf = async (key: string) =>
      (
        await app.db
          .select({ category: skillCategories.nameKeyEn })
          .from(skills)
          .leftJoin(skillCategories, eq(skillCategories.id, skills.categoryId))
          .where(eq(skills.nameKeyEn, key))
      )[0]?.category
    expect(await categoryOf('welding')).toBe('mechanics, metal and vehicles')
    expect(await categoryOf('weaving')).toBeNull()
    // The sector of the same name in one of the languages is the one that its titles belong to.
    expect(await total('jobSector')).toBe(FIRST_ENTRIES.jobSector.length)
    const [nurse] = await app.db
      .select({ sector: jobSectors.nameKeyEn })
      .from(jobTitles)
      .innerJoin(jobSectors, eq(jobSectors.id, jobTitles.sectorId))
      .where(eq(jobTitles.nameKeyEn, 'nurse'))
    expect(nurse?.sector).toBe('health')
  })
})
