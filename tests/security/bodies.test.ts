import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boundsOf } from '../../openapi/bounds.ts'
import type { Access, Operation } from '../../openapi/define.ts'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { rateLimits } from '../../server/db/platform-tables.ts'
import { FILE_LIMIT } from '../../server/http/form.ts'
import { validatorOf } from '../../server/http/input.ts'
import { administrator, company, employee, individual, type Person } from '../factories/people.ts'
import { isAsked } from '../factories/shapes.ts'
import { testApp } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
/** No answer is longer than its request by more than this (bytes). */
const LONGER = 16_000
/** What a stranger may send at most (bytes). */
const STRANGER = 32_000

const [person, firm, worker, admin] = [
  await individual(app),
  await company(app),
  await employee(app),
  await administrator(app),
]
const CALLERS: Readonly<Record<Access, Person | undefined>> = {
  anyone: undefined,
  user: person,
  individual: person,
  member: person,
  owner: person,
  company: firm,
  staff: firm,
  employer: firm,
  employee: worker,
  admin,
}

const all = Object.entries(anyOperations)
const withBody = all.filter(([, { body }]) => body !== undefined)
const limitOf = (operation: Operation) => validatorOf(operation).bodyBytes

const object = (pairs: readonly string[]) => `{${pairs.join(',')}}`
/** As many entries as fit into so many bytes. */
const many = (bytes: number, entry: (n: number) => string) => {
  const entries: string[] = []
  for (let size = 2; ;) {
    const next = entry(entries.length)
    size += next.length + 1
    if (size > bytes) return entries
    entries.push(next)
  }
}
const nested = (bytes: number, open: string, close: string) =>
  open.repeat(Math.floor(bytes / (open.length + close.length)) - 1) +
  close.repeat(Math.floor(bytes / (open.length + close.length)) - 1)
/** JSON that costs as much as its bytes allow. */
const HOSTILE: Readonly<Record<string, (bytes: number) => string>> = {
  'unknown keys': (bytes) => object(many(bytes, (n) => `"k${n}":1`)),
  'unknown keys inside unknown keys': (bytes) => object(many(bytes, (n) => `"k${n}":{"a":[1]}`)),
  'a few long keys': (bytes) => object(many(bytes, (n) => `"${n}${'k'.repeat(Math.floor(bytes / 60))}":1`)),
  'one long key': (bytes) => `{"${'ሀ'.repeat(Math.floor((bytes - 10) / 3))}":1}`,
  'a list of many': (bytes) => `[${many(bytes, () => '1').join()}]`,
  'lists in lists': (bytes) => nested(bytes, '[', ']'),
  'objects in objects': (bytes) =>
    `${'{"a":'.repeat(Math.floor(bytes / 6) - 1)}1${'}'.repeat(Math.floor(bytes / 6) - 1)}`,
  'the same key again and again': (bytes) => object(many(bytes, () => '"login":"a"')),
  'a number of many digits': (bytes) => `{"version":${'9'.repeat(bytes - 20)}}`,
  'a reach for prototypes': (bytes) => object(['"__proto__":{"a":1}', ...many(bytes - 40, (n) => `"k${n}":1`)]),
  'texts that cannot be stored': (bytes) => object(many(bytes, (n) => `"k${n}":"\\u0000"`)),
  'a long text': (bytes) => `{"login":"${'a'.repeat(bytes - 20)}"}`,
}

let calls = 0
async function ask(
  operation: Operation,
  body: string | Buffer | FormData,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
) {
  // Below the limits by user and by address.
  if (++calls % 5 === 0) await app.db.delete(rateLimits)
  const as = CALLERS[operation.access]
  const path = operation.path.replaceAll(/\{\w+\}/g, '0190a000-0000-7000-8000-000000000001')
  return app.call(operation.method, path, {
    ...(as ? { as } : {}),
    body,
    ...(body instanceof FormData ? {} : { headers }),
  })
}

