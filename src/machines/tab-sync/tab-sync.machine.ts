import { assign, fromCallback, sendTo, setup, type AnyEventObject } from 'xstate'

/** What tabs tell each other. `from` is the per-tab id, so that a tab knows its own words. */
export type TabMessage =
  | { readonly from: string; readonly kind: 'switched'; readonly accountId: string }
  | { readonly from: string; readonly kind: 'signedOut' }
/** Somebody signed in: no tab has to follow, but one where nobody is signed in can join. */
export interface TabArrival {
  readonly from: string
  readonly kind: 'signedIn'
}

export type TabSyncEvent =
  /** This tab did it: tell the others. */
  | { readonly type: 'tab.switched'; readonly accountId: string }
  | { readonly type: 'tab.signedOut' }
  | { readonly type: 'tab.signedIn' }
  /** Something arrived on the channel. It is never sent on. */
  | { readonly type: 'channel.received'; readonly message: TabMessage }
  | { readonly type: 'channel.signedIn'; readonly from: string }
  /** There is input here that is not saved, or no longer. */
  | { readonly type: 'unsaved.changed'; readonly dirty: boolean }
  /** The person asked to follow the other tab, knowing that the input goes. */
  | { readonly type: 'tab.follow' }

export interface TabSyncContext {
  readonly id: string
  readonly isDirty: boolean
  /** What happened elsewhere that this tab did not follow. */
  readonly pending: TabMessage | null
}

/**
 * Keeps the tabs of one browser on one account (specification §4, product.md §1). On a switch or sign-out elsewhere a
 * tab without unsaved input follows by reloading; one with unsaved input keeps its account and says so.
 *
 * A sign-in elsewhere takes nothing from anybody: tabs where nobody is signed in find the session that is there now.
 *
 * Effects from outside: the actor `channel` (receives `channel.send`, sends `channel.received`), the actions `follow` and
 * `join`.
 */
export const tabSyncMachine = setup({
  types: {
    context: {} as TabSyncContext,
    input: {} as { readonly id: string },
    events: {} as TabSyncEvent,
  },
  actors: {
    channel: fromCallback<AnyEventObject>(() => {}),
  },
  actions: {
    follow: (_, _params: { readonly message: TabMessage }) => {},
    join: () => {},
  },
  guards: {
    isFromOther: ({ context }, { from }: { readonly from: string }) => from !== context.id,
    /** Not its own words, which are ignored. */
    isOther: ({ context }, { message }: { readonly message: TabMessage }) => message.from !== context.id,
    isOtherWhileDirty: ({ context }, { message }: { readonly message: TabMessage }) =>
      message.from !== context.id && context.isDirty,
  },
}).createMachine({
  id: 'tabSync',
  context: ({ input }) => ({ id: input.id, isDirty: false, pending: null }),
  invoke: { src: 'channel', id: 'channel' },
  initial: 'together',
  on: {
    'tab.switched': {
      actions: sendTo('channel', ({ context, event }) => ({
        type: 'channel.send',
        message: { from: context.id, kind: 'switched', accountId: event.accountId } satisfies TabMessage,
      })),
    },
    'tab.signedOut': {
      actions: sendTo('channel', ({ context }) => ({
        type: 'channel.send',
        message: { from: context.id, kind: 'signedOut' } satisfies TabMessage,
      })),
    },
    'tab.signedIn': {
      actions: sendTo('channel', ({ context }) => ({
        type: 'channel.send',
        message: { from: context.id, kind: 'signedIn' } satisfies TabArrival,
      })),
    },
    'channel.signedIn': { guard: { type: 'isFromOther', params: ({ event }) => event }, actions: 'join' },
    'unsaved.changed': { actions: assign({ isDirty: ({ event }) => event.dirty }) },
  },
  states: {
    together: {
      on: {
        'channel.received': [
          {
            guard: { type: 'isOtherWhileDirty', params: ({ event }) => event },
            target: 'apart',
            actions: assign({ pending: ({ event }) => event.message }),
          },
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'following',
            actions: { type: 'follow', params: ({ event }) => ({ message: event.message }) },
          },
        ],
      },
    },
    /** Another tab went on; here is unsaved input. The last thing that happened elsewhere counts. */
    apart: {
      on: {
        'channel.received': {
          guard: { type: 'isOther', params: ({ event }) => event },
          actions: assign({ pending: ({ event }) => event.message }),
        },
        'tab.follow': 'leaving',
        // A switch made here brings all tabs together again.
        'tab.switched': {
          target: 'together',
          actions: [
            assign({ pending: null }),
            sendTo('channel', ({ context, event }) => ({
              type: 'channel.send',
              message: { from: context.id, kind: 'switched', accountId: event.accountId } satisfies TabMessage,
            })),
          ],
        },
      },
    },
    leaving: {
      always: {
        target: 'following',
        actions: {
          type: 'follow',
          params: ({ context }) => ({ message: context.pending ?? { from: context.id, kind: 'signedOut' } }),
        },
      },
    },
    /** The page is about to reload. */
    following: {},
  },
})
