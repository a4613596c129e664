import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { idempotencyKeys } from '../../server/db/platform-tables.ts'
import { administrator } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'
import { expectProblem } from '../setup/problems.ts'

const app = await testApp()
const { call } = app
const skill = (name: string) => ({ name: { en: name }, active: true })

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
