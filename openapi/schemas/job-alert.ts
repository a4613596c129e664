import { z } from 'zod'
import { ref } from '../ref.ts'
import { APPLICATION_STATUSES } from './job-application.ts'
import { isoDate, line, localized, timestamp, version } from './primitives.ts'

/** So many jobs and searches an account may keep. */
export const MOST_SAVED_JOBS = 500
export const MOST_JOB_SEARCHES = 20
/** When mails tell of new jobs that a saved search finds. */
export const ALERT_RHYTHMS = ['daily', 'weekly', 'never'] as const
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]
/** Whether a saved job takes applications: a paused one may again. */
export const SAVED_JOB_STATES = ['open', 'paused', 'over'] as const

const text = localized(z.string())

/** A job that somebody keeps for themself; nobody else learns of it. */
export const savedJob = z
  .strictObject({
    id: ref('jobPosting'),
    slug: z.string(),
    title: text,
    employer: z.strictObject({ name: text, username: z.string() }),
    city: text.nullable(),
    region: text.nullable().describe('what the region is called'),
    state: z.enum(SAVED_JOB_STATES),
    deadline: isoDate.nullable(),
    saved_at: timestamp,
    application: z
      .strictObject({ id: ref('jobApplication'), status: z.enum(APPLICATION_STATUSES) })
      .nullable()
      .describe('what the person sent, or began to, for this job'),
  })
  .meta({ id: 'SavedJob' })
export type SavedJob = z.output<typeof savedJob>

/** What `/jobs` is asked, as its address says it behind the `?`. */
const search = z.string().max(2000)
const fields = {
  name: line(120),
  mails: z.enum(ALERT_RHYTHMS),
}
export const newJobSearch = z
  .strictObject({ ...fields, search: search.describe('what is not known is left out, and so is the page') })
  .meta({ id: 'NewJobSearch' })
export const jobSearchBody = z.strictObject({ ...fields, version }).meta({ id: 'JobSearchBody' })

/** A search of jobs that is kept. */
export const jobSearch = z
  .strictObject({
    id: ref('jobSearch'),
    version,
    ...fields,
    search,
    words: z.string().describe('empty: any words'),
    filters: z.array(text).describe('what each chosen filter is called'),
    salary: z.int().nullable().describe('birr a month at least'),
    mailed_at: timestamp.nullable().describe('when a mail told of new jobs last'),
    created_at: timestamp,
  })
  .meta({ id: 'JobSearch' })
export type JobSearchRow = z.output<typeof jobSearch>
