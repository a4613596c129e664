import { z } from 'zod'
import { statusesOf } from '../lifecycle.ts'
import { jobApplication as life } from '../lifecycles/job-application.ts'
import { ref } from '../ref.ts'
import { JOB_POSTING_STATUSES, jobPosting, MOST_CHOICES, MOST_QUESTIONS } from './job-posting.ts'
import { matchScore } from './match-score.ts'
import { language, localized, pageOf, paragraph, timestamp, version } from './primitives.ts'
import { SUPPORT_DOCUMENT_KINDS } from './support-document.ts'

export const APPLICATION_STATUSES = statusesOf(life)
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]
/** The statuses of what was sent: those that an employer sees. */
export const SENT_STATUSES = APPLICATION_STATUSES.filter((status) => status !== 'draft') as [
  Exclude<ApplicationStatus, 'draft'>,
  ...Exclude<ApplicationStatus, 'draft'>[],
]
/** Where an application that is not decided stands. */
export const APPLICATION_STAGES = ['applied', 'screening', 'assessment', 'interview', 'offer'] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]
/** Why somebody is not taken, in words that can be told to them. */
export const REJECTION_REASONS = [
  'another_chosen',
  'experience',
  'skills',
  'education',
  'place',
  'salary',
  'position_filled',
  'incomplete',
  'other',
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]
/** Characters of a letter, and of an answer in words. */
export const LONGEST_LETTER = 5_000
const LONGEST_ANSWER = 2_000
/** So many support documents go with an application, and so many applicants are moved at once. */
export const MOST_SENT_DOCUMENTS = 20
export const MOST_MOVED = 500

const unrepeated = { error: 'validation.repeated' }
/** Of a question of the posting. It names no row; an answer to a question that is not asked is left out. */
const questionId = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
const choice = z
  .int()
  .min(0)
  .max(MOST_CHOICES - 1)
const spoken = [
  z.strictObject({ kind: z.literal('text'), question: questionId, value: paragraph(LONGEST_ANSWER) }),
  z.strictObject({ kind: z.literal('number'), question: questionId, value: z.number().min(-1e9).max(1e9) }),
  z.strictObject({ kind: z.literal('yes_no'), question: questionId, value: z.boolean() }),
  z.strictObject({ kind: z.literal('choice'), question: questionId, value: choice.describe('its place, from 0') }),
] as const
const answer = z.discriminatedUnion('kind', [
  ...spoken,
  z.strictObject({
    kind: z.literal('file'),
    question: questionId,
    file_id: ref('file').describe('a staged picture or document, or the one that was saved before'),
  }),
])
export type ApplicationAnswer = z.output<typeof answer>

/** What is kept while it is written; anything may be missing. */
export const applicationBody = z.strictObject({
  resume_id: ref('resume').nullable(),
  lang: language.describe('of the resume that is sent'),
  cv_file_id: ref('file')
    .nullable()
    .describe('a staged document in the place of a resume, or the one that was saved before'),
  cover_letter: paragraph(LONGEST_LETTER).nullable(),
  answers: z
    .array(answer)
    .max(MOST_QUESTIONS)
    .refine((all) => new Set(all.map(({ question }) => question)).size === all.length, unrepeated),
  document_ids: z
    .array(ref('supportDocument'))
    .max(MOST_SENT_DOCUMENTS)
    .refine((ids) => new Set(ids).size === ids.length, unrepeated),
  version: version.nullable().describe('null: nothing was saved yet'),
})
export type ApplicationBody = z.output<typeof applicationBody>

const text = localized(z.string())
/** A stage of the process of a posting: what an application has the status of. */
export const hiringStage = z
  .strictObject({
    id: ref('hiringStage'),
    kind: z.enum(SENT_STATUSES),
    name: text.nullable().describe('as the employer calls it; null: what its kind is called'),
  })
  .meta({ id: 'HiringStage' })
export type HiringStage = z.output<typeof hiringStage>
const file = z.strictObject({
  id: ref('file'),
  kind: z.enum(['pdf', 'word', 'picture']),
  url: z.string().describe('saves it; good for an hour'),
  view_url: z.string().nullable().describe('the same, to be looked at in the browser; a Word file cannot be'),
  name: z.string().nullable().describe('the name it came with; a picture has none'),
  size: z.int().describe('bytes'),
})
export type SentFile = z.output<typeof file>

