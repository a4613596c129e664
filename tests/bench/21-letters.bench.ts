import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow, type Figure } from './bench.ts'
import { fillLetters, referenceOf, type FilledLetters } from './filled-letters.ts'
import { COMMON } from './filled-lists.ts'

const ROUNDS = 5
/** Reads of one round, one after the other: the round counts as their median. */
const READS_OF_A_ROUND = 7
const FEW = 1_000
const MANY = 100_000
/** The deep page is 10,000 rows in: totals are exact up to there. Of the few it is the middle. */
const READS = [
  { what: 'first page', query: () => '' },
  { what: 'deep page', query: (rows: number) => `?page=${Math.min(rows / 40, 500)}` },
  { what: 'search for one number', query: (rows: number) => `?q=${encodeURIComponent(referenceOf(rows - 1))}` },
  { what: 'search that all match', query: () => `?q=${COMMON}` },
  { what: 'of one status', query: () => '?status=issued' },
] as const

interface Filled extends FilledLetters {
  readonly rows: number
  readonly server: BuiltServer
}
/** A server on a database of its own with a company that has so many letters. */
async function filled(postgresUrl: string, rows: number): Promise<Filled> {
  const url = new URL(postgresUrl)
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  const name = `letters_${rows}_${randomBytes(4).toString('hex')}`
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  url.pathname = `/${name}`
  const server = await startBuiltServer({ env: { DATABASE_URL: url.href, LOG_LEVEL: 'error' } })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return { rows, server, ...(await fillLetters(client, rows)) }
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    await client.end()
  }
}

/** Milliseconds of one read among several; fails when nothing comes. */
async function timeOf({ server, headers }: Filled, query: string): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS_OF_A_ROUND; read++) {
    const started = performance.now()
    const answer = await fetch(`${server.url}/api/company-letters${query}`, { headers })
    const body = await answer.text()
    times.push(performance.now() - started)
    if (!answer.ok || !body.includes('"id"')) throw new Error(`${query}: ${answer.status} ${body.slice(0, 200)}`)
  }
  return spread(times).median
}

/** Milliseconds that one letter takes of a hundred that are issued at once. */
async function issueTime({ server, headers, approved }: Filled): Promise<number> {
  const started = performance.now()
  const answers = await Promise.all(
    approved.map((id) =>
      fetch(`${server.url}/api/letters/${id}/issue`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1 }),
      }),
    ),
  )
  const time = (performance.now() - started) / approved.length
  const failed = answers.find(({ ok }) => !ok)
  if (failed !== undefined) throw new Error(`Issuing: ${failed.status} ${(await failed.text()).slice(0, 200)}`)
  return time
}

/** A company's letters at 1,000 and at 100,000, one reader, in turns; and a hundred issued at once. PostgreSQL. */
export const row: BenchRow = {
  row: '21. The letters of a company of 2,000: 100,000 beside 1,000, and a hundred issued at once',
  run: async () => {
    const postgres = await startPostgres()
    const servers: Filled[] = []
    try {
      for (const rows of [FEW, MANY]) servers.push(await filled(postgres.url, rows))
      const figures: Figure[] = []
      for (const read of READS) {
        const times = servers.map(() => [] as number[])
        // The first round warms up.
        for (let round = 0; round <= ROUNDS; round++)
          for (const [i, server] of servers.entries()) {
            const time = await timeOf(server, read.query(server.rows))
            if (round > 0) times[i]?.push(time)
          }
        const [beside, ours] = [spread(times[0] ?? []), spread(times[1] ?? [])]
        figures.push({
          what: `the list: ${read.what}`,
          ours,
          beside: { what: `at ${FEW}`, figure: beside },
          unit: 'ms',
          goal: '≤ 3 × that',
          met: ratio(ours, beside) <= 3,
        })
      }
      for (const server of servers) {
        const time = spread([await issueTime(server)])
        figures.push({
          what: `one of a hundred letters issued at once, of ${server.rows.toLocaleString('en')}`,
          ours: time,
          unit: 'ms',
          goal: '≤ 30 ms',
          met: time.median <= 30,
        })
      }
      return figures
    } finally {
      for (const { server } of servers) await server.stop()
      await postgres.stop()
    }
  },
}
