import { eq } from 'drizzle-orm'
import { formatDate } from '../../../openapi/format/dates.ts'
import type { structureOperations } from '../../../openapi/operations/structure.ts'
import { users } from '../../db/tables.ts'
import type { HandlerCall, Handlers } from '../../kernel/context.ts'
import type { ChartFile } from '../../kernel/charts.ts'
import { readChart } from './chart.queries.ts'
import { todayIn } from '../../kernel/days.ts'

type Exporting = Pick<
  HandlerCall<(typeof structureOperations)['getChartPdf']>,
  'db' | 'services' | 'viewer' | 'now' | 'lang' | 'query'
>

/** The chart in the requested language, otherwise the caller's, with its date in the caller's calendar. */
async function drawn(file: ChartFile, { db, services, viewer, now, query, ...call }: Exporting): Promise<Uint8Array> {
  const lang = query.language ?? call.lang
  const chart = await readChart(db, services, viewer.accountId, lang, now)
  const [reader] = await db.select({ calendar: users.calendar }).from(users).where(eq(users.id, viewer.userId))
  const calendar = reader?.calendar ?? 'gregorian'
  const day = formatDate(todayIn(now), { lang, calendar })
  return services.charts.draw({ file, chart, lang, day, calendar, at: now })
}

/** The organisation chart and its exports; employees can see them too. */
export const chartHandlers = {
  getChart: ({ db, services, viewer, lang, now }) => readChart(db, services, viewer.accountId, lang, now),
  getChartSvg: (call) => drawn('svg', call),
  getChartPng: (call) => drawn('png', call),
  getChartPdf: (call) => drawn('pdf', call),
} satisfies Partial<Handlers<typeof structureOperations>>
