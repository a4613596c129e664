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
const accountOf = ({ user, accountId }: Pick<SessionContext, 'user' | 'accountId'>) =>
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

/**
 * Who is signed in (specification §4). Restoring a kept token, signing in with a new one, switching account and signing
 * out are states; a refresh goes on behind the authenticated one. The form of the sign-in page asks for the token and
 * hands it over by `session.login`.
 *
 * Effects from outside: actors `logout`, `fetchUser`, `switchAccount` (gives the server's words), `fetchEligibility`,
 * `fetchRequisitions`, `keepCalendar`; actions `keepToken`, `keepAccount`, `dropAccount`, `forget` (token, account and language),
 * `tellSwitched`, `tellSignedOut`, `goHome`, `sayLoginFailed`, `sayUnreachable`, `sayLoggedOut`, `sayLogoutFailed`,
 * `saySwitched`, `sayAccountGone`, `saySwitchFailed`, `sayCalendarNotKept`; guard `hasToken`; `pinned` in the input is
 * the account of the tab, `hasEnded` what was said before a reload.
 */
export const sessionMachine = setup({
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
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    user: null,
    accountId: input.pinned,
    eligibility: null,
    requisitions: null,
    calendar: null,
    lost: null,
    hasEnded: input.hasEnded,
    wanted: null,
    isLeaving: false,
    shutOut: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'restoring' }, { target: 'signedOut' }] },

    restoring: {
      tags: 'signing',
      initial: 'checking',
      onDone: 'authenticated',
      states: {
        checking: {
          invoke: {
            src: 'fetchUser',
            id: 'restoreUser',
            onDone: {
              target: 'confirmed',
              actions: [
                assign(({ context, event }) => ({
                  user: event.output,
                  accountId: actingAccount(event.output, context.accountId),
                  lost: null,
                })),
                { type: 'keepAccount', params: ({ context }) => ({ accountId: context.accountId }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isForeignAccount', params: ({ event }) => event },
                target: 'checkingAnew',
                actions: ['dropAccount', assign({ accountId: null })],
              },
              {
                guard: { type: 'isDead', params: ({ event }) => event },
                target: '#session.signedOut',
                actions: ['forget', 'empty', 'end', assign(({ event }) => ({ lost: failureOf(event.error) }))],
              },
              {
                target: '#session.signedOut',
                actions: ['empty', assign(({ event }) => ({ lost: failureOf(event.error) })), 'sayUnreachable'],
              },
            ],
          },
        },
        /** The account of the tab was taken from the user meanwhile: once more as the user's own current one. */
        checkingAnew: {
          invoke: {
            src: 'fetchUser',
            id: 'restoreUserAnew',
            onDone: {
              target: 'confirmed',
              actions: [
                assign(({ event }) => ({
                  user: event.output,
                  accountId: actingAccount(event.output, null),
                  lost: null,
                })),
                { type: 'keepAccount', params: ({ context }) => ({ accountId: context.accountId }) },
                { type: 'sayAccountGone', params: ({ context }) => ({ account: accountOf(context) }) },
              ],
            },
            onError: {
              target: '#session.signedOut',
              actions: ['forget', 'empty', 'end', assign(({ event }) => ({ lost: failureOf(event.error) }))],
            },
          },
        },
        confirmed: { type: 'final' },
      },
    },

    signedOut: {
      tags: 'known',
      on: {
        'session.login': [
          {
            guard: { type: 'isToken', params: ({ event }) => event },
            target: 'signing',
            actions: [
              'dropAccount',
              assign({ accountId: null, lost: null }),
              { type: 'keepToken', params: ({ event }) => ({ token: event.token ?? '' }) },
            ],
          },
          { actions: 'sayLoginFailed' },
        ],
        'session.restore': { guard: 'hasToken', target: 'restoring' },
      },
    },

    signing: {
      tags: ['signing', 'known'],
      invoke: {
        src: 'fetchUser',
        id: 'fetchUser',
        onDone: {
          target: 'authenticated',
          actions: [
            assign(({ event }) => ({ user: event.output, accountId: actingAccount(event.output, null) })),
            { type: 'keepAccount', params: ({ context }) => ({ accountId: context.accountId }) },
          ],
        },
        onError: { target: 'signedOut', actions: ['forget', 'empty', 'sayLoginFailed'] },
      },
    },

    authenticated: {
      tags: 'known',
      type: 'parallel',
      entry: assign({ hasEnded: false }),
      on: {
        'session.logout': 'signingOut',
        'session.expired': { target: 'signedOut', actions: ['forget', 'empty', 'end'] },
        'session.shutOut': { guard: { type: 'isActing', params: ({ event }) => event }, actions: 'shutOut' },
        'session.leaveAccount': { guard: 'isShutOut', target: 'goingOver' },
        'session.switch': [
          // No call may name an account that was taken away.
          {
            guard: { type: 'isOtherWhileOut', params: ({ event }) => event },
            target: 'switching',
            actions: ['dropAccount', assign({ wanted: ({ event }) => event.accountId })],
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'switching',
            actions: assign({ wanted: ({ event }) => event.accountId }),
          },
        ],
      },
      states: {
        user: {
          initial: 'resting',
          states: {
            resting: { on: { 'session.refresh': 'refreshing' } },
            refreshing: {
              on: { 'session.refresh': { target: 'refreshing', reenter: true } },
              invoke: {
                src: 'fetchUser',
                id: 'refreshUser',
                onDone: {
                  target: 'resting',
                  actions: assign(({ context, event }) => ({
                    user: event.output,
                    accountId: actingAccount(event.output, context.accountId),
                  })),
                },
                onError: [
                  {
                    guard: { type: 'isDead', params: ({ event }) => event },
                    target: '#session.signedOut',
                    actions: ['forget', 'empty', 'end', assign(({ event }) => ({ lost: failureOf(event.error) }))],
                  },
                  // The screens stay with what was typed; the tab says why nothing works, and where to go.
                  {
                    guard: { type: 'isForeignAccount', params: ({ event }) => event },
                    target: 'resting',
                    actions: 'shutOut',
                  },
                  { target: 'resting' },
                ],
              },
            },
          },
        },
        /**
         * What only a company asks for: may it add an account, and the offers it sent (specification §6 and §7).
         * Failures are ignored.
         */
        company: {
          initial: 'deciding',
          on: { 'session.refresh': '.deciding' },
          states: {
            deciding: { always: [{ guard: 'isCompany', target: 'asking' }, { target: 'settled' }] },
            asking: {
              invoke: {
                src: 'fetchEligibility',
                id: 'fetchEligibility',
                onDone: { target: 'listing', actions: assign({ eligibility: ({ event }) => event.output }) },
                onError: 'listing',
              },
            },
            listing: {
              invoke: {
                src: 'fetchRequisitions',
                id: 'fetchRequisitions',
                onDone: { target: 'settled', actions: assign({ requisitions: ({ event }) => event.output }) },
                onError: 'settled',
              },
              on: { 'session.offersChanged': { target: 'listing', reenter: true } },
            },
            settled: { on: { 'session.offersChanged': { guard: 'isCompany', target: 'listing' } } },
          },
        },
        /** The choice holds here at once; one that could not be kept stays for this page and is said. */
        calendar: {
          initial: 'resting',
          on: {
            'session.calendar': { target: '.keeping', actions: assign(({ event }) => ({ calendar: event.calendar })) },
          },
          states: {
            resting: {
              on: {
                // It was kept with the user, who may have chosen again on another device.
                'session.refresh': {
                  actions: assign(({ context: { user, calendar } }) => ({
                    user: user && { ...user, calendar: calendar ?? user.calendar },
                    calendar: null,
                  })),
                },
              },
            },
            unkept: {},
            keeping: {
              invoke: {
                src: 'keepCalendar',
                id: 'keepCalendar',
                input: ({ context }) => ({ calendar: context.calendar ?? 'gregorian' }),
                onDone: 'resting',
                onError: {
                  target: 'unkept',
                  actions: { type: 'sayCalendarNotKept', params: ({ event }) => ({ failure: failureOf(event.error) }) },
                },
              },
            },
          },
        },
      },
    },

    /** From an account that was taken away to the user's own. */
    goingOver: {
      tags: 'known',
      entry: 'dropAccount',
      invoke: {
        src: 'fetchUser',
        id: 'fetchUserAnew',
        onDone: {
          target: 'authenticated',
          actions: [
            assign(({ event }) => ({
              user: event.output,
              accountId: actingAccount(event.output, null),
              shutOut: null,
            })),
            { type: 'keepAccount', params: ({ context }) => ({ accountId: context.accountId }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['forget', 'empty', 'end', assign(({ event }) => ({ lost: failureOf(event.error) }))],
          },
          {
            target: 'authenticated',
            actions: { type: 'saySwitchFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
    },

    switching: {
      tags: 'known',
      invoke: {
        src: 'switchAccount',
        id: 'switchAccount',
        input: ({ context }) => ({ accountId: context.wanted ?? '' }),
        onDone: {
          target: '#session.authenticated.user.refreshing',
          actions: [
            assign(({ context }) => ({
              accountId: context.wanted,
              eligibility: null,
              requisitions: null,
              shutOut: null,
            })),
            { type: 'keepAccount', params: ({ context }) => ({ accountId: context.accountId }) },
            { type: 'tellSwitched', params: ({ context }) => ({ accountId: context.accountId ?? '' }) },
            { type: 'saySwitched', params: ({ event }) => ({ message: event.output }) },
            assign({ wanted: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['forget', 'empty', 'end', assign(({ event }) => ({ lost: failureOf(event.error) }))],
          },
          {
            target: 'authenticated',
            actions: [
              assign({ wanted: null }),
              { type: 'saySwitchFailed', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            ],
          },
        ],
      },
    },

    /**
     * Always completes here, whatever the server says: a dead token (401) is what was wanted, anything else is said.
     */
    signingOut: {
      tags: 'known',
      after: {
        patience: {
          target: 'signedOut',
          actions: ['forget', 'empty', 'sayLogoutFailed', 'tellSignedOut', 'leave', 'goHome'],
        },
      },
      invoke: {
        src: 'logout',
        id: 'logout',
        onDone: {
          target: 'signedOut',
          actions: ['forget', 'empty', 'sayLoggedOut', 'tellSignedOut', 'leave', 'goHome'],
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => event },
            target: 'signedOut',
            actions: ['forget', 'empty', 'sayLoggedOut', 'tellSignedOut', 'leave', 'goHome'],
          },
          { target: 'signedOut', actions: ['forget', 'empty', 'sayLogoutFailed', 'tellSignedOut', 'leave', 'goHome'] },
        ],
      },
    },
  },
})