describe('the largest body of a call', () => {
  it('follows from its schema, and is small for calls without sign-in', () => {
    for (const [id, operation] of all) {
      expect(limitOf(operation), id).toBeGreaterThan(operation.body ? boundsOf(operation.body).bytes : 0)
      if (operation.access === 'anyone') expect(limitOf(operation), id).toBeLessThanOrEqual(STRANGER)
    }
    for (const schema of [
      z.string(),
      z.array(z.boolean()),
      z.object({ a: z.int() }),
      z.record(z.string(), z.int()),
      z.unknown(),
    ])
      expect(() => boundsOf(schema)).toThrow('without a bound')
  })

  it('has room for the longest valid texts in any encoding', async () => {
    const quote = { en: 'አ'.repeat(500), am: 'አ'.repeat(500) }
    const escaped = (value: unknown) =>
      JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
    const { status, body } = await ask(
      anyOperations.createTestimonial,
      escaped({ author: { en: 'አ'.repeat(120) }, role: null, quote, photo_id: null, rating: null, visible: true }),
    )
    expect([status, body['code']]).not.toEqual([413, 'too_large'])
  })
})

describe.each(withBody.filter(([id]) => isAsked(id, ['create'])))('%s', (_id, operation) => {
  const limit = limitOf(operation)
  const names = Object.keys(HOSTILE)
  // Each kind meets every tenth operation in the small run.
  const offset = withBody.findIndex(([, one]) => one === operation)
  const kinds = full ? names : [0, 5].map((n) => names[(offset + n) % names.length] ?? '')

  it('refuses hostile JSON with a short answer', async () => {
    for (const kind of kinds) {
      const text = HOSTILE[kind]?.(limit) ?? ''
      expect(Buffer.byteLength(text), kind).toBeLessThanOrEqual(limit)
      const { status, bytes, body } = await ask(operation, text)
      expect([400, 413, 415, 422], `${kind}: ${bytes.toString().slice(0, 300)}`).toContain(status)
      expect(bytes.length, kind).toBeLessThanOrEqual(LONGER)
      expect(Object.keys(body['errors'] ?? {}).length, kind).toBeLessThanOrEqual(50)
      const tooMuch = await ask(operation, text + ' '.repeat(limit + 1 - Buffer.byteLength(text)))
      expect([tooMuch.status, tooMuch.body['code'], tooMuch.bytes.length < 2000], kind).toEqual([
        413,
        'too_large',
        true,
      ])
    }
  })

  it('refuses the same in a form', async () => {
    const parts = (build: (form: FormData) => void) => {
      const form = new FormData()
      build(form)
      return form
    }
    const json = (text: string) => new Blob([text], { type: 'application/json' })
    const first = Object.keys((operation.body as { shape?: object } | undefined)?.shape ?? { a: 1 })[0] ?? 'a'
    const forms = [
      parts((form) => form.append(first, json(HOSTILE['a list of many']?.(limit - 1000) ?? ''))),
      parts((form) => form.append(first, json(HOSTILE['unknown keys']?.(limit - 1000) ?? ''))),
      parts((form) => many(10_000, (n) => `${n}`).forEach((name) => form.append(`k${name}`, 'x'))),
      parts((form) => form.append('k'.repeat(limit - 1000), 'x')),
      parts((form) => form.append(first, 'x'.repeat(limit + 1000))),
    ]
    for (const form of full ? forms : [forms[offset % forms.length] ?? new FormData()]) {
      const { status, bytes, body } = await ask(operation, form)
      expect([400, 413, 415, 422], bytes.toString().slice(0, 300)).toContain(status)
      expect(bytes.length).toBeLessThanOrEqual(LONGER)
      expect(Object.keys(body['errors'] ?? {}).length).toBeLessThanOrEqual(50)
    }
  })
})

