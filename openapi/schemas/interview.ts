import { z } from 'zod'
import { instantOf, wallTime } from '../format/wall-clock.ts'
import { says, withRules, type Rule } from '../explain.ts'
import { statusesOf } from '../lifecycle.ts'
import { interview as life } from '../lifecycles/interview.ts'
import { ref } from '../ref.ts'
import { timeZone } from './job-posting.ts'
import { isoDate, line, localized, paragraph, timestamp, version, webAddress, wholeNumber } from './primitives.ts'

export const INTERVIEW_STATUSES = statusesOf(life)
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number]
/** Where people meet: at a place, by telephone, or over a link. */
export const INTERVIEW_KINDS = ['in_person', 'phone', 'video'] as const
export type InterviewKind = (typeof INTERVIEW_KINDS)[number]
/** So many interviews one application has at most, and so many people hold one. */
export const MOST_INTERVIEWS = 20
export const MOST_INTERVIEWERS = 10
/** How long one takes, in minutes. */
export const SHORTEST_INTERVIEW = 5
export const LONGEST_INTERVIEW = 480

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('validation.time'))
const plan = z.strictObject({
  kind: z.enum(INTERVIEW_KINDS),
  place: line(300).nullable().describe('where, or with `phone` the number and who calls'),
  link: webAddress.nullable().describe('with `video`'),
  date: isoDate.describe('in `time_zone`'),
  time: clockTime.describe('HH:MM (24 hours) in `time_zone`'),
  time_zone: timeZone.describe('IANA'),
  minutes: wholeNumber.min(SHORTEST_INTERVIEW).max(LONGEST_INTERVIEW),
  note: paragraph(2000).nullable().describe('to the applicant'),
  interviewer_ids: z
    .array(ref('user'))
    .min(1)
    .max(MOST_INTERVIEWERS)
    .refine((ids) => new Set(ids).size === ids.length, { error: 'validation.repeated' })
    .describe('of those that `listInterviewers` has'),
})
const reachable: Rule<z.output<typeof plan>> = ({ kind, place, link }, add) => {
  if (kind === 'in_person' && place === null) add('place', 'validation.required')
  if (kind === 'video' && link === null) add('link', 'validation.required')
}
export const interviewBody = withRules(plan, reachable)
export type InterviewBody = z.output<typeof interviewBody>

/** What is wrong with a start that is over: its day, or on the day itself its time. Null: it is ahead. */
export function overAt({ date, time, time_zone: zone }: Pick<InterviewBody, 'date' | 'time' | 'time_zone'>, now: Date) {
  if (instantOf({ date, time }, zone) > now) return null
  return date < wallTime(now, zone).date
    ? ({ field: 'date', message: 'validation.not_past' } as const)
    : ({ field: 'time', message: 'validation.time_in_past' } as const)
}
const ahead: Rule<z.output<typeof plan>> = ({ date, time, time_zone }, add) => {
  if (date === undefined || time === undefined || time_zone === undefined) return
  const over = overAt({ date, time, time_zone }, new Date())
  if (over) add(over.field, over.message)
}
/** The same for a form, which says at once with everything else that a start is over. The server has a clock of its own. */
export const plannedInterview = withRules(plan, reachable, ahead)
export const rescheduleBody = withRules(z.strictObject({ ...plan.shape, version }), reachable)

/** What an answer says to the other side. */
const said = paragraph(1000).nullable()
export const declineBody = z.strictObject({ note: said.describe('to the employer'), version })
export const cancelBody = z.strictObject({ note: said.describe('to the applicant'), version })

const text = localized(z.string())
/** What both sides see. */
const shown = {
  id: ref('interview'),
  version,
  status: z.enum(INTERVIEW_STATUSES),
  kind: z.enum(INTERVIEW_KINDS),
  place: z.string().nullable(),
  link: z.string().nullable(),
  starts_at: timestamp,
  ends_at: timestamp,
  minutes: z.int(),
  date: isoDate.describe('of its start, in `time_zone`'),
  time: z.string().describe('of its start: HH:MM (24 hours) in `time_zone`'),
  time_zone: z.string(),
  note: z.string().nullable(),
  decline_note: z.string().nullable().describe('what the applicant wrote when they declined'),
  cancel_note: z.string().nullable().describe('what the employer wrote when they cancelled'),
}

/** One who may hold interviews of the account; `name` null: they are deleted. */
const person = z.strictObject({ id: ref('user'), name: text.nullable() })
/** An interview as the employer sees it. */
export const interview = z
  .strictObject({
    ...shown,
    application_id: ref('jobApplication'),
    interviewers: z.array(person),
    abilities: z.strictObject({ reschedule: z.boolean(), call_off: z.boolean() }),
  })
  .meta({ id: 'Interview' })
export type Interview = z.output<typeof interview>
/** The interviews of one applicant, in the order of their times. */
export const interviews = z.strictObject({
  data: z.array(interview),
  can_schedule: z.boolean().describe('the application runs, and has room for one more'),
})

/** Who may hold an interview, and when they already hold another within a day of the date. */
export const interviewers = z.strictObject({
  data: z.array(
    z
      .strictObject({
        ...person.shape,
        is_self: z.boolean(),
        busy: z.array(z.strictObject({ interview_id: ref('interview'), starts_at: timestamp, ends_at: timestamp })),
      })
      .meta({ id: 'Interviewer' }),
  ),
})
export type Interviewer = z.output<typeof interviewers>['data'][number]

/** An interview as its applicant sees it: of the employer's side, the account alone is named. */
export const ownInterview = z
  .strictObject({ ...shown, abilities: z.strictObject({ accept: z.boolean(), decline: z.boolean() }) })
  .meta({ id: 'OwnInterview' })
export type OwnInterview = z.output<typeof ownInterview>
export const ownInterviews = z.strictObject({ data: z.array(ownInterview) })

/** An interview that is ahead, for one who holds it, or who applied. */
export const interviewAhead = z
  .strictObject({
    ...shown,
    as: z.enum(['interviewer', 'applicant']),
    application_id: ref('jobApplication'),
    job_title: text,
    employer: text,
    applicant: text.nullable().describe('null for the applicant, and of one who deleted their data'),
    applicants_path: z
      .string()
      .nullable()
      .describe('the page of the applicant; null where the viewer may not open it in the account in use'),
  })
  .meta({ id: 'InterviewAhead' })
export type InterviewAhead = z.output<typeof interviewAhead>
export const interviewsAhead = z.strictObject({ data: z.array(interviewAhead) })
