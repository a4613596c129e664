import { serveJobs } from '../../kernel/child-program.ts'
import { chartFile, type ChartJob } from './chart-files.ts'

/** What the process draws. */
export interface ChartSkills {
  readonly chart: { readonly job: ChartJob; readonly answer: Uint8Array }
}

serveJobs<ChartSkills>({ chart: chartFile })
