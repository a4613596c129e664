import { startBuiltServer } from '../setup/built-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { spread, type BenchRow } from './bench.ts'
import { inTurns } from './load.ts'
import { settled, signInDemo } from './sign-in.ts'

const ROUNDS = 5
const READS = ['/api/user', '/api/educations', '/api/sections', '/api/card']

/** Row 10: what a signed-in person's screens read, 50 connections at once: processor time of a request, and the slowest hundredth; on both databases. */
export const row: BenchRow = {
  row: '10. Signed-in reads of the API, 50 connections',
  run: async ({ server }) => {
    const postgres = await startPostgres()
    const other = await startBuiltServer({ env: { DATABASE_URL: postgres.url, LOG_LEVEL: 'error' } })
    try {
      const places = [
        // The embedded database works in a thread of this process, so its own time is in the figure.
        { name: 'embedded', at: server, headers: await signInDemo(server.url, 'individual') },
        { name: 'PostgreSQL', at: other, headers: await settled(postgres.url) },
      ]
      const targets = places.flatMap(({ name, at, headers }) => READS.map((path) => ({ what: `${path}, ${name}`, url: at.url + path, pid: at.pid, headers })))
      const results = await inTurns(targets, ROUNDS)
      return targets.flatMap(({ what }, i) => {
        const cpu = spread((results[i] ?? []).map(({ cpuPerRequest }) => cpuPerRequest))
        const slow = spread((results[i] ?? []).map(({ p99 }) => p99))
        return [
          { what: `${what}: processor time of a request`, ours: cpu, unit: 'µs', goal: '≤ 130 µs', met: cpu.median <= 130 },
          { what: `${what}: slowest hundredth`, ours: slow, unit: 'ms', goal: '≤ 10 ms', met: slow.median <= 10 },
        ]
      })
    } finally {
      await other.stop()
      await postgres.stop()
    }
  },
}
