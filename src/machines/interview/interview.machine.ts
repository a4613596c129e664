import { interview } from '../../../openapi/lifecycles/interview.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { InterviewStatus } from '../../../openapi/schemas/interview.ts'
import { actsMachine, type ActContext, type ActWish } from '../acts/acts.ts'

/** What its applicant answers, or how the employer ends it. Another time is a form of its own. */
export type InterviewEvent = 'accept' | 'decline' | 'call_off'
/** An interview as either side has it, with what its reader may do. */
export interface LivingInterview {
  readonly id: Ref<'interview'>
  readonly version: number
  readonly status: InterviewStatus
  readonly abilities: { readonly [E in InterviewEvent]?: boolean }
}
/** What is said to the other side with it. */
export interface InterviewNote {
  readonly note: string | null
}
export type InterviewContext = ActContext<LivingInterview, InterviewEvent, InterviewNote>
export type InterviewWish = ActWish<LivingInterview, InterviewEvent, InterviewNote>

const LEADS_TO: Readonly<Record<InterviewEvent, InterviewStatus>> = {
  accept: 'confirmed',
  decline: 'declined',
  call_off: 'cancelled',
}

/**
 * An interview, for its applicant and for the employer. Declining and cancelling are asked once more, with a note;
 * confirming is done at once, as it can be taken back.
 */
export const interviewMachine = actsMachine<LivingInterview, InterviewEvent, InterviewNote>(interview, {
  asked: ['decline', 'call_off'],
  direct: ['accept'],
  looksAgain: ['decline'],
  isThere: ({ status }, event) => LEADS_TO[event] === status,
  nothing: { note: null },
  may: ({ abilities }, event) => abilities[event] === true,
})
