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
import { publicPage, type AskedPage, type TablePage } from '../../site/public-page.ts'
import { keepReport } from './reports.commands.ts'
import { findReported, findReportedJob } from './reports.queries.ts'

const DAY = 86_400
/** Reports from one address, and about one page or posting, within a day. */
const FROM_ADDRESS = 10
const ABOUT_PAGE = 50
const NOTHING: ReportValues = { reason: '', text: '', email: '' }
const USERNAME = /^[A-Za-z][A-Za-z0-9._-]{2,29}$/
const SLUG = /^[a-z0-9][a-z0-9-]{0,199}$/

/** What a report is about: a page of an account, or one of its postings. */
type Reported = Pick<ReportData, 'username' | 'name' | 'job'> & {
  readonly id: string
  readonly postingId: string | null
}

/**
 * `/report/{username}` and `/report/job/{slug}`: a visitor, signed in or not, reports a public page or posting. They need
 * no script and are never cached. What is not public is not found.
 */
export function reportPages(services: Services): readonly TablePage[] {
  const { db } = services
  return [
    reportPage(services, {
      path: pages.reportPage.path,
      find: async ({ username = '' }) => {
        const found = USERNAME.test(username) ? await findReported(db, username) : null
        return found && { ...found, job: null, postingId: null }
      },
      formOf: ({ username }) => pages.reportPage.path.replace('{username}', username) as `/${string}`,
    }),
    reportPage(services, {
      path: pages.reportJob.path,
      find: async ({ slug = '' }) => {
        const found = SLUG.test(slug) ? await findReportedJob(services, slug) : null
        return found && { ...found, postingId: found.job.id }
      },
      formOf: ({ job }) => pages.reportJob.path.replace('{slug}', job?.slug ?? '') as `/${string}`,
    }),
  ]
}

interface About {
  readonly path: TablePage['path']
  readonly find: (params: AskedPage['params']) => Promise<Reported | null>
  readonly formOf: (found: Reported) => `/${string}`
}
function reportPage(services: Services, { path, find, formOf }: About): TablePage {
  const { db, clock } = services
  const isOver = async (key: string, limit: number) =>
    (await overLimit(db, { key: `report:${key}`, limit, per: DAY, now: clock.now() })) !== null
  return publicPage<ReportData | null>({
    path,
    topics: [],
    asksThisSite: true,
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ params, query }) => {
      const found = await find(params)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      const isSent = (query as { readonly sent?: unknown }).sent !== undefined
      return { kind: 'document', data: { ...found, isSent, values: NOTHING, errors: {}, notice: null } }
    },
    receive: async ({ params, fields, lang, address }) => {
      const found = await find(params)
      // Between opening the form and sending it, it went.
      if (found === null) return { kind: 'document', status: 410, data: null }
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
      const sent = { kind: 'seeOther' as const, path: `${formOf(found)}?sent=1` as `/${string}` }
      // What a robot sent goes nowhere, and it is not told so.
      if ((fields.get('website') ?? '') !== '') return sent
      const { id: accountId, postingId } = found
      if (
        (await isOver(`from:${address}`, FROM_ADDRESS)) ||
        (await isOver(`about:${postingId ?? accountId}`, ABOUT_PAGE))
      )
        return again('limit')
      await services.transaction((tx) =>
        keepReport(tx, services, { ...parsed.data, accountId, postingId, language: lang }),
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
