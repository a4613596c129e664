import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow, type Figure } from './bench.ts'
import { COMMON, fillLists, wordOf } from './filled-lists.ts'

const ROUNDS = 5
/** Reads of one round, one after the other: the round counts as their median. */
const READS_OF_A_ROUND = 7
const FEW = 1_000
const MANY = 100_000
/** Skills stand for all collections of the platform, which share one implementation. */
const LISTS = [
  { what: 'skills', path: '/api/skills' },
  { what: 'users', path: '/api/manage/users' },
  { what: 'messages of an inbox', path: '/api/inboxes/contacts' },
  { what: 'subscribers', path: '/api/subscribers' },
  { what: 'audit log', path: '/api/manage/audit-log' },
  { what: 'reports', path: '/api/manage/reports' },
  { what: 'verifications', path: '/api/manage/verifications' },
  { what: 'plan requests', path: '/api/manage/plan-requests' },
] as const
/**
 * The deep page is 10,000 rows in: totals are exact up to there. Of the few it is the middle, far from both ends. The audit
 * log is searched by who and what, queues by whom they are about.
 */
const READS = [
  { what: 'first page', query: () => '' },
  { what: 'deep page', query: (rows: number) => `?page=${Math.min(rows / 40, 500)}` },
  { what: 'search for one', query: (rows: number) => `?q=${wordOf(rows - 1)}` },
  { what: 'search that nearly all match', query: () => `?q=${COMMON}` },
] as const

interface Filled {
  readonly rows: number
  readonly server: BuiltServer
  readonly headers: { readonly authorization: string }
}
/** A server on a database of its own with so many rows in every list. */
async function filled(postgresUrl: string, rows: number): Promise<Filled> {
  const url = new URL(postgresUrl)
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  const name = `lists_${rows}_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  url.pathname = `/${name}`
  const server = await startBuiltServer({ env: { DATABASE_URL: url.href, LOG_LEVEL: 'error' } })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return { rows, server, headers: await fillLists(client, rows) }
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    await client.end()
  }
}

/** Milliseconds of one read among several; fails when nothing comes. */
async function timeOf({ server, headers }: Filled, path: string): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS_OF_A_ROUND; read++) {
    const started = performance.now()
    const answer = await fetch(server.url + path, { headers })
    const body = await answer.text()
    times.push(performance.now() - started)
    if (!answer.ok || !body.includes('"id"')) throw new Error(`${path}: ${answer.status} ${body.slice(0, 200)}`)
  }
  return spread(times).median
}

/** Every list of administrators at 1,000 rows and at 100,000, one reader, in turns. PostgreSQL. */
export const row: BenchRow = {
  row: '18. The lists of administrators: 100,000 rows beside 1,000',
  next: 'what a search finds is counted to 1,000 and lists to 10,000 (docs/decisions/177); less of either would be the way.',
  run: async () => {
    const postgres = await startPostgres()
    const servers: Filled[] = []
    try {
      for (const rows of [FEW, MANY]) servers.push(await filled(postgres.url, rows))
      const figures: Figure[] = []
      for (const list of LISTS)
        for (const read of READS) {
          const times = servers.map(() => [] as number[])
          // The first round warms up.
          for (let round = 0; round <= ROUNDS; round++)
            for (const [i, server] of servers.entries()) {
              const time = await timeOf(server, list.path + read.query(server.rows))
              if (round > 0) times[i]?.push(time)
            }
          const [beside, ours] = [spread(times[0] ?? []), spread(times[1] ?? [])]
          figures.push({
            what: `${list.what}: ${read.what}`,
            ours,
            beside: { what: `at ${FEW}`, figure: beside },
            unit: 'ms',
            goal: '≤ 3 × that',
            met: ratio(ours, beside) <= 3,
          })
        }
      return figures
    } finally {
      for (const { server } of servers) await server.stop()
      await postgres.stop()
    }
  },
}
