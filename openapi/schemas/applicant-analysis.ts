import { z } from 'zod'
import { APPLICATION_SOURCES } from '../application-source.ts'
import { ref } from '../ref.ts'
import { APPLICATION_STAGES } from './job-application.ts'
import { JOB_POSTING_STATUSES } from './job-posting.ts'
import { localized } from './primitives.ts'

const text = localized(z.string())
const count = z.int().min(0)
const hours = z.number().min(0).nullable().describe('hours; null: there are none to measure')

/** The steps of the funnel: the kinds of stages in their order, and the hire. */
export const FUNNEL_STEPS = [...APPLICATION_STAGES, 'hired'] as const

const question = z.strictObject({
  id: z.string().describe('of the question; it names no row'),
  kind: z.enum(['text', 'number', 'yes_no', 'choice', 'file']),
  text: text.describe('as it was asked last'),
  asked: count.describe('who sent an application that asked it'),
  answered: count,
  knocked_out: count.describe('whose answer the employer does not look for'),
  choices: z
    .array(z.strictObject({ value: z.union([z.boolean(), text]), count, knocks_out: z.boolean() }))
    .describe('the answers to a choice or to yes or no, the most frequent first; of other kinds none'),
  numbers: z
    .strictObject({
      least: z.number(),
      lower_quartile: z.number(),
      median: z.number(),
      upper_quartile: z.number(),
      most: z.number(),
    })
    .nullable()
    .describe('of a question for a number that somebody answered'),
})
export type AnalysedQuestion = z.output<typeof question>

/** What became of everybody who applied for a posting, in numbers. Drafts are not counted. */
export const applicantAnalysis = z
  .strictObject({
    posting: z.strictObject({ id: ref('jobPosting'), title: text, status: z.enum(JOB_POSTING_STATUSES) }),
    applicants: count,
    running: count,
    hired: count,
    rejected: count,
    withdrawn: count,
    knocked_out: count,
    funnel: z
      .array(
        z.strictObject({
          step: z.enum(FUNNEL_STEPS),
          reached: count.describe('who came here or further, also if they are not here now'),
          now: count,
        }),
      )
      .describe('without the kinds of stages in which nobody ever was'),
    stages: z.array(
      z.strictObject({
        step: z.enum(APPLICATION_STAGES),
        finished: count.describe('stays that are over; each counts, also of the same applicant'),
        median_hours: hours,
        p90_hours: hours.describe('nine of ten finished stays were no longer'),
        now: count,
        longest_hours: hours.describe('of those who are here now'),
      }),
    ),
    sources: z
      .array(
        z.strictObject({
          source: z.enum(APPLICATION_SOURCES).nullable().describe('null: it was not noted yet'),
          applicants: count,
          interviewed: count.describe('who came to an interview or further'),
          hired: count,
        }),
      )
      .describe('the most frequent first'),
    first_reply: z
      .strictObject({ replied: count, waiting: count, median_hours: hours, p90_hours: hours })
      .describe('until the employer first moved or decided'),
    promises: z
      .strictObject({ kept: count, broken: count, open: count })
      .describe('decisions by the promised date; who withdrew before it is not counted'),
    questions: z.array(question).describe('as the posting asks them now, then those that it asked before'),
  })
  .meta({ id: 'ApplicantAnalysis' })
export type ApplicantAnalysis = z.output<typeof applicantAnalysis>
