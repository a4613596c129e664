import { assign } from 'xstate'
import { calendar, company, user } from './session.accounts.ts'
import { sessionSetup } from './session.setup.ts'
import { restoring, signedOut, signing, signingOut } from './session.sign-in.ts'
import { goingOver, switching } from './session.switching.ts'

/**
 * Who is signed in (specification §4). Restoring a kept token, signing in with a new one, switching account and signing
 * out are states; a refresh goes on behind the authenticated one. The form of the sign-in page asks for the token and
 * hands it over by `session.login`.
 *
 * Effects from outside: actors `logout`, `fetchUser`, `switchAccount` (gives the server's words), `fetchEligibility`,
 * `fetchRequisitions`, `keepCalendar`; actions `keepToken`, `keepAccount`, `dropAccount`, `forget` (token, account and language),
 * `tellSwitched`, `tellSignedOut`, `goHome`, `sayLoginFailed`, `sayUnreachable`, `sayLoggedOut`, `sayLogoutFailed`, `sayDeleted`,
 * `saySwitched`, `sayAccountGone`, `saySwitchFailed`, `sayCalendarNotKept`; guard `hasToken`; `pinned` in the input is
 * the account of the tab, `hasEnded` what was said before a reload.
 */
export const sessionMachine = sessionSetup.createMachine({
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
    restoring,
    signedOut,
    signing,
    authenticated: {
      tags: 'known',
      type: 'parallel',
      entry: assign({ hasEnded: false }),
      on: {
        'session.logout': 'signingOut',
        'session.deleted': {
          target: 'signedOut',
          actions: ['forget', 'empty', 'sayDeleted', 'tellSignedOut', 'leave', 'goHome'],
        },
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
      states: { user, company, calendar },
    },
    goingOver,
    switching,
    signingOut,
  },
})
