import { pages } from '../../openapi/routes.ts'
import type { ManagedPlanRequest, PlanAnswer } from '../../openapi/schemas/plan.ts'
import { managedPlanRows, planRow } from '../../src/api/mocks/plan-samples.ts'
import { planRequestMachine } from '../../src/machines/plan-request/plan-request.machine.ts'
import type { RequestContext } from '../../src/machines/request/request.ts'
import { decides } from './decides.ts'
import type { Flow, FlowStep } from './flow.ts'
import { refusedAs, saved, unanswered } from './form-told.ts'
import { button, text } from './on-page.ts'

const machine = planRequestMachine.provide({ actions: { announce: () => undefined } })
const facts = ({ row, held, isAsking }: RequestContext<PlanAnswer | ManagedPlanRequest>) =>
  `${row.status} ${row.version} ${held?.version} ${isAsking}`

const requested: PlanAnswer = {
  ...planRow,
  status: 'requested',
  wanted: 'growth',
  abilities: { request: false, withdraw: true },
  version: 2,
}
const [waiting] = managedPlanRows as [ManagedPlanRequest]
const over = { grant: false, decline: false }
const granted: ManagedPlanRequest = { ...waiting, status: 'granted', version: 3, abilities: over }
const declined: ManagedPlanRequest = { ...granted, status: 'declined', note: 'Please verify your company first.' }

const changes = (says: string, row: PlanAnswer | ManagedPlanRequest): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'row.changed', row },
})
const cancels: FlowStep = {
  kind: 'person',
  says: 'goes back',
  event: { type: 'request.cancel' },
  does: ({ page }) => page.keyboard.press('Escape'),
}
const leaves: FlowStep = {
  kind: 'person',
  says: 'leaves the decision',
  event: { type: 'request.cancel' },
  does: ({ page }) => button(page, 'ui.action.cancel').click(),
}
const decided = (kind: 'grant' | 'decline', row: ManagedPlanRequest) =>
  decides({
    kind,
    row,
    call: `${kind}PlanRequest`,
    label: `administration.plan.${kind}`,
    note: 'Please verify your company first.',
  })

/** The owner's side on the page of the plan, the administrators' in their queue. */
export const flows: readonly Flow[] = [
  {
    when: 'the company that needs more',
    machine,
    input: { row: planRow },
    holds: 'opened',
    facts,
    steps: [
      {
        kind: 'answer',
        says: 'the server takes the request',
        event: saved('request', requested),
        call: 'requestPlan',
        by: 'server',
        asks: ({ page }) => button(page, 'plan.request').click(),
      },
      {
        kind: 'answer',
        says: 'another window asked before',
        event: refusedAs('request', 'requested'),
        call: 'requestPlan',
        by: 'refusal',
        asks: ({ page }) => button(page, 'plan.request').click(),
      },
      {
        kind: 'person',
        says: 'wants to take it back',
        event: { type: 'request.withdraw' },
        does: ({ page }) => button(page, 'plan.take_back').click(),
      },
      {
        kind: 'answer',
        says: 'the server takes it back',
        event: saved('withdraw', { ...planRow, version: 3 }),
        call: 'withdrawPlanRequest',
        by: 'server',
        asks: ({ page }) =>
          page
            .getByRole('alertdialog')
            .getByRole('button', { name: text('plan.take_back') })
            .click(),
      },
      {
        kind: 'answer',
        says: 'it was decided before',
        event: refusedAs('withdraw', 'declined'),
        call: 'withdrawPlanRequest',
        by: 'refusal',
        asks: ({ page }) =>
          page
            .getByRole('alertdialog')
            .getByRole('button', { name: text('plan.take_back') })
            .click(),
      },
      ...unanswered('request'),
      ...unanswered('withdraw'),
      cancels,
      changes('another window asks', { ...requested, version: 6 }),
      changes('an administrator declines', { ...planRow, status: 'declined', note: 'Not now.', version: 8 }),
      changes('an administrator grants', { ...planRow, key: 'growth', status: 'granted', version: 7 }),
      changes('it is declined again', { ...planRow, status: 'declined', version: 9 }),
      changes('another window takes it back', { ...planRow, version: 10 }),
    ],
    open: async ({ page, signIn }) => {
      await signIn('company')
      await page.goto(pages.plan.path)
      await button(page, 'plan.request').waitFor()
    },
  },
  ...[decided('grant', granted), decided('decline', declined)].map((steps): Flow => ({
    when: 'the administrator whom a request waits for',
    machine,
    input: { row: waiting },
    holds: 'opened',
    facts,
    steps: [
      ...steps,
      leaves,
      changes('the owner asks for another plan', { ...waiting, remark: 'We hire 200 people.', version: 4 }),
      changes('the owner takes it back', { ...waiting, status: 'none', version: 5, abilities: over }),
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('company')
      const plan = (await call('GET', '/plan')) as PlanAnswer
      if (plan.abilities.request)
        await call('POST', '/plan/request', { key: 'enterprise', remark: null, version: plan.version })
      await signIn('admin')
      await page.goto(`${pages.users.path}?view=plans&status=requested`)
      await page.getByRole('row').getByRole('button').first().click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('administration.plan.grant'), exact: true })
        .waitFor()
    },
  })),
]
