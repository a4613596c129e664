import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '../../openapi/resource.ts'
import { relationsOf } from '../../openapi/field-kinds.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { collectionOf, emptiable, sampleBody, stagedFile, type Row } from '../../tests/factories/entries.ts'
import { administrator, company, individual, type Person } from '../../tests/factories/people.ts'
import { isAskedWhole } from '../../tests/factories/shapes.ts'
import { testApp, type Answered, type TestApp } from '../../tests/setup/app.ts'
import { files } from '../db/tables.ts'
import { fileFields } from './files.ts'

const names = emptiable
const where = (is: (resource: AnyResource) => boolean) => names.filter((name) => is(anyResources[name]))
const ownedBy = (owner: 'account' | 'platform') => names.filter((name) => anyResources[name].owner === owner)
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

describe.each(ownedBy('account'))('%s of accounts', (name) => {
  const { resource, path, someone, put, list, create, bodyLike } = collectionOf(() => ({ app, admin }), name)

  it('shows an account its own entries alone, and a stranger nothing', async () => {
    const [mine, theirs] = [await someone(), await someone()]
    const row = await create(mine, 1)
    await create(theirs, 2)
    expect((await list(mine)).map((r) => r.id)).toEqual([row.id])
    expect((await put(theirs, row, { ...bodyLike(row, 3), version: 1 })).status).toBe(404)
    expect((await app.call('DELETE', `${path}/${row.id}`, { as: theirs })).status).toBe(404)
    expect((await app.call('PUT', `${path}.order`, { as: theirs, body: { id: row.id, position: 0 } })).status).toBe(422)
    expect((await app.call('GET', path)).status).toBe(401)
    expect((await app.call('GET', path, { as: await company(app) })).status).toBe(
      resource.read === 'individual' ? 403 : 200,
    )
    expect((await app.call('GET', path, { as: await individual(app) })).status).toBe(
      resource.read === 'company' ? 403 : 200,
    )
    expect(await list(mine)).toEqual([row])
  })
})

const isRead = (name: ResourceName) => anyResources[name].read !== 'admin'
describe.each(ownedBy('platform').filter((name) => !isRead(name)))('%s, read by those who write', (name) => {
  const { path, resource, keeper, list, listed, create } = collectionOf(() => ({ app, admin }), name)

  it('shows nobody else an entry, a list or a spreadsheet', async () => {
    const as = await keeper()
    const row = await create(as, 1)
    const reader = await individual(app)
    for (const target of [path, ...(resource.get ? [`${path}/${row.id}`] : []), `${path}.csv`]) {
      expect((await app.call('GET', target)).status).toBe(401)
      expect((await app.call('GET', target, { as: reader })).status).toBe(403)
    }
    expect(await list(as)).toEqual([listed(row)])
  })
})

describe.each(ownedBy('platform').filter(isRead))('%s of the platform', (name) => {
  const { binding, resource, path, keeper, post, put, list, listed, create } = collectionOf(
    () => ({ app, admin }),
    name,
  )

  it('lets administrators alone write, and readers see what is active', async () => {
    const as = await keeper()
    const [shown, hidden] = [await create(as, 1), await create(as, 2, { [binding.flag.key]: false })]
    const reader = await individual(app)
    expect((await list(reader)).map((row) => row.id)).toEqual([shown.id])
    expect((await app.call('GET', `${path}.csv`, { as: reader })).bytes.toString('utf8')).not.toContain(hidden.id)
    expect((await post(reader, sampleBody(resource, 3))).status).toBe(403)
    expect((await put(reader, shown, { ...sampleBody(resource, 3), version: 1 })).status).toBe(403)
    expect((await app.call('DELETE', `${path}/${shown.id}`, { as: reader })).status).toBe(403)
    expect((await app.call('PUT', `${path}.order`, { as: reader, body: { id: shown.id, position: 0 } })).status).toBe(
      403,
    )
    expect((await app.call('GET', path)).status).toBe(resource.read === 'anyone' ? 200 : 401)
    expect(await list(as)).toEqual([shown, hidden].map(listed))
  })
})

