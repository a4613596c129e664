import { pages } from '../../openapi/routes.ts'
import { INTERVIEW_STATUSES, type InterviewStatus } from '../../openapi/schemas/interview.ts'
import { interviewSample, ownInterviewSample } from '../../src/api/mocks/interviews.ts'
import {
  interviewMachine,
  type InterviewContext,
  type InterviewEvent,
  type LivingInterview,
} from '../../src/machines/interview/interview.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'

const machine = interviewMachine.provide({ actions: { announce: () => undefined, complain: () => undefined } })
const facts = ({ row, event, failure }: InterviewContext) => `${row.status} ${row.version} ${event} ${failure?.code}`

const then = (of: LivingInterview, status: InterviewStatus): LivingInterview => ({ ...of, status, version: 2 })
const CALLS = { accept: 'acceptInterview', decline: 'declineInterview', call_off: 'cancelInterview' } as const
const fails = (
  event: InterviewEvent,
  says: string,
  error: unknown,
  by: 'refusal' | 'offline' = 'refusal',
): FlowStep => ({ kind: 'answer', says, event: { type: 'xstate.error.actor.send', error }, call: CALLS[event], by })

/** How an interview in one status goes on, for one side. */
const from = (row: LivingInterview, event: InterviewEvent, to: InterviewStatus): Flow => ({
  when: `the interview is ${row.status}, ${event}`,
  machine,
  input: { row },
  holds: 'opened',
  facts,
  steps: [
    { kind: 'person', says: `wants to ${event}`, event: { type: `act.${event}` } },
    { kind: 'person', says: 'says yes', event: { type: 'act.confirm' } },
    { kind: 'person', says: 'goes back', event: { type: 'act.cancel' } },
    {
      kind: 'answer',
      says: `the server takes it (${event}, ${to})`,
      event: { type: 'xstate.done.actor.send', output: then(row, to) },
      call: CALLS[event],
      by: 'server',
    },
    fails(event, 'it is so already', refusal('stale', { current: then(row, to) })),
    fails(event, 'it changed meanwhile', refusal('stale', { current: { ...row, version: 2 } })),
    fails(event, 'it changed, and that ends it', refusal('stale', { current: { ...row, version: 2, abilities: {} } })),
    fails(event, 'it is over', refusal('not_pending', { status: 'held' })),
    fails(event, 'the line is down', offline(), 'offline'),
    ...INTERVIEW_STATUSES.map((other): FlowStep => ({
      kind: 'outside',
      says: `it is read again (${other})`,
      event: { type: 'row.changed', row: { ...then(row, other), version: 3 } },
    })),
  ],
  open: async ({ page, signIn }) => {
    await signIn('company')
    await page.goto(pages.manageJobs.path)
  },
})

/** Shown in an applicant's panel, and on the page of what one sent. */
export const flows: readonly Flow[] = [
  from(ownInterviewSample('scheduled'), 'accept', 'confirmed'),
  from(ownInterviewSample('scheduled'), 'decline', 'declined'),
  from(ownInterviewSample('confirmed'), 'decline', 'declined'),
  from(ownInterviewSample('declined'), 'accept', 'confirmed'),
  from(interviewSample('scheduled'), 'call_off', 'cancelled'),
  from(interviewSample('confirmed'), 'call_off', 'cancelled'),
  from(interviewSample('declined'), 'call_off', 'cancelled'),
  from(interviewSample('cancelled'), 'call_off', 'cancelled'),
  from(interviewSample('held'), 'call_off', 'cancelled'),
]
