import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBuiltServer } from '../setup/built-server.ts'
import { spread, type BenchRow } from './bench.ts'

/**
 * How soon the built product answers: on an empty folder (database made, migrated, filled) and on the same folder
 * again.
 */
export const row: BenchRow = {
  row: 'Start-up',
  run: async () => {
    const first: number[] = []
    const again: number[] = []
    for (let round = 0; round < 3; round++) {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'sira-bench-'))
      for (const times of [first, again, again]) {
        const server = await startBuiltServer({ dataDir })
        times.push(server.readyAfter)
        await server.stop()
      }
      rmSync(dataDir, { recursive: true, force: true })
    }
    return [
      { what: 'first start, on an empty folder', ours: spread(first), unit: 'ms', goal: 'told', met: true },
      { what: 'second start', ours: spread(again), unit: 'ms', goal: '≤ 2.5 s', met: spread(again).median <= 2500 },
    ]
  },
}
