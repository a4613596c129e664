import net from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departments } from '../../server/db/company-tables.ts'
import { outageOf } from '../../server/kernel/outage.ts'
import { Refusal } from '../../server/kernel/refusal.ts'
import { company, type Person } from '../factories/people.ts'
import { departmentBody } from '../factories/structure.ts'
import { testApp, type Answered, type TestApp } from '../setup/app.ts'
import { startOwnPostgres, type OwnPostgres } from '../setup/postgres.ts'
import { full } from './state.ts'

/** More than the pool has connections: one that is lost and never given back would be missed. */
const ROUNDS = full ? 100 : 15
const AT_ONCE = 12

const faults: unknown[] = []
const note = (error: unknown) => void faults.push(error)
let postgres: OwnPostgres
let app: TestApp
let firm: Person
let other: pg.Client
beforeAll(async () => {
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  postgres = await startOwnPostgres()
})
afterAll(async () => {
  await postgres.stop()
  process.off('uncaughtException', note)
  process.off('unhandledRejection', note)
})

/**
 * Stands between an application and its database: while it is cutting, the line breaks when the answer to a commit
 * comes back.
 */
let isCutting = false
const proxy = net.createServer((near) => {
  const far = net.connect(Number(new URL(postgres.url).port), '127.0.0.1')
  let isCommit = false
  near.on('data', (bytes) => {
    isCommit = isCutting && bytes.includes('commit')
    far.write(bytes)
  })
  far.on('data', (bytes) => {
    if (!isCommit) near.write(bytes)
    else for (const one of [near, far]) one.destroy()
  })
  for (const [one, next] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => next.destroy())
    one.on('close', () => next.destroy())
  }
})
let cut: TestApp
afterAll(() => void proxy.close())
// After the hooks above, so that server and proxy still run when the applications' own closing comes.
beforeAll(async () => {
  app = await testApp({}, { postgres: postgres.url })
  firm = await company(app)
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  const bound = proxy.address()
  cut = await testApp(
    {},
    {
      postgres: Object.assign(new URL(postgres.url), {
        // By TCP, which the proxy speaks, not by the server's socket.
        search: '',
        port: String(typeof bound === 'object' && bound !== null ? bound.port : 0),
      }).href,
    },
  )
})

const connected = async () => {
  other = new pg.Client({ connectionString: app.url ?? '' })
  other.on('error', () => undefined)
  await other.connect()
}
/** Ends every connection of the application, those that listen and those in the middle of a transaction too. */
const endAll = () =>
  other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )

const write = () => app.call('POST', '/departments', { as: firm, body: departmentBody() })
const read = () => app.call('GET', '/departments', { as: firm })
const page = async (): Promise<Answered> => {
  const answer = await app.app.inject({ url: `/@${firm.username}` })
  return { status: answer.statusCode, headers: answer.headers, body: {} as Answered['body'], bytes: answer.rawPayload }
}
/** What an outage may look like from outside: the answer, or "come back"; a page that is not published is 404. */
function assertFair(answers: readonly Answered[]): void {
  for (const { status, headers, body } of answers) {
    expect([200, 201, 404, 503], JSON.stringify(body)).toContain(status)
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
}
const some = () =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, i) => (i % 3 === 0 ? read() : i % 3 === 1 ? write() : page())))
/** Every place of the pool serves again. */
async function assertServes(): Promise<void> {
  await expect.poll(async () => (await app.call('GET', '/health')).status, { timeout: 60_000 }).toBe(200)
  await expect
    .poll(async () => (await Promise.all(Array.from({ length: AT_ONCE }, write))).map(({ status }) => status), {
      timeout: 60_000,
    })
    .toEqual(Array(AT_ONCE).fill(201))
  expect(faults).toEqual([])
}

