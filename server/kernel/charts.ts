import type { Chart } from '../../openapi/chart-cards.ts'
import type { Language } from '../../openapi/define.ts'
import type { Calendar } from '../../openapi/format/dates.ts'

export type ChartFile = 'svg' | 'png' | 'pdf'
export interface ChartJob {
  readonly file: ChartFile
  readonly chart: Chart
  readonly lang: Language
  /** The date on the chart, formatted for its language. */
  readonly day: string
  /** For the days on which people begin. */
  readonly calendar: Calendar
  readonly at: Date
}

/**
 * Draws organisation charts, one at a time. The area that knows how is passed in by whoever puts the services together.
 */
export interface ChartPress {
  /**
   * The file's bytes. Refuses with `chart_too_large` when it takes too much time or memory, and with `unavailable` when
   * too many wait.
   */
  readonly draw: (job: ChartJob) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}
