import { beforeAll, describe, expect, it } from 'vitest'
import type { CacheAnswer, CacheRow } from '../../../openapi/schemas/cache.ts'
import { administrator, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { openDatabase } from '../../db/factory.ts'
import { MemoryCache } from '../../kernel/caches.ts'
import { referenceNames } from '../../kernel/reference-lists.ts'
import { createServices } from '../../kernel/services.ts'
import { createChartPress } from '../structure/chart-press.ts'

const LANDING = 'page:/'
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ webOrigin: 'https://sira.example', apiOrigin: 'https://sira.example' })
  admin = await administrator(app)
})
const answer = async () => (await app.call<CacheAnswer>('GET', '/caches', { as: admin })).body
const row = async (name: string): Promise<CacheRow> => {
  const found = (await answer()).caches.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no cache ${name}.`)
  return found
}
const clear = async (name: string | null) => app.call('POST', '/caches/clear', { as: admin, body: { name } })
const look = () => app.app.inject({ method: 'GET', url: '/', headers: { host: 'sira.example' } })

describe('what the server keeps in memory', () => {
  it('is counted: a page that is asked for twice is made once, and cleared it is made again', async () => {
    const before = await row(LANDING)
    for (let n = 0; n < 3; n += 1) expect((await look()).statusCode).toBe(200)
    const asked = await row(LANDING)
    expect([asked.size, asked.misses - before.misses, asked.hits - before.hits]).toEqual([1, 1, 2])

    app.clock.advance(60_000)
    expect((await clear(LANDING)).status).toBe(204)
    expect(await row(LANDING)).toMatchObject({ size: 0, hits: 0, misses: 0, since: app.clock.now().toISOString() })
    expect((await look()).statusCode).toBe(200)
    expect(await row(LANDING)).toMatchObject({ size: 1, misses: 1 })
  })

  it('can be cleared while it is being read: who waits is answered, and the next read is made anew', async () => {
    const waiting = referenceNames(app.services)
    expect((await clear('reference_names')).status).toBe(204)
    const next = await referenceNames(app.services)
    expect(next).not.toBe(await waiting)
    expect(next).toEqual(await waiting)
    expect((await row('reference_names')).size).toBeGreaterThan(0)
  })

  it('is cleared as a whole by no name, and a name that is not there is refused', async () => {
    await look()
    expect((await clear(null)).status).toBe(204)
    expect((await answer()).caches.filter(({ size, name }) => size > 0 && name !== LANDING)).toEqual([])
    expect(await clear('nothing')).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } })
  })

  it('is nobody’s but administrators’', async () => {
    const as = await individual(app)
    expect((await app.call('GET', '/caches', { as })).status).toBe(403)
    expect((await app.call('POST', '/caches/clear', { as, body: { name: null } })).status).toBe(403)
  })

  it('is cleared in every process of one database', async ({ skip }) => {
    const { url, services } = app
    if (url === null) return skip('An embedded database has one process.')
    const database = await openDatabase({ url })
    const { config, log, reactions } = services
    const other = await createServices({ config, database, log, reactions, openCharts: createChartPress })
    const [named, unnamed] = [new MemoryCache<string>(10), new MemoryCache<string>(10)]
    other.services.caches.add('style_hashes', named)
    other.services.caches.add('elsewhere', unnamed)
    named.set('a', 'b')
    unnamed.set('a', 'b')
    await clear('style_hashes')
    await expect.poll(() => [named.size, unnamed.size]).toEqual([0, 1])
    await clear(null)
    await expect.poll(() => unnamed.size).toBe(0)
    await other.close()
    await database.close()
  })
})
