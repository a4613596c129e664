import { sql } from 'drizzle-orm'
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
import { createdAt, folded, id, moment, searchVector, version } from './columns.ts'
import { hiringProcesses } from './hiring-tables.ts'
import { jobSectors, jobTitles, skills } from './list-tables.ts'
import { accounts } from './tables.ts'

/** The salary that is shown, in birr and for a month; null where it cannot be said so. */
const MONTHLY_BIRR =
  "case when salary_shown and currency = 'ETB' then coalesce(salary_to, salary_from) * case salary_period when 'hour' then 173 when 'day' then 22 when 'month' then 1 when 'year' then 1.0 / 12 end end"
/** What searches can ask for at least. A step that is added here needs a migration. */
const SALARY_STEPS = [5_000, 10_000, 20_000, 30_000, 50_000] as const

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
    /** How its applicants are led; it stays once somebody applied. */
    hiringProcessId: uuid()
      .notNull()
      .references(() => hiringProcesses.id),
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
    /** The words that visitors find it by (`searchText`). */
    searchKey: folded().notNull(),
    /** The same words and their English stems. */
    searchVector: searchVector().generatedAlwaysAs(
      sql`strip(to_tsvector('simple'::regconfig, search_key) || to_tsvector('english'::regconfig, search_key))`,
    ),
    /** A search that finds these words finds them in the title. */
    titleVector: searchVector().generatedAlwaysAs(
      sql`strip(to_tsvector('simple'::regconfig, title_key_en || ' ' || title_key_am) || to_tsvector('english'::regconfig, title_key_en))`,
    ),
    /** What searches narrow it by, as words of one index: of its salary each step that it reaches. */
    facets: text()
      .array()
      .generatedAlwaysAs(
        sql.raw(
          `array_remove(array['sector:' || sector_id::text, 'type:' || employment_type, 'place:' || location_type, 'region:' || region, 'education:' || education_level], null) || array_remove(array[${SALARY_STEPS.map((step) => `case when ${MONTHLY_BIRR} >= ${step} then 'salary:${step}' end`).join(', ')}], null)`,
        ),
      ),
    /** The day, the week and the month of its publication, counted from 1970: what windows of a search are made of. */
    publishedIn: text()
      .array()
      .generatedAlwaysAs(
        sql`case when published_at is not null then array['d' || floor(extract(epoch from published_at at time zone 'UTC') / 86400)::int, 'w' || floor(extract(epoch from published_at at time zone 'UTC') / 604800)::int, 'm' || floor(extract(epoch from published_at at time zone 'UTC') / 2592000)::int] end`,
      ),
    /** The salary that is shown, in birr and for a month, to compare with others; null where it cannot be. */
    monthlyBirr: doublePrecision().generatedAlwaysAs(sql.raw(MONTHLY_BIRR)),
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
    index('job_postings_process').on(t.hiringProcessId),
    index('job_postings_search')
      .using('gin', t.searchVector, t.facets, t.publishedIn)
      .where(sql`status = 'open'`),
    index('job_postings_salary')
      .on(t.monthlyBirr.desc().nullsLast(), t.id)
      .where(sql`status = 'open'`),
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

/**
 * The words of open postings: what a word with a typing error may have meant. A trigger of `job_postings` fills it, and a
 * sweep takes out those of postings that closed.
 */
export const jobWords = pgTable('job_words', { word: folded().primaryKey() }, (t) => [
  index('job_words_search').using('gin', t.word.op('gin_trgm_ops')),
])
