import { pages } from '../../openapi/routes.ts'
import {
  APPLICATION_STAGES,
  APPLICATION_STATUSES,
  type ApplicationStatus,
  type HiringStage,
} from '../../openapi/schemas/job-application.ts'
import {
  ownApplicationRow,
  sampleStages,
  stageOfKind,
  waitingRow,
} from '../../src/api/mocks/job-application-samples.ts'
import {
  jobApplicationMachine,
  NOTHING_SAID,
  type ApplicationContext,
  type ApplicationEvent,
  type LivingApplication,
} from '../../src/machines/job-application/job-application.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'

const machine = jobApplicationMachine.provide({
  actions: { announce: () => undefined, complain: () => undefined },
})
const facts = ({ row, event, failure }: ApplicationContext) => `${row.status} ${row.version} ${event} ${failure?.code}`

const stageIn = (status: ApplicationStatus): HiringStage | null => (status === 'draft' ? null : stageOfKind(status))
/** The same application as it is afterwards. */
const then = (of: LivingApplication, status: ApplicationStatus, stage = stageIn(status)): LivingApplication => ({
  ...of,
  status,
  stage,
  version: 2,
})
const CALLS = {
  apply: 'applyForJob',
  withdraw: 'withdrawApplication',
  reject: 'rejectApplicant',
  hire: 'hireApplicant',
  reconsider: 'reconsiderApplicant',
} as const
const callOf = (event: ApplicationEvent) => CALLS[event as keyof typeof CALLS] ?? 'moveApplicant'
const wants = (event: ApplicationEvent, stage: HiringStage | null): FlowStep => ({
  kind: 'person',
  says: `wants to ${event}`,
  event: {
    type: `act.${event}`,
    said: { ...NOTHING_SAID, stage: event.startsWith('to_') ? (stage?.id ?? null) : null },
  },
})
const confirms: FlowStep = { kind: 'person', says: 'says yes', event: { type: 'act.confirm' } }
const cancels: FlowStep = { kind: 'person', says: 'goes back', event: { type: 'act.cancel' } }
const takes = (event: ApplicationEvent, row: LivingApplication): FlowStep => ({
  kind: 'answer',
  says: `the server takes it (${event}, ${row.status})`,
  event: { type: 'xstate.done.actor.send', output: row },
  call: callOf(event),
  by: 'server',
})
const fails = (
  event: ApplicationEvent,
  says: string,
  error: unknown,
  by: 'refusal' | 'offline' = 'refusal',
): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.send', error },
  call: callOf(event),
  by,
})

/** How an application in one status goes on, for its applicant and for the employer. */
const from = (
  status: ApplicationStatus,
  abilities: LivingApplication['abilities'],
  event: ApplicationEvent,
  to: ApplicationStatus,
  stage: HiringStage | null = stageIn(to),
): Flow => {
  const row: LivingApplication = { ...ownApplicationRow, status, stage: stageIn(status), version: 1, abilities }
  return {
    when: `the application is ${status}, ${event}`,
    machine,
    input: { row },
    holds: 'opened',
    facts,
    steps: [
      wants(event, stage),
      confirms,
      cancels,
      takes(event, then(row, to, stage)),
      fails(event, 'it is so already', refusal('stale', { current: then(row, to, stage) })),
      fails(event, 'it changed meanwhile', refusal('stale', { current: { ...row, version: 2 } })),
      fails(
        event,
        'it changed, and that ends it',
        refusal('stale', { current: { ...row, version: 2, abilities: {} } }),
      ),
      fails(event, 'it is over', refusal('not_pending', { status: 'closed' })),
      fails(event, 'the line is down', offline(), 'offline'),
      ...APPLICATION_STATUSES.map((other): FlowStep => ({
        kind: 'outside',
        says: `it is read again (${other})`,
        event: { type: 'row.changed', row: { ...then(row, other), version: 3 } },
      })),
    ],
    open: async ({ page, signIn }) => {
      await signIn('company')
      await page.goto(pages.manageJobs.path)
    },
  }
}

/** Another stage of the kind where the applicant stands. */
const secondInterview = sampleStages.find(({ kind, name }) => kind === 'interview' && name !== null) ?? null

/** Shown by the form of applying, the own applications, and the employer's table. */
export const flows: readonly Flow[] = [
  from('draft', { apply: true }, 'apply', 'applied'),
  ...APPLICATION_STAGES.flatMap((stage) => [
    from(stage, { withdraw: true }, 'withdraw', 'withdrawn'),
    from(stage, waitingRow.abilities, 'reject', 'rejected'),
    from(stage, waitingRow.abilities, 'hire', 'hired'),
    ...APPLICATION_STAGES.filter((other) => other !== stage).map((other) =>
      from(stage, waitingRow.abilities, `to_${other}`, other),
    ),
  ]),
  from('interview', waitingRow.abilities, 'to_interview', 'interview', secondInterview),
  from('rejected', { reconsider: true }, 'reconsider', 'interview'),
  from('hired', {}, 'hire', 'hired'),
  from('withdrawn', {}, 'withdraw', 'withdrawn'),
]
