import { assign } from 'xstate'
import { failureOf } from '../../../openapi/failure.ts'
import { accountOf, actingAccount, sessionSetup } from './session.setup.ts'

/** A kept token is asked whom it belongs to. */
export const restoring = sessionSetup.createStateConfig({
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
})

export const signedOut = sessionSetup.createStateConfig({
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
})

/** A new token is asked whom it belongs to. */
export const signing = sessionSetup.createStateConfig({
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
})

/**
 * Always completes here, whatever the server says: a dead token (401) is what was wanted, anything else is said.
 */
export const signingOut = sessionSetup.createStateConfig({
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
})
