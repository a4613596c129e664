import { assign } from 'xstate'
import { failureOf } from '../../../openapi/failure.ts'
import { actingAccount, sessionSetup } from './session.setup.ts'

/** From an account that was taken away to the user’s own. */
export const goingOver = sessionSetup.createStateConfig({
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
})

export const switching = sessionSetup.createStateConfig({
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
})
