import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { accounts } from '../../server/db/tables.ts'
import { administrator, employee, individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { expectProblem } from '../setup/problems.ts'

const app = await testApp()
const { call } = app
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
