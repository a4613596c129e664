import { assign, fromPromise, setup } from 'xstate'
import { asUsername } from '../../../openapi/format/username.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { username } from '../../../openapi/schemas/primitives.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { isRefusal, kindOf } from '../failure.ts'

/** The event of an effect that threw. */
type Thrown = { readonly error: unknown }

/** A message of ours by its id, or the words of the server as they came. */
export type UsernameMessage = { readonly id: MessageId } | { readonly text: string }

/**
 * Is a username still free, asked while it is typed (specification §5 and §8).
 *
 * The question waits until nobody typed for 500 ms; one that is under way is aborted by the next key. Nothing is asked
 * about a text that is empty, at most 2 or more than 30 characters long, does not start with a letter or holds white
 * space, nor about one with other characters than a username may have: the rule of the field says what is wrong there.
 *
 * Without a line it is asked when the line is back.
 *
 * Effect `check`: input the username as it is sent, output the server's words for a free one; it stops when its signal
 * aborts.
 */
export const usernameMachine = setup({
  types: {
    context: {} as { readonly value: string; readonly message: UsernameMessage | null },
    events: {} as { readonly type: 'username.change'; readonly value: string } | { readonly type: 'network.restored' },
    tags: {} as 'busy',
  },
  actors: {
    check: fromPromise<string, { readonly username: string }>(() => Promise.reject(new Error('check is not provided'))),
  },
  actions: {
    say: assign((_, message: UsernameMessage) => ({ message })),
  },
  guards: {
    isUsername: (_, { value }: { readonly value: string }) => username.safeParse(value).success,
    isTaken: (_, { error }: Thrown) => isRefusal(failureOf(error), 'username_taken'),
    isOffline: (_, { error }: Thrown) => kindOf(failureOf(error)) === 'offline',
    /** The server answered, and it was a breakdown of its own (500). */
    isBroken: (_, { error }: Thrown) => failureOf(error).status === 500,
  },
  delays: { quiet: 500 },
}).createMachine({
  id: 'username',
  context: { value: '', message: null },
  initial: 'idle',
  on: {
    'username.change': [
      {
        guard: { type: 'isUsername', params: ({ event }) => ({ value: event.value }) },
        target: '.debouncing',
        reenter: true,
        actions: assign({ value: ({ event }) => event.value, message: null }),
      },
      { target: '.idle', actions: assign({ value: ({ event }) => event.value, message: null }) },
    ],
  },
  states: {
    idle: {},
    debouncing: { tags: 'busy', after: { quiet: 'checking' } },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'check',
        id: 'check',
        input: ({ context }) => ({ username: asUsername(context.value) }),
        onDone: { target: 'available', actions: { type: 'say', params: ({ event }) => ({ text: event.output }) } },
        onError: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'taken',
            actions: { type: 'say', params: { id: 'error.username_taken' } },
          },
          {
            guard: { type: 'isBroken', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'say', params: { id: 'session.username.broken' } },
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'offline',
            actions: { type: 'say', params: { id: 'session.username.offline' } },
          },
          { target: 'failed', actions: { type: 'say', params: { id: 'session.username.unexpected' } } },
        ],
      },
    },
    available: {},
    taken: {},
    failed: {},
    offline: { on: { 'network.restored': 'checking' } },
  },
})
