import { z } from 'zod'
import { withRules, type Rule } from '../explain.ts'
import { HOME_TIME_ZONE } from '../format/wall-clock.ts'
import { statusesOf } from '../lifecycle.ts'
import { jobPosting as life } from '../lifecycles/job-posting.ts'
import { ref } from '../ref.ts'
import { localizedRichText } from '../rich-text.ts'
import { amount, currency, isoDate, line, localized, pageOf, timestamp, version, wholeNumber } from './primitives.ts'
import { referenceKey } from './reference.ts'
import { SUPPORT_DOCUMENT_KINDS } from './support-document.ts'

export const JOB_POSTING_STATUSES = statusesOf(life)
export type JobPostingStatus = (typeof JOB_POSTING_STATUSES)[number]
/** What an amount of a salary is paid for. */
export const SALARY_PERIODS = ['hour', 'day', 'month', 'year', 'project'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]
/** So many postings an account may keep, whatever their status. */
export const MOST_JOB_POSTINGS = 5_000
/** So many skills, questions and choices of a question a posting has at most. */
export const MOST_JOB_SKILLS = 30
export const MOST_QUESTIONS = 20
export const MOST_CHOICES = 12

const unrepeated = { error: 'validation.repeated' }
/** A time zone of the IANA database that this process knows. */
const isTimeZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
export const timeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]*$/)
  .refine(isTimeZone, { error: 'validation.reference' })

/** What every question has. `id` is made in the browser and stays while the question is worded anew. */
const asked = {
  id: z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
    // It names nothing beyond this posting.
    .meta({ 'x-own-id': true }),
  text: localized(line(300)),
  required: z.boolean(),
  about_pay: z
    .boolean()
    .optional()
    .describe('interviewers do not see the answers; absent: as the words of the question suggest'),
}
/**
 * A question to whoever applies. `accepted` and `least` knock out: who answers otherwise is told so before sending, and
 * stands apart in the list of applicants. Null: any answer will do.
 */
const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), ...asked }),
  z.strictObject({ kind: z.literal('file'), ...asked }),
  z.strictObject({ kind: z.literal('number'), ...asked, least: z.number().min(-1e9).max(1e9).nullable() }),
  z.strictObject({ kind: z.literal('yes_no'), ...asked, accepted: z.boolean().nullable() }),
  z.strictObject({
    kind: z.literal('choice'),
    ...asked,
    options: z
      .array(localized(line(120)))
      .min(2)
      .max(MOST_CHOICES),
    accepted: z
      .array(
        z
          .int()
          .min(0)
          .max(MOST_CHOICES - 1),
      )
      .min(1)
      .max(MOST_CHOICES)
      .nullable(),
  }),
])
export type JobQuestion = z.output<typeof question>

/** What a posting says. A draft may lack whatever is nullable; what may be missing when it opens says `jobGaps`. */
const fields = {
  title: localized(line(160)),
  job_title_id: ref('jobTitle').nullable(),
  sector_id: ref('jobSector').nullable(),
  description: localizedRichText(8000).nullable(),
  responsibilities: localizedRichText(4000).nullable(),
  requirements: localizedRichText(4000).nullable(),
  skill_ids: z
    .array(ref('skill'))
    .max(MOST_JOB_SKILLS)
    .refine((ids) => new Set(ids).size === ids.length, unrepeated),
  employment_type: referenceKey('employment-types').nullable(),
  location_type: referenceKey('location-types').nullable(),
  region: referenceKey('regions').nullable(),
  city: localized(line(120)).nullable(),
  salary_from: amount.nullable(),
  salary_to: amount.nullable(),
  currency,
  salary_period: z.enum(SALARY_PERIODS),
  salary_shown: z.boolean().describe('false: only the account itself sees the salary'),
  experience_years: wholeNumber.min(0).max(50).nullable().describe('so many years at least'),
  education_level: referenceKey('degrees').nullable(),
  vacancies: wholeNumber.min(1).max(1000),
  deadline: isoDate.nullable().describe('the last day to apply, until midnight in `time_zone`'),
  time_zone: timeZone.describe('of the deadline (IANA)'),
  reply_within: wholeNumber.min(1).max(120).nullable().describe('days in which every applicant gets an answer'),
  hiring_process_id: ref('hiringProcess')
    .nullable()
    .describe('how its applicants are led, fixed once somebody applied; null when it is saved: as before'),
  questions: z
    .array(question)
    .max(MOST_QUESTIONS)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, unrepeated),
  documents: z
    .array(z.enum(SUPPORT_DOCUMENT_KINDS))
    .max(SUPPORT_DOCUMENT_KINDS.length)
    .refine((kinds) => new Set(kinds).size === kinds.length, unrepeated)
    .describe('documents that every applicant attaches'),
}
const salaryInOrder: Rule<{ salary_from: number | null; salary_to: number | null }> = (v, add) => {
  if (v.salary_from != null && v.salary_to != null && v.salary_to < v.salary_from)
    add('salary_to', 'validation.range_order')
}
const content = z.strictObject(fields)
export type JobContent = z.output<typeof content>
/** What a posting begins with beside its title. */
export const EMPTY_JOB: Omit<JobContent, 'title'> = {
  job_title_id: null,
  sector_id: null,
  description: null,
  responsibilities: null,
  requirements: null,
  skill_ids: [],
  employment_type: null,
  location_type: null,
  region: null,
  city: null,
  salary_from: null,
  salary_to: null,
  currency: 'ETB',
  salary_period: 'month',
  salary_shown: true,
  experience_years: null,
  education_level: null,
  vacancies: 1,
  deadline: null,
  time_zone: HOME_TIME_ZONE,
  reply_within: null,
  hiring_process_id: null,
  questions: [],
  documents: [],
}