const unique = names.filter((name) => anyResources[name].unique !== undefined)
describe.each(unique)('%s without doubles', (name) => {
  const { resource, keeper, post, put, list, create, bodyFor, bodyLike } = collectionOf(() => ({ app, admin }), name)
  const [field = ''] = resource.unique ?? []
  const isText = resource.fields[field]?.kind !== 'localized'

  it('refuses a second entry of the same, in any case and language', async () => {
    const as = await keeper()
    // Found by its own name alone: what it relates to may be called as in another test.
    const [kept, again, once, words] =
      name === 'reservedUsername'
        ? ['hair-care', ['Hair-Care', 'HAIR-CARE'], 'only-once', 'only-once']
        : isText
          ? [
              'https://example.com/Hair',
              ['https://example.com/hair', 'https://EXAMPLE.com/Hair'],
              'https://example.com/once',
              'once',
            ]
          : [
              { en: 'Hair Care', am: 'ፀጉር ሥራ' },
              [{ en: 'hair  CARE' }, { am: 'ጸጉር ስራ' }, { en: 'ፀጉር ሥራ', am: 'ሌላ' }],
              { en: `Only once${name}` },
              `once${name}`,
            ]
    const row = await create(as, 1, { [field]: kept })
    for (const taken of again) {
      const answer = await post(as, await bodyFor(as, 2, { [field]: taken }))
      expect(answer.status, JSON.stringify(taken)).toBe(409)
      expect(answer.body).toMatchObject({ code: 'duplicate', data: { field } })
      expect(Object.keys(answer.body['errors'] ?? {})[0]).toMatch(
        isText ? new RegExp(`^${field}$`) : new RegExp(`^${field}\\.(en|am)$`),
      )
    }
    expect((await put(as, row, { ...bodyLike(row, 1, { [field]: again[0] }), version: 1 })).status).toBe(200)
    const third = await bodyFor(as, 3, { [field]: once })
    const race = await Promise.all(Array.from({ length: 8 }, () => post(as, third)))
    expect(race.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect(await list(as, `?q=${words}`)).toHaveLength(1)
  })
})

const filed = names.flatMap((name) =>
  fileFields(anyResources[name]).map((field) => [name, field.field, field] as const),
)
describe.each(filed)('%s and its %s', (name, field, { kind, many }) => {
  const { resource, someone, keeper, post, put, list, create, bodyFor, bodyLike } = collectionOf(
    () => ({ app, admin }),
    name,
  )
  const as = (id: string) => (many ? [id] : id)
  const at = many ? `${field}.0` : field
  const stateOf = async (id: string) =>
    (await app.db.select({ state: files.state }).from(files).where(eq(files.id, id)))[0]?.state
  const errorsOf = (answer: Answered) => [answer.status, Object.keys(answer.body['errors'] ?? {})]

  it('takes its own files of its own kind, once, and no one else’s', async () => {
    const [mine, theirs] = [await keeper(), await someone()]
    const other = kind === 'picture' ? 'document' : 'picture'
    const file = await stagedFile(app, mine.accountId, kind)
    for (const foreign of [
      await stagedFile(app, theirs.accountId, kind),
      await stagedFile(app, mine.accountId, other),
      app.services.ids.uuid(),
    ]) {
      expect(errorsOf(await post(mine, await bodyFor(mine, 1, { [field]: as(foreign) })))).toEqual([422, [at]])
      expect(await list(mine)).toEqual([])
    }
    const row = await create(mine, 1, { [field]: as(file) })
    expect((row['files'] as Readonly<Record<string, { url: string; name: string | null }>>)[file]).toEqual({
      url: expect.stringContaining(file) as string,
      name: kind === 'document' ? 'paper.pdf' : null,
    })
    expect(errorsOf(await post(mine, await bodyFor(mine, 2, { [field]: as(file) })))).toEqual([422, [at]])
    const foreign = await stagedFile(app, theirs.accountId, kind)
    expect(errorsOf(await put(mine, row, { ...bodyLike(row, 1, { [field]: as(foreign) }), version: 1 }))).toEqual([
      422,
      [at],
    ])
    expect(await stateOf(file)).toBe('attached')
    expect((await list(mine))[0]).toMatchObject({ [field]: as(file), version: 1 })
  })
  if (!isAskedWhole(name)) return

  it('gives up what it no longer names, and takes it again before it is swept', async () => {
    const mine = await keeper()
    const [old, next] = [await stagedFile(app, mine.accountId, kind), await stagedFile(app, mine.accountId, kind)]
    let row = await create(mine, 1, { [field]: as(old) })
    const edit = async (id: string): Promise<Row> => {
      const answer = await app.call<Row>('PUT', `${resource.path}/${row.id}`, {
        as: mine,
        body: { ...bodyLike(row, 1, { [field]: as(id) }), version: row.version },
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      return answer.body
    }
    row = await edit(next)
    expect([await stateOf(old), await stateOf(next)]).toEqual(['staged', 'attached'])
    row = await edit(old)
    expect([await stateOf(old), await stateOf(next)]).toEqual(['attached', 'staged'])
    await app.call('DELETE', `${resource.path}/${row.id}`, { as: mine })
    expect(await stateOf(old)).toBe('staged')
  })
})

describe.each(filed.filter(([, , { many }]) => many))('%s and the several %s', (name, field, { kind }) => {
  const { someone, put, create, bodyLike } = collectionOf(() => ({ app, admin }), name)

  it('keeps their order, and takes and gives up some of them', async () => {
    const mine = await someone()
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => stagedFile(app, mine.accountId, kind)))
    const row = await create(mine, 1, { [field]: [b, a] })
    expect(row[field]).toEqual([b, a])
    const edited = await put(mine, row, { ...bodyLike(row, 1, { [field]: [c, b] }), version: 1 })
    expect(edited.body).toMatchObject({ [field]: [c, b] })
    const states = await app.db
      .select({ id: files.id, state: files.state })
      .from(files)
      .where(eq(files.accountId, mine.accountId))
    expect(Object.fromEntries(states.map(({ id, state }) => [id, state]))).toEqual({
      [a ?? '']: 'staged',
      [b ?? '']: 'attached',
      [c ?? '']: 'attached',
    })
    const twice = await put(mine, row, { ...bodyLike(row, 1, { [field]: [a, a] }), version: 2 })
    expect([twice.status, Object.keys(twice.body['errors'] ?? {})]).toEqual([422, [field]])
  })
})

it('says everything that is wrong with references and files at once', async () => {
  const { post, bodyFor } = collectionOf(() => ({ app, admin }), 'publishedWork')
  const mine = await individual(app)
  const answer = await post(mine, {
    ...(await bodyFor(mine, 1)),
    country: 'QQ',
    attachment_id: app.services.ids.uuid(),
  })
  expect([answer.status, Object.keys(answer.body['errors'] ?? {}).toSorted()]).toEqual([
    422,
    ['attachment_id', 'country'],
  ])
})

const related = names.flatMap((name) =>
  relationsOf(anyResources[name].fields).map(([field, { to, within }]) => [name, field, to, within] as const),
)
let serial = 500
describe.each(related)('%s, whose %s is one of %s', (name, field, to, within) => {
  const { resource, keeper, post, put, create, bodyFor, list } = collectionOf(() => ({ app, admin }), name)
  const target = collectionOf(() => ({ app, admin }), to)
  const path = target.path
  const newTarget = (over = {}) => {
    serial += 1
    return target.create(admin, serial, over)
  }
  /** What an entry says of the row, which may have to share a parent with it. */
  const naming = (row: Row) => ({ [field]: row.id, ...(within === undefined ? {} : { [within]: row[within] }) })

  it('names the row that it relates to, in the list and in the export', async () => {
    const as = await keeper()
    const row = await newTarget()
    const entry = await create(as, 1, naming(row))
    expect(entry['related']).toMatchObject({ [row.id]: { name: row[target.resource.columns[0] ?? ''] } })
    expect((await list(as))[0]?.['related']).toEqual(entry['related'])
    const csv = (await app.call('GET', `${resource.path}.csv`, { as })).bytes.toString('utf8')
    expect(csv).toContain(`${row.id},Entry ${serial}`)
  })

  it('refuses a row that is gone or inactive, and keeps one that became inactive later', async () => {
    const as = await keeper()
    const inactive = await newTarget({ active: false })
    for (const id of ['00000000-0000-4000-8000-000000000000', inactive.id]) {
      const answer = await post(as, await bodyFor(as, 1, { ...naming(inactive), [field]: id }))
      expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([422, [field]])
    }
    const row = await newTarget()
    const entry = await create(as, 2, naming(row))
    const {
      id: _,
      version,
      position: _position,
      created_at: _created,
      updated_at: _updated,
      related: _names,
      ...body
    } = row
    expect((await target.put(admin, row, { ...body, active: false, version })).status).toBe(200)
    const kept = await put(as, entry, { ...(await bodyFor(as, 2, naming(row))), version: 1 })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  })

  it('keeps a row that is related to from being deleted, and says how many do', async () => {
    const as = await keeper()
    const row = await newTarget()
    for (const n of [1, 2]) await create(as, n, naming(row))
    const answer = await app.call('DELETE', `${path}/${row.id}`, { as: admin })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'in_use', data: { places: [{ resource: name, count: 2 }] } })
  })

  if (!isAskedWhole(name)) return
  it('lets either the deletion or those who relate to the row win, never both', async () => {
    const as = await keeper()
    const row = await newTarget()
    const bodies = await Promise.all([1, 2, 3].map((n) => bodyFor(as, n, naming(row))))
    const [deleted, ...made] = await Promise.all([
      app.call('DELETE', `${path}/${row.id}`, { as: admin }),
      ...bodies.map((body) => post(as, body)),
    ])
    const created = made.filter(({ status }) => status === 201).length
    expect(made.map(({ status }) => status).every((status) => status === 201 || status === 422)).toBe(true)
    expect([deleted?.status, created > 0]).toEqual(deleted?.status === 204 ? [204, false] : [409, true])
  })
})

