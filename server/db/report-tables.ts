import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../openapi/define.ts'
import type { REPORT_REASONS, ReportStatus } from '../../openapi/schemas/report.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { jobPostings } from './job-posting-tables.ts'
import { queueIndex } from './queue-index.ts'
import { accounts, users } from './tables.ts'

/** What visitors wrote about public pages. The reporter's email is kept until the report is decided and answered. */
export const pageReports = pgTable(
  'page_reports',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The posting that is reported; null: the account's page. */
    postingId: uuid().references(() => jobPostings.id, { onDelete: 'set null' }),
    reason: text().$type<(typeof REPORT_REASONS)[number]>().notNull(),
    text: text().notNull(),
    reporterEmail: text(),
    /** In which the reporter read the page: the answer is written in it. */
    language: text().$type<Language>().notNull(),
    status: text().$type<ReportStatus>().notNull(),
    note: text(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('page_reports_queue').on(t.status, t.createdAt),
    index('page_reports_account').on(t.accountId),
    index('page_reports_posting').on(t.postingId),
    queueIndex('page_reports_order', t, 'waiting', ['created_at', t.createdAt]),
  ],
)
