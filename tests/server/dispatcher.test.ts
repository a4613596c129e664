import { expect, test } from 'vitest'
import { individual } from '../factories/people.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()

test('health says which database', async () => {
  const answer = await app.call('GET', '/health')
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({ status: 'ok', version: app.services.config.version, database: app.url === null ? 'embedded' : 'server' })
})

test('a signed-in person is known', async () => {
  const abebe = await individual(app)
  const answer = await app.call('GET', '/user', { as: abebe })
  expect(answer.status).toBe(200)
  expect(answer.body.email).toBe(abebe.email)
})
