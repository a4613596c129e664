import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { AlertRhythm } from '../../openapi/schemas/job-alert.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { jobPostings } from './job-posting-tables.ts'
import { accounts } from './tables.ts'

/** Jobs that people keep for themselves. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    /** The words by which it is found: the job's title and employer when it was saved. */
    jobKey: folded().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_jobs_once').on(t.accountId, t.postingId),
    index('saved_jobs_since').on(t.accountId, t.createdAt),
    index('saved_jobs_posting').on(t.postingId),
  ],
)

/** Searches of jobs that people keep, and when each tells of new jobs. */
export const jobSearches = pgTable(
  'job_searches',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of its address, in the one spelling that `jobFields` gives it. */
    search: text().notNull(),
    mails: text().$type<AlertRhythm>().notNull(),
    /** When it looks for new jobs next; null: its mails are stopped. */
    nextAt: moment(),
    mailedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [uniqueIndex('job_searches_once').on(t.accountId, t.search)],
)

/** Which jobs a person was told of, whatever search found them: none is told twice. */
export const toldJobs = pgTable(
  'told_jobs',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.postingId] }), index('told_jobs_posting').on(t.postingId)],
)
