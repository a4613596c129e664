import { beforeAll, describe, expect, it } from 'vitest'
import { anyResources, resources, type ResourceName } from '../../openapi/resources/registry.ts'
import { collectionOf, sampleBody } from '../../tests/factories/entries.ts'
import { administrator, company, individual, type Person } from '../../tests/factories/people.ts'
import { uploadPicture } from '../../tests/factories/pictures.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { pictureFields } from './rows.ts'
import { bindings } from './bindings.ts'

const names = Object.keys(resources) as ResourceName[]
const ownedBy = (owner: 'account' | 'platform') => names.filter((name) => anyResources[name].owner === owner)
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

describe.each(ownedBy('account'))('%s of accounts', (name) => {
  const { resource, path, put, list, create } = collectionOf(() => ({ app, admin }), name)

  it('shows an account its own entries alone, and a stranger nothing', async () => {
    const [mine, theirs] = [await individual(app), await individual(app)]
    const row = await create(mine, 1)
    await create(theirs, 2)
    expect((await list(mine)).map((r) => r.id)).toEqual([row.id])
    expect((await put(theirs, row, { ...sampleBody(resource, 3), version: 1 })).status).toBe(404)
    expect((await app.call('DELETE', `${path}/${row.id}`, { as: theirs })).status).toBe(404)
    expect((await app.call('PUT', `${path}.order`, { as: theirs, body: { id: row.id, position: 0 } })).status).toBe(422)
    expect((await app.call('GET', path)).status).toBe(401)
    expect((await app.call('GET', path, { as: await company(app) })).status).toBe(403)
    expect(await list(mine)).toEqual([row])
  })
})

describe.each(ownedBy('platform'))('%s of the platform', (name) => {
  const { binding, resource, path, keeper, post, put, list, create } = collectionOf(() => ({ app, admin }), name)

  it('lets administrators alone write, and readers see what is active', async () => {
    const as = await keeper()
    const [shown, hidden] = [await create(as, 1), await create(as, 2, { [binding.flag.key]: false })]
    const reader = await individual(app)
    expect((await list(reader)).map((row) => row.id)).toEqual([shown.id])
    expect((await app.call('GET', `${path}.csv`, { as: reader })).bytes.toString('utf8')).not.toContain(hidden.id)
    expect((await post(reader, sampleBody(resource, 3))).status).toBe(403)
    expect((await put(reader, shown, { ...sampleBody(resource, 3), version: 1 })).status).toBe(403)
    expect((await app.call('DELETE', `${path}/${shown.id}`, { as: reader })).status).toBe(403)
    expect((await app.call('PUT', `${path}.order`, { as: reader, body: { id: shown.id, position: 0 } })).status).toBe(403)
    expect((await app.call('GET', path)).status).toBe(resource.read === 'anyone' ? 200 : 401)
    expect(await list(as)).toEqual([shown, hidden])
  })
})

describe.each(names.filter((name) => anyResources[name].unique !== undefined))('%s without doubles', (name) => {
  const { resource, first, keeper, post, put, list, create } = collectionOf(() => ({ app, admin }), name)

  it('refuses a second entry of the same name, in any case and language', async () => {
    const as = await keeper()
    const row = await create(as, 1, { [first]: { en: 'Hair Care', am: 'ፀጉር ሥራ' } })
    for (const taken of [{ en: 'hair  CARE' }, { am: 'ጸጉር ስራ' }, { en: 'ፀጉር ሥራ', am: 'ሌላ' }]) {
      const answer = await post(as, sampleBody(resource, 2, { [first]: taken }))
      expect(answer.status, JSON.stringify(taken)).toBe(409)
      expect(answer.body).toMatchObject({ code: 'duplicate', data: { field: first } })
      expect(Object.keys(answer.body['errors'] ?? {})[0]).toMatch(new RegExp(`^${first}\\.(en|am)$`))
    }
    expect((await put(as, row, { ...sampleBody(resource, 1, { [first]: { en: 'HAIR care' } }), version: 1 })).status).toBe(200)
    const race = await Promise.all(Array.from({ length: 8 }, () => post(as, sampleBody(resource, 3, { [first]: { en: 'Only once' } }))))
    expect(race.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(await list(as, '?q=once')).toHaveLength(1)
  })
})

describe.each(names.filter((name) => pictureFields(bindings[name]).length > 0))('%s with pictures', (name) => {
  const { binding, resource, post, put, list, create } = collectionOf(() => ({ app, admin }), name)

  it('takes its own pictures, once, and no one else’s', async () => {
    const field = pictureFields(binding)[0] ?? ''
    const [mine, theirs] = [await individual(app), await individual(app)]
    const [file, foreign] = [await uploadPicture(app, mine), await uploadPicture(app, theirs)]
    const refused = await post(mine, sampleBody(resource, 1, { [field]: foreign.id }))
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body['errors'] ?? {})).toEqual([field])
    expect(await list(mine)).toEqual([])
    const row = await create(mine, 1, { [field]: file.id })
    expect((row['pictures'] as Record<string, string>)[field]).toContain(file.id)
    expect((await post(mine, sampleBody(resource, 2, { [field]: file.id }))).status).toBe(422)
    expect((await put(mine, row, { ...sampleBody(resource, 1, { [field]: foreign.id }), version: 1 })).status).toBe(422)
    expect((await list(mine))[0]).toMatchObject({ [field]: file.id, version: 1 })
    expect((await put(mine, row, { ...sampleBody(resource, 1), version: 1 })).body).toMatchObject({ [field]: null, version: 2 })
    // Given up, it may be taken again before it is swept.
    expect((await put(mine, row, { ...sampleBody(resource, 1, { [field]: file.id }), version: 2 })).status).toBe(200)
  })
})
