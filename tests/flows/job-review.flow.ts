import { pages } from '../../openapi/routes.ts'
import { reviewRows } from '../../src/api/mocks/job-posting-samples.ts'
import {
  asReviewed,
  jobReviewMachine,
  type ReviewDecision,
  type ReviewedPosting,
} from '../../src/machines/job-review/job-review.machine.ts'
import type { RequestContext } from '../../src/machines/request/request.ts'
import { decides } from './decides.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button } from './on-page.ts'

const machine = jobReviewMachine.provide({ actions: { announce: () => undefined } })
const facts = ({ row, held }: RequestContext<ReviewedPosting>) => `${row.status} ${row.version} ${held?.version}`

const waiting = asReviewed(reviewRows[0])
const as = (status: ReviewedPosting['status'], version: number): ReviewedPosting => ({
  ...waiting,
  status,
  version,
  abilities: {
    approve: status === 'in_review',
    send_back: status === 'in_review',
    take_down: status === 'open' || status === 'paused',
  },
})
const STATUSES = ['draft', 'in_review', 'open', 'paused', 'closed'] as const

const OPERATIONS = {
  approve: 'approveJobPosting',
  send_back: 'sendBackJobPosting',
  take_down: 'takeDownJobPosting',
} as const
const decided = (kind: ReviewDecision['kind'], row: ReviewedPosting) =>
  decides({ kind, row, call: OPERATIONS[kind], label: `administration.job.${kind}`, note: 'Please name the employer.' })
const leaves: FlowStep = {
  kind: 'person',
  says: 'leaves the decision',
  event: { type: 'request.cancel' },
  does: ({ page }) => button(page, 'ui.action.cancel').click(),
}

/** Shown by the administrators' queue. */
export const flows: readonly Flow[] = (
  [
    ['approve', as('in_review', 1), as('open', 2)],
    ['send_back', as('in_review', 1), as('draft', 2)],
    ['take_down', as('open', 1), as('closed', 2)],
    ['take_down', as('paused', 1), as('closed', 2)],
  ] as const
).map(([kind, row, then]): Flow => ({
  when: `${kind} of a posting that is ${row.status}`,
  machine,
  input: { row },
  holds: 'opened',
  facts,
  steps: [
    ...decided(kind, then),
    leaves,
    ...STATUSES.map((status): FlowStep => ({
      kind: 'outside',
      says: `another window moved it (${status})`,
      event: { type: 'row.changed', row: as(status, 4) },
    })),
  ],
  open: async ({ page, signIn }) => {
    const ask = await signIn('admin')
    // The demo has postings in each of these statuses.
    const { data } = (await ask('GET', `/manage/job-reviews?status=${row.status}`)) as {
      readonly data: readonly { readonly id: string }[]
    }
    await page.goto(`${pages.jobReviews.path}?posting=${data[0]?.id}`)
    await page.getByRole('dialog').waitFor()
  },
}))