/** A job as whoever may apply for it sees it. */
export const applicableJob = z
  .strictObject({
    ...jobPosting.pick({
      id: true,
      title: true,
      description: true,
      responsibilities: true,
      requirements: true,
      employment_type: true,
      location_type: true,
      region: true,
      city: true,
      vacancies: true,
      deadline: true,
      time_zone: true,
      closes_at: true,
      reply_within: true,
      questions: true,
      documents: true,
      code: true,
      url: true,
    }).shape,
    slug: z.string(),
    employer: z.strictObject({ name: text, username: z.string() }),
  })
  .meta({ id: 'ApplicableJob' })
export type ApplicableJob = z.input<typeof applicableJob>

/** The own application while it is written. */
export const ownApplication = z
  .strictObject({
    id: ref('jobApplication'),
    version,
    status: z.enum(APPLICATION_STATUSES),
    resume_id: ref('resume').nullable(),
    lang: language,
    cv: file.nullable(),
    cover_letter: z.string().nullable(),
    answers: z.array(
      z.discriminatedUnion('kind', [
        ...spoken,
        z.strictObject({ kind: z.literal('file'), question: questionId, file }),
      ]),
    ),
    documents: z.array(
      z.strictObject({ id: ref('supportDocument'), kind: z.enum(SUPPORT_DOCUMENT_KINDS), name: text }),
    ),
    missing: z
      .array(z.string())
      .describe('what has to be there before it is sent: `resume_id`, `answers.{question}`, `documents.{kind}`'),
    knocked_out: z.array(questionId).describe('the questions whose answers the employer does not look for'),
    applied_at: timestamp.nullable(),
    updated_at: timestamp,
  })
  .meta({ id: 'OwnApplication' })
export type OwnApplication = z.output<typeof ownApplication>
/** Why one cannot apply: it takes no applications now, or one is its employer. */
export const APPLYING_BLOCKS = ['paused', 'closed', 'own_job'] as const
export const applicationForm = z
  .strictObject({
    job: applicableJob,
    application: ownApplication.nullable(),
    blocked: z.enum(APPLYING_BLOCKS).nullable(),
  })
  .meta({ id: 'ApplicationForm' })
export type ApplicationForm = z.input<typeof applicationForm>

/** What was sent, as both sides see it for good. */
export const sentContent = z
  .strictObject({
    name: text.nullable().describe('null: the person deleted their data'),
    email: z.string().nullable().describe('as on the resume; null with an uploaded CV'),
    phone: z.string().nullable(),
    lang: language,
    has_resume: z.boolean(),
    cv: file.nullable(),
    cover_letter: z.string().nullable(),
    answers: z.array(
      z.strictObject({
        question: questionId,
        kind: z.enum(['text', 'number', 'yes_no', 'choice', 'file']),
        text: text.describe('the question as it was asked'),
        value: z
          .union([z.string(), z.number(), z.boolean(), text])
          .nullable()
          .describe('of a choice: what was chosen, in both languages; null: a file, or no answer'),
        file: file.nullable(),
        knocked_out: z.boolean(),
      }),
    ),
    documents: z.array(z.strictObject({ kind: z.enum(SUPPORT_DOCUMENT_KINDS), name: text, file })),
  })
  .meta({ id: 'SentContent' })
export type SentContent = z.output<typeof sentContent>
const step = z.strictObject({
  event: z.string(),
  status: z.enum(SENT_STATUSES),
  stage: text.nullable().describe('the name that the employer had given to the stage; null: none'),
  by: z.enum(['applicant', 'employer']),
  at: timestamp,
})
export type ApplicationStep = z.output<typeof step>
const decision = {
  reason: z.enum(REJECTION_REASONS).nullable(),
  note: z.string().nullable().describe('what the employer wrote to the applicant with the decision'),
}
const shown = {
  id: ref('jobApplication'),
  version,
  status: z.enum(SENT_STATUSES),
  stage: hiringStage,
  applied_at: timestamp,
  reply_by: timestamp.nullable().describe('until when the employer promised an answer'),
  decided_at: timestamp.nullable(),
  ...decision,
}

const jobBrief = z.strictObject({
  title: text,
  slug: z.string(),
  code: z.string(),
  url: z.string().nullable().describe('its public page; null when it is not public any more'),
  status: z.enum(JOB_POSTING_STATUSES),
  closes_at: timestamp.nullable(),
  employer: z.strictObject({ name: text, username: z.string() }),
})
/** A row of the own applications, drafts among them. */
export const ownApplicationRow = z
  .strictObject({
    ...shown,
    status: z.enum(APPLICATION_STATUSES),
    stage: hiringStage.nullable().describe('null of a draft'),
    applied_at: timestamp.nullable(),
    job: jobBrief,
    unread: z.int().describe('messages of the employer that one has not read'),
    updated_at: timestamp,
    abilities: z.strictObject({ edit: z.boolean(), delete: z.boolean(), withdraw: z.boolean() }),
  })
  .meta({ id: 'OwnApplicationRow' })
