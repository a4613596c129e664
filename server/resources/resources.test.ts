import { eq, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyResource } from '../../openapi/resource.ts'
import { hasVerb } from '../../openapi/resource-calls.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { collectionOf, emptiable, sampleBody, type Listed, type Row } from '../../tests/factories/entries.ts'
import { administrator, company, type Person } from '../../tests/factories/people.ts'
import { isAskedWhole } from '../../tests/factories/shapes.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { companySizes } from '../db/list-tables.ts'
import { accounts } from '../db/tables.ts'
import type { Binding } from './bindings.ts'
import { fileFields } from './files.ts'
import { columnOf } from '../db/collection-table.ts'

const names = emptiable
const where = (is: (resource: AnyResource) => boolean) => names.filter((name) => is(anyResources[name]))
const isMany = ({ most }: AnyResource) => most > 1
/** What the engine does is shown with one collection of each shape; what its own fields decide, with each. */
const whole = names.filter(isAskedWhole)
const wholeWhere = (is: (resource: AnyResource) => boolean) => whole.filter((name) => is(anyResources[name]))
const isWorded = ({ fields, columns }: AnyResource) =>
  columns.some((field) => fields[field]?.kind.startsWith('localized'))
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const of = (name: ResourceName) => collectionOf(() => ({ app, admin }), name)

describe.each(names)('%s', (name) => {
  const { binding, resource, path, keeper, post, put, list, listed, create, bodyFor, bodyLike } = of(name)

  it('keeps what is entered', async () => {
    const as = await keeper()
    const body = await bodyFor(as, 1)
    const answer = await post(as, body)
    expect(answer.body).toMatchObject({ ...body, version: 1, position: 0 })
    expect(await list(as)).toEqual([listed(answer.body)])
  })

  it('refuses fields it does not know, missing ones and empty ones, all at once', async () => {
    const as = await keeper()
    const [some = ''] = Object.keys(resource.fields)
    const answer = await post(as, {
      ...sampleBody(resource, 1),
      [some]: {},
      id: '00000000-0000-4000-8000-000000000000',
      position: 5,
    })
    expect(answer.status).toBe(422)
    expect(answer.body['code']).toBe('invalid')
    expect(Object.keys(answer.body['errors'] ?? {})).toEqual(expect.arrayContaining(['id', 'position']))
    expect(Object.keys(answer.body['errors'] ?? {}).length).toBeGreaterThan(2)
    expect((await post(as, {})).status).toBe(422)
    expect(await list(as)).toEqual([])
  })

  it('replaces an entry once, and shows a second writer the newer one', async () => {
    const as = await keeper()
    const row = await create(as, 41)
    const next = bodyLike(row, 57)
    const edited = await put(as, row, { ...next, version: 1 })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    expect(edited.body).toMatchObject({ ...next, id: row.id, version: 2, position: 0 })
    const stale = await put(as, row, { ...bodyLike(row, 8), version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { current: edited.body } })
    expect(await list(as)).toEqual([listed(edited.body)])
    expect((await list(as, '?q=entry%2057')).length).toBe(1)
    expect((await list(as, '?q=entry%2041')).length).toBe(0)
  })

  it(`refuses more than ${resource.most}`, async () => {
    const as = await keeper()
    const row = await create(as, 1)
    await app.db.update(binding.table).set({ position: resource.most - 1 })
    const answer = await post(as, await bodyFor(as, 2))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'limit_reached', data: { limit: resource.most } })
    expect((await app.call('DELETE', `${path}/${row.id}`, { as })).status).toBe(204)
    expect((await app.call('DELETE', `${path}/${row.id}`, { as })).status).toBe(404)
  })

  it('exports a column for every field but files, under the names of the contract', async () => {
    const as = await keeper()
    await create(as, 3)
    const answer = await app.call('GET', `${path}.csv`, { as })
    expect(answer.headers['content-type']).toMatch(/^text\/csv/)
    const [header = '', line = '', ...rest] = answer.bytes
      .toString('utf8')
      .replace('\ufeff', '')
      .trimEnd()
      .split('\r\n')
    expect(rest).toEqual([])
    const filed = new Set(fileFields(resource).map(({ field }) => field))
    expect([...new Set(header.split(',').map((column) => column.split('.')[0]))]).toEqual([
      'id',
      // How much of a date is known is said by the date.
      ...Object.keys(resource.fields).filter((field) => !filed.has(field) && resource.fields[field]?.kind !== 'known'),
      resource.publishing ? 'status' : binding.flag.key,
      'created_at',
    ])
    expect(line).not.toContain('[object')
    expect(line.split(',')).toHaveLength(header.split(',').length)
  })
})

