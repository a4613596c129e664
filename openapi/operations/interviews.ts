import { z } from 'zod'
import { bytes, created, defineOperation, ok } from '../define.ts'
import { ref } from '../ref.ts'
import {
  cancelBody,
  declineBody,
  interview,
  interviewBody,
  interviewers,
  interviews,
  interviewsAhead,
  ownInterview,
  ownInterviews,
  rescheduleBody,
} from '../schemas/interview.ts'
import { isoDate, version } from '../schemas/primitives.ts'

const applicationId = { id: ref('jobApplication') }
const interviewId = { id: ref('interview') }
const recruits = { access: 'employer', right: 'recruiting' } as const

/** Interviews of those who applied for jobs (product.md §5). */
export const interviewOperations = {
  listInterviews: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/interviews',
    summary: 'The interviews of an applicant, in the order of their times',
    ...recruits,
    params: applicationId,
    output: ok(interviews),
  }),
  listInterviewers: defineOperation({
    method: 'GET',
    path: '/applicants/{id}/interviewers',
    summary: 'Who may hold an interview with an applicant, and what else they hold around a date',
    ...recruits,
    params: applicationId,
    query: { date: isoDate },
    output: ok(interviewers),
  }),
  scheduleInterview: defineOperation({
    method: 'POST',
    path: '/applicants/{id}/interviews',
    summary: 'Invite an applicant to an interview; they and who holds it get it as a calendar file',
    ...recruits,
    params: applicationId,
    body: interviewBody,
    output: created(interview),
    errors: ['not_pending', 'limit_reached'],
  }),
  rescheduleInterview: defineOperation({
    method: 'POST',
    path: '/interviews/{id}/reschedule',
    summary: 'Change an interview that is ahead; everybody is told, and the applicant answers anew',
    ...recruits,
    params: interviewId,
    body: rescheduleBody,
    output: ok(interview),
    errors: ['stale', 'not_pending'],
    sends: ['interview', 'reschedule'],
  }),
  cancelInterview: defineOperation({
    method: 'POST',
    path: '/interviews/{id}/cancel',
    summary: 'Cancel an interview that is ahead; everybody is told',
    ...recruits,
    params: interviewId,
    body: cancelBody,
    output: ok(interview),
    errors: ['stale', 'not_pending'],
    sends: ['interview', 'call_off'],
  }),
  listOwnInterviews: defineOperation({
    method: 'GET',
    path: '/job-applications/{id}/interviews',
    summary: 'The interviews of an application of one’s own, in the order of their times',
    access: 'individual',
    params: applicationId,
    output: ok(ownInterviews),
  }),
  acceptInterview: defineOperation({
    method: 'POST',
    path: '/interviews/{id}/accept',
    summary: 'Say that one comes to an interview',
    access: 'individual',
    params: interviewId,
    body: z.strictObject({ version }),
    output: ok(ownInterview),
    errors: ['stale', 'not_pending'],
    sends: ['interview', 'accept'],
  }),
  declineInterview: defineOperation({
    method: 'POST',
    path: '/interviews/{id}/decline',
    summary: 'Say that one does not come to an interview, with a note to the employer',
    access: 'individual',
    params: interviewId,
    body: declineBody,
    output: ok(ownInterview),
    errors: ['stale', 'not_pending'],
    sends: ['interview', 'decline'],
  }),
  listInterviewsAhead: defineOperation({
    method: 'GET',
    path: '/interviews',
    summary:
      'What interviews are ahead of the viewer: that they hold, and, in their own account, of their applications',
    access: 'user',
    output: ok(interviewsAhead),
  }),
  getInterviewCalendar: defineOperation({
    method: 'GET',
    path: '/interviews/{id}/calendar.ics',
    summary: 'An interview as a calendar file, for the applicant, who holds it, and who recruits for the account',
    access: 'user',
    params: interviewId,
    output: bytes('text/calendar'),
  }),
}
