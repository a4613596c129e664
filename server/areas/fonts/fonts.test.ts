import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ManagedFont } from '../../../openapi/schemas/font.ts'
import type { OfferedFont } from '../../../openapi/schemas/site.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { fontSettings } from '../../db/site-tables.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
beforeEach(() => app.db.delete(fontSettings))

interface Refused {
  readonly code?: string
  readonly errors?: Readonly<Record<string, readonly string[]>>
}
const list = async () => (await app.call<ManagedFont[]>('GET', '/fonts', { as: admin })).body
const one = async (key: string) => {
  const row = (await list()).find((font) => font.key === key)
  if (row === undefined) throw new Error(`There is no font ${key}.`)
  return row
}
async function edit(key: string, over: Partial<ManagedFont>) {
  const { name, active, version } = await one(key)
  return app.call<Refused>('PUT', `/fonts/${key}`, { as: admin, body: { name, active, version, ...over } })
}
const siteOf = async (as: Person) =>
  (await app.call<Record<string, unknown> & { readonly fonts: readonly OfferedFont[] }>('GET', '/site', { as })).body
const offered = async (as: Person) => (await siteOf(as)).fonts.map(({ key }) => key)
async function choose(as: Person, font: string) {
  const { template, primary_colour, second_colour, text_colour, indexable, version } = await siteOf(as)
  const body = { template, primary_colour, second_colour, text_colour, indexable, version, font }
  return app.call<Refused>('PUT', '/site', { as, body })
}

describe('fonts', () => {
  it('are offered as the application comes until somebody says otherwise', async () => {
    expect((await list()).map(({ key, position, active }) => [key, position, active])).toEqual([
      ['noto', 0, true],
      ['serif', 1, true],
      ['mixed', 2, true],
    ])
    expect(await offered(await individual(app))).toEqual(['noto', 'serif', 'mixed'])
  })

  it('say their families in both scripts, their weights and their licence', async () => {
    expect(await one('mixed')).toMatchObject({
      families: [
        { script: 'latin', names: ['Noto Serif', null] },
        { script: 'ethiopic', names: ['Noto Serif Ethiopic', 'Noto Sans Ethiopic'] },
      ],
      weights: { from: 400, to: 700 },
      licence: { name: 'SIL Open Font License 1.1' },
    })
  })

  it('stand in the order, and under the name, that an administrator gives them', async () => {
    const moved = await app.call<ManagedFont[]>('PUT', '/fonts.order', {
      as: admin,
      body: { key: 'mixed', position: 0 },
    })
    expect(moved.body.map(({ key }) => key)).toEqual(['mixed', 'noto', 'serif'])
    expect((await edit('serif', { name: { en: 'Book', am: 'መጽሐፍ' } })).status).toBe(200)
    expect((await siteOf(await individual(app))).fonts).toEqual([
      { key: 'mixed', name: null, faces: [] },
      { key: 'noto', name: null, faces: [] },
      { key: 'serif', name: { en: 'Book', am: 'መጽሐፍ' }, faces: [] },
    ])
  })

  it('cannot be moved once they are gone', async () => {
    const gone = await app.call('PUT', '/fonts.order', { as: admin, body: { key: '0123456789ab', position: 0 } })
    expect(gone.status).toBe(404)
  })

  it('that are switched off are neither offered nor chosen; a site that has one keeps it', async () => {
    const [before, after] = [await individual(app), await individual(app)]
    expect((await choose(before, 'serif')).status).toBe(200)
    expect((await edit('serif', { active: false })).status).toBe(200)
    expect([await offered(before), await offered(after)]).toEqual([
      ['noto', 'serif', 'mixed'],
      ['noto', 'mixed'],
    ])
    expect((await choose(before, 'serif')).status).toBe(200)
    const refused = await choose(after, 'serif')
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['font']])
    expect((await one('serif')).used).toBeGreaterThan(0)
    expect((await choose(before, 'noto')).status).toBe(200)
    expect((await choose(before, 'serif')).status).toBe(422)
  })

  it('begin with one that cannot be switched off', async () => {
    expect((await edit('noto', { active: false })).body.errors).toHaveProperty('active')
    expect((await one('noto')).active).toBe(true)
  })

  it('are not overwritten where they changed meanwhile', async () => {
    expect((await edit('serif', { active: false })).status).toBe(200)
    expect(await edit('serif', { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  })

  it('are never deleted: only those that were uploaded can be', async () => {
    expect((await app.call('DELETE', '/fonts/serif', { as: admin })).status).toBe(404)
    expect(await one('serif')).toMatchObject({ is_built_in: true, active: true })
  })
})
