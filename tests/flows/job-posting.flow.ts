import { pages } from '../../openapi/routes.ts'
import { ABILITIES, emptyDraft, postingRows, wholePosting } from '../../src/api/mocks/job-posting-samples.ts'
import {
  jobPostingMachine,
  type PostingContext,
  type PostingEvent,
} from '../../src/machines/job-posting/job-posting.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { JobPosting } from '../../openapi/schemas/job-posting.ts'
import type { Flow, FlowStep } from './flow.ts'
import { text } from './on-page.ts'

const machine = jobPostingMachine.provide({ actions: { announce: () => undefined, complain: () => undefined } })
const facts = ({ row, event, failure }: PostingContext) => `${row.status} ${row.version} ${event} ${failure?.code}`

const [, , inReview, paused, closed] = postingRows as [JobPosting, JobPosting, JobPosting, JobPosting, JobPosting]
const draft: JobPosting = { ...wholePosting, status: 'draft', url: null, abilities: ABILITIES.draft }
/** The same posting as it is afterwards. */
const then = (of: JobPosting, status: JobPosting['status']): JobPosting => ({
  ...of,
  status,
  version: 2,
  abilities: ABILITIES[status],
})
const wants = (event: PostingEvent): FlowStep => ({
  kind: 'person',
  says: `wants to ${event}`,
  event: { type: `act.${event}` },
  does: async ({ page }) => {
    await page.getByRole('row').getByRole('button').first().click()
    await page.getByRole('menuitem', { name: text(`posting.action.${event}`), exact: true }).click()
  },
})
const confirms: FlowStep = {
  kind: 'person',
  says: 'says yes',
  event: { type: 'act.confirm' },
  does: ({ page }) => page.getByRole('alertdialog').getByRole('button').nth(1).click(),
}
const cancels: FlowStep = {
  kind: 'person',
  says: 'goes back',
  event: { type: 'act.cancel' },
  does: ({ page }) => page.keyboard.press('Escape'),
}
const call = (event: PostingEvent) => `${event}JobPosting` as const
const takes = (event: PostingEvent, row: JobPosting): FlowStep => ({
  kind: 'answer',
  says: `the server takes it (${event}, ${row.status})`,
  event: { type: 'xstate.done.actor.send', output: row },
  call: call(event),
  by: 'server',
})
const fails = (event: PostingEvent, says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.send', error },
  call: call(event),
  by,
})
const changes = (row: JobPosting): FlowStep => ({
  kind: 'outside',
  says: `the list is read again (${row.status})`,
  event: { type: 'row.changed', row },
})

/** How a posting in one status goes on. */
const from = (row: JobPosting, events: readonly (readonly [PostingEvent, JobPosting['status']])[]): Flow[] =>
  events.map(([event, to]) => ({
    when: `the posting is ${row.status}, ${event}`,
    machine,
    input: { row },
    holds: 'opened',
    facts,
    steps: [
      wants(event),
      confirms,
      cancels,
      takes(event, then(row, to)),
      fails(event, 'it is so already', refusal('stale', { current: then(row, to) }), 'refusal'),
      fails(event, 'it changed meanwhile', refusal('stale', { current: { ...row, version: 2 } }), 'refusal'),
      fails(
        event,
        'it changed, and that ends it',
        refusal('stale', { current: { ...row, version: 2, abilities: { ...row.abilities, [event]: false } } }),
        'refusal',
      ),
      fails(event, 'it is over', refusal('not_pending', { status: 'closed' }), 'refusal'),
      fails(event, 'the plan is full', refusal('limit_reached', { limit: 3 }), 'refusal'),
      fails(event, 'the line is down', offline(), 'offline'),
      ...(['draft', 'in_review', 'open', 'paused', 'closed'] as const).map((status) =>
        changes({ ...then(row, status), version: 3 }),
      ),
    ],
    open: async ({ page, signIn }) => {
      const ask = await signIn('company')
      if (row.status === 'draft') await ask('POST', '/job-postings', { title: emptyDraft.title })
      await page.goto(`${pages.manageJobs.path}?status=${row.status}`)
      await page.getByRole('row').nth(1).waitFor()
    },
  }))

/** Shown by the list of postings and by their editor. */
export const flows: readonly Flow[] = [
  ...from(draft, [['publish', 'in_review']]),
  ...from(inReview, [['withdraw', 'draft']]),
  ...from(wholePosting, [
    ['pause', 'paused'],
    ['close', 'closed'],
  ]),
  ...from(paused, [
    ['resume', 'open'],
    ['close', 'closed'],
  ]),
  ...from(closed, [['close', 'closed']]),
]
