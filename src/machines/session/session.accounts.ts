import { assign } from 'xstate'
import { failureOf } from '../../../openapi/failure.ts'
import { actingAccount, sessionSetup } from './session.setup.ts'

/** The user and their accounts, asked for again without a loading state. */
export const user = sessionSetup.createStateConfig({
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
})

/**
 * What only a company asks for: may it add an account, and the offers it sent (specification §6 and §7).
 * Failures are ignored.
 */
export const company = sessionSetup.createStateConfig({
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
})

/** The choice holds here at once; one that could not be kept stays for this page and is said. */
export const calendar = sessionSetup.createStateConfig({
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
})
