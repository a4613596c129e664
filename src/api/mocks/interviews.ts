import { people } from '../../../openapi/cast.ts'
import { wallTime, instantOf } from '../../../openapi/format/wall-clock.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type {
  Interview,
  InterviewAhead,
  InterviewBody,
  Interviewer,
  InterviewStatus,
  OwnInterview,
} from '../../../openapi/schemas/interview.ts'
import { jobRow, waitingRow } from './job-application-samples.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

const idOf = (n: number) => sampleId(90, n) as Ref<'interview'>
const personOf = (n: number, name: Interviewer['name']): Interviewer => ({
  id: sampleId(91, n) as Ref<'user'>,
  name,
  is_self: n === 0,
  busy: [],
})
/** Who may hold interviews; the second already holds one on 10 March, from ten to eleven in Addis Ababa. */
export const interviewers: readonly [Interviewer, Interviewer] = [
  personOf(0, people.abebe.name),
  {
    ...personOf(1, people.hanna.name),
    busy: [{ interview_id: idOf(9), starts_at: '2126-03-10T07:00:00.000Z', ends_at: '2126-03-10T08:00:00.000Z' }],
  },
]
const EMPLOYERS: Readonly<Record<InterviewStatus, boolean>> = {
  scheduled: true,
  confirmed: true,
  declined: true,
  cancelled: false,
  held: false,
}

/** An interview in a status, at half past two in the afternoon. */
export const interviewSample = (status: InterviewStatus, n = 0): Interview => ({
  id: idOf(n),
  version: 1,
  status,
  kind: 'in_person',
  place: 'Bole Road 14, third floor',
  link: null,
  starts_at: '2126-03-10T11:30:00.000Z',
  ends_at: '2126-03-10T12:15:00.000Z',
  minutes: 45,
  date: '2126-03-10',
  time: '14:30',
  time_zone: 'Africa/Addis_Ababa',
  note: 'Please bring your certificates.',
  decline_note: status === 'declined' ? 'I am travelling that day. Would Thursday work?' : null,
  cancel_note: null,
  application_id: waitingRow.id,
  interviewers: interviewers.slice(0, 1).map(({ id, name }) => ({ id, name })),
  abilities: { reschedule: EMPLOYERS[status], call_off: EMPLOYERS[status] },
})
/** The same for its applicant. */
export function ownInterviewSample(status: InterviewStatus): OwnInterview {
  const { application_id: _application, interviewers: _people, ...shown } = interviewSample(status)
  const abilities = {
    accept: status === 'scheduled' || status === 'declined',
    decline: status === 'scheduled' || status === 'confirmed',
  }
  return { ...shown, abilities }
}
/** The same in the list of what is ahead. */
export function aheadSample(as: InterviewAhead['as'], over: Partial<InterviewAhead> = {}): InterviewAhead {
  const {
    abilities: _abilities,
    interviewers: _people,
    ...shown
  } = interviewSample('confirmed', as === 'applicant' ? 1 : 0)
  return {
    ...shown,
    as,
    job_title: jobRow.title,
    employer: jobRow.employer.name,
    applicant: as === 'applicant' ? null : people.selamawit.name,
    applicants_path: as === 'applicant' ? null : `/job/applicants/${jobRow.id}?applicant=${waitingRow.id}`,
    ...over,
  }
}

let kept: readonly Interview[] = [interviewSample('scheduled')]
/** Puts interviews back as they were. */
export const seedInterviews = (): void => void (kept = [interviewSample('scheduled')])

const planned = (row: Interview, body: InterviewBody): Interview => {
  const { interviewer_ids, ...plan } = body
  const starts = instantOf(body, body.time_zone)
  return {
    ...row,
    ...plan,
    ...wallTime(starts, body.time_zone),
    starts_at: starts.toISOString(),
    ends_at: new Date(starts.getTime() + body.minutes * 60_000).toISOString(),
    interviewers: interviewers.filter(({ id }) => interviewer_ids.includes(id)).map(({ id, name }) => ({ id, name })),
  }
}
interface Asked {
  readonly params: { readonly id: string }
  readonly refuse: (code: 'not_found', detail: Record<string, never>) => never
}
function turn({ params, refuse }: Asked, change: (row: Interview) => Interview): Interview {
  const row = kept.find(({ id }) => id === params.id) ?? refuse('not_found', {})
  const now = { ...change(row), version: row.version + 1 }
  kept = kept.map((one) => (one === row ? now : one))
  return now
}
const answered = (asked: Asked, status: 'confirmed' | 'declined', note: string | null) => {
  const row = turn(asked, (before) => ({ ...interviewSample(status), ...before, status, decline_note: note }))
  return { ...ownInterviewSample(status), version: row.version, decline_note: note }
}

/** The interviews of an applicant, and of an application of one's own. */
export const interviewMocks = {
  listInterviews: mock('listInterviews', () => ({ data: [...kept], can_schedule: true })),
  listInterviewers: mock('listInterviewers', () => ({ data: [...interviewers] })),
  scheduleInterview: mock('scheduleInterview', ({ body }) => {
    const row = planned(interviewSample('scheduled', kept.length + 1), body)
    kept = [...kept, row]
    return row
  }),
  rescheduleInterview: mock('rescheduleInterview', ({ body: { version: _seen, ...plan }, ...asked }) =>
    turn(asked, (row) => planned({ ...row, status: 'scheduled' }, plan)),
  ),
  cancelInterview: mock('cancelInterview', ({ body: { note }, ...asked }) =>
    turn(asked, (row) => ({
      ...row,
      status: 'cancelled',
      cancel_note: note,
      abilities: { reschedule: false, call_off: false },
    })),
  ),
  listOwnInterviews: mock('listOwnInterviews', () => ({
    data: kept.map(({ status, version, decline_note }) => ({ ...ownInterviewSample(status), version, decline_note })),
  })),
  acceptInterview: mock('acceptInterview', (asked) => answered(asked, 'confirmed', null)),
  declineInterview: mock('declineInterview', ({ body: { note }, ...asked }) => answered(asked, 'declined', note)),
  listInterviewsAhead: mock('listInterviewsAhead', () => ({
    data: [aheadSample('interviewer'), aheadSample('applicant')],
  })),
  getInterviewCalendar: mock('getInterviewCalendar', () => 'BEGIN:VCALENDAR' as never),
}