describe('a body over the limit', () => {
  it.each([8_000, 90_000])('%i unknown keys for the sign-in are refused unread', async (count) => {
    const { status, bytes } = await ask(
      anyOperations.login,
      object(Array.from({ length: count }, (_, n) => `"key${n}":1`)),
    )
    expect(status).toBe(413)
    expect(bytes.length).toBeLessThan(2000)
  })

  it('is not validated when it has more values than any valid one', async () => {
    for (const text of [
      object(many(16_000, (n) => `"k${n}":1`)),
      `{"login":[${many(16_000, () => '1').join()}]}`,
      `{"login":{"a":[${many(16_000, () => '{}').join()}]}}`,
    ]) {
      const { status, body } = await ask(anyOperations.login, text)
      expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, ['']])
    }
  })

  it('is refused when it is compressed', async () => {
    const { status } = await ask(anyOperations.login, gzipSync(`{"login":"${'a'.repeat(20_000_000)}"}`), {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    })
    expect(status).toBe(413)
  })

  it('is refused in any part of a form', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const part = '--x\r\ncontent-disposition: form-data; name="login"\r\n\r\na\r\n'
    const filler = 'a'.repeat(1_000_000)
    for (const text of [
      `${filler}\r\n${part}--x--\r\n`,
      `${part}--x--\r\n${filler}`,
      part.replace('\r\n\r\n', `\r\nx-more: ${filler}\r\n\r\n`),
      part.repeat(20_000),
      filler,
    ]) {
      const { status, bytes } = await ask(anyOperations.login, text, type)
      expect([status, bytes.length < 2000], text.slice(0, 40)).toEqual([413, true])
    }
  })

  it('is refused where no body is declared, while an empty form is accepted', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const part = '--x\r\ncontent-disposition: form-data; name="more"\r\n\r\na\r\n--x--\r\n'
    const out = anyOperations.seeNotifications
    expect((await ask(out, part, type)).status).toBe(422)
    expect((await ask(out, `${'a'.repeat(5000)}${part}`, type)).status).toBe(413)
    expect((await ask(out, HOSTILE['unknown keys']?.(5000) ?? '')).status).toBe(413)
    expect((await ask(out, '{"more":1}')).status).toBe(422)
    for (const nothing of ['--x--\r\n', '']) expect((await ask(out, nothing, type)).status, nothing).toBe(204)
    expect((await ask(out, '{}')).status).toBe(204)
  })

  it('is refused by its announced length before files arrive', async () => {
    const { status, body } = await ask(anyOperations.uploadPicture, 'x', {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '900000000',
    })
    expect([status, body['data']]).toEqual([413, { limit: FILE_LIMIT.picture }])
  })

  it('is refused as a query of thousands of parameters, repeated and long ones', async () => {
    for (const query of [
      many(60_000, (n) => `k${n}=1`).join('&'),
      many(60_000, () => 'q=1').join('&'),
      `${'k'.repeat(60_000)}=1`,
      `q=${'a'.repeat(60_000)}`,
      '&'.repeat(60_000),
    ]) {
      const { status, bytes } = await app.call('GET', `/skills?${query}`, { as: admin })
      expect([200, 400, 422]).toContain(status)
      if (status !== 200) expect(bytes.length).toBeLessThanOrEqual(LONGER)
    }
  })

  it('is refused in a path', async () => {
    for (const id of ['a'.repeat(900), '%00'.repeat(300), '%'.repeat(900), `${'..%2f'.repeat(150)}x`]) {
      const { status, bytes } = await app.call('DELETE', `/skills/${id}`, { as: admin })
      expect([400, 404, 422], id.slice(0, 10)).toContain(status)
      expect(bytes.length).toBeLessThan(4000)
    }
  })

  it('is answered at an unknown address before it is read', async () => {
    expect(
      (
        await app.call('POST', '/nothing', {
          body: HOSTILE['unknown keys']?.(900_000),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(404)
  })
})

it('lists all errors of a form at once, and at most fifty of an attack', async () => {
  const { body } = await ask(anyOperations.registerUser, '{"username":"x"}')
  expect(Object.keys(body['errors'] ?? {})).toHaveLength(8)
  const attack = await ask(anyOperations.registerUser, object(Array.from({ length: 90 }, (_, n) => `"key${n}":1`)))
  expect([attack.status, Object.keys(attack.body['errors'] ?? {}).length]).toEqual([422, 50])
})