const named = related.filter(
  ([name, field]) =>
    isAskedWhole(name) && anyResources[name].search.includes(field) && anyResources[name].sort.includes(field),
)
describe.each(named)('%s, found and ordered by the name of their %s', (name, field, to, within) => {
  const { resource, keeper, create, list, first } = collectionOf(() => ({ app, admin }), name)
  const target = collectionOf(() => ({ app, admin }), to)

  it('whatever language it is searched in and read in', async () => {
    const as = await keeper()
    serial += 10
    // Of one parent where they have one, so that the parent's name tells nothing.
    const parent = await target.create(admin, serial)
    const shared = Object.fromEntries(
      relationsOf(target.resource.fields).map(([relation]) => [relation, parent[relation]]),
    )
    const place = (n: number, en: string, am: string) =>
      target.create(admin, serial + n, { ...shared, [target.first]: { en: `${en} ${name}`, am: `${am} ${name}` } })
    const [zinc, amber] = [await place(1, 'Zincfield', 'ሀይቅዳር'), await place(2, 'Amberfield', 'ወንዝዳር')]
    const naming = (row: Row) => ({ [field]: row.id, ...(within === undefined ? {} : { [within]: row[within] }) })
    const [one, other] = [await create(as, 1, naming(zinc)), await create(as, 2, naming(amber))]
    const ids = async (query: string) => (await list(as, query)).map(({ id }) => id)
    const word = String((one[first] as { readonly en?: string }).en).split(' ')[0] ?? ''
    expect(await ids(`?q=zincfield`)).toEqual([one.id])
    expect(await ids(`?q=${encodeURIComponent('ወንዝዳር')}`)).toEqual([other.id])
    expect(await ids(`?q=${word}%20amber`)).toEqual([other.id])
    expect(await ids('?q=zincfield%20amberfield')).toEqual([])
    expect([await ids(`?sort=${field}`), await ids(`?sort=-${field}`)]).toEqual([
      [other.id, one.id],
      [one.id, other.id],
    ])
    const amharic = await app.call<{ readonly data: readonly Row[] }>('GET', `${resource.path}?sort=${field}`, {
      as,
      headers: { lang: 'am' },
    })
    expect(amharic.body.data.map(({ id }) => id)).toEqual([one.id, other.id])
    const csv = (await app.call('GET', `${resource.path}.csv?sort=${field}&q=field`, { as })).bytes
      .toString('utf8')
      .split('\r\n')
    expect([csv[1]?.slice(0, 36), csv[2]?.slice(0, 36)]).toEqual([other.id, one.id])
  })
})

