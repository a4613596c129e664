import pg from 'pg'
import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { bareApi } from './bare-api.ts'
import { ratio, spread, type BenchRow } from './bench.ts'
import { cpuOf } from './load.ts'

const FEW = 10
const MANY = 100_000
const ROUNDS = 5
const PAGES = 200
/** In which a page is read, beside what the server keeps. */
const STATEMENTS = 2

/**
 * Row 3: a page that nobody has asked for yet, among ten accounts and among 100,000, on PostgreSQL. Its processor time
 * stands beside bare Fastify that is asked in the same way, one call at a time, runs as many statements and answers as
 * many bytes: it neither writes nor packs a page.
 */
export const row: BenchRow = {
  row: '3. A published page never seen before: 10 accounts and 100,000',
  next: 'a page made when something of it is saved, not when it is read, would cost its reader as little as row 2, at the price of a table of pages and of making many that nobody reads. Writing views together saved 4 % in a trial, but one that cannot be written would take the others along.',
  run: async () => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const bare = await bareApi(postgres.url)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      const pages = { pid: server.pid, address: (n: number) => `${server.url}/@person${n}` }
      await settle(client, 0, FEW)
      await rounds([pages], client, FEW, 1)
      const [few] = await rounds([pages], client, FEW, ROUNDS)
      await settle(client, FEW, MANY)
      const sent = await bytesOnTheWire(pages.address(1))
      const limit = { pid: bare.pid, address: () => `${bare.url}/${STATEMENTS}/${sent}` }
      await rounds([pages, limit], client, MANY, 1)
      const [many, least] = await rounds([pages, limit], client, MANY, ROUNDS)
      if (!few || !many || !least) throw new Error('Nothing was measured')
      const [p95, beside] = [spread(many.p95), spread(few.p95)]
      const cpu = spread(many.cpu)
      return [
        {
          what: 'slowest twentieth among 100,000',
          ours: p95,
          beside: { what: 'among 10', figure: beside },
          unit: 'ms',
          goal: '≤ 1.3 ×',
          met: ratio(p95, beside) <= 1.3,
        },
        {
          what: 'processor time of a request',
          ours: cpu,
          beside: { what: `bare Fastify, ${STATEMENTS} statements`, figure: spread(least.cpu) },
          unit: 'µs',
          goal: '≤ 1200 µs',
          met: cpu.median <= 1200,
        },
      ]
    } finally {
      await client.end()
      bare.stop()
      await server.stop()
      await postgres.stop()
    }
  },
}

/** People `from` to `to` with a published page and one study each, straight into the tables. */
async function settle(client: pg.Client, from: number, to: number): Promise<void> {
  const uuid = (kind: string) => `md5('${kind}' || n)::uuid`
  const people = `generate_series($1::int, $2::int - 1) n`
  const statements = [
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
     select ${uuid('user')}, 'p' || n || '@example.org', 'p' || n || '@example.org', 'none', 3, 'Almaz', 'Kebede', 'Number ' || n, 'en', 'free', ${uuid('account')}, now(), now() from ${people}`,
    `insert into accounts (id, owner_id, kind, username, headline, created_at) select ${uuid('account')}, ${uuid('user')}, 'individual', 'person' || n, '{"en":"Surveyor"}', now() from ${people}`,
    `insert into usernames (key, account_id, state, created_at) select 'person' || n, ${uuid('account')}, 'current', now() from ${people}`,
    `insert into sites (account_id, status, indexable, published_at, content_at) select ${uuid('account')}, 'published', true, now(), now() from ${people}`,
    `insert into educations (id, account_id, visible, position, search_key, created_at, updated_at, school_name, school_name_key_en, school_name_key_am, degree, field_of_study, start_date, end_date)
     select ${uuid('education')}, ${uuid('account')}, true, 0, 'school', now(), now(), '{"en":"Addis Ababa University"}', 'addis ababa university', '', '{"en":"BSc"}', '{"en":"Surveying"}', '2010-09-11', '2014-07-07' from ${people}`,
  ]
  for (const statement of statements) await client.query(statement, [from, to])
  await client.query('analyze')
}

async function bytesOnTheWire(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return Number(answer.headers.get('content-length'))
}

interface Asked {
  readonly pid: number
  readonly address: (n: number) => string
}

/**
 * Rounds of pages whose kept bytes were dropped before, of each server in turns: each round's slowest twentieth in ms
 * and the server's processor time per request in µs.
 */
async function rounds(servers: readonly Asked[], client: pg.Client, accounts: number, count: number) {
  const seen = servers.map(() => ({ p95: [] as number[], cpu: [] as number[] }))
  for (let round = 0; round < count; round++)
    for (const [which, { pid, address }] of servers.entries()) {
      const times: number[] = []
      let used = 0
      for (let i = 0; i < PAGES; i++) {
        const n = accounts === FEW ? i % FEW : (round * PAGES + i) * Math.floor(MANY / (ROUNDS * PAGES))
        // What the server does when something of the page has changed: its copy is dropped, the next reader's is made
        // anew.
        await client.query(`select pg_notify('sira', 'site ' || md5('account' || $1)::uuid)`, [n])
        await new Promise((resolve) => setTimeout(resolve, 2))
        const before = cpuOf(pid)
        const started = performance.now()
        const answer = await fetch(address(n))
        await answer.arrayBuffer()
        times.push(performance.now() - started)
        used += cpuOf(pid) - before
        if (!answer.ok) throw new Error(`${address(n)} answered ${answer.status}`)
      }
      seen[which]?.p95.push(times.toSorted((a, b) => a - b)[Math.floor(PAGES * 0.95)] ?? Number.NaN)
      seen[which]?.cpu.push(used / PAGES)
    }
  return seen
}