describe.each(whole)('%s that many change', (name) => {
  const { keeper, put, list, create, bodyLike } = of(name)

  it('lets one of ten writers of the same version win', async () => {
    const as = await keeper()
    const row = await create(as, 1)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(as, row, { ...bodyLike(row, n), version: 1 })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9)
    expect((await list(as))[0]).toMatchObject({ version: 2 })
  })
})

describe.each(where(isMany))('%s, of which there may be several', (name) => {
  const { resource, path, keeper } = of(name)

  it('are ordered by every declared column and no other', async () => {
    const as = await keeper()
    for (const column of [...resource.sort, 'created_at', 'position'])
      for (const sort of [column, `-${column}`])
        expect((await app.call('GET', `${path}?sort=${sort}`, { as })).status, sort).toBe(200)
    const others = Object.keys(resource.fields).filter((field) => !resource.sort.includes(field))
    for (const column of [...others, 'id', 'search_key', 'constructor', '-', 'name;drop table users']) {
      const answer = await app.call('GET', `${path}?sort=${encodeURIComponent(column)}`, { as })
      expect([answer.status, Object.keys(answer.body['errors'] ?? {})], column).toEqual([422, ['sort']])
    }
  })
})

describe.each(wholeWhere(isMany))('%s, of which there are many', (name) => {
  const { binding, resource, path, keeper, list, listed, several, positions } = of(name)

  it('stand in the order in which they were entered', async () => {
    const as = await keeper()
    const rows = await several(as, 3)
    expect(rows.map((row) => row.position)).toEqual([0, 1, 2])
    expect(await list(as)).toEqual(rows.map(listed))
  })

  it('are given page by page, with exact numbers', async () => {
    const as = await keeper()
    const [total, per] = [8, 3]
    await several(as, total)
    const seen = new Set<string>()
    for (const page of [1, 2, 3]) {
      const { body } = await app.call<Listed>('GET', `${path}?page=${page}&per_page=${per}`, { as })
      const last = Math.min(page * per, total)
      expect(body.meta).toEqual({
        first: (page - 1) * per + 1,
        last,
        totalRecords: total,
        exact: true,
        page,
        per_page: per,
      })
      for (const row of body.data) seen.add(row.id)
    }
    expect(seen.size).toBe(total)
    const beyond = await app.call('GET', `${path}?page=9&per_page=${per}`, { as })
    expect(beyond.body).toMatchObject({ data: [], meta: { first: 0, last: 0, totalRecords: total } })
    const searched = await app.call('GET', `${path}?q=entry&page=2&per_page=${total - 3}&sort=-created_at`, { as })
    expect(searched.body.meta).toMatchObject({ first: total - 2, last: total, totalRecords: total })
    expect((await app.call('GET', `${path}?per_page=101`, { as })).status).toBe(422)
    expect((await app.call('GET', `${path}?page=0`, { as })).status).toBe(422)
  })

  it('close the gap when one is deleted', async () => {
    const as = await keeper()
    const rows = await several(as, 4)
    expect((await app.call('DELETE', `${path}/${rows[1]?.id}`, { as })).status).toBe(204)
    expect((await list(as)).map((row) => row.id)).toEqual([rows[0]?.id, rows[2]?.id, rows[3]?.id])
    expect(await positions(as)).toEqual([0, 1, 2])
  })

  it('are exported once each, over several batches and in any order', async () => {
    const as = await keeper()
    const [row] = await several(as, 3)
    const { n } = (await app.db.select({ n: max(binding.table.position) }).from(binding.table))[0] ?? { n: 0 }
    const copies = Array.from({ length: 1100 }, (_, i) => ({
      ...original(binding, row as Row, as),
      id: app.services.ids.uuid(),
      position: Number(n) + 1 + i,
    }))
    await app.db.insert(binding.table).values(copies)
    for (const sort of ['position', 'created_at', ...resource.sort.map((column) => `-${column}`)]) {
      const lines = (await app.call('GET', `${path}.csv?sort=${sort}`, { as })).bytes
        .toString('utf8')
        .trimEnd()
        .split('\r\n')
        .slice(1)
      expect(new Set(lines.map((line) => line.slice(0, 36))).size, sort).toBe(1103)
    }
  })
})

