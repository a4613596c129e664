import { spread, type BenchRow } from './bench.ts'
import { inTurns } from './load.ts'
import { signInDemo } from './sign-in.ts'

const ROUNDS = 5

/** Row 10: what a signed-in person's screens read, 50 connections at once: processor time of a request, and the slowest hundredth. */
export const row: BenchRow = {
  row: '10. Signed-in reads of the API, 50 connections',
  run: async ({ server }) => {
    const headers = await signInDemo(server.url, 'individual')
    const reads = ['/api/user', '/api/educations', '/api/sections', '/api/card']
    const results = await inTurns(
      reads.map((path) => ({ url: server.url + path, pid: server.pid, headers })),
      ROUNDS,
    )
    return reads.flatMap((path, i) => {
      const cpu = spread((results[i] ?? []).map(({ cpuPerRequest }) => cpuPerRequest))
      const slow = spread((results[i] ?? []).map(({ p99 }) => p99))
      return [
        { what: `${path}: processor time of a request`, ours: cpu, unit: 'µs', goal: '≤ 130 µs', met: cpu.median <= 130 },
        { what: `${path}: slowest hundredth`, ours: slow, unit: 'ms', goal: '≤ 10 ms', met: slow.median <= 10 },
      ]
    })
  },
}
