import { beforeAll, describe, expect, it } from 'vitest'
import { REFERENCE_LISTS, type ReferenceEntry } from '../../../openapi/schemas/reference.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { referenceSeeds } from '../../db/seed-reference.ts'
import { knownReference, referenceNames } from '../../kernel/reference-lists.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
const get = (path: string) => app.call<readonly ReferenceEntry[]>('GET', `/reference/${path}`)

describe('a reference list', () => {
  it.each(REFERENCE_LISTS)('gives anyone all entries of %s in order', async (list) => {
    const { status, body } = await get(list)
    expect(status).toBe(200)
    expect(body).toEqual(
      referenceSeeds()
        .filter((entry) => entry.list === list)
        .map(({ key, name, parent }) => ({ key, name, parent })),
    )
  })
  it('gives only the entries below a parent', async () => {
    const { body } = await get('zones?parent=addis-ababa')
    expect(body).toHaveLength(11)
    expect(new Set(body.map((entry) => entry.parent))).toEqual(new Set(['addis-ababa']))
    expect((await get('zones?parent=nowhere')).body).toEqual([])
    expect((await get('zones?parent=%27%20or%201=1')).body).toEqual([])
  })
  it('answers 304 if the tag still matches', async () => {
    const { headers } = await get('sexes')
    expect(
      (await app.call('GET', '/reference/sexes', { headers: { 'if-none-match': String(headers['etag']) } })).status,
    ).toBe(304)
  })
  it.each(['planets', '__proto__', 'users'])('refuses the unknown list %s', async (list) => {
    expect((await get(list)).status).toBe(422)
  })
})

describe('a reference key', () => {
  it('is known only in its own list and below its own parent', async () => {
    const known = (...args: [list: (typeof REFERENCE_LISTS)[number], key: string, parent?: string]) =>
      knownReference(app.db, ...args)
    expect(await known('zones', 'bole')).toBe(true)
    expect(await known('zones', 'bole', 'addis-ababa')).toBe(true)
    expect(await known('zones', 'bole', 'oromia')).toBe(false)
    expect(await known('regions', 'bole')).toBe(false)
    expect(await known('countries', 'et')).toBe(false)
  })
  it('has names, which are read from the database once', async () => {
    const names = await referenceNames(app.services)
    expect(names.get('religions')?.get('islam')).toEqual({ en: 'Islam', am: 'እስልምና' })
    expect(names.get('religions')?.get('constructor')).toBeUndefined()
    expect(await referenceNames(app.services)).toBe(names)
  })
})