describe.each(wholeWhere((resource) => isMany(resource) && hasVerb(resource, 'order')))('%s, put in order', (name) => {
  const { path, keeper, post, list, bodyFor, several, positions } = of(name)
  it('move to a place, the last one included', async () => {
    const as = await keeper()
    const rows = await several(as, 5)
    const move = (index: number, position: number) =>
      app.call('PUT', `${path}.order`, { as, body: { id: rows[index]?.id, position } })
    expect((await move(4, 0)).status).toBe(204)
    expect((await move(0, 3)).status).toBe(204)
    expect((await move(2, 90_000)).status).toBe(204)
    expect((await list(as)).map((row) => rows.findIndex((r) => r.id === row.id))).toEqual([4, 1, 0, 3, 2])
    expect(await positions(as)).toEqual([0, 1, 2, 3, 4])
    const unknown = await app.call('PUT', `${path}.order`, {
      as,
      body: { id: '00000000-0000-4000-8000-000000000000', position: 0 },
    })
    expect([unknown.status, Object.keys(unknown.body['errors'] ?? {})]).toEqual([422, ['id']])
  })

  it('keep their positions whole when many change them at once', async () => {
    const as = await keeper()
    const rows = await several(as, 8)
    const more = await Promise.all([100, 101, 102].map((n) => bodyFor(as, n)))
    await Promise.all([
      ...rows
        .slice(0, 6)
        .map((row, i) => app.call('PUT', `${path}.order`, { as, body: { id: row.id, position: 7 - i } })),
      ...rows.slice(6).map((row) => app.call('DELETE', `${path}/${row.id}`, { as })),
      ...more.map((body) => post(as, body)),
    ])
    expect(await positions(as)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
})

describe.each(wholeWhere((resource) => isMany(resource) && isWorded(resource)))('%s in two languages', (name) => {
  const { path, first, ordering, keeper, list, create } = of(name)

  it('keep Amharic texts exactly as written, alone as well', async () => {
    const as = await keeper()
    const text = { am: 'ሐኪምና ሥነ ጽሑፍ፡ «ፀሐይ»' }
    const row = await create(as, 1, { [first]: text })
    expect(row[first]).toEqual(text)
    expect((await list(as))[0]?.[first]).toEqual(text)
  })

  it('are found by words of either language, however they are spelled', async () => {
    const as = await keeper()
    const hospital = await create(as, 1, { [first]: { en: 'Black Lion Hospital', am: 'ጥቁር አንበሳ ሐኪም ቤት' } })
    const road = await create(as, 2, { [first]: { en: 'Réseau of Roads' } })
    const ids = async (q: string) => (await list(as, `?q=${encodeURIComponent(q)}`)).map((row) => row.id)
    expect(await ids('HOSPITAL lion')).toEqual([hospital.id])
    expect(await ids('ሀኪም')).toEqual([hospital.id])
    expect(await ids('ጥቁር hosp')).toEqual([hospital.id])
    expect(await ids('reseau')).toEqual([road.id])
    expect(await ids('lion roads')).toEqual([])
    expect(await ids('100%_\\')).toEqual([])
    expect((await ids('')).length).toBe(2)
  })

  it('are ordered by their names in the reader’s language', async () => {
    const as = await keeper()
    await create(as, 1, { [ordering]: { en: 'Beta', am: 'ሀ' } })
    await create(as, 2, { [ordering]: { en: 'alpha', am: 'ለ' } })
    await create(as, 3, { [ordering]: { en: 'Gamma', am: 'መ' } })
    const order = async (sort: string, lang = 'en') => {
      const { body } = await app.call<Listed>('GET', `${path}?sort=${sort}`, { as, headers: { lang } })
      return body.data.map((row) => (row[ordering] as { en: string }).en)
    }
    expect(await order(ordering)).toEqual(['alpha', 'Beta', 'Gamma'])
    expect(await order(`-${ordering}`)).toEqual(['Gamma', 'Beta', 'alpha'])
    expect(await order(ordering, 'am')).toEqual(['Beta', 'alpha', 'Gamma'])
    expect(await order('-position')).toEqual(['Gamma', 'alpha', 'Beta'])
  })

  it('are exported with both languages as columns, for a spreadsheet that runs nothing', async () => {
    const as = await keeper()
    await create(as, 1, { [first]: { en: '=HYPERLINK("http://x","y")', am: 'ቀመር, "ጥቅስ"' } })
    // A number of its own: what it relates to may be called as in another test.
    const number = `-${1000 + names.indexOf(name)}.5`
    await create(as, 2, { [first]: { en: number } })
    const text = (await app.call('GET', `${path}.csv`, { as })).bytes.toString('utf8')
    expect(text.startsWith('\ufeffid,')).toBe(true)
    expect(text.split('\r\n')[0]).toContain(`${first}.en,${first}.am`)
    expect(text).toContain('"\'=HYPERLINK(""http://x"",""y"")","ቀመር, ""ጥቅስ"""')
    expect(text).toContain(`,${number},`)
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    const found = (await app.call('GET', `${path}.csv?q=${number.slice(1)}&sort=-created_at`, { as })).bytes.toString(
      'utf8',
    )
    expect(found.trimEnd().split('\r\n')).toHaveLength(2)
  })
})

const referring = names.flatMap((name) =>
  Object.entries(anyResources[name].fields).flatMap(([field, { kind }]) =>
    kind === 'reference' ? [[name, field] as const] : [],
  ),
)
describe.each(referring)('%s and the list of its %s', (name, field) => {
  it('takes keys of the list alone', async () => {
    const { keeper, post, put, create, list, bodyFor, bodyLike } = of(name)
    const as = await keeper()
    for (const key of ['nowhere', 'constructor', 'addis-ababa', 'x'.repeat(80)]) {
      const answer = await post(as, { ...(await bodyFor(as, 1)), [field]: key })
      expect([answer.status, Object.keys(answer.body['errors'] ?? {})], key).toEqual([422, [field]])
    }
    expect(await list(as)).toEqual([])
    const row = await create(as, 1)
    expect((await put(as, row, { ...bodyLike(row, 1), [field]: 'nowhere', version: 1 })).status).toBe(422)
    expect((await list(as))[0]).toEqual(row)
  })
})

/** The columns of a row that exists, for copies of it. */
function original(binding: Binding, row: Row, as: Person): Record<string, unknown> {
  const name = Object.keys(binding.resource.schema.shape)
  const keys = [...binding.resource.sort, ...(binding.resource.unique ?? [])].flatMap((field) =>
    binding.sort[field]?.en === binding.sort[field]?.am ? [] : [`${columnOf(field)}KeyEn`, `${columnOf(field)}KeyAm`],
  )
  const now = app.clock.now()
  return {
    ...Object.fromEntries(name.map((field) => [columnOf(field), row[field]])),
    ...Object.fromEntries(keys.map((key) => [key, 'copy'])),
    [binding.flag.key]: true,
    ...(binding.account ? { accountId: as.accountId } : {}),
    searchKey: 'copy',
    createdAt: now,
    updatedAt: now,
  }
}

describe('deleting what others refer to', () => {
  it('names the places, and succeeds when they are gone', async () => {
    await app.db.delete(companySizes)
    const { body: size } = await app.call<Row>('POST', '/company-sizes', {
      as: admin,
      body: { name: { en: 'Just us two' }, active: true },
    })
    const who = await company(app)
    await app.db.update(accounts).set({ companySizeId: size.id }).where(eq(accounts.id, who.accountId))
    const refused = await app.call('DELETE', `/company-sizes/${size.id}`, { as: admin })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'in_use', data: { places: [{ resource: 'account', count: 1 }] } })
    await app.db.update(accounts).set({ companySizeId: null }).where(eq(accounts.id, who.accountId))
    expect((await app.call('DELETE', `/company-sizes/${size.id}`, { as: admin })).status).toBe(204)
  })
})
