import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SECTIONS, SETUP_STEPS } from '../../../openapi/schemas/profile.ts'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { sectionEntry } from '../../../tests/factories/sections.ts'
import { publishedSite } from '../../../tests/factories/sites.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { openSite } from '../../kernel/site-content.ts'
import { sectionSettings, sites } from '../../db/site-tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
afterEach(() => app.db.delete(sectionSettings))

const list = async () => (await app.call<ManagedSection[]>('GET', '/section-settings', { as: admin })).body
const one = async (key: string) => {
  const row = (await list()).find((section) => section.key === key)
  if (row === undefined) throw new Error(`There is no section ${key}.`)
  return row
}
async function edit(key: string, over: Partial<ManagedSection>) {
  const { name, for_individuals, for_companies, active, version } = await one(key)
  const body = { name, for_individuals, for_companies, active, version, ...over }
  return app.call<{ readonly code?: string; readonly errors?: Readonly<Record<string, readonly string[]>> }>(
    'PUT',
    `/section-settings/${key}`,
    { as: admin, body },
  )
}
const move = (key: string, position: number) =>
  app.call<ManagedSection[]>('PUT', '/section-settings.order', { as: admin, body: { key, position } })
const rowsOf = async (as: Person) =>
  (await app.call<readonly { readonly key: string; readonly position: number }[]>('GET', '/sections', { as })).body
const keysOf = async (as: Person) => (await rowsOf(as)).map(({ key }) => key)
const stepsOf = async (as: Person) => {
  const { body } = await app.call<{ readonly steps: readonly { readonly key: string }[] }>('GET', '/profile/setup', {
    as,
  })
  return body.steps.map(({ key }) => key)
}

describe('sections', () => {
  it('are offered as the application comes until somebody says otherwise', async () => {
    expect((await list()).map(({ key, position, active }) => [key, position, active])).toEqual(
      SECTIONS.map((key, position) => [key, position, true]),
    )
  })

  it('that are switched off are offered to nobody anew, and stay with whoever has something in them', async () => {
    const [has, has_not] = [await individual(app), await individual(app)]
    await sectionEntry(app, has, 'team', {}, 'kept-team')
    expect((await edit('team', { active: false })).status).toBe(200)
    expect(await keysOf(has)).toEqual([...SECTIONS])
    expect(await keysOf(has_not)).toEqual(SECTIONS.filter((key) => key !== 'team'))
    expect((await rowsOf(has_not)).map(({ position }) => position)).toEqual(SECTIONS.slice(1).map((_, at) => at))
    expect(await stepsOf(has)).toEqual([...SETUP_STEPS])
    expect(await stepsOf(has_not)).toEqual(SETUP_STEPS.filter((key) => key !== 'team'))
    expect((await app.call('GET', '/dashboard', { as: has_not })).body).toMatchObject({
      sections: { total: 10 },
      setup: { total: 12 },
    })
    expect((await one('team')).used).toBe(1)
    const body = { visible: false, audience: [], version: 1 }
    expect((await app.call('PUT', '/sections/team', { as: has_not, body })).status).toBe(404)
    expect((await app.call('PUT', '/sections/team', { as: has, body })).status).toBe(200)
  })

  it('lead the set-up past the step that is asked no more', async () => {
    const as = await individual(app)
    await app.call('PUT', '/profile/setup', { as, body: { current: 'products', skipped: [], version: 1 } })
    await edit('products', { active: false })
    await edit('team', { for_individuals: false })
    const { body } = await app.call<{ readonly current: string }>('GET', '/profile/setup', { as })
    expect(body.current).toBe('personal')
  })

  it('that are not listed keep their places when others are moved', async () => {
    const as = await individual(app)
    await edit('education', { active: false })
    await app.call('PUT', '/sections.order', { as, body: { key: 'hobbies', position: 2 } })
    await app.db.delete(sectionSettings)
    expect((await keysOf(as)).slice(0, 5)).toEqual(['about', 'experience', 'education', 'hobbies', 'skills'])
  })

  it('stand on new sites in the order that an administrator gives them, and on others as before', async () => {
    const before = await individual(app)
    expect((await move('skills', 0)).body.map(({ key }) => key).slice(0, 2)).toEqual(['skills', 'about'])
    const after = await individual(app)
    // As a registration does; the factory has opened one without it.
    await app.db.delete(sites).where(eq(sites.accountId, after.accountId))
    await app.services.transaction((tx) => openSite(tx, after.accountId, app.clock.now()))
    expect([(await keysOf(before))[0], (await keysOf(after))[0]]).toEqual(['about', 'skills'])
    await move('skills', 5)
    expect((await keysOf(after))[0]).toBe('skills')
  })

  it('are for individuals or companies as the application allows', async () => {
    const firm = await company(app)
    expect((await edit('skills', { for_companies: true })).body.errors).toHaveProperty('for_companies')
    expect((await edit('team', { for_companies: false })).status).toBe(200)
    expect(await keysOf(firm)).not.toContain('team')
    expect(await keysOf(await individual(app))).toContain('team')
  })

  it('that everyone needs stay offered, and one that newcomers begin with', async () => {
    for (const key of ['about', 'hobbies'])
      for (const over of [{ active: false }, { for_individuals: false }])
        expect((await edit(key, over)).body.errors).toHaveProperty(Object.keys(over)[0]!)
    expect((await edit('experience', { active: false })).status).toBe(200)
    expect((await edit('education', { active: false })).body.errors).toHaveProperty('active')
    expect((await edit('education', { for_individuals: false })).body.errors).toHaveProperty('for_individuals')
    const { body } = await app.call('GET', '/profile/welcome', { as: await individual(app) })
    expect(body).toMatchObject({ works: ['education'] })
  })

  it('have the names that they are given, in the editor, the set-up and on pages that were already cached', async () => {
    const as = await individual(app)
    await sectionEntry(app, as, 'services', {}, 'named-services')
    await publishedSite(app, as)
    const page = async (lang: string) => (await app.app.inject({ url: `/@${as.username}?lang=${lang}` })).payload
    expect(await page('en')).not.toContain('What I offer')
    expect(await page('am')).toContain('አገልግሎቶች')
    expect((await edit('services', { name: { en: 'What I offer' } })).status).toBe(200)
    await expect.poll(() => page('en')).toContain('What I offer')
    // Amharic was given no name, and has its own.
    expect(await page('am')).not.toContain('What I offer')
    expect(await rowsOf(as)).toContainEqual(expect.objectContaining({ key: 'services', name: { en: 'What I offer' } }))
  })

  it('that changed meanwhile are not overwritten, and each change is on record', async () => {
    expect((await edit('team', { name: { en: 'Us', am: 'እኛ' } })).status).toBe(200)
    expect(await edit('team', { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } })
    await move('team', 0)
    const { body } = await app.call<{ readonly data: readonly { readonly kind: string; readonly action: string }[] }>(
      'GET',
      '/manage/audit-log?per_page=2',
      { as: admin },
    )
    expect(body.data).toMatchObject([
      { kind: 'section', action: 'move' },
      { kind: 'section', action: 'edit' },
    ])
  })
})
