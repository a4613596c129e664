import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { bareApi } from './bare-api.ts'
import { spread, type BenchRow, type Figure } from './bench.ts'
import { inTurns, load } from './load.ts'
import { settled, signInDemo } from './sign-in.ts'

const ROUNDS = 5
const SECONDS = 3
/** What is read, and in how many statements, that for the caller included. */
const READS = [
  { path: '/api/user', statements: 2 },
  { path: '/api/educations', statements: 2 },
  { path: '/api/sections', statements: 2 },
  { path: '/api/card', statements: 3 },
] as const
const GOALS = { embedded: 450, PostgreSQL: 250 } as const

/**
 * Row 10: what a signed-in person's screens read, 50 connections at once, on both databases: processor time of a
 * request beside bare Fastify that runs as many statements and answers as many bytes. The slowest hundredth is measured
 * at half of what the server can do: at all of it, it would only say how many wait.
 */
export const row: BenchRow = {
  row: '10. Signed-in reads of the API, 50 connections',
  next: 'the caller is looked up at every call, a quarter to a third of a read; what a cache would save and cost is in docs/decisions/161. Embedded, the database runs as WebAssembly in this process: the way down is fewer statements, for example one that reads the caller and the first page together, at the price of joining what is now apart.',
  run: async ({ server }) => {
    const postgres = await startPostgres()
    const other = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    const bare = await bareApi(postgres.url)
    try {
      const places = [
        // The embedded database works in a thread of this process, so its own time is in the figure.
        { name: 'embedded', at: server, headers: await signInDemo(server.url, 'individual') },
        { name: 'PostgreSQL', at: other, headers: await settled(postgres.url) },
      ] as const
      const rows: Figure[] = []
      for (const { name, at, headers } of places)
        for (const { path, statements } of READS) {
          const url = at.url + path
          const bytes = (await (await fetch(url, { headers })).arrayBuffer()).byteLength
          const own = { url, pid: at.pid, headers }
          // Embedded, the database's own work is in the figure, which no bare server has.
          const peers = name === 'PostgreSQL' ? [{ url: `${bare.url}/${statements}/${bytes}`, pid: bare.pid }] : []
          const [ours = [], limit] = await inTurns([own, ...peers], ROUNDS, { seconds: SECONDS })
          const cpu = spread(ours.map(({ cpuPerRequest }) => cpuPerRequest))
          const most = spread(ours.map(({ requestsPerSecond }) => requestsPerSecond)).median
          const { p99 } = await load(own, { seconds: SECONDS, rate: Math.max(1, Math.floor(most / 2)) })
          const beside = limit && {
            beside: {
              what: `bare Fastify, ${statements} statements`,
              figure: spread(limit.map(({ cpuPerRequest }) => cpuPerRequest)),
            },
          }
          rows.push(
            {
              what: `${path}, ${name}: processor time of a request`,
              ours: cpu,
              ...beside,
              unit: 'µs',
              goal: `≤ ${GOALS[name]} µs`,
              met: cpu.median <= GOALS[name],
            },
            {
              what: `${path}, ${name}: slowest hundredth at half of the most it can`,
              ours: spread([p99]),
              unit: 'ms',
              goal: '≤ 10 ms',
              met: p99 <= 10,
            },
          )
        }
      return rows
    } finally {
      bare.stop()
      await other.stop()
      await postgres.stop()
    }
  },
}
