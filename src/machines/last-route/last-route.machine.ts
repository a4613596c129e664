import { assign, setup } from 'xstate'

export interface Remembered {
  /** A path of this application with its query, such as `/user/templates?a=1`. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** How long a wanted path is kept (specification §9); milliseconds. */
export const KEPT_FOR = 30 * 60 * 1000

/** A path of this origin: never `//host`, never a scheme, never a backslash. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\\\u0000-\u001f]*$/.test(path)

export interface LastRouteContext {
  readonly kept: Remembered | null
}
export type LastRouteEvent =
  /** A visitor who is not signed in wanted this page; `now` is milliseconds since 1970. */
  | { readonly type: 'route.wanted'; readonly path: string; readonly now: number }
  /** The visitor went there, or signed out. */
  | { readonly type: 'route.forget' }

/**
 * Where someone wanted to go before signing in. It survives registration and verification, because it is kept in the
 * browser's storage, and is forgotten after 30 minutes. Effects from outside: actions `keep` and `clear`.
 */
export const lastRouteMachine = setup({
  types: {
    context: {} as LastRouteContext,
    input: {} as { readonly stored: Remembered | null; readonly now: number },
    events: {} as LastRouteEvent,
  },
  actions: {
    keep: (_, _params: Remembered) => {},
    clear: () => {},
    remember: assign((_, kept: Remembered) => ({ kept })),
  },
  guards: {
    isKept: ({ context }) => context.kept !== null,
    isOwn: (_, { path }: { readonly path: string }) => isOwnPath(path),
  },
  delays: { validity: KEPT_FOR },
}).createMachine({
  id: 'lastRoute',
  context: ({ input }) => ({
    kept: input.stored && input.stored.expires > input.now && isOwnPath(input.stored.path) ? input.stored : null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isKept', target: 'remembering' },
        { target: 'empty', actions: 'clear' },
      ],
    },
    empty: {
      on: {
        'route.wanted': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: 'remembering',
          actions: [
            { type: 'remember', params: ({ event }) => ({ path: event.path, expires: event.now + KEPT_FOR }) },
            { type: 'keep', params: ({ event }) => ({ path: event.path, expires: event.now + KEPT_FOR }) },
          ],
        },
      },
    },
    remembering: {
      after: { validity: { target: 'empty', actions: [assign({ kept: null }), 'clear'] } },
      on: {
        'route.wanted': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: 'remembering',
          reenter: true,
          actions: [
            { type: 'remember', params: ({ event }) => ({ path: event.path, expires: event.now + KEPT_FOR }) },
            { type: 'keep', params: ({ event }) => ({ path: event.path, expires: event.now + KEPT_FOR }) },
          ],
        },
        'route.forget': { target: 'empty', actions: [assign({ kept: null }), 'clear'] },
      },
    },
  },
})

/** The remembered path while it is valid, else null. */
export const wantedPath = ({ kept }: LastRouteContext, now: number): string | null =>
  kept && kept.expires > now ? kept.path : null
