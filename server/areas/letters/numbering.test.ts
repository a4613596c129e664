import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { approvedLetters, keptLetter } from '../../../tests/factories/letters.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { createApp } from '../../app.ts'
import { openDatabase } from '../../db/factory.ts'
import { letters } from '../../db/letters-tables.ts'
import { createChartPress } from '../structure/chart-press.ts'
import { createServices } from '../../kernel/services.ts'
import { letterTrail } from '../../db/letter-trail-tables.ts'

const MANY = 200
/** Every so many issues of the second process fail once their number is taken. */
const EVERY = 7

let app: TestApp
let other: { readonly app: FastifyInstance; readonly close: () => Promise<void> }
let codes = 0
beforeAll(async () => {
  app = await testApp()
  other = await secondProcess()
})
afterAll(() => other.close())

/** A server of its own on the same database, whose issues fail now and then after the number is taken. */
async function secondProcess() {
  const { services } = app
  const failing = {
    ...services.ids,
    code: () => {
      codes += 1
      if (codes % EVERY === 0) throw new Error('The process stops half-way')
      return services.ids.code()
    },
  }
  if (app.url === null) {
    const fastify = await createApp({ ...services, ids: failing }, { webDir: null, isDraining: () => false })
    return { app: fastify, close: () => fastify.close() }
  }
  const database = await openDatabase({ url: app.url }, { longestWait: 120_000 })
  const { config, log, reactions, clock } = services
  const built = await createServices({ config, database, log, reactions, clock, openCharts: createChartPress })
  const fastify = await createApp({ ...built.services, ids: failing }, { webDir: null, isDraining: () => false })
  return {
    app: fastify,
    close: async () => {
      await fastify.close()
      await built.close()
      await database.close()
    },
  }
}

async function issue(server: FastifyInstance, firm: Person, id: string): Promise<number> {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/letters/${id}/issue`,
    headers: { authorization: `Bearer ${firm.token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ version: (await keptLetter(app, id)).version }),
  })
  return answer.statusCode
}
const numbersOf = async (typeId: string) =>
  (await app.db.select().from(letters).where(eq(letters.typeId, typeId)))
    .flatMap(({ number }) => (number === null ? [] : [number]))
    .toSorted((a, b) => a - b)
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

it(`${MANY} letters that two servers issue at once have numbers without a gap or a double, though some fail half-way`, async () => {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const { id: typeId } = await letterTypeOf(app, firm)
  const ids = await approvedLetters(app, firm, typeId, MANY)
  // Every tenth is asked for by both servers: it is issued once.
  const answers = await Promise.all(
    ids.flatMap((id, at) => [
      issue(at % 2 === 0 ? app.app : other.app, firm, id),
      ...(at % 10 === 0 ? [issue(other.app, firm, id)] : []),
    ]),
  )
  const issued = answers.filter((status) => status === 200).length
  const failed = answers.filter((status) => status === 500).length
  expect(failed).toBeGreaterThan(5)
  // On a busy machine many wait too long and are refused.
  expect(issued).toBeGreaterThan(5)
  expect(await numbersOf(typeId)).toEqual(upTo(issued))

  // What failed has no number, and gets the next one when it is tried again.
  const leftOver = async () =>
    (await Promise.all(ids.map((id) => keptLetter(app, id)))).filter(({ status }) => status === 'approved')
  for (let left = await leftOver(); left.length > 0; left = await leftOver())
    await Promise.all(left.map(({ id }) => issue(app.app, firm, id)))
  expect(await numbersOf(typeId)).toEqual(upTo(MANY))
  const rows = await app.db.select().from(letters).where(eq(letters.typeId, typeId))
  const references = rows.flatMap(({ reference }) => (reference === null ? [] : [reference]))
  expect(new Set(references).size).toBe(MANY)
  const trail = await app.db.select().from(letterTrail).where(eq(letterTrail.accountId, firm.accountId))
  expect(trail.filter(({ what }) => what === 'issue')).toHaveLength(MANY)
  expect(new Set(trail.map(({ seq }) => seq)).size).toBe(trail.length)
})