const filtering = names.flatMap((name) => (anyResources[name].filters ?? []).map((field) => [name, field] as const))
describe.each(filtering)('%s by their %s', (name, field) => {
  const { resource, keeper, create, list } = collectionOf(() => ({ app, admin }), name)

  it('lists and exports those of one value alone', async () => {
    const as = await keeper()
    const { to, within } = relationsOf(resource.fields).find(([relation]) => relation === field)?.[1] ?? {}
    serial += 10
    const targets =
      to === undefined
        ? []
        : await Promise.all([1, 2].map((n) => collectionOf(() => ({ app, admin }), to).create(admin, serial + n)))
    const over = (n: number) =>
      targets[n] ? { [field]: targets[n].id, ...(within ? { [within]: targets[n][within] } : {}) } : {}
    const [one, other] = [await create(as, 1, over(0)), await create(as, 2, over(1))]
    expect(one[field]).not.toEqual(other[field])
    expect((await list(as, `?${field}=${String(one[field])}`)).map(({ id }) => id)).toEqual([one.id])
    const csv = (await app.call('GET', `${resource.path}.csv?${field}=${String(other[field])}`, { as })).bytes.toString(
      'utf8',
    )
    expect([csv.includes(one.id), csv.includes(other.id)]).toEqual([false, true])
    expect((await app.call('GET', `${resource.path}?${field}=nothing`, { as })).status).toBe(422)
  })
})

describe.each(where(({ get }) => get === true))('%s, read one by one', (name) => {
  const { resource, path, keeper, create, list, listed } = collectionOf(() => ({ app, admin }), name)

  it('gives everything of one entry, and in a list what is light', async () => {
    const as = await keeper()
    const row = await create(as, 1)
    const answer = await app.call('GET', `${path}/${row.id}`, { as })
    expect([answer.status, answer.body]).toEqual([200, row])
    expect(await list(as)).toEqual([listed(row)])
    const heavy = Object.keys(resource.fields).filter((field) => !(field in listed(row)))
    const [first = {}] = await list(as)
    expect(heavy.filter((field) => field in first)).toEqual([])
  })
})

describe.each(where(({ get }) => get === true).filter(isRead))('%s, read one by one by others', (name) => {
  const { binding, path, keeper, create } = collectionOf(() => ({ app, admin }), name)

  it('hides an inactive entry from readers', async () => {
    const as = await keeper()
    const hidden = await create(as, 2, { [binding.flag.key]: false })
    expect((await app.call('GET', `${path}/${hidden.id}`, { as: await individual(app) })).status).toBe(404)
    expect((await app.call('GET', `${path}/${hidden.id}`, { as })).status).toBe(200)
  })
})
