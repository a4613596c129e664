import { beforeAll, describe, expect, it } from 'vitest'
import { relationsOf } from '../../openapi/field-kinds.ts'
import { hasVerb } from '../../openapi/resource-calls.ts'
import { flagOf } from '../../openapi/resource-rows.ts'
import { anyResources, type ResourceName } from '../../openapi/resources/registry.ts'
import { MOST_AT_ONCE, type BulkReport } from '../../openapi/schemas/bulk.ts'
import { collectionOf, emptiable, type Row } from '../../tests/factories/entries.ts'
import { administrator, individual, type Person } from '../../tests/factories/people.ts'
import { isAskedWhole } from '../../tests/factories/shapes.ts'
import { testApp, type TestApp } from '../../tests/setup/app.ts'
import { bindings } from './bindings.ts'
import { atSlug } from './slugs.ts'

const platform = emptiable.filter((name) => anyResources[name].owner === 'platform')
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await administrator(app)
})
const of = (name: ResourceName) => collectionOf(() => ({ app, admin }), name)
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const seen = (rows: readonly Row[]) => rows.map(({ id, version }) => ({ id, version }))

const switched = platform.filter(
  (name) => isAskedWhole(name) && flagOf(anyResources[name]) !== null && hasVerb(anyResources[name], 'bulk'),
)
describe.each(switched)('several of %s', (name) => {
  const { path, keeper, put, list, several, bodyLike, positions } = of(name)
  const change = (
    as: Person,
    action: string,
    rows: readonly { readonly id: string; readonly version: number }[],
    headers = {},
  ) => app.call<BulkReport & { readonly code: string }>('POST', `${path}.bulk`, { as, body: { action, rows }, headers })

  it('are switched off and on at once; one that changed since or is gone is named and stops no other', async () => {
    const as = await keeper()
    const [one, two, three] = (await several(as, 3)) as [Row, Row, Row]
    expect((await put(as, two, { ...bodyLike(two, 50), active: true, version: 1 })).status).toBe(200)
    const asked = [...seen([one, two, three]), { id: UNKNOWN, version: 1 }]
    const { status, body } = await change(as, 'deactivate', asked)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      done: [one.id, three.id],
      refused: [
        { id: two.id, status: 409, code: 'stale' },
        { id: UNKNOWN, status: 404, code: 'not_found' },
      ],
    })
    expect(body.refused.every(({ message }) => message !== '')).toBe(true)
    expect((await list(as)).map(({ active, version }) => [active, version])).toEqual([
      [false, 2],
      [true, 2],
      [false, 2],
    ])
    // The same again, after an answer that was lost: what is so already counts as done, and nothing is written.
    expect((await change(as, 'deactivate', seen([one, three]))).body).toEqual({ done: [one.id, three.id], refused: [] })
    expect((await change(as, 'activate', seen(await list(as)))).body.refused).toEqual([])
    expect((await list(as)).map(({ active, version }) => [active, version])).toEqual([
      [true, 3],
      [true, 2],
      [true, 3],
    ])
  })

  it('are deleted at once, and the others close the gaps; sent twice with one key, the answer is the same', async () => {
    const as = await keeper()
    const rows = await several(as, 6)
    const gone = [rows[0], rows[2], rows[3]] as Row[]
    const headers = { 'idempotency-key': app.services.ids.uuid() }
    const first = await change(as, 'delete', seen(gone), headers)
    expect(first.body).toEqual({ done: gone.map(({ id }) => id), refused: [] })
    expect((await change(as, 'delete', seen(gone), headers)).body).toEqual(first.body)
    expect((await list(as)).map(({ id }) => id)).toEqual([rows[1]?.id, rows[4]?.id, rows[5]?.id])
    expect(await positions(as)).toEqual([0, 1, 2])
    expect([
      (await change(as, 'delete', seen(gone))).status,
      (await change(as, 'delete', seen(gone))).body.code,
    ]).toEqual([404, 'not_found'])
  })

  it('are bounded, each named once, and changed by administrators alone', async () => {
    const as = await keeper()
    const [row] = seen(await several(as, 1))
    const many = Array.from({ length: MOST_AT_ONCE + 1 }, () => ({ id: app.services.ids.uuid(), version: 1 }))
    for (const rows of [many, [], [row, row]])
      expect((await change(as, 'deactivate', rows as typeof many)).status).toBe(422)
    expect((await change(as, 'hide', [row] as typeof many)).status).toBe(422)
    expect((await change(await individual(app), 'delete', [row] as typeof many)).status).toBe(403)
    expect(await positions(as)).toEqual([0])
  })
})

let serial = 7_000
const related = platform.flatMap((name) =>
  relationsOf(anyResources[name].fields).map(([field, { to, within }]) => [name, field, to, within] as const),
)
describe.each(related)('%s, whose %s is one of several %s that are deleted', (name, field, to, within) => {
  it('keep the one that they name, and the answer says how many do', async () => {
    const { keeper, create } = of(name)
    const target = of(to)
    const as = await keeper()
    const [used, free] = [await target.create(admin, (serial += 1)), await target.create(admin, (serial += 1))]
    await create(as, 1, { [field]: used.id, ...(within === undefined ? {} : { [within]: used[within] }) })
    const { body } = await app.call<BulkReport>('POST', `${target.path}.bulk`, {
      as: admin,
      body: { action: 'delete', rows: seen([used, free]) },
    })
    expect(body).toMatchObject({
      done: [free.id],
      refused: [{ id: used.id, status: 409, code: 'in_use', data: { places: [{ resource: name, count: 1 }] } }],
    })
    expect((await app.call('DELETE', `${target.path}/${used.id}`, { as: admin })).status).toBe(409)
  })
})

it('entries that are deleted at once leave their addresses as a single one does', async () => {
  const { keeper, create, path } = of('faqCategory')
  await keeper()
  const row = await create(admin, (serial += 1))
  const slug = String(row['slug'])
  expect((await atSlug(app.db, bindings.faqCategory, slug))?.kind).toBe('entry')
  expect(
    (await app.call('POST', `${path}.bulk`, { as: admin, body: { action: 'delete', rows: seen([row]) } })).status,
  ).toBe(201)
  expect(await atSlug(app.db, bindings.faqCategory, slug)).toEqual({ kind: 'gone' })
})
