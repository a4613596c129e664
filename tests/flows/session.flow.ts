import { pages } from '../../openapi/routes.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import type { SessionContext } from '../../src/machines/session/session.setup.ts'
import { company as owner } from '../../src/api/mocks/user-samples.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep, World } from './flow.ts'
import { button, lineIsBack, openAccounts, signInByForm, text } from './on-page.ts'

const [first] = owner.accounts
if (!first) throw new Error('the sample company has no account')
const other = { ...first, id: '00000000-0000-4000-8000-000100000009', username: 'second.works', is_current: false }
/** A company with two accounts, so that it can switch. */
const company = { ...owner, accounts: [first, other] }

const dead = refusal('unauthenticated', {})
const broken = refusal('internal', {})

/** The next call of the page is refused: one of the profile, which is opened for it. */
async function isRefused({ page }: World, status: number, code: string): Promise<void> {
  await page.route(
    '**/api/sessions',
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code, status, message: 'Refused' }),
      }),
    {
      times: 1,
    },
  )
  await openAccounts(page)
  await page.getByRole('link', { name: text('shell.account.profile') }).click()
}

const steps: readonly FlowStep[] = [
  {
    kind: 'person',
    says: 'signs in with the right password',
    event: { type: 'session.login', token: 'token' },
    does: ({ page }) => signInByForm(page, 'company@sira.example'),
  },
  {
    kind: 'person',
    says: 'signs in, but the server gives no token',
    event: { type: 'session.login', token: null },
    does: async ({ page }) => {
      await page.route('**/api/login', (route) => route.fulfill({ json: { access_token: '' } }), { times: 1 })
      await signInByForm(page, 'company@sira.example')
    },
  },
  {
    kind: 'person',
    says: 'signs out',
    event: { type: 'session.logout' },
    does: async ({ page }) => {
      await openAccounts(page)
      await page.getByRole('button', { name: text('shell.account.sign_out') }).click()
    },
  },
  { kind: 'person', says: 'has asked for the deletion of their user', event: { type: 'session.deleted' } },
  {
    kind: 'person',
    says: 'switches to another account',
    event: { type: 'session.switch', accountId: other.id },
    does: async ({ page }) => {
      await openAccounts(page)
      await page.getByRole('button', { name: other.username }).click()
    },
  },
  { kind: 'person', says: 'adds an account, so that the accounts are read again', event: { type: 'session.refresh' } },
  { kind: 'outside', says: 'an offer of the company changed', event: { type: 'session.offersChanged' } },
  {
    kind: 'person',
    says: 'wants dates in the Ethiopian calendar',
    event: { type: 'session.calendar', calendar: 'ethiopian' },
    does: async ({ page }) => {
      await openAccounts(page)
      await page.getByRole('link', { name: text('shell.account.profile') }).click()
      await page.getByRole('radio', { name: new RegExp(`^${text('session.dates.ethiopian')}`) }).check()
    },
  },
  {
    kind: 'outside',
    says: 'the line is back',
    event: { type: 'session.restore' },
    does: ({ page }) => lineIsBack(page).then(() => undefined),
  },
  {
    kind: 'outside',
    says: 'the token died, and a call notices',
    event: { type: 'session.expired' },
    does: (world) => isRefused(world, 401, 'unauthenticated'),
  },
  {
    kind: 'outside',
    says: 'the account is taken away, and a call notices',
    event: { type: 'session.shutOut', accountId: first.id },
    does: (world) => isRefused(world, 403, 'account_forbidden'),
  },
  {
    kind: 'person',
    says: 'goes on as an account of their own',
    event: { type: 'session.leaveAccount' },
    does: ({ page }) => button(page, 'shell.left.go').click(),
  },

  ...(['restoreUser', 'restoreUserAnew', 'fetchUser', 'fetchUserAnew', 'refreshUser'] as const).flatMap(
    (id): FlowStep[] => [
      {
        kind: 'answer',
        says: 'the server knows the company',
        event: { type: `xstate.done.actor.${id}`, output: company },
        call: 'getUser',
        by: 'server',
      },
      {
        kind: 'answer',
        says: 'the server refuses the token',
        event: { type: `xstate.error.actor.${id}`, error: dead },
        call: 'getUser',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the account of this tab is no longer theirs',
        event: { type: `xstate.error.actor.${id}`, error: refusal('account_forbidden', {}) },
        call: 'getUser',
        by: 'refusal',
      },
      {
        kind: 'answer',
        says: 'the line is down',
        event: { type: `xstate.error.actor.${id}`, error: offline() },
        call: 'getUser',
        by: 'offline',
      },
    ],
  ),
  {
    kind: 'answer',
    says: 'the server says whether an account may be added',
    event: { type: 'xstate.done.actor.fetchEligibility', output: { is_eligible: true, limit: 3, used: 1 } },
    call: 'getEligibility',
    by: 'server',
  },
  {
    kind: 'answer',
    says: 'whether an account may be added stays unknown',
    event: { type: 'xstate.error.actor.fetchEligibility', error: broken },
    call: 'getEligibility',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server says which offers the company sent',
    event: { type: 'xstate.done.actor.fetchRequisitions', output: [] },
    call: 'listRequisitions',
    by: 'server',
  },
  {
    kind: 'answer',
    says: 'which offers the company sent stays unknown',
    event: { type: 'xstate.error.actor.fetchRequisitions', error: broken },
    call: 'listRequisitions',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server keeps the calendar',
    event: { type: 'xstate.done.actor.keepCalendar' },
    call: 'editPreferences',
    by: 'server',
  },
  {
    kind: 'answer',
    says: 'the calendar cannot be kept',
    event: { type: 'xstate.error.actor.keepCalendar', error: broken },
    call: 'editPreferences',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server switches',
    event: { type: 'xstate.done.actor.switchAccount', output: 'Switched' },
    call: 'switchAccountByGet',
    by: 'server',
  },
  {
    kind: 'answer',
    says: 'the server refuses the token',
    event: { type: 'xstate.error.actor.switchAccount', error: dead },
    call: 'switchAccountByGet',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server cannot switch',
    event: { type: 'xstate.error.actor.switchAccount', error: broken },
    call: 'switchAccountByGet',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server signs out',
    event: { type: 'xstate.done.actor.logout' },
    call: 'logout',
    by: 'server',
  },
  {
    kind: 'answer',
    says: 'the token was dead already',
    event: { type: 'xstate.error.actor.logout', error: dead },
    call: 'logout',
    by: 'refusal',
  },
  {
    kind: 'answer',
    says: 'the server cannot sign out',
    event: { type: 'xstate.error.actor.logout', error: broken },
    call: 'logout',
    by: 'refusal',
  },
  {
    kind: 'time',
    says: 'no answer for five seconds',
    event: { type: 'xstate.after.patience.session.signingOut' },
    delay: 5000,
  },
]

async function withTwoAccounts({ signIn }: World): Promise<void> {
  const call = await signIn('company')
  await call('POST', '/create/new/account', { username: other.username })
}

const facts = ({ user, shutOut }: SessionContext) => `${user?.roles[0]?.id} ${shutOut !== null}`

export const flows: readonly Flow[] = [
  {
    when: 'Nobody is signed in',
    machine: sessionMachine,
    input: { pinned: null, hasEnded: false },
    facts,
    steps,
    open: async (world) => {
      await withTwoAccounts(world)
      await world.page.context().clearCookies()
      await world.page.goto(pages.login.path)
    },
  },
  {
    when: 'The browser keeps a token',
    machine: sessionMachine.provide({ guards: { hasToken: () => true } }),
    input: { pinned: null, hasEnded: false },
    facts,
    steps,
    open: async (world) => {
      await withTwoAccounts(world)
      // Not awaited to its end: the first call of the page is held.
      await world.page.goto(pages.dashboard.path, { waitUntil: 'commit' })
    },
  },
]
