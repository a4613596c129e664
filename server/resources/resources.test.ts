import { eq, max } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources, type ResourceName } from '../../openapi/resources/registry.ts'
import { collectionOf, sampleBody, type Listed, type Row } from '../../tests/factories/entries.ts'
import { administrator, company, type Person } from '../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { accounts, companySizes } from '../db/tables.ts'
import type { Binding } from './bindings.ts'
import { cell } from './csv.ts'
import { columnOf } from './rows.ts'

const names = Object.keys(resources) as ResourceName[]
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})

describe.each(names)('%s', (name) => {
  const { binding, resource, path, first, keeper, post, put, list, create, several, positions } = collectionOf(() => ({ app, admin }), name)

  it('keeps what is entered, at the end of the list', async () => {
    const as = await keeper()
    const rows = await several(as, 3)
    expect(rows.map((row) => row.position)).toEqual([0, 1, 2])
    expect(rows[1]).toMatchObject({ ...sampleBody(resource, 1), version: 1 })
    expect(await list(as)).toEqual(rows)
  })

  it('keeps Amharic texts exactly as written, alone as well', async () => {
    const as = await keeper()
    const text = { am: 'ሐኪምና ሥነ ጽሑፍ፡ «ፀሐይ»' }
    const row = await create(as, 1, { [first]: text })
    expect(row[first]).toEqual(text)
    expect((await list(as))[0]?.[first]).toEqual(text)
  })

  it('refuses fields it does not know, missing ones and empty ones, all at once', async () => {
    const as = await keeper()
    const answer = await post(as, { ...sampleBody(resource, 1), [first]: {}, id: '00000000-0000-4000-8000-000000000000', position: 5 })
    expect(answer.status).toBe(422)
    expect(answer.body['code']).toBe('invalid')
    expect(Object.keys(answer.body['errors'] ?? {}).length).toBeGreaterThan(1)
    expect(await list(as)).toEqual([])
  })

  it('finds entries by words of either language, however they are spelled', async () => {
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

  it('orders by every declared column, both ways, and refuses others', async () => {
    const as = await keeper()
    await create(as, 1, { [first]: { en: 'Beta', am: 'ሀ' } })
    await create(as, 2, { [first]: { en: 'alpha', am: 'ለ' } })
    await create(as, 3, { [first]: { en: 'Gamma', am: 'መ' } })
    const order = async (sort: string, lang = 'en') => {
      const { body } = await app.call<Listed>('GET', `${path}?sort=${sort}`, { as, headers: { lang } })
      return body.data.map((row) => (row[first] as { en: string }).en)
    }
    expect(await order(first)).toEqual(['alpha', 'Beta', 'Gamma'])
    expect(await order(`-${first}`)).toEqual(['Gamma', 'Beta', 'alpha'])
    expect(await order(first, 'am')).toEqual(['Beta', 'alpha', 'Gamma'])
    expect(await order('-position')).toEqual(['Gamma', 'alpha', 'Beta'])
    for (const column of [...resource.sort, 'created_at']) expect((await app.call('GET', `${path}?sort=-${column}`, { as })).status).toBe(200)
    for (const column of ['id', 'search_key', 'constructor', '-', 'name;drop table users']) {
      const answer = await app.call('GET', `${path}?sort=${encodeURIComponent(column)}`, { as })
      expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([422, ['sort']])
    }
  })

  it('gives 200 entries page by page, with exact numbers', async () => {
    const as = await keeper()
    await several(as, 200)
    const seen = new Set<string>()
    for (const page of [1, 2, 3]) {
      const { body } = await app.call<Listed>('GET', `${path}?page=${page}&per_page=70`, { as })
      const last = Math.min(page * 70, 200)
      expect(body.meta).toEqual({ first: (page - 1) * 70 + 1, last, totalRecords: 200, exact: true, page, per_page: 70 })
      for (const row of body.data) seen.add(row.id)
    }
    expect(seen.size).toBe(200)
    const beyond = await app.call('GET', `${path}?page=9&per_page=70`, { as })
    expect(beyond.body).toMatchObject({ data: [], meta: { first: 0, last: 0, totalRecords: 200 } })
    const searched = await app.call('GET', `${path}?q=entry&page=3&per_page=90&sort=-created_at`, { as })
    expect(searched.body.meta).toMatchObject({ first: 181, last: 200, totalRecords: 200 })
    expect((await app.call('GET', `${path}?per_page=101`, { as })).status).toBe(422)
    expect((await app.call('GET', `${path}?page=0`, { as })).status).toBe(422)
  })

  it('replaces an entry once, and shows a second writer the newer one', async () => {
    const as = await keeper()
    const row = await create(as, 1)
    const edited = await put(as, row, { ...sampleBody(resource, 7), version: 1 })
    expect(edited.status).toBe(200)
    expect(edited.body).toMatchObject({ ...sampleBody(resource, 7), id: row.id, version: 2, position: 0 })
    const stale = await put(as, row, { ...sampleBody(resource, 8), version: 1 })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale', data: { current: edited.body } })
    expect(await list(as)).toEqual([edited.body])
    expect((await list(as, '?q=entry%207')).length).toBe(1)
    expect((await list(as, '?q=entry%201')).length).toBe(0)
  })

  it('lets one of ten writers of the same version win', async () => {
    const as = await keeper()
    const row = await create(as, 1)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => put(as, row, { ...sampleBody(resource, n), version: 1 })))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9)
    expect((await list(as))[0]).toMatchObject({ version: 2 })
  })

  it('deletes an entry and closes the gap', async () => {
    const as = await keeper()
    const rows = await several(as, 4)
    expect((await app.call('DELETE', `${path}/${rows[1]?.id}`, { as })).status).toBe(204)
    expect((await app.call('DELETE', `${path}/${rows[1]?.id}`, { as })).status).toBe(404)
    expect((await list(as)).map((row) => row.id)).toEqual([rows[0]?.id, rows[2]?.id, rows[3]?.id])
    expect(await positions(as)).toEqual([0, 1, 2])
  })

  it('moves an entry to a place, the last one included', async () => {
    const as = await keeper()
    const rows = await several(as, 5)
    const move = (index: number, position: number) => app.call('PUT', `${path}.order`, { as, body: { id: rows[index]?.id, position } })
    expect((await move(4, 0)).status).toBe(204)
    expect((await move(0, 3)).status).toBe(204)
    expect((await move(2, 90_000)).status).toBe(204)
    expect((await list(as)).map((row) => rows.findIndex((r) => r.id === row.id))).toEqual([4, 1, 0, 3, 2])
    expect(await positions(as)).toEqual([0, 1, 2, 3, 4])
    const unknown = await app.call('PUT', `${path}.order`, { as, body: { id: '00000000-0000-4000-8000-000000000000', position: 0 } })
    expect([unknown.status, Object.keys(unknown.body['errors'] ?? {})]).toEqual([422, ['id']])
  })

  it('keeps positions whole when many change them at once', async () => {
    const as = await keeper()
    const rows = await several(as, 8)
    await Promise.all([
      ...rows.slice(0, 6).map((row, i) => app.call('PUT', `${path}.order`, { as, body: { id: row.id, position: 7 - i } })),
      ...rows.slice(6).map((row) => app.call('DELETE', `${path}/${row.id}`, { as })),
      ...[100, 101, 102].map((n) => post(as, sampleBody(resource, n))),
    ])
    expect(await positions(as)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  it(`refuses more than ${resource.most}`, async () => {
    const as = await keeper()
    const row = await create(as, 1)
    await app.db.update(binding.table).set({ position: resource.most - 1 })
    const answer = await post(as, sampleBody(resource, 2))
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'limit_reached', data: { limit: resource.most } })
    await app.call('DELETE', `${path}/${row.id}`, { as })
  })

  it('exports both languages as columns, for a spreadsheet that runs nothing', async () => {
    const as = await keeper()
    await create(as, 1, { [first]: { en: '=HYPERLINK("http://x","y")', am: 'ቀመር, "ጥቅስ"' } })
    await create(as, 2, { [first]: { en: '-12.5' } })
    const answer = await app.call('GET', `${path}.csv`, { as })
    expect(answer.headers['content-type']).toMatch(/^text\/csv/)
    const text = answer.bytes.toString('utf8')
    expect(text.startsWith('\ufeffid,')).toBe(true)
    expect(text.split('\r\n')[0]).toContain(`${first}.en,${first}.am`)
    expect(text).toContain('"\'=HYPERLINK(""http://x"",""y"")","ቀመር, ""ጥቅስ"""')
    expect(text).toContain(',-12.5,')
    expect(text.trimEnd().split('\r\n')).toHaveLength(3)
    expect((await app.call('GET', `${path}.csv?q=12.5&sort=-${first}`, { as })).bytes.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2)
  })

  it('exports every entry once, over several batches and in any order', async () => {
    const as = await keeper()
    await several(as, 3)
    const [row] = await list(as)
    const { n } = (await app.db.select({ n: max(binding.table.position) }).from(binding.table))[0] ?? { n: 0 }
    const copies = Array.from({ length: 1100 }, (_, i) => ({ ...original(binding, row as Row, as), id: app.services.ids.uuid(), position: Number(n) + 1 + i }))
    await app.db.insert(binding.table).values(copies)
    for (const sort of ['position', `-${first}`, 'created_at']) {
      const lines = (await app.call('GET', `${path}.csv?sort=${sort}`, { as })).bytes.toString('utf8').trimEnd().split('\r\n').slice(1)
      expect(new Set(lines.map((line) => line.slice(0, 36))).size, sort).toBe(1103)
    }
  })
})

