import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { InterviewKind, InterviewStatus } from '../../openapi/schemas/interview.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { jobApplications } from './job-application-tables.ts'
import { accounts, users } from './tables.ts'

/** Interviews of those who applied for jobs. */
export const jobInterviews = pgTable(
  'job_interviews',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    /** The employer: the account of the posting. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    status: text().$type<InterviewStatus>().notNull(),
    kind: text().$type<InterviewKind>().notNull(),
    place: text(),
    link: text(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    minutes: integer().notNull(),
    timeZone: text().notNull(),
    /** What the employer wrote to the applicant, with the invitation and when they cancelled. */
    note: text(),
    cancelNote: text(),
    declineNote: text(),
    /** Of the calendar file (RFC 5545): rises whenever what calendars hold is not so any more. */
    sequence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('job_interviews_application').on(t.applicationId, t.startsAt),
    index('job_interviews_account').on(t.accountId, t.startsAt),
  ],
)

/** Who holds an interview for the employer. */
export const jobInterviewers = pgTable(
  'job_interviewers',
  {
    interviewId: uuid()
      .notNull()
      .references(() => jobInterviews.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
  },
  (t) => [primaryKey({ columns: [t.interviewId, t.userId] }), index('job_interviewers_user').on(t.userId)],
)
