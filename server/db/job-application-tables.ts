import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ResumePaper } from '../../openapi/resume-paper.ts'
import type { ResumeStyle } from '../../openapi/resume-style.ts'
import type { ApplicationSource } from '../../openapi/application-source.ts'
import type { ApplicationAnswer, ApplicationStatus, RejectionReason } from '../../openapi/schemas/job-application.ts'
import type { MatchScore } from '../../openapi/schemas/match-score.ts'
import type { JobQuestion } from '../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { SUPPORT_DOCUMENT_KINDS } from '../../openapi/schemas/support-document.ts'
import { createdAt, folded, id, moment, version } from './columns.ts'
import { supportDocuments } from './document-tables.ts'
import { hiringStages } from './hiring-tables.ts'
import { jobPostings } from './job-posting-tables.ts'
import { resumes } from './resume-tables.ts'
import { accounts, files } from './tables.ts'

/** Applications for jobs: drafts, which only their applicants see, and what was sent, which stays as it was. */
export const jobApplications = pgTable(
  'job_applications',
  {
    id: id(),
    postingId: uuid()
      .notNull()
      .references(() => jobPostings.id),
    /** Null: the person is deleted. The employer keeps that somebody applied, and what came of it. */
    applicantAccountId: uuid().references(() => accounts.id),
    status: text().$type<ApplicationStatus>().notNull(),
    /** The stage of its posting's process in which it stands, whose kind is its status. Null of a draft. */
    stageId: uuid(),
    /** Where one who was rejected stood; null as well if that stage was removed since. */
    stageBeforeId: uuid().references(() => hiringStages.id, { onDelete: 'set null' }),
    resumeId: uuid().references(() => resumes.id, { onDelete: 'set null' }),
    lang: text().$type<'en' | 'am'>().notNull(),
    coverLetter: text(),
    answers: jsonb().$type<readonly ApplicationAnswer[]>().notNull(),
    /** The questions as they were asked when it was sent. */
    questions: jsonb().$type<readonly JobQuestion[]>().notNull(),
    knockedOut: boolean().notNull().default(false),
    /** As sent: the name, and the contacts that the resume shows. Null of a draft, and of one who was deleted. */
    name: jsonb().$type<Localized>(),
    nameKeyEn: folded().notNull(),
    nameKeyAm: folded().notNull(),
    searchKey: folded().notNull(),
    email: text(),
    phone: text(),
    /** The words by which its applicant finds it: the job's title and employer when it was saved last. */
    jobKey: folded().notNull(),
    /** The resume as it was sent; null with an uploaded CV. */
    style: jsonb().$type<ResumeStyle>(),
    papers: jsonb().$type<Readonly<Record<'en' | 'am', ResumePaper>>>(),
    photoId: uuid().references(() => files.id),
    /** How that resume fits what the job asked for then, with where each point comes from. */
    matchScore: integer(),
    match: jsonb().$type<MatchScore>(),
    /** How they came to the job when they began; null: it was not noted yet. */
    source: text().$type<ApplicationSource>(),
    appliedAt: moment(),
    /** Until when the employer promised an answer. */
    replyBy: moment(),
    decidedAt: moment(),
    reason: text().$type<RejectionReason>(),
    /** What the employer wrote to the applicant with the decision. */
    note: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('job_applications_once').on(t.postingId, t.applicantAccountId),
    index('job_applications_posting').on(t.postingId, t.appliedAt),
    index('job_applications_applicant').on(t.applicantAccountId, t.updatedAt),
    foreignKey({
      name: 'job_applications_stage',
      columns: [t.stageId, t.status],
      foreignColumns: [hiringStages.id, hiringStages.kind],
    }),
    index('job_applications_stage').on(t.postingId, t.stageId, t.appliedAt),
    index('job_applications_in_stage').on(t.stageId),
    index('job_applications_stage_before').on(t.stageBeforeId),
    index('job_applications_resume').on(t.resumeId),
    index('job_applications_photo').on(t.photoId),
  ],
)

/**
 * The files of an application, each its own: whatever its applicant does to theirs later, what was sent stays. Of a
 * draft: an uploaded CV and the files that answer questions.
 */
export const jobApplicationFiles = pgTable(
  'job_application_files',
  {
    id: id(),
    applicationId: uuid()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    use: text().$type<'cv' | 'answer' | 'document'>().notNull(),
    /** The question that it answers. */
    questionId: uuid(),
    /** Of a support document, as it was when it was sent. */
    kind: text().$type<(typeof SUPPORT_DOCUMENT_KINDS)[number]>(),
    name: jsonb().$type<Localized>(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    place: integer().notNull(),
  },
  (t) => [
    index('job_application_files_application').on(t.applicationId, t.place),
    uniqueIndex('job_application_files_file').on(t.fileId),
  ],
)

/** The support documents that a draft names: copied when it is sent. */
export const jobApplicationDocuments = pgTable(
  'job_application_documents',
  {
    applicationId: uuid()
      .notNull()
      .references(() => jobApplications.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => supportDocuments.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
  },
  (t) => [
    uniqueIndex('job_application_documents_once').on(t.applicationId, t.documentId),
    index('job_application_documents_document').on(t.documentId),
  ],
)