export const newJobPosting = z.strictObject({ title: fields.title }).meta({ id: 'NewJobPosting' })
export const jobPostingBody = withRules(z.strictObject({ ...fields, version }), salaryInOrder)
export type JobPostingBody = z.output<typeof jobPostingBody>

/** The fields that a posting needs before it opens. */
export const NEEDED_TO_OPEN = [
  'job_title_id',
  'sector_id',
  'description',
  'employment_type',
  'location_type',
  'deadline',
] as const satisfies readonly (keyof JobContent)[]
/**
 * What a posting still needs before it can open: those of `NEEDED_TO_OPEN` that are empty, a place unless the work is
 * remote.
 */
export const jobGaps = (
  job: Readonly<Record<(typeof NEEDED_TO_OPEN)[number] | 'location_type' | 'region' | 'city', unknown>>,
): string[] => [
  ...NEEDED_TO_OPEN.filter((field) => job[field] === null),
  ...(job.location_type !== null && job.location_type !== 'remote' && job.region === null && job.city === null
    ? ['region']
    : []),
]

export const jobPosting = z
  .strictObject({
    id: ref('jobPosting'),
    version,
    status: z.enum(JOB_POSTING_STATUSES),
    ...fields,
    code: z.string().describe('stands on everything that speaks of this posting, and leads to it'),
    url: z.string().nullable().describe('its public page, from its first publication on'),
    review_note: z.string().nullable().describe('what an administrator wrote with their last decision'),
    published_at: timestamp.nullable(),
    closes_at: timestamp.nullable().describe('the end of the deadline’s day in `time_zone`'),
    closed_at: timestamp.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    has_applicants: z.boolean().describe('somebody applied: the process stays as it is'),
    abilities: z.strictObject({
      edit: z.boolean(),
      publish: z.boolean(),
      withdraw: z.boolean(),
      pause: z.boolean(),
      resume: z.boolean(),
      close: z.boolean(),
      delete: z.boolean(),
    }),
  })
  .meta({ id: 'JobPosting' })
export type JobPosting = z.output<typeof jobPosting>
/** A row of `/manage-jobs`. */
export const jobPostingRow = jobPosting
  .pick({
    id: true,
    version: true,
    status: true,
    title: true,
    employment_type: true,
    location_type: true,
    vacancies: true,
    deadline: true,
    url: true,
    published_at: true,
    closes_at: true,
    created_at: true,
    abilities: true,
  })
  .extend({ applicants: z.int().describe('who applied, and did not take it back') })
  .meta({ id: 'JobPostingRow' })
export type JobPostingRow = z.output<typeof jobPostingRow>
/** A page of an account's postings, with how many may be open at once. */
export const jobPostingList = z
  .strictObject({
    ...pageOf(jobPostingRow).shape,
    limit: z.int().nullable().describe('open postings of the plan; null: any number'),
    open: z.int().describe('postings that are open, paused or in review: they count against the limit'),
    needs_review: z.boolean().describe('the next one that is published waits for an administrator'),
  })
  .meta({ id: 'JobPostingList' })
/** A posting as administrators see it. */
export const jobReview = z
  .strictObject({
    ...jobPosting.omit({ hiring_process_id: true, has_applicants: true, abilities: true }).shape,
    account_id: ref('account'),
    username: z.string(),
    account_name: localized(z.string()),
    job_title: localized(z.string()).nullable().describe('what `job_title_id` is called'),
    sector: localized(z.string()).nullable().describe('what `sector_id` is called'),
    skills: z.array(localized(z.string())).describe('what `skill_ids` are called, in their order'),
    is_verified: z.boolean(),
    abilities: z.strictObject({ approve: z.boolean(), send_back: z.boolean(), take_down: z.boolean() }),
  })
  .meta({ id: 'JobReview' })
export type JobReview = z.output<typeof jobReview>
