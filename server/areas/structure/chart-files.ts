import type { Chart } from '../../../openapi/chart-cards.ts'
import type { Language } from '../../../openapi/define.ts'
import { makePdf } from '../../kernel/drawing-pdf.ts'
import { largePng } from '../../kernel/drawing-png.ts'
import { sheetSvg } from '../../kernel/drawing-svg.ts'
import type { Sheet } from '../../kernel/drawing.ts'
import { say } from '../../kernel/say.ts'
import { chartSheet, type ChartSheet, type ChartSheetOptions } from './chart-sheet.ts'

export type ChartFile = 'svg' | 'png' | 'pdf'
export interface ChartJob {
  readonly file: ChartFile
  readonly chart: Chart
  readonly lang: Language
  /** The day it shows, as readers of the language write it. */
  readonly day: string
  readonly at: Date
}

/** Of a picture of the chart: what its sides may have, and all of it. */
const MOST_PIXELS = { side: 12_000, all: 40_000_000 }
const MILLIMETRES = 25.4
/** Twice as fine as the screen's own pixels, where that is not too large. */
const FINEST = 203
const dpiOf = ({ width, height }: Sheet): number =>
  Math.min(FINEST, (MOST_PIXELS.side / Math.max(width, height)) * MILLIMETRES, Math.sqrt(MOST_PIXELS.all / (width * height)) * MILLIMETRES)
/** Texts that nobody could read are not drawn: seats, and then titles, under so many dots for a pixel of the screen. */
const LEGIBLE = { seats: 0.42, titles: 0.28 }
function legible({ sheet, scale }: ChartSheet): 'all' | 'titles' | 'shapes' {
  const dots = (dpiOf(sheet) / MILLIMETRES) * scale
  if (dots < LEGIBLE.titles) return 'shapes'
  return dots < LEGIBLE.seats ? 'titles' : 'all'
}

/** The whole chart as a file. Takes the processor for seconds when there are thousands of positions: call it in a process of its own. */
export async function chartFile({ file, chart, lang, day, at }: ChartJob): Promise<Uint8Array> {
  const options: ChartSheetOptions = { lang, day, say: (id, values) => say(lang, id, values) }
  switch (file) {
    case 'svg':
      return new TextEncoder().encode(sheetSvg(chartSheet(chart, options).sheet))
    case 'png': {
      const detail = legible(chartSheet(chart, { ...options, detail: 'shapes' }))
      const { sheet } = chartSheet(chart, { ...options, detail })
      return largePng(sheet, dpiOf(sheet))
    }
    case 'pdf': {
      const { sheet, company } = chartSheet(chart, options)
      return makePdf({ title: sheet.title, author: company, lang, at, sheets: [sheet] })
    }
  }
}
