import type { z } from 'zod'
import { explain } from '../../../openapi/explain.ts'
import { pages } from '../../../openapi/routes.ts'
import { pageReport } from '../../../openapi/schemas/report.ts'
import {
  REPORT_FIELDS,
  type ReportData,
  type ReportErrors,
  type ReportValues,
} from '../../../src/documents/report/report-data.ts'
import { reportPage as reportDocument } from '../../../src/documents/report/report.tsx'
import type { Services } from '../../kernel/context.ts'
import { overLimit } from '../../kernel/rate-limits.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { keepReport } from './reports.commands.ts'
import { findReported } from './reports.queries.ts'

const DAY = 86_400
/** Reports from one address, and about one page, within a day. */
const FROM_ADDRESS = 10
const ABOUT_PAGE = 50
const NOTHING: ReportValues = { reason: '', text: '', email: '' }
const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/

/**
 * `/report/{username}`: a visitor, signed in or not, reports a public page. It needs no script and is never cached. The
 * report of a page that is not public is not found, like the page.
 */
export function reportPage(services: Services): TablePage {
  const { db, clock } = services
  const find = async (username = '') => (USERNAME.test(username) ? findReported(db, username) : null)
  const isOver = async (key: string, limit: number) =>
    (await overLimit(db, { key: `report:${key}`, limit, per: DAY, now: clock.now() })) !== null
  return publicPage<ReportData>({
    path: pages.reportPage.path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ params, query }) => {
      const found = await find(params['username'])
      if (found === null) return { kind: 'absent', as: 'notfound' }
      const isSent = (query as { readonly sent?: unknown }).sent !== undefined
      return { kind: 'document', data: { ...found, isSent, values: NOTHING, errors: {}, notice: null } }
    },
    receive: async ({ params, fields, lang, address }) => {
      const found = await find(params['username'])
      // Between opening the form and sending it, the page went.
      if (found === null) return { kind: 'seeOther', path: `/@${encodeURIComponent(params['username'] ?? '')}` }
      const values = Object.fromEntries(
        REPORT_FIELDS.map((field) => [field, (fields.get(field) ?? '').replaceAll('\r\n', '\n').trim()]),
      ) as unknown as ReportValues
      const again = (notice: 'invalid' | 'limit', errors: ReportErrors = {}) => ({
        kind: 'document' as const,
        status: notice === 'limit' ? (429 as const) : (422 as const),
        data: { ...found, isSent: false, values, errors, notice },
      })
      const parsed = pageReport.safeParse({ ...values, email: values.email === '' ? null : values.email })
      if (!parsed.success) return again('invalid', errorsOf(parsed.error))
      const path = pages.reportPage.path.replace('{username}', found.username)
      const sent = { kind: 'seeOther' as const, path: `${path}?sent=1` as `/${string}` }
      // What a robot sent goes nowhere, and it is not told so.
      if ((fields.get('website') ?? '') !== '') return sent
      if ((await isOver(`from:${address}`, FROM_ADDRESS)) || (await isOver(`about:${found.id}`, ABOUT_PAGE)))
        return again('limit')
      await services.transaction((tx) =>
        keepReport(tx, services, { ...parsed.data, accountId: found.id, language: lang }),
      )
      return sent
    },
    render: reportDocument,
  })
}

/** The first error of each field. */
function errorsOf({ issues }: z.ZodError): ReportErrors {
  const errors: Record<string, ReturnType<typeof explain>> = {}
  for (const issue of issues) errors[String(issue.path[0])] ??= explain(issue)
  return errors
}
