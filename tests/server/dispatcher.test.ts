import fs from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { errorTable, problemSchema, type ErrorCode } from '../../openapi/errors.ts'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { idempotencyKeys } from '../../server/db/platform-tables.ts'
import { accounts } from '../../server/db/tables.ts'
import { say } from '../../server/kernel/say.ts'
import { administrator, employee, individual } from '../factories/people.ts'
import { testApp, type Answered } from '../setup/app.ts'

const app = await testApp()
const { call } = app
/** The same with the API on a host of its own. */
const twoOrigins = await testApp({ webOrigin: 'https://sira.example', apiOrigin: 'https://api.sira.example' })

function expectProblem(answer: Answered, code: ErrorCode): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(errorTable[code].status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(problemSchema.parse(answer.body).code).toBe(code)
}
const skill = (name: string) => ({ name: { en: name }, active: true })

describe('every operation', () => {
  test('has a route that refuses other methods', async () => {
    for (const operation of Object.values(anyOperations)) {
      expect(
        app.app.hasRoute({ method: operation.method, url: `/api${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}` }),
        operation.path,
      ).toBe(true)
    }
    const answer = await call('PATCH', '/user')
    expectProblem(answer, 'method_not_allowed')
    expect(answer.headers['allow']).toBe('GET, HEAD')
  })

  test('refuses callers who are not signed in, unless anyone may call it', async () => {
    for (const { method, path: address, access } of Object.values(anyOperations)) {
      if (access === 'anyone') continue
      expectProblem(
        await call(method, address.replaceAll(/\{\w+\}/g, '01a1fb90-a063-71fa-b14c-44dfcd9f8538')),
        'unauthenticated',
      )
    }
  })

  test('an unknown address answers a problem with 404, also for HEAD and OPTIONS', async () => {
    expectProblem(await call('GET', '/nothing'), 'not_found')
    expect((await call('HEAD', '/health')).status).toBe(200)
    expect((await call('OPTIONS', '/login')).status).toBe(204)
  })
})

describe('the caller', () => {
  test('is refused with an unknown or malformed token or an ended session', async () => {
    const person = await individual(app)
    expectProblem(await call('GET', '/user', { as: { token: 'short' } }), 'unauthenticated')
    expectProblem(await call('GET', '/user', { as: { token: app.services.ids.token() } }), 'unauthenticated')
    expect((await call('POST', '/logout', { as: person })).status).toBe(204)
    expectProblem(await call('GET', '/user', { as: person }), 'unauthenticated')
  })

  test('acts for their own accounts and employers only', async () => {
    const [person, other] = [await individual(app), await individual(app)]
    expectProblem(await call('GET', '/user', { as: { ...person, accountId: other.accountId } }), 'account_forbidden')
    expectProblem(await call('GET', '/user', { as: { ...person, accountId: 'not-an-id' } }), 'account_forbidden')
    const worker = await employee(app)
    expect((await call('GET', '/user', { as: worker })).status).toBe(200)
    expectProblem(await call('GET', '/employees/requisition', { as: worker }), 'forbidden')
    const former = await employee(app, { former: true })
    expectProblem(await call('GET', '/user', { as: former }), 'account_forbidden')
  })

  test('must be of a kind that the contract names', async () => {
    expectProblem(await call('GET', '/site', { as: await administrator(app) }), 'forbidden')
    expectProblem(await call('POST', '/skills', { as: await individual(app), body: skill('Weaving') }), 'forbidden')
    expect((await call('POST', '/skills', { as: await administrator(app), body: skill('Weaving') })).status).toBe(201)
  })

  test('cannot write for another account than their tab shows', async () => {
    const person = await individual(app)
    const { body: before } = await call('GET', '/personal/detail', { as: person })
    const other = await individual(app)
    const answer = await call('PUT', '/user/language', {
      as: person,
      body: { language: 'am' },
      headers: { 'if-account': other.accountId },
    })
    expectProblem(answer, 'account_changed')
    expect(answer.body['data']).toEqual({ current: person.accountId })
    expect((await call('GET', '/personal/detail', { as: person })).body).toEqual(before)
    expect(
      (
        await call('PUT', '/user/language', {
          as: person,
          body: { language: 'am' },
          headers: { 'if-account': person.accountId },
        })
      ).status,
    ).toBe(204)
  })
})

