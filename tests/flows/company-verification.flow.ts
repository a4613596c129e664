import { pages } from '../../openapi/routes.ts'
import type { ManagedVerification } from '../../openapi/schemas/administration.ts'
import { managedVerificationRows, verificationRow } from '../../src/api/mocks/company-samples.ts'
import { sampleId } from '../../src/api/mocks/sample-ids.ts'
import {
  companyVerificationMachine,
  type Verification,
} from '../../src/machines/company-verification/company-verification.machine.ts'
import type { RequestContext } from '../../src/machines/request/request.ts'
import { decides } from './decides.ts'
import type { Flow, FlowStep } from './flow.ts'
import { refusedAs, saved, unanswered } from './form-told.ts'
import { button, text } from './on-page.ts'

const machine = companyVerificationMachine.provide({ actions: { announce: () => undefined } })
const facts = ({ row, held, isAsking }: RequestContext<Verification | ManagedVerification>) =>
  `${row.status} ${row.version} ${held?.version} ${isAsking}`

const unverified = verificationRow as Verification
const documents = [
  { id: sampleId(30, 7), name: 'trade-licence.pdf', url: '/favicon.ico' },
] as unknown as Verification['documents']
const refused: Verification = {
  ...unverified,
  status: 'refused',
  documents,
  note: 'The licence cannot be read.',
  version: 3,
}
const requested: Verification = {
  ...refused,
  status: 'requested',
  note: null,
  abilities: { request: false, withdraw: true },
  version: 4,
}
const takenBack: Verification = { ...requested, status: 'unverified', abilities: unverified.abilities, version: 5 }
const [waiting, approved] = managedVerificationRows as [ManagedVerification, ManagedVerification]
const revoked: ManagedVerification = {
  ...approved,
  status: 'refused',
  note: 'The licence has run out.',
  version: 3,
  abilities: { approve: false, refuse: false, revoke: false },
}

const changes = (says: string, row: Verification | ManagedVerification): FlowStep => ({
  kind: 'outside',
  says,
  event: { type: 'row.changed', row },
})
const back: FlowStep = {
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
const decided = (kind: 'approve' | 'refuse' | 'revoke', row: ManagedVerification) =>
  decides({ kind, row, call: `${kind}Verification`, label: `administration.${kind}`, note: 'The licence has run out.' })
const openQueue =
  (status: 'requested' | 'verified'): Flow['open'] =>
  async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto(`${pages.users.path}?view=queue&status=${status}`)
    await page.getByRole('row').getByRole('button').first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', {
        name: text(status === 'requested' ? 'administration.approve' : 'administration.revoke'),
        exact: true,
      })
      .waitFor()
  }

/** The company's side on its page of information, the administrators' in their queue. */
export const flows: readonly Flow[] = [
  {
    when: 'the company whose badge was revoked',
    machine,
    input: { row: refused },
    holds: 'opened',
    facts,
    steps: [
      {
        kind: 'answer',
        says: 'the server takes the request',
        event: saved('request', requested),
        call: 'requestVerification',
        by: 'server',
        asks: ({ page }) => button(page, 'company.verification.request').click(),
      },
      {
        kind: 'answer',
        says: 'another window asked before',
        event: refusedAs('request', 'requested'),
        call: 'requestVerification',
        by: 'refusal',
        asks: ({ page }) => button(page, 'company.verification.request').click(),
      },
      {
        kind: 'person',
        says: 'wants to take it back',
        event: { type: 'request.withdraw' },
        does: ({ page }) => button(page, 'company.verification.withdraw').click(),
      },
      {
        kind: 'answer',
        says: 'the server takes it back',
        event: saved('withdraw', takenBack),
        call: 'withdrawVerification',
        by: 'server',
        asks: ({ page }) =>
          page
            .getByRole('alertdialog')
            .getByRole('button', { name: text('company.verification.withdraw') })
            .click(),
      },
      {
        kind: 'answer',
        says: 'it was decided before',
        event: refusedAs('withdraw', 'verified'),
        call: 'withdrawVerification',
        by: 'refusal',
        asks: ({ page }) =>
          page
            .getByRole('alertdialog')
            .getByRole('button', { name: text('company.verification.withdraw') })
            .click(),
      },
      ...unanswered('request'),
      ...unanswered('withdraw'),
      back,
      changes('another owner asks for it', { ...requested, version: 6 }),
      changes('an administrator refuses again', { ...refused, version: 8 }),
      changes('an administrator verifies it', {
        ...requested,
        status: 'verified',
        abilities: { request: false, withdraw: false },
        version: 7,
      }),
      changes('another owner saves other facts', { ...refused, version: 9 }),
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('admin')
      const { data } = (await call('GET', '/manage/verifications?status=verified')) as {
        readonly data: readonly { readonly id: string; readonly version: number }[]
      }
      for (const { id, version } of data)
        await call('POST', `/manage/verifications/${id}/revoke`, { note: 'The licence has run out.', version })
      await signIn('company')
      await page.goto(pages.companyInformation.path)
      await button(page, 'company.verification.request').waitFor()
    },
  },
  ...[
    decided('approve', { ...approved, id: waiting.id, version: 3 }),
    decided('refuse', { ...revoked, id: waiting.id }),
  ].map((steps): Flow => ({
    when: 'the administrator whom a request waits for',
    machine,
    input: { row: waiting },
    holds: 'opened',
    facts,
    steps: [
      ...steps,
      leaves,
      changes('the company changes a number', { ...waiting, tin_number: '0099999999', version: 4 }),
      changes('the company takes it back', {
        ...waiting,
        status: 'unverified',
        version: 5,
        abilities: revoked.abilities,
      }),
    ],
    open: openQueue('requested'),
  })),
  {
    when: 'the administrator of a verified company',
    machine,
    input: { row: approved },
    holds: 'opened',
    facts,
    steps: [
      ...decided('revoke', revoked),
      leaves,
      changes('the company changes a number', { ...waiting, id: approved.id, version: 6 }),
    ],
    open: openQueue('verified'),
  },
]
