import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RatingBody, RatingCriterion } from '../../openapi/schemas/applicant-review.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { jobApplications } from './job-application-tables.ts'
import { jobPostings } from './job-posting-tables.ts'
import { accounts, users } from './tables.ts'

const applicationId = () =>
  uuid()
    .notNull()
    .references(() => jobApplications.id, { onDelete: 'cascade' })
const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id)

/** What colleagues write on an applicant for one another. */
export const applicantNotes = pgTable(
  'applicant_notes',
  {
    id: id(),
    applicationId: applicationId(),
    authorId: userId(),
    text: text().notNull(),
    /** The users who are named in it. */
    mentions: jsonb().$type<readonly string[]>().notNull(),
    editedAt: moment(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('applicant_notes_application').on(t.applicationId, t.createdAt),
    index('applicant_notes_author').on(t.authorId),
  ],
)

/** One rating by each colleague of each applicant. */
export const applicantRatings = pgTable(
  'applicant_ratings',
  {
    applicationId: applicationId(),
    userId: userId(),
    scores: jsonb().$type<RatingBody['scores']>().notNull(),
    comment: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.userId] }), index('applicant_ratings_user').on(t.userId)],
)

/** What those who applied for a posting are rated by, where its account says so; others have the usual criteria. */
export const ratingCriteria = pgTable('rating_criteria', {
  postingId: uuid()
    .primaryKey()
    .references(() => jobPostings.id, { onDelete: 'cascade' }),
  criteria: jsonb().$type<readonly RatingCriterion[]>().notNull(),
  version: version(),
  updatedAt: moment().notNull(),
})

/** Who interviews an applicant, or everybody who applies for a posting. */
export const interviewerAssignments = pgTable(
  'interviewer_assignments',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id, { onDelete: 'cascade' }),
    /** Null: everybody who applies for the posting. */
    applicationId: uuid().references(() => jobApplications.id, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('interviewer_assignments_applicant')
      .on(t.applicationId, t.userId)
      .where(sql`application_id is not null`),
    uniqueIndex('interviewer_assignments_posting')
      .on(t.postingId, t.userId)
      .where(sql`application_id is null`),
    index('interviewer_assignments_user').on(t.userId, t.accountId),
    index('interviewer_assignments_of_posting').on(t.postingId),
    index('interviewer_assignments_account').on(t.accountId),
  ],
)
