import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Kept } from '../../openapi/json-resume-kept.ts'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import type { ResumeStyle } from '../../openapi/resume-style.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { ResumeContent, ResumeVisibility } from '../../openapi/schemas/resume.ts'
import { bytea, createdAt, id, moment, version } from './columns.ts'
import { resumeCategories } from './list-tables.ts'
import { accounts, files } from './tables.ts'

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

/** A copy of a resume as it was sent somewhere, with an address of its own. */
export const resumeSnapshots = pgTable(
  'resume_snapshots',
  {
    id: id(),
    resumeId: uuid()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: text().notNull(),
    slug: text().notNull(),
    lang: text().$type<'en' | 'am'>().notNull(),
    style: jsonb().$type<ResumeStyle>().notNull(),
    papers: jsonb().$type<Readonly<Record<'en' | 'am', ResumePaper>>>().notNull(),
    /** The photo as it was, a file of its own. */
    photoId: uuid().references(() => files.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('resume_snapshots_resume').on(t.resumeId, t.createdAt),
    index('resume_snapshots_account').on(t.accountId),
    uniqueIndex('resume_snapshots_slug').on(t.slug),
    index('resume_snapshots_photo')
      .on(t.photoId)
      .where(sql`photo_id is not null`),
  ],
)

/** Views of a resume or a snapshot, counted as those of sites are. */
export const resumeViews = pgTable(
  'resume_views',
  {
    /** Of the resume or the snapshot. */
    resumeId: uuid().notNull(),
    accountId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    viewer: bytea().notNull(),
    source: text().$type<'link' | 'qr' | 'search'>().notNull(),
    count: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.resumeId, t.day, t.viewer, t.source] }),
    index('resume_views_account').on(t.accountId),
  ],
)

/** Addresses of resumes that are deleted, as hashes: they answer that they are gone, and lead to nobody. */
export const goneResumes = pgTable('gone_resumes', { slugHash: bytea().primaryKey(), goneAt: moment().notNull() })

/** What administrators decided about a template of resumes. A missing row means: as the application comes. */
export const resumeTemplateSettings = pgTable('resume_template_settings', {
  key: text().primaryKey(),
  name: jsonb().$type<Localized>(),
  categoryId: uuid().references(() => resumeCategories.id),
  premium: boolean().notNull(),
  active: boolean().notNull(),
  position: integer().notNull(),
  version: version(),
})

/** What an account took in with a JSON Resume that none of its collections holds: exports say it again. */
export const keptResumeKeys = pgTable('kept_resume_keys', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id),
  kept: jsonb().$type<Kept>().notNull(),
})
