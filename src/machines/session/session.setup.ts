import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { requisition } from '../../../openapi/schemas/job-offer.ts'
import type { eligibility, User } from '../../../openapi/schemas/session.ts'
import { isRefusal } from '../failure.ts'

export type Eligibility = z.output<typeof eligibility>
/** An offer that a company sent. */
export type Requisition = z.output<typeof requisition>
type Calendar = User['calendar']
type Account = User['accounts'][number]

export interface SessionContext {
  readonly user: User | null
  /** The account this tab acts as; one of the user's accounts. */
  readonly accountId: string | null
  readonly eligibility: Eligibility | null
  /** The newest offers that a company sent; null until known and for others. */
  readonly requisitions: readonly Requisition[] | null
  /** The calendar chosen here, which goes before the one of the fetched user until the next refresh; else null. */
  readonly calendar: Calendar | null
  /** Why the kept session could not be confirmed. A session that only could not be reached is kept for another try. */
  readonly lost: Failure | null
  /** The session ended without this tab's doing: the page of sign-in says why until somebody signs in. */
  readonly hasEnded: boolean
  /** The account asked for while switching. */
  readonly wanted: string | null
  /** The person signed out here: the page is about to end. */
  readonly isLeaving: boolean
  /** The account that this tab acted as until the server took it away: nothing is allowed as it any more. */
  readonly shutOut: Account | null
}

export type SessionEvent =
  /** The server took the credentials and gave this token; null when it gave none, which is a failed sign-in too. */
  | { readonly type: 'session.login'; readonly token: string | null }
  | { readonly type: 'session.logout' }
  /** The user asked for their deletion: the server has ended all of their sessions. */
  | { readonly type: 'session.deleted' }
  | { readonly type: 'session.switch'; readonly accountId: string }
  /** User, accounts and what a company asks for again, without a loading state. */
  | { readonly type: 'session.refresh' }
  /** Some offer of the company changed: its requisitions again. */
  | { readonly type: 'session.offersChanged' }
  /** Dates in another calendar, from now on. */
  | { readonly type: 'session.calendar'; readonly calendar: Calendar }
  /** Check a kept token again: the line is back, or the page of sign-in opened. */
  | { readonly type: 'session.restore' }
  /** Some call was answered with 401: the token is dead. */
  | { readonly type: 'session.expired' }
  /** Some call was answered with 403 `account_forbidden`: this account may not be acted for any more. */
  | { readonly type: 'session.shutOut'; readonly accountId: string }
  /** The person goes on as an account of their own. */
  | { readonly type: 'session.leaveAccount' }

type Thrown = { readonly error: unknown }
export const accountOf = ({ user, accountId }: Pick<SessionContext, 'user' | 'accountId'>) =>
  user?.accounts.find(({ id }) => id === accountId) ?? null
const isOther = ({ user, accountId }: SessionContext, wanted: string) =>
  wanted !== accountId && (user?.accounts.some(({ id }) => id === wanted) ?? false)
/** Signing out never waits longer for the server; milliseconds. */
const PATIENCE = 5000

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

/**
 * The account a tab acts as: the one it has pinned while the user still has it, else the current one, else the first.
 */
export function actingAccount(user: User, pinned: string | null): string | null {
  const has =
    user.accounts.find((account) => account.id === pinned) ??
    user.accounts.find((account) => account.is_current) ??
    user.accounts[0]
  return has?.id ?? null
}

/** What the parts of the session’s machine share: its data, its events, and what it asks of the outside. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    input: {} as { readonly pinned: string | null; readonly hasEnded: boolean },
    events: {} as SessionEvent,
    tags: {} as 'signing' | 'known',
  },
  actors: {
    logout: fromPromise<void>(missing('logout')),
    fetchUser: fromPromise<User>(missing('fetchUser')),
    switchAccount: fromPromise<string, { readonly accountId: string }>(missing('switchAccount')),
    fetchEligibility: fromPromise<Eligibility>(missing('fetchEligibility')),
    fetchRequisitions: fromPromise<readonly Requisition[]>(missing('fetchRequisitions')),
    keepCalendar: fromPromise<void, { readonly calendar: Calendar }>(missing('keepCalendar')),
  },
  actions: {
    keepToken: (_, _params: { readonly token: string }) => {},
    keepAccount: (_, _params: { readonly accountId: string | null }) => {},
    /** The tab no longer acts as the account it had; the token stays. */
    dropAccount: () => {},
    forget: () => {},
    tellSwitched: (_, _params: { readonly accountId: string }) => {},
    tellSignedOut: () => {},
    goHome: () => {},
    sayLoginFailed: () => {},
    sayUnreachable: () => {},
    sayLoggedOut: () => {},
    sayLogoutFailed: () => {},
    sayDeleted: () => {},
    sayAccountGone: (_, _params: { readonly account: Account | null }) => {},
    saySwitched: (_, _params: { readonly message: string }) => {},
    saySwitchFailed: (_, _params: { readonly failure: Failure }) => {},
    sayCalendarNotKept: (_, _params: { readonly failure: Failure }) => {},
    leave: assign({ isLeaving: true }),
    empty: assign({
      user: null,
      accountId: null,
      eligibility: null,
      requisitions: null,
      wanted: null,
      calendar: null,
      shutOut: null,
    }),
    end: assign({ hasEnded: true }),
    shutOut: assign(({ context }) => ({ shutOut: accountOf(context) })),
  },
  guards: {
    hasToken: () => false,
    isToken: (_, { token }: { readonly token: string | null }) => token !== null && token !== '',
    isDead: (_, { error }: Thrown) => failureOf(error).status === 401,
    isForeignAccount: (_, { error }: Thrown) => isRefusal(failureOf(error), 'account_forbidden'),
    isCompany: ({ context }) => context.user?.roles[0]?.id === 2,
    isActing: ({ context }, { accountId }: { readonly accountId: string }) =>
      accountId === context.accountId && context.shutOut === null,
    isShutOut: ({ context }) => context.shutOut !== null,
    isOther: ({ context }, { accountId }: { readonly accountId: string }) => isOther(context, accountId),
    isOtherWhileOut: ({ context }, { accountId }: { readonly accountId: string }) =>
      context.shutOut !== null && isOther(context, accountId),
  },
  delays: { patience: PATIENCE },
})
