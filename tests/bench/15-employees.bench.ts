import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow, type Spread } from './bench.ts'
import { inTurns } from './load.ts'

const ROUNDS = 5
const FEW = 100
const MANY = 10_000
/** The middle, where neither end of an index is near. `q`: a word that one row has, and one that all have. */
const READS = [
  { what: 'first page', path: () => '/api/employees' },
  { what: 'deep page', path: (staff: number) => `/api/employees?page=${Math.ceil(staff / 40)}` },
  { what: 'search for one', path: (staff: number) => `/api/employees?q=worker${staff - 1}` },
  { what: 'search that all match', path: () => '/api/employees?q=engineer' },
] as const

/** A company with so many people who accepted, straight into the tables; the headers of its owner's calls. */
async function staffed(client: pg.Client, staff: number): Promise<{ readonly authorization: string }> {
  const token = randomBytes(32).toString('base64url')
  const [user, account, department, position] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const name = `firm${staff}`
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, language, tier_key, current_account_id, email_verified_at, created_at)
     values ($1, $3, $3, 'none', 2, 'en', 'enterprise', $2, now(), now())`,
    [user, account, `${name}@example.org`],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, company_name, created_at) values ($1, $2, 'company', $3, $3, now())`,
    [account, user, name],
  )
  await client.query(
    `insert into sessions (id, token_hash, user_id, device, created_at, last_seen_at, expires_at) values ($1, $2, $3, 'bench', now(), now(), now() + interval '30 days')`,
    [randomUUID(), createHash('sha256').update(token).digest(), user],
  )
  await client.query(
    `insert into departments (id, company_account_id, position, name, function, contact_email, created_at) values ($1, $2, 0, '{"en":"Processing"}', '{"en":"Washes the coffee."}', 'a@example.org', now())`,
    [department, account],
  )
  await client.query(
    `insert into positions (id, company_account_id, department_id, title, title_key_en, title_key_am, search_key, headcount, created_at) values ($1, $2, $3, '{"en":"Engineer"}', 'engineer', 'engineer', 'engineer', 10000, now())`,
    [position, account, department],
  )
  await client.query(
    'create temp table people as select n, gen_random_uuid() as user_id, gen_random_uuid() as account_id, gen_random_uuid() as offer_id from generate_series(0, $1::int - 1) n',
    [staff],
  )
  await client.query(
    `insert into users (id, email, email_key, password_hash, role, first_name, middle_name, last_name, language, tier_key, current_account_id, email_verified_at, created_at)
     select user_id, $1 || n || '@example.org', $1 || n || '@example.org', 'none', 3, 'Worker', 'Bekele', n, 'en', 'free', account_id, now(), now() from people`,
    [name],
  )
  await client.query(
    `insert into accounts (id, owner_id, kind, username, created_at) select account_id, user_id, 'individual', $1 || 'w' || n, now() from people`,
    [name],
  )
  await client.query(
    `insert into offers (id, company_account_id, employee_account_id, employee_email_key, status, roles, position_id, search_key, job_title, job_description, employment_type, location_type, salary, currency, from_date, created_at)
     select offer_id, $1::uuid, account_id, $2::text || n || '@example.org', 'accepted', jsonb_build_array(jsonb_build_object('id', $3::uuid::text, 'role', 'Engineer', 'position_name', 'Engineer', 'structure_name', 'Processing')), $3::uuid,
       $2::text || n || '@example.org engineer worker' || n, 'Engineer', repeat('Keeps the washing stations. ', 70), 'full-time', 'on-site', 20000, 'ETB', '2026-01-01', now() - make_interval(secs => n) from people`,
    [account, name, position],
  )
  await client.query(
    `insert into employments (id, company_account_id, employee_account_id, user_id, offer_id, position_id, job_title, started_on, created_at)
     select gen_random_uuid(), $1::uuid, account_id, user_id, offer_id, $2::uuid, 'Engineer', '2026-01-01', now() from people`,
    [account, position],
  )
  await client.query('drop table people')
  return { authorization: `Bearer ${token}` }
}

const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/**
 * By how many megabytes the server grows at most while it writes all employees to a slow reader, and how many lines
 * came.
 */
async function exported(
  url: string,
  pid: number,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly growth: number; readonly lines: number; readonly sent: number }> {
  const before = megabytes(pid)
  const answer = await fetch(`${url}/api/employees.csv`, { headers })
  let [most, lines, sent] = [before, 0, 0]
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    for (const byte of part) if (byte === 10) lines += 1
    sent += part.length
    most = Math.max(most, megabytes(pid))
    await wait(1)
  }
  return { growth: Math.max(0, most - before), lines, sent: sent / 1_000_000 }
}

/**
 * Row 15: a company's people: pages and searches at 100 and at 10,000, one reader, in turns; the export of all of them.
 * PostgreSQL.
 */
export const row: BenchRow = {
  row: '15. Employees: 10,000 beside 100',
  run: async () => {
    const postgres = await startPostgres()
    const server = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const client = new pg.Client({ connectionString: postgres.url })
    try {
      await client.connect()
      const few = await staffed(client, FEW)
      const many = await staffed(client, MANY)
      await client.query('vacuum analyze')
      const targets = READS.flatMap(({ path }) => [
        { url: server.url + path(FEW), pid: server.pid, headers: few },
        { url: server.url + path(MANY), pid: server.pid, headers: many },
      ])
      const results = await inTurns(targets, ROUNDS, { connections: 1, seconds: 2 })
      const times = results.map((loads): Spread =>
        spread(loads.map(({ requestsPerSecond }) => 1000 / requestsPerSecond)),
      )
      const reads = READS.map(({ what }, i) => {
        const [beside, ours] = [times[2 * i] ?? spread([]), times[2 * i + 1] ?? spread([])]
        return {
          what,
          ours,
          beside: { what: `at ${FEW}`, figure: beside },
          unit: 'ms',
          goal: '≤ 3 × that',
          met: ratio(ours, beside) <= 3,
        }
      })
      await exported(server.url, server.pid, many)
      const exports = []
      for (let round = 0; round < ROUNDS; round++) exports.push(await exported(server.url, server.pid, many))
      const growth = spread(exports.map((one) => one.growth))
      const whole = exports.every(({ lines }) => lines >= MANY)
      return [
        ...reads,
        {
          what: `export of ${MANY} (${exports[0]?.sent.toFixed(0)} MB): growth of the server`,
          ours: growth,
          unit: 'MB',
          goal: '≤ 40 MB, all rows',
          met: whole && growth.most <= 40,
        },
      ]
    } finally {
      await client.end()
      await server.stop()
      await postgres.stop()
    }
  },
}
