import { assign, fromPromise, setup } from 'xstate'
import { oneTimeToken } from '../../../openapi/schemas/primitives.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'

/** The event of an effect that threw. */
type Thrown = { readonly error: unknown }

/** Seconds to wait after too many tries; 0 for any other error. */
const secondsOf = (error: unknown): number => detailOf(failureOf(error), 'too_many_requests')?.retry_after ?? 0

/**
 * A one-time token that a mail brought in the address (product.md §2): taken out of the address at once, so that it
 * stays neither in the history nor in a referrer, then verified. One that is not complete is never sent. A line that is
 * down or a server that fails keeps the token, and verifying may be tried again.
 *
 * Effects: `take` resolves with the token of the address after removing it from there, or null; `verify` asks the
 * server (input the token, output its words) and stops when its signal aborts; `keep` hands a good token on to the next
 * page, where there is one.
 */
export const oneTimeTokenMachine = setup({
  types: {
    context: {} as { readonly token: string; readonly message: string; readonly seconds: number },
    events: {} as { readonly type: 'token.retry' } | { readonly type: 'network.restored' },
    tags: {} as 'busy',
  },
  actors: {
    take: fromPromise<string | null>(() => Promise.reject(new Error('take is not provided'))),
    verify: fromPromise<string, { readonly token: string }>(() => Promise.reject(new Error('verify is not provided'))),
  },
  actions: {
    hold: assign((_, token: string | null) => ({ token: token ?? '' })),
    forget: assign({ token: '' }),
    say: assign((_, message: string) => ({ message })),
    wait: assign((_, { error }: Thrown) => ({ seconds: secondsOf(error) })),
    keep: (_args, _params: { readonly token: string }) => {
      throw new Error('keep is not provided')
    },
  },
  guards: {
    isToken: (_, token: string | null) => oneTimeToken.safeParse(token).success,
    isSpent: (_, { error }: Thrown) => isRefusal(failureOf(error), 'token_spent'),
    isLimited: (_, { error }: Thrown) => secondsOf(error) > 0,
    isOffline: (_, { error }: Thrown) => kindOf(failureOf(error)) === 'offline',
  },
  delays: { wait: ({ context }) => context.seconds * 1000 },
}).createMachine({
  id: 'oneTimeToken',
  context: { token: '', message: '', seconds: 0 },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'take',
        id: 'take',
        onDone: [
          {
            guard: { type: 'isToken', params: ({ event }) => event.output },
            target: 'verifying',
            actions: { type: 'hold', params: ({ event }) => event.output },
          },
          { target: 'incomplete' },
        ],
        onError: { target: 'incomplete' },
      },
    },
    verifying: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        id: 'verify',
        input: ({ context }) => ({ token: context.token }),
        onDone: {
          target: 'verified',
          actions: [
            { type: 'say', params: ({ event }) => event.output },
            { type: 'keep', params: ({ context }) => ({ token: context.token }) },
            'forget',
          ],
        },
        onError: [
          { guard: { type: 'isSpent', params: ({ event }) => event }, target: 'spent', actions: 'forget' },
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'wait', params: ({ event }) => event },
          },
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { target: 'failed' },
        ],
      },
    },
    /** Good; the server spent it, or the next page holds it now. */
    verified: {},
    /** Expired or used before; only another mail helps. */
    spent: {},
    /** The address held no token, or a cut one. */
    incomplete: {},
    /** Tried again by itself once the line is back. */
    offline: { on: { 'token.retry': 'verifying', 'network.restored': 'verifying' } },
    failed: { on: { 'token.retry': 'verifying' } },
    /** Too many tries: verified by itself when the time is over. */
    waiting: { after: { wait: 'verifying' } },
  },
})
