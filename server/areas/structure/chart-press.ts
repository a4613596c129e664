import type { ChartPress } from '../../kernel/charts.ts'
import { ChildLost, createChild, type ChildOptions } from '../../kernel/child.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { ChartSkills } from './chart-worker.ts'

/** The largest chart, with 10,000 positions, needs ten seconds of processor time and 450 MB. */
const LIMITS = { memory: 600_000_000, longest: 120_000, mostWaiting: 4 }

/** Draws in a child process. `limits` is for tests. */
export function createChartPress(limits: Partial<ChildOptions> = {}): ChartPress {
  const child = createChild<ChartSkills>({
    program: 'chart-worker',
    source: new URL('chart-worker.ts', import.meta.url),
    ...LIMITS,
    ...limits,
  })
  return {
    draw: async (job) => {
      try {
        return await child.run('chart', job)
      } catch (error) {
        if (error instanceof ChildLost) return refuse('chart_too_large', {})
        throw error
      }
    },
    close: child.close,
  }
}
