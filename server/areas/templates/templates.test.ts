import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OfferedTemplate } from '../../../openapi/schemas/site.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { templateSettings } from '../../db/site-tables.ts'
import { users } from '../../db/tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
beforeEach(() => app.db.delete(templateSettings))

const list = async () => (await app.call<ManagedTemplate[]>('GET', '/templates', { as: admin })).body
const one = async (key: string) => {
  const row = (await list()).find((template) => template.key === key)
  if (row === undefined) throw new Error(`There is no template ${key}.`)
  return row
}
async function edit(key: string, over: Partial<ManagedTemplate>) {
  const { name, category_id, is_premium, for_individuals, for_companies, active, version } = await one(key)
  const body = { name, category_id, is_premium, for_individuals, for_companies, active, version, ...over }
  return app.call<{ readonly code?: string; readonly errors?: Readonly<Record<string, readonly string[]>> }>(
    'PUT',
    `/templates/${key}`,
    { as: admin, body },
  )
}
interface Site {
  readonly template: string
  readonly templates: readonly OfferedTemplate[]
  readonly version: number
}
const siteOf = async (as: Person) => (await app.call<Site>('GET', '/site', { as })).body
const offered = async (as: Person) => (await siteOf(as)).templates.map(({ key }) => key)
async function choose(as: Person, template: string) {
  const { version, ...site } = (await app.call<Record<string, unknown>>('GET', '/site', { as })).body
  const { primary_colour, second_colour, text_colour, font, indexable } = site
  const body = { template, primary_colour, second_colour, text_colour, font, indexable, version }
  return app.call<{ readonly errors?: Readonly<Record<string, readonly string[]>> }>('PUT', '/site', { as, body })
}

describe('templates', () => {
  it('are offered as the application comes until somebody says otherwise', async () => {
    expect((await list()).map(({ key, position, active }) => [key, position, active])).toEqual([
      ['starter', 0, true],
      ['template1', 1, true],
      ['template3', 2, true],
      ['template6', 3, true],
      ['template7', 4, true],
    ])
    expect(await offered(await individual(app))).toEqual(['starter', 'template1', 'template6', 'template7'])
    expect(await offered(await company(app))).toEqual(['starter', 'template1', 'template3', 'template6', 'template7'])
  })

  it('stand in the order that an administrator gives them', async () => {
    const moved = await app.call<ManagedTemplate[]>('PUT', '/templates.order', {
      as: admin,
      body: { key: 'template3', position: 0 },
    })
    expect(moved.body.map(({ key }) => key)).toEqual(['template3', 'starter', 'template1', 'template6', 'template7'])
    expect(await offered(await company(app))).toEqual(['template3', 'starter', 'template1', 'template6', 'template7'])
  })

  it('that are premium are chosen with a plan that has them, and kept when it goes', async () => {
    expect((await edit('template1', { is_premium: true })).status).toBe(200)
    const person = await individual(app)
    const plan = (tierKey: string) => app.db.update(users).set({ tierKey }).where(eq(users.id, person.userId))
    expect((await siteOf(person)).templates[1]).toMatchObject({ key: 'template1', is_premium: true, is_allowed: false })
    const refused = await choose(person, 'template1')
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { template: ['Your plan doesn’t include premium templates'] },
    ])
    await plan('growth')
    expect((await choose(person, 'template1')).status).toBe(200)
    await plan('free')
    expect((await choose(person, 'template1')).status).toBe(200)
    expect((await siteOf(person)).templates[1]).toMatchObject({ is_allowed: true })
  })

  it('that are switched off, or for others, are neither offered nor chosen; sites that have them keep them', async () => {
    const [before, after] = [await individual(app), await individual(app)]
    expect((await choose(before, 'template1')).status).toBe(200)
    expect((await edit('template1', { active: false })).status).toBe(200)
    expect([await offered(before), await offered(after)]).toEqual([
      ['starter', 'template1', 'template6', 'template7'],
      ['starter', 'template6', 'template7'],
    ])
    expect([(await choose(before, 'template1')).status, (await choose(after, 'template1')).status]).toEqual([200, 422])
    expect((await edit('template1', { active: true, for_individuals: false })).status).toBe(200)
    expect(await offered(after)).toEqual(['starter', 'template6', 'template7'])
    expect(await offered(await company(app))).toContain('template1')
    expect((await one('template1')).used).toBeGreaterThan(0)
  })

  it('cannot be offered to whom they are not drawn for, and the first stays as it is', async () => {
    expect((await edit('template3', { for_individuals: true })).body.errors).toHaveProperty('for_individuals')
    for (const over of [{ active: false }, { is_premium: true }, { for_individuals: false }, { for_companies: false }])
      expect((await edit('starter', over)).body.errors).toHaveProperty(Object.keys(over)[0]!)
    expect((await edit('starter', { name: { en: 'Plain', am: 'ቀላል' } })).status).toBe(200)
    expect((await siteOf(await individual(app))).templates[0]?.name).toEqual({ en: 'Plain', am: 'ቀላል' })
  })

  it('name a category, which then cannot be deleted; what changed meanwhile is not overwritten', async () => {
    const category = (
      await app.call<{ readonly id: ManagedTemplate['category_id'] & string; readonly version: number }>(
        'POST',
        '/template-categories',
        { as: admin, body: { active: true, name: { en: 'Calm' }, description: null } },
      )
    ).body
    expect((await edit('template1', { category_id: category.id })).status).toBe(200)
    expect((await siteOf(await individual(app))).templates[1]?.category).toEqual({ en: 'Calm' })
    const gone = await app.call('DELETE', `/template-categories/${category.id}`, { as: admin })
    expect(gone).toMatchObject({
      status: 409,
      body: { code: 'in_use', data: { places: [{ resource: 'template', count: 1 }] } },
    })
    expect(await edit('template1', { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  })
})