describe('a connection that PostgreSQL ends', () => {
  it('in the middle of a transaction is an outage for its caller and nobody else', async () => {
    await connected()
    const error = await app.services
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`)
        await endAll()
        // The connection has ended before the next statement is sent.
        await expect
          .poll(
            async () =>
              (
                await other.query(
                  "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'",
                )
              ).rowCount,
          )
          .toBe(0)
        await tx.execute(sql`select 2`)
      })
      .catch((thrown: unknown) => thrown)
    expect(outageOf(error)).toBe('database')
    await assertServes()
  })

  it('because the transaction idled too long is the same', async () => {
    const error = await app.services
      .transaction(async (tx) => {
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 30`)
        await expect
          .poll(
            async () =>
              (
                await other.query(
                  "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'",
                )
              ).rowCount,
          )
          .toBe(0)
        await tx.execute(sql`select 2`)
      })
      .catch((thrown: unknown) => thrown)
    expect(outageOf(error)).toBe('database')
    await assertServes()
  })

  it(`${ROUNDS} times under load is answered by 503 and Retry-After, and no place of the pool is lost`, async () => {
    const heard: string[] = []
    app.services.events.on('site', (id) => heard.push(id))
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = some()
      await endAll()
      assertFair(await answers)
    }
    await assertServes()
    // Events may have been missed: everyone was told to read again.
    await expect.poll(() => heard, { timeout: 60_000 }).toContain('*')
  })

  it('before the transaction could begin gives its place in the pool back', async () => {
    const { $client: pool } = app.db as TestApp['db'] & { readonly $client: pg.Pool }
    const cutOff = (client: pg.PoolClient) =>
      void (client as unknown as { connection: { stream: net.Socket } }).connection.stream.destroy()
    pool.on('acquire', cutOff)
    for (let time = 0; time < 11; time += 1)
      expect(outageOf(await app.services.transaction(async () => undefined).catch((error: unknown) => error))).toBe(
        'database',
      )
    pool.off('acquire', cutOff)
    await assertServes()
  })

  it('hides no refusal that the transaction had already found', async () => {
    const found = app.services.transaction(async () => {
      await endAll()
      await expect
        .poll(
          async () =>
            (
              await other.query(
                "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'",
              )
            ).rowCount,
        )
        .toBe(0)
      throw new Refusal('username_taken', {})
    })
    await expect(found).rejects.toThrow('username_taken')
    await assertServes()
  })

  it('on the way to the commit is not tried again by us', async () => {
    await app.db.execute(sql.raw('create table doomed (n int)'))
    await app.db.execute(
      sql.raw(
        'create function die() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(60); return null; end $$',
      ),
    )
    await app.db.execute(
      sql.raw(
        'create constraint trigger dies after insert on doomed deferrable initially deferred for each row execute function die()',
      ),
    )
    let runs = 0
    const error = await app.services
      .transaction(async (tx) => {
        runs += 1
        await tx.execute(sql`insert into doomed values (1)`)
      })
      .catch((thrown: unknown) => thrown)
    expect([runs, outageOf(error)]).toEqual([1, 'database'])
    await assertServes()
  })
})

it('a server that restarts under load is answered by 503 and Retry-After until it is back', async () => {
  let isBack = false
  const restarted = postgres.restart().then(() => (isBack = true))
  const answers: Answered[] = []
  while (!isBack) answers.push(...(await some()))
  await restarted
  assertFair(answers)
  expect(answers.some(({ status }) => status === 503)).toBe(true)
  await assertServes()
  await connected()
  await expect
    .poll(
      async () =>
        (
          await other.query(
            "select 1 from pg_stat_activity where datname = current_database() and query like 'listen%'",
          )
        ).rowCount,
      { timeout: 60_000 },
    )
    .toBe(1)
  await other.end()
})

it('a change whose commit happened but was never confirmed happens once, when its caller asks again under the same key', async () => {
  const owner = await company(cut)
  const ask = () =>
    cut.call('POST', '/departments', {
      as: owner,
      body: departmentBody({ name: { en: 'Once' } }),
      headers: { 'idempotency-key': '019cadc6-9a80-7000-8000-000000000001' },
    })
  isCutting = true
  expect((await ask()).status).toBe(503)
  isCutting = false
  expect((await ask()).status).toBe(201)
  expect(await cut.db.$count(departments)).toBe(1)
  expect(faults).toEqual([])
})
