import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedRichText } from '../../openapi/rich-text.ts'
import type { JobPostingStatus, JobQuestion, SalaryPeriod } from '../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { SUPPORT_DOCUMENT_KINDS } from '../../openapi/schemas/support-document.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { jobSectors, jobTitles, skills } from './list-tables.ts'
import { accounts } from './tables.ts'

/** Jobs that accounts publish. (`jobs` is the queue of the server's own work.) */
export const jobPostings = pgTable(
  'job_postings',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    status: text().$type<JobPostingStatus>().notNull(),
    title: jsonb().$type<Localized>().notNull(),
    titleKeyEn: folded().notNull(),
    titleKeyAm: folded().notNull(),
    jobTitleId: uuid().references(() => jobTitles.id),
    sectorId: uuid().references(() => jobSectors.id),
    description: jsonb().$type<LocalizedRichText>(),
    responsibilities: jsonb().$type<LocalizedRichText>(),
    requirements: jsonb().$type<LocalizedRichText>(),
    employmentType: text(),
    locationType: text(),
    region: text(),
    city: jsonb().$type<Localized>(),
    salaryFrom: doublePrecision(),
    salaryTo: doublePrecision(),
    currency: text().notNull(),
    salaryPeriod: text().$type<SalaryPeriod>().notNull(),
    salaryShown: boolean().notNull(),
    experienceYears: integer(),
    educationLevel: text(),
    vacancies: integer().notNull(),
    deadline: date({ mode: 'string' }),
    timeZone: text().notNull(),
    /** The first moment after the deadline. */
    closesAt: moment(),
    replyWithin: integer(),
    questions: jsonb().$type<readonly JobQuestion[]>().notNull(),
    documents: jsonb().$type<readonly (typeof SUPPORT_DOCUMENT_KINDS)[number][]>().notNull(),
    /** Of its public address, from its first publication on; it ends with the code. */
    slug: text(),
    code: text().notNull(),
    reviewNote: text(),
    publishedAt: moment(),
    /** Since when it waits for an administrator. */
    askedAt: moment(),
    closedAt: moment(),
    /** A draft can be restored for an hour. */
    deletedAt: moment(),
    /** What visitors search in: title, job title, employer, skills, place and texts, folded. */
    searchKey: folded().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('job_postings_account').on(t.accountId, t.createdAt),
    uniqueIndex('job_postings_slug').on(t.slug),
    uniqueIndex('job_postings_code').on(t.code),
    index('job_postings_open').on(t.status, t.publishedAt.desc(), t.id),
    index('job_postings_closing').on(t.status, t.closesAt),
    index('job_postings_job_title').on(t.jobTitleId),
    index('job_postings_sector').on(t.sectorId),
  ],
)

/** The skills that a posting asks for. */
export const jobPostingSkills = pgTable(
  'job_posting_skills',
  {
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    skillId: uuid()
      .notNull()
      .references(() => skills.id),
    place: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postingId, t.skillId] }), index('job_posting_skills_skill').on(t.skillId)],
)
