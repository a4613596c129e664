import { formatShortDay } from '../../../openapi/format/dates.ts'
import type { ChartJob } from '../../kernel/charts.ts'
import { makePdf } from '../../kernel/drawing-pdf.ts'
import { largePng } from '../../kernel/drawing-png.ts'
import { sheetSvg } from '../../kernel/drawing-svg.ts'
import type { Sheet } from '../../kernel/drawing.ts'
import { say } from '../../kernel/say.ts'
import { chartSheet, type ChartSheet, type ChartSheetOptions } from './chart-sheet.ts'

/** Limits of a picture of the chart, in pixels: each side, and the area. */
const MOST_PIXELS = { side: 12_000, all: 40_000_000 }
const MILLIMETRES = 25.4
/** Two dots per screen pixel, unless the picture becomes too large. */
const FINEST = 203
const dpiOf = ({ width, height }: Sheet): number =>
  Math.min(
    FINEST,
    (MOST_PIXELS.side / Math.max(width, height)) * MILLIMETRES,
    Math.sqrt(MOST_PIXELS.all / (width * height)) * MILLIMETRES,
  )
/**
 * Below so many dots per screen pixel a text is too small to read and is left out: first the names of people, then the
 * titles.
 */
const LEGIBLE = { seats: 0.42, titles: 0.28 }
function legible({ sheet, scale }: ChartSheet): 'all' | 'titles' | 'shapes' {
  const dots = (dpiOf(sheet) / MILLIMETRES) * scale
  if (dots < LEGIBLE.titles) return 'shapes'
  return dots < LEGIBLE.seats ? 'titles' : 'all'
}

/**
 * The whole chart as a file. With thousands of positions it uses the processor for seconds, so call it in a child
 * process.
 */
export async function chartFile({ file, chart, lang, day, calendar, at }: ChartJob): Promise<Uint8Array> {
  const options: ChartSheetOptions = {
    lang,
    day,
    starts: (date) => say(lang, 'chart.starts.short', { date: formatShortDay(date, { lang, calendar }) }),
    say: (id, values) => say(lang, id, values),
  }
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
