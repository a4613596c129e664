import { serveJobs } from '../../kernel/child-program.ts'
import type { ChartJob } from '../../kernel/charts.ts'
import { chartFile } from './chart-files.ts'

/** The jobs of the child process. */
export interface ChartSkills {
  readonly chart: { readonly job: ChartJob; readonly answer: Uint8Array }
}

serveJobs<ChartSkills>({ chart: chartFile })