export type OwnApplicationRow = z.output<typeof ownApplicationRow>
/** What was sent, for whoever sent it. */
export const sentApplication = z
  .strictObject({
    ...shown,
    job: jobBrief,
    sent: sentContent,
    history: z.array(step),
    abilities: z.strictObject({ withdraw: z.boolean() }),
  })
  .meta({ id: 'SentApplication' })
export type SentApplication = z.output<typeof sentApplication>

/** A row of a posting's applicants. */
export const applicantRow = z
  .strictObject({
    ...shown,
    name: text.nullable().describe('null: the person deleted their data'),
    knocked_out: z.boolean(),
    has_resume: z.boolean(),
    has_cv: z.boolean(),
    match_score: z.int().nullable().describe('of 100; null: nothing could be compared'),
    rating: z
      .number()
      .nullable()
      .describe('of 5, the mean of the ratings; null: nobody rated, or the viewer has not rated yet'),
    unread: z.int().describe('messages of the applicant that nobody of the account has read'),
    abilities: z.strictObject({
      move: z.boolean().describe('to another stage in which nothing is decided'),
      reject: z.boolean(),
      reconsider: z.boolean(),
      hire: z.boolean(),
    }),
  })
  .meta({ id: 'ApplicantRow' })
export type ApplicantRow = z.output<typeof applicantRow>
/** A page of a posting's applicants, with the stages of its process in order. */
export const applicantList = z
  .strictObject({
    ...pageOf(applicantRow).shape,
    stages: z.array(
      z.strictObject({ ...hiringStage.shape, count: z.int().describe('who stands there, whatever narrows the page') }),
    ),
    interviewers: z.array(
      z.strictObject({ id: ref('user'), name: text.nullable().describe('null: they deleted their data') }),
    ),
  })
  .meta({ id: 'ApplicantList' })
export type ApplicantList = z.output<typeof applicantList>
export type CountedStage = ApplicantList['stages'][number]
export const applicant = z
  .strictObject({
    ...applicantRow.shape,
    posting: z.strictObject({
      id: ref('jobPosting'),
      title: text,
      status: z.enum(JOB_POSTING_STATUSES),
      stages: z.array(hiringStage).describe('of its process, in order'),
    }),
    sent: sentContent,
    match: matchScore.nullable().describe('null with an uploaded CV, and of what was sent before there was a score'),
    history: z.array(step),
  })
  .meta({ id: 'Applicant' })
export type Applicant = z.output<typeof applicant>

const rejection = {
  reason: z.enum(REJECTION_REASONS),
  note: paragraph(2000).nullable().describe('to the applicant'),
}
/** A stage in which nothing is decided. */
export const moveBody = z.strictObject({ to: ref('hiringStage'), version })
export const rejectionBody = z.strictObject({ ...rejection, version })
export type RejectionBody = z.output<typeof rejectionBody>
export const hireBody = z.strictObject({ note: rejection.note, version })
/** Closing a posting. Whoever is not decided on can be told in the same step that the position is filled. */
export const closingBody = z.strictObject({
  rejection: z
    .strictObject({ note: rejection.note })
    .nullable()
    .optional()
    .describe('rejects everybody who is not decided on with the reason position_filled; absent: nobody'),
  version,
})
export type ClosingBody = z.output<typeof closingBody>

export const movesBody = z.strictObject({
  applicants: z
    .array(z.strictObject({ id: ref('jobApplication'), version }))
    .min(1)
    .max(MOST_MOVED)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, unrepeated),
  to: ref('hiringStage').describe('one in which nothing is decided, or that of who is rejected'),
  rejection: z.strictObject(rejection).nullable().describe('needed to reject'),
})
export type MovesBody = z.output<typeof movesBody>
/** What came of moving several: who was moved, and who was not and why. */
export const movedApplicants = z
  .strictObject({
    moved: z.array(applicantRow),
    refused: z.array(
      z.strictObject({
        id: ref('jobApplication'),
        code: z.enum(['not_found', 'forbidden', 'not_pending', 'stale', 'mail_field_missing']),
        current: applicantRow.nullable().describe('as it is now; null: there is none'),
      }),
    ),
  })
  .meta({ id: 'MovedApplicants' })
export type MovedApplicants = z.output<typeof movedApplicants>