describe('the input', () => {
  test('is refused with all errors at once, in the caller’s language', async () => {
    const answer = await call('POST', '/register/user', {
      body: { first_name: '', username: 'x', surprise: 1 },
      headers: { lang: 'am' },
    })
    expectProblem(answer, 'invalid')
    expect(answer.body['message']).toBe(say('am', 'error.invalid'))
    const { errors } = problemSchema.parse(answer.body)
    expect(errors).toMatchObject({
      first_name: [say('am', 'validation.required')],
      username: [say('am', 'validation.username_short')],
      email: [say('am', 'validation.required')],
    })
    expect(errors?.['surprise']?.[0]).toContain('surprise')
  })

  test.each([
    ['broken JSON', '{"login":', 'malformed'],
    ['JSON that is no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'malformed'],
    ['a key that reaches for prototypes', '{"__proto__":{"login":"a"}}', 'malformed'],
    ['a list for an object', '[]', 'invalid'],
    ['a text with NUL', JSON.stringify({ login: 'a\u0000b', password: 'p' }), 'invalid'],
    ['half of a surrogate pair', '{"login":"\\ud800","password":"p"}', 'invalid'],
    ['nothing', '', 'invalid'],
    ['JSON deeper than anything we take', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`, 'invalid'],
  ] as const)('%s', async (_name, body, code) => {
    expectProblem(await call('POST', '/login', { body, headers: { 'content-type': 'application/json' } }), code)
  })

  test('is refused with numbers and queries that are out of range, repeated or unknown', async () => {
    const admin = await administrator(app)
    for (const query of [
      'page=-1',
      'page=1e400',
      'per_page=9999999999999999999',
      'q=a&q=b',
      'nothing=1',
      'q=%00',
      'sort=%ED%A0%80',
      'page=',
    ]) {
      const answer = await call('GET', `/skills?${query}`, { as: admin })
      expect([200, 400, 422], `${query}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
    }
    expectProblem(await call('GET', '/skills?nothing=1', { as: admin }), 'invalid')
    expectProblem(await call('GET', '/skills?q=%00', { as: admin }), 'invalid')
    const made = await call<{ id: string }>('POST', '/skills', { as: admin, body: skill('Pottery') })
    expectProblem(
      await call('PUT', `/skills/${made.body.id}`, {
        as: admin,
        body: { ...skill('Pottery'), version: 9_007_199_254_740_991 },
      }),
      'stale',
    )
    expectProblem(await call('DELETE', '/skills/%00', { as: admin }), 'invalid')
    expectProblem(await call('DELETE', '/skills/%', { as: admin }), 'malformed')
  })

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json\t;charset=utf-8',
    ' application/json ',
    'application/json ; a=b',
  ])('content type %j is validated like any other', async (type) => {
    const answer = await call('POST', '/login', {
      body: '{"login":"a","password":"p","extra":1}',
      headers: { 'content-type': type },
    })
    expect([415, 422]).toContain(answer.status)
  })
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'text/json',
    'application/xml',
    'multipart/mixed; boundary=x',
  ])('content type %j is refused', async (type) => {
    expectProblem(
      await call('POST', '/login', { body: '{"login":"a","password":"p"}', headers: { 'content-type': type } }),
      'unsupported_media',
    )
  })

  test('answers 413 for a body over the limit', async () => {
    expectProblem(await call('POST', '/login', { body: { login: 'a'.repeat(1_100_000), password: 'p' } }), 'too_large')
  })
})