/** The columns of a row that exists, for copies of it. */
function original(binding: Binding, row: Row, as: Person): Record<string, unknown> {
  const name = Object.keys(binding.resource.schema.shape)
  const keys = binding.resource.sort.flatMap((field) => (binding.sort[field]?.en === binding.sort[field]?.am ? [] : [`${columnOf(field)}KeyEn`, `${columnOf(field)}KeyAm`]))
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
    const { body: size } = await app.call<Row>('POST', '/company-sizes', { as: admin, body: { name: { en: 'Just us two' }, active: true } })
    const who = await company(app)
    await app.db.update(accounts).set({ companySizeId: size.id }).where(eq(accounts.id, who.accountId))
    const refused = await app.call('DELETE', `/company-sizes/${size.id}`, { as: admin })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'in_use', data: { places: [{ resource: 'account', count: 1 }] } })
    await app.db.update(accounts).set({ companySizeId: null }).where(eq(accounts.id, who.accountId))
    expect((await app.call('DELETE', `/company-sizes/${size.id}`, { as: admin })).status).toBe(204)
  })
})

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+251911', '+251911'],
    ['-3,5', '"-3,5"'],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['a\nb', '"a\nb"'],
    ['plain', 'plain'],
    [null, ''],
    [true, 'true'],
  ])('%j → %j', (value, expected) => expect(cell(value)).toBe(expected))
})
