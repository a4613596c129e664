import { eq } from 'drizzle-orm'
import { formatDate } from '../../../openapi/format/dates.ts'
import type { structureOperations } from '../../../openapi/operations/structure.ts'
import { users } from '../../db/tables.ts'
import type { HandlerCall, Handlers } from '../../kernel/context.ts'
import { largePng } from '../../kernel/drawing-png.ts'
import type { Sheet } from '../../kernel/drawing.ts'
import { readChart } from './chart.queries.ts'
import { chartSheet, type ChartSheet, type ChartSheetOptions } from './chart-sheet.ts'
import { todayIn } from './seats.ts'

type Exporting = Pick<HandlerCall<(typeof structureOperations)['getChartPdf']>, 'db' | 'services' | 'viewer' | 'now' | 'lang' | 'query'>

/** The chart in the wished language, else the caller's, its day in the caller's calendar; `detail` may ask for less when it knows the size. */
async function sheetOf({ db, services, viewer, now, query, ...call }: Exporting, detail?: (drawn: ChartSheet) => 'titles' | 'shapes' | undefined): Promise<ChartSheet> {
  const lang = query.language ?? call.lang
  const chart = await readChart(db, services, viewer.accountId, lang, now)
  const [reader] = await db.select({ calendar: users.calendar }).from(users).where(eq(users.id, viewer.userId))
  const day = formatDate(todayIn(now), { lang, calendar: reader?.calendar ?? 'gregorian' })
  const options: ChartSheetOptions = { lang, day, say: (id, values) => services.say(lang, id, values) }
  const drawn = chartSheet(chart, options)
  const less = detail?.(drawn)
  return less === undefined ? drawn : chartSheet(chart, { ...options, detail: less })
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
function legible({ sheet, scale }: ChartSheet) {
  const dots = (dpiOf(sheet) / MILLIMETRES) * scale
  return dots < LEGIBLE.titles ? 'shapes' : dots < LEGIBLE.seats ? 'titles' : undefined
}

/** The organisation chart and what is exported of it; employees may look too. */
export const chartHandlers = {
  getChart: ({ db, services, viewer, lang, now }) => readChart(db, services, viewer.accountId, lang, now),
  getChartSvg: async (call) => call.services.pdf.draw((await sheetOf(call)).sheet),
  getChartPng: async (call) => {
    const { sheet } = await sheetOf(call, legible)
    return largePng(sheet, { dpi: dpiOf(sheet), draw: (part) => call.services.pdf.draw(part) })
  },
  getChartPdf: async (call) => {
    const { sheet, company } = await sheetOf(call)
    return call.services.pdf.print({ title: sheet.title, author: company, lang: sheet.lang, at: call.now, sheets: [sheet] })
  },
} satisfies Partial<Handlers<typeof structureOperations>>