describe('forms', () => {
  const form = (parts: Readonly<Record<string, string | Blob>>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    return data
  }
  const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' })

  test('mean the same as JSON: text parts as text, every other part as JSON', async () => {
    const admin = await administrator(app)
    const answer = await call('POST', '/skills', {
      as: admin,
      body: form({ name: json({ en: 'Beekeeping', am: 'ንብ ማነብ' }), active: json(true) }),
    })
    expect(answer.status).toBe(201)
    expect(answer.body['name']).toEqual({ en: 'Beekeeping', am: 'ንብ ማነብ' })
  })

  test('mean the same with numbers and booleans as plain text, as most clients write them', async () => {
    const admin = await administrator(app)
    const skillOf = (active: string) =>
      call('POST', '/skills', { as: admin, body: form({ name: json({ en: `Pottery ${active}` }), active }) })
    expect((await skillOf('false')).body['active']).toBe(false)
    expect((await skillOf('true')).body['active']).toBe(true)
    expectProblem(await skillOf('perhaps'), 'invalid')
    const person = await individual(app)
    const work = (rating: string | Blob, title: string) =>
      call('POST', '/testimonials', {
        as: person,
        body: form({
          giver_name: json({ en: 'Almaz' }),
          title: json({ en: title }),
          content: json({ en: 'She keeps her promises, always.' }),
          picture_id: '01a1fb90-a063-71fa-b14c-44dfcd9f8538',
          rating,
          visible: 'true',
        }),
      })
    // The picture is unknown, the number is not: a text stays the text that it is, and JSON is not read twice.
    expect(Object.keys(problemSchema.parse((await work('4', '12')).body).errors ?? {})).toEqual(['picture_id'])
    expect(Object.keys(problemSchema.parse((await work('four', '12')).body).errors ?? {})).toEqual(['rating'])
    expect(Object.keys(problemSchema.parse((await work(json('4'), '12')).body).errors ?? {})).toEqual(['rating'])
  })

  test('read a part of JSON once, as what it says', async () => {
    const admin = await administrator(app)
    const part = (name: string, type: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${value}\r\n`
    const skillOf = (type: string, active: string) =>
      call('POST', '/skills', {
        as: admin,
        body: `${part('name', 'application/json', '{"en":"Glazing"}')}${part('active', type, active)}--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    expectProblem(await skillOf('application/json', '"true"'), 'invalid')
    expect((await skillOf('text/plain', 'true')).status).toBe(201)
  })

  test('are refused with unknown or repeated parts, or invalid JSON', async () => {
    const admin = await administrator(app)
    expectProblem(
      await call('POST', '/skills', {
        as: admin,
        body: form({ name: json({ en: 'A' }), active: json(true), more: 'x' }),
      }),
      'invalid',
    )
    const twice = form({ name: json({ en: 'A' }), active: json(true) })
    twice.append('active', json(false))
    expectProblem(await call('POST', '/skills', { as: admin, body: twice }), 'malformed')
    expectProblem(
      await call('POST', '/skills', {
        as: admin,
        body: form({ name: new Blob(['{'], { type: 'application/json' }), active: json(true) }),
      }),
      'malformed',
    )
    expectProblem(
      await call('POST', '/skills', { as: admin, body: form({ ['__proto__']: 'x', active: json(true) }) }),
      'malformed',
    )
    expectProblem(
      await call('POST', '/skills', { as: admin, body: 'no form', headers: { 'content-type': 'multipart/form-data' } }),
      'malformed',
    )
  })

  test('may be empty with the content type of the specified client', async () => {
    const person = await individual(app)
    expect(
      (await call('GET', '/user', { as: person, headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(200)
    expect(
      (await call('POST', '/logout', { as: person, headers: { 'content-type': 'multipart/form-data' } })).status,
    ).toBe(204)
  })

  test('leave nothing on disk after a refused upload, and name an invalid picture', async () => {
    const person = await individual(app)
    const staged = path.join(app.services.config.dataDir, 'staged')
    const upload = (file: Blob) => call('POST', '/files/pictures', { as: person, body: form({ file }) })
    expectProblem(
      await upload(new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' })),
      'picture_refused',
    )
    expectProblem(await upload(new Blob([new Uint8Array(5_000_001)], { type: 'image/png' })), 'too_large')
    expectProblem(
      await upload(new Blob([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], { type: 'image/png' })),
      'picture_refused',
    )
    expectProblem(await call('POST', '/files/pictures', { as: person, body: form({}) }), 'invalid')
    expectProblem(await call('POST', '/files/pictures', { as: person, body: {} }), 'unsupported_media')
    expect(fs.readdirSync(staged)).toEqual([])
    expect(fs.existsSync(path.join(app.services.config.dataDir, 'files'))).toBe(false)
  })
})

describe('a repeated create', () => {
  const key = () => crypto.randomUUID()

  test('returns the first answer and creates nothing', async () => {
    const admin = await administrator(app)
    const headers = { 'idempotency-key': key() }
    const first = await call('POST', '/skills', { as: admin, body: skill('Carpentry'), headers })
    const second = await call('POST', '/skills', { as: admin, body: skill('Carpentry'), headers })
    expect(first.status).toBe(201)
    expect(second.status).toBe(201)
    expect(second.body).toEqual(first.body)
    expectProblem(await call('POST', '/skills', { as: admin, body: skill('Masonry'), headers }), 'idempotency_mismatch')
  })

  test('creates one entry when five arrive at once', async () => {
    const admin = await administrator(app)
    const headers = { 'idempotency-key': key() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call<{ id: string }>('POST', '/skills', { as: admin, body: skill('Welding'), headers }),
      ),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  })

  test('may use its key again after a refusal', async () => {
    const admin = await administrator(app)
    const headers = { 'idempotency-key': key() }
    await call('POST', '/skills', { as: admin, body: skill('Baking') })
    expectProblem(await call('POST', '/skills', { as: admin, body: skill('Baking'), headers }), 'duplicate')
    expect(
      await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, headers['idempotency-key'])),
    ).toEqual([])
    expectProblem(
      await call('POST', '/skills', { as: admin, body: skill('X'), headers: { 'idempotency-key': 'no uuid' } }),
      'malformed',
    )
  })
})

describe('answers', () => {
  test('carry the security headers, and a tag for public reads', async () => {
    const { headers } = await call('GET', '/health')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin' })
    const tagged = await call('GET', '/company-sizes')
    expect(tagged.headers['etag']).toBeDefined()
    expect(
      (await call('GET', '/company-sizes', { headers: { 'if-none-match': String(tagged.headers['etag']) } })).status,
    ).toBe(304)
    const person = await individual(app)
    expect((await call('GET', '/user', { as: person })).headers['cache-control']).toBe('no-store')
  })

  test('have status 429 with the seconds to wait above a limit per address', async () => {
    const { throttle } = anyOperations.checkUsername
    const answers = await Promise.all(
      Array.from({ length: (throttle?.limit ?? 0) + 3 }, () =>
        call('GET', '/check-username/somebody', { address: '198.51.100.7' }),
      ),
    )
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(3)
    expectProblem(refused[0]!, 'too_many_requests')
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await call('GET', '/check-username/somebody', { address: '198.51.100.8' })).status).toBe(200)
    // A trusted proxy on the loopback says who calls; a stranger's word counts for nothing.
    expect(
      (await call('GET', '/check-username/somebody', { headers: { 'x-forwarded-for': '198.51.100.7' } })).status,
    ).toBe(429)
    expect(
      (
        await call('GET', '/check-username/somebody', {
          address: '198.51.100.9',
          headers: { 'x-forwarded-for': '198.51.100.7' },
        })
      ).status,
    ).toBe(200)
  })

  test('name an internal error only by its id, and the log holds no secret', async () => {
    const person = await individual(app)
    await app.db
      .update(accounts)
      .set({ audiences: { headline: 'broken' as never } })
      .where(eq(accounts.id, person.accountId))
    const answer = await call('GET', '/account/setup', { as: person })
    expectProblem(answer, 'internal')
    expect(JSON.stringify(answer.body)).not.toMatch(/broken|audience/)
    await call('POST', '/login', { body: { login: person.email, password: 'planted-secret-1' } })
    await call('GET', `/nothing?token=planted-secret-2`, { as: { token: 'planted-secret-3' } })
    expect(app.logged.some((line) => line.includes(String(answer.body['request_id'])))).toBe(true)
    expect(app.logged.join('\n')).not.toMatch(/planted-secret|correct horse/)
  })
})

describe('with the API on an origin of its own', () => {
  const from = (origin: string) => ({ origin, host: 'api.sira.example' })

  test('only the site may call it and read its answers', async () => {
    const allowed = await twoOrigins.call('GET', '/health', { headers: from('https://sira.example') })
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://sira.example',
      vary: expect.stringContaining('origin'),
    })
    expect(allowed.headers['access-control-expose-headers']).toContain('retry-after')
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
    expect(
      (await twoOrigins.call('GET', '/health', { headers: from('https://evil.example') })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined()
    const asked = await twoOrigins.call('OPTIONS', '/login', {
      headers: { ...from('https://sira.example'), 'access-control-request-method': 'POST' },
    })
    for (const name of [
      'authorization',
      'currentaccountid',
      'if-account',
      'idempotency-key',
      'lang',
      'timezone',
      'content-type',
      'x-xsrf-token',
    ])
      expect(asked.headers['access-control-allow-headers']).toContain(name)
    expect(
      (await call('OPTIONS', '/login', { headers: from('https://evil.example') })).headers[
        'access-control-allow-headers'
      ],
    ).toBeUndefined()
  })

  test('its host serves only the API, and https demands https', async () => {
    expect((await twoOrigins.app.inject({ url: '/', headers: { host: 'api.sira.example' } })).statusCode).toBe(404)
    const page = await twoOrigins.app.inject({ url: '/pages/notfound', headers: { host: 'sira.example' } })
    expect(page.statusCode).toBe(404)
    const { headers } = await twoOrigins.call('GET', '/health', { headers: { host: 'sira.example' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.sira.example")
  })
})
