import { describe, expect, it } from 'vitest'
import { anyOperations, type OperationId } from '../../openapi/operations/registry.ts'
import { rateLimits } from '../../server/db/platform-tables.ts'
import { pathOf, put } from '../access/ask.ts'
import { makeWorld, type Ask } from '../access/world.ts'
import { isAsked } from '../factories/shapes.ts'
import { testApp } from '../setup/app.ts'
import { jsonSchemaOf } from '../fuzz/generate.ts'
import { operationIds, success, withValue } from './refs.ts'
import { stateOf } from './state.ts'

const app = await testApp()
const world = await makeWorld(app)

/** Keys that a row has, or that code might look for. Those an operation really takes are left out for it. */
const KEYS: Readonly<Record<string, unknown>> = {
  id: '0190a000-0000-7000-8000-000000000001',
  user_id: '0190a000-0000-7000-8000-000000000001',
  owner_id: '0190a000-0000-7000-8000-000000000001',
  ownerId: '0190a000-0000-7000-8000-000000000001',
  account_id: '0190a000-0000-7000-8000-000000000001',
  accountId: '0190a000-0000-7000-8000-000000000001',
  role: 1,
  roles: [{ id: 1, name: 'administrator' }],
  kind: 'administrator',
  is_admin: true,
  is_eligible: true,
  is_employee: true,
  email_verified: true,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  tier_key: 'enterprise',
  tierKey: 'enterprise',
  status: 'accepted',
  published_at: '2026-01-01T00:00:00Z',
  version: 99,
  position: 0,
  salary: 1_000_000,
  created_at: '2020-01-01T00:00:00Z',
  password_hash: 'x',
  visible: false,
  active: false,
}
/**
 * Stays below the limits by user: what was counted is forgotten, because a clock that moves on would note sessions as
 * used.
 */
const forget = async (id: OperationId) => {
  if (anyOperations[id].throttle?.by === 'user') await app.db.delete(rateLimits)
}
/** What the body of an operation names. */
const namedBy = (id: OperationId) =>
  Object.keys((jsonSchemaOf(anyOperations[id].body ?? never()) as { properties?: object }).properties ?? {})

/** Bodies with a prototype, and such as are no object; of a form, its parts. */
function malformed(id: OperationId, ask: Ask): readonly (string | FormData)[] {
  const { body } = ask
  if (body instanceof FormData) {
    const part = (key: string, value: unknown) => withValue(ask, ['body', key], value).body as FormData
    const [named = ''] = namedBy(id)
    const cut = part(named, null)
    cut.set(named, new Blob(['{"a":'], { type: 'application/json' }))
    return [
      part('__proto__', { role: 1 }),
      part('constructor', { prototype: { role: 1 } }),
      ...[[], {}, 'x', 1, null].map((value) => part(named, value)),
      cut,
    ]
  }
  const text = JSON.stringify(body)
  return [
    `${text.slice(0, -1)},"__proto__":{"role":1}}`,
    `${text.slice(0, -1)},"constructor":{"prototype":{"role":1}}}`,
    `[${text}]`,
    '"x"',
    '1',
    'null',
    text.slice(0, -1),
  ]
}
const shown = (body: string | FormData) => (typeof body === 'string' ? body : [...body.keys()].join())
const asked = operationIds.filter((id) => isAsked(id, ['create', 'edit']))
const withBody = asked.filter((id) => anyOperations[id].body !== undefined)

describe.each(withBody)('%s', (id) => {
  it('refuses every key that it does not name, and changes nothing', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    const as = await world.as(viewer)
    const named = new Set(namedBy(id))
    const before = await stateOf(app.db)
    for (const [key, value] of Object.entries(KEYS).filter(([key]) => !named.has(key))) {
      await forget(id)
      const { status, body } = await put(world, id, viewer, {
        ...withValue(ask, ['body', key], value),
        token: as?.token ?? '',
      })
      expect(
        { status, field: (body['errors'] as unknown as Record<string, string[]> | undefined)?.[key] },
        key,
      ).toEqual({ status: 422, field: [`Unknown field: ${key}`] })
    }
    expect(await stateOf(app.db)).toEqual(before)
    expect((await put(world, id, viewer, { ...ask, token: as?.token ?? '' })).status).toBeLessThan(300)
  })

  it('refuses a prototype and what is not an object', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    const as = await world.as(viewer)
    const before = await stateOf(app.db)
    for (const body of malformed(id, ask)) {
      await forget(id)
      const { status } = await app.call(anyOperations[id].method, pathOf(id, ask), {
        as,
        body,
        headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
        address: `10.9.${world.next() % 250}.1`,
      })
      expect([400, 422], shown(body)).toContain(status)
    }
    expect(await stateOf(app.db)).toEqual(before)
  })
})

describe.each(asked.filter((id) => anyOperations[id].method === 'GET'))('%s', (id) => {
  it('refuses a query that it does not name', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    for (const [key, value] of [
      ['account_id', world.people.anotherIndividual.accountId],
      ['is_admin', 'true'],
      ['include', 'passwordHash'],
      ['fields', '*'],
    ] as const)
      expect((await put(world, id, viewer, { ...ask, query: { [key]: value } })).status, key).toBe(422)
  })
})

function never(): never {
  throw new Error('the operation has a body')
}
