import { assign, fromPromise, setup } from 'xstate'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import { detailOf } from '../failure.ts'

/** The event of an effect that threw. */
type Thrown = { readonly error: unknown }

/** Seconds until the same address may ask for the same mail again. */
export const MAIL_COOLDOWN = 60

/** Seconds to wait after too many tries; 0 for any other error. */
const secondsOf = (error: unknown): number => detailOf(failureOf(error), 'too_many_requests')?.retry_after ?? 0

/**
 * Asking for a mail with a one-time token: the confirmation of an email once more, or the link for a new password.
 * After a mail was sent, the same address waits a minute; another address may be tried at once, because a wrong one is
 * the usual reason to ask again.
 *
 * Effect `send`: input the email, output the server's words, which are the same for any email; it stops when its signal
 * aborts.
 */
export const mailRequestMachine = setup({
  types: {
    context: {} as {
      readonly email: string
      readonly message: string
      readonly seconds: number
      readonly failure: Failure | null
    },
    input: {} as { readonly email?: string },
    events: {} as { readonly type: 'mail.request'; readonly email: string },
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<string, { readonly email: string }>(() => Promise.reject(new Error('send is not provided'))),
  },
  actions: {
    begin: assign((_, { email }: { readonly email: string }) => ({ email, failure: null, message: '' })),
    cool: assign((_, message: string) => ({ message, seconds: MAIL_COOLDOWN })),
    blame: assign((_, { error }: Thrown) => ({ failure: failureOf(error), seconds: secondsOf(error) })),
    countDown: assign({ seconds: ({ context }) => context.seconds - 1 }),
  },
  guards: {
    isLimited: (_, { error }: Thrown) => secondsOf(error) > 0,
    isAnother: ({ context }, { email }: { readonly email: string }) =>
      email.trim().toLowerCase() !== context.email.trim().toLowerCase(),
    isWaiting: ({ context }) => context.seconds > 1,
  },
  delays: { second: 1000 },
}).createMachine({
  id: 'mailRequest',
  context: ({ input }) => ({ email: input.email ?? '', message: '', seconds: 0, failure: null }),
  initial: 'asking',
  states: {
    asking: { on: { 'mail.request': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event } } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        id: 'send',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'cooling', actions: { type: 'cool', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'blame', params: ({ event }) => event },
          },
          { target: 'asking', actions: { type: 'blame', params: ({ event }) => event } },
        ],
      },
    },
    /** Sent; the seconds until the same address may ask again run down. */
    cooling: {
      on: {
        'mail.request': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
      after: {
        second: [
          { guard: 'isWaiting', target: 'cooling', reenter: true, actions: 'countDown' },
          { target: 'asking', actions: assign({ seconds: 0 }) },
        ],
      },
    },
    /** Too many tries from here, for whatever address: the seconds run down. */
    refused: {
      after: {
        second: [
          { guard: 'isWaiting', target: 'refused', reenter: true, actions: 'countDown' },
          { target: 'asking', actions: assign({ seconds: 0, failure: null }) },
        ],
      },
    },
  },
})
