import { sql } from 'drizzle-orm'
import { boolean, date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ResumeStyle } from '../../openapi/resume-style.ts'
import type { ResumeContent, ResumeVisibility } from '../../openapi/schemas/resume.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { accounts } from './tables.ts'

export const resumes = pgTable(
  'resumes',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    lang: text().$type<'en' | 'am'>().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    visibility: text().$type<ResumeVisibility>().notNull().default('private'),
    /** The last day on which others can read it. */
    until: date({ mode: 'string' }),
    indexed: boolean().notNull().default(false),
    passwordHash: text(),
    /** Of its public address, from its first publication on. */
    slug: text(),
    /** It can be restored for an hour. */
    deletedAt: moment(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('resumes_account').on(t.accountId, t.updatedAt),
    uniqueIndex('resumes_slug').on(t.slug),
    index('resumes_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)
