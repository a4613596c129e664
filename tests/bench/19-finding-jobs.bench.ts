import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openDatabase } from '../../server/db/factory.ts'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { ratio, spread, type BenchRow, type Figure } from './bench.ts'
import { COMMON, databaseName, fillJobs, HOMOPHONE, RARE, SINGLE } from './filled-jobs.ts'
import { BEHIND_PROXY, fromSomewhere } from './many-addresses.ts'
import { writePlans } from './search-plans.ts'

const ROUNDS = 9
const READS_OF_A_ROUND = 5
const FEW = 10_000
/** `BENCH_JOBS` makes it smaller, for a look on a busy machine. */
const MOST = Number(process.env['BENCH_JOBS'] ?? 1_000_000)
const EMBEDDED = Math.min(MOST, 200_000)
const READS = [
  { what: 'first page', query: '' },
  { what: 'page 50', query: '?page=50' },
  { what: 'word of a tenth', query: `?q=${COMMON}` },
  { what: 'typing: three letters', query: `?q=${COMMON.slice(0, 3)}` },
  { what: 'word of a thousandth', query: `?q=${RARE}` },
  { what: 'word of one', query: `?q=${SINGLE}` },
  { what: 'Amharic homophone', query: `?q=${encodeURIComponent(HOMOPHONE)}` },
  { what: 'typing error', query: '?q=acountnat' },
  { what: 'four facets', query: '?type=part-time&region=tigray&education=msc&salary=30000' },
  { what: 'by salary', query: '?sort=salary' },
] as const

interface Filled {
  readonly server: BuiltServer
  /** Null: embedded. */
  readonly databaseUrl: string | null
  readonly stop: () => Promise<void>
}
async function onPostgres(postgresUrl: string, rows: number): Promise<Filled> {
  const url = new URL(postgresUrl)
  const admin = new pg.Client({ connectionString: postgresUrl })
  await admin.connect()
  const name = databaseName(rows)
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  url.pathname = `/${name}`
  const server = await startBuiltServer({ env: { DATABASE_URL: url.href, LOG_LEVEL: 'error', ...BEHIND_PROXY } })
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await fillJobs(client, rows)
  await client.end()
  return { server, databaseUrl: url.href, stop: async () => void (await server.stop()) }
}
async function embedded(rows: number): Promise<Filled> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sira-jobs-'))
  const start = () => startBuiltServer({ dataDir, env: { LOG_LEVEL: 'error', ...BEHIND_PROXY } })
  // The first start makes the tables and what every installation has.
  await (await start()).stop()
  const database = await openDatabase({ dir: path.join(dataDir, 'database') })
  await database.patiently(async () => {
    await fillJobs(database.pool, rows)
  })
  await database.close()
  const server = await start()
  return {
    server,
    databaseUrl: null,
    stop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Milliseconds of each read of a round; fails when no page comes. */
async function timesOf({ server }: Filled, query: string): Promise<readonly number[]> {
  const times: number[] = []
  for (let read = 0; read < READS_OF_A_ROUND; read++) {
    const started = performance.now()
    const answer = await fetch(`${server.url}/jobs${query}`, { headers: fromSomewhere() })
    const body = await answer.text()
    times.push(performance.now() - started)
    if (!answer.ok || !body.includes('id="found"')) throw new Error(`/jobs${query}: ${answer.status}`)
  }
  return times
}
const p95 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN

/** The same searches of few and of many postings, one reader, in turns: the median of rounds, and their p95. */
async function compare(kind: string, [few, many]: readonly [Filled, Filled], rows: number): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const { what, query } of READS) {
    const rounds = [few, many].map(() => ({ median: [] as number[], p95: [] as number[] }))
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const [i, filled] of [few, many].entries()) {
        const times = await timesOf(filled, query)
        if (round === 0) continue
        rounds[i]?.median.push(spread(times).median)
        rounds[i]?.p95.push(p95(times))
      }
    for (const figure of ['median', 'p95'] as const) {
      const [beside, ours] = [spread(rounds[0]?.[figure] ?? []), spread(rounds[1]?.[figure] ?? [])]
      figures.push({
        what: `${kind}, ${rows} postings: ${what}, ${figure === 'median' ? 'p50' : 'p95'}`,
        ours,
        beside: { what: `at ${FEW}`, figure: beside },
        unit: 'ms',
        goal: '≤ 3 × that',
        met: ratio(ours, beside) <= 3,
      })
    }
  }
  return figures
}

export const row: BenchRow = {
  row: '19. Finding jobs: 1,000,000 postings on PostgreSQL and 200,000 embedded, beside 10,000',
  next: 'each filter that is set costs a search of its own, without it, and each of those first asks a window how large the next must be. One statement that asks it for all of them would save up to four, at the price of a plan that reads what any one filter leaves out.',
  run: async ({ keepsPlans }) => {
    const postgres = await startPostgres()
    const open: Filled[] = []
    const keep = async (filled: Promise<Filled>) => {
      const one = await filled
      open.push(one)
      return one
    }
    try {
      const onServer = [await keep(onPostgres(postgres.url, FEW)), await keep(onPostgres(postgres.url, MOST))] as const
      if (keepsPlans && onServer[1].databaseUrl !== null) await writePlans(onServer[1].databaseUrl, MOST)
      const inFolder = [await keep(embedded(FEW)), await keep(embedded(EMBEDDED))] as const
      return [...(await compare('PostgreSQL', onServer, MOST)), ...(await compare('embedded', inFolder, EMBEDDED))]
    } finally {
      for (const { stop } of open) await stop()
      await postgres.stop()
    }
  },
}
