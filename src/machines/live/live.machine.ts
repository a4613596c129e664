import { assign, enqueueActions, fromCallback, setup, type AnyEventObject } from 'xstate'
import type { LiveMessage } from '../../../openapi/schemas/notification.ts'

/**
 * One piece of news: what the server said, under which number, and whether the line was down before it, so that more
 * may have changed.
 */
export interface News {
  readonly id: string | null
  readonly message: LiveMessage
  readonly isAfterGap: boolean
}

export interface LiveContext {
  /** Whose news: the user and the account that acts; null while there is nobody. */
  readonly key: string | null
  /** The number of the last change that arrived: a new line goes on from there. */
  readonly lastId: string | null
  /** How often in a row the line was lost. */
  readonly losses: number
  /** What the server asked to wait, seconds; null when it asked for nothing. */
  readonly asked: number | null
  /** Something may have been said while no line was there. */
  readonly hasGap: boolean
  /** When anything last came over the line (milliseconds since 1970). */
  readonly aliveAt: number
}

export type LiveEvent =
  | { readonly type: 'live.start'; readonly key: string }
  | { readonly type: 'live.stop' }
  /** This tab holds the line for all tabs from now on; it `waited` when another one held it before. */
  | { readonly type: 'share.lead'; readonly waited: boolean }
  /** This tab should hold none: it is not looked at, and has no way to share. */
  | { readonly type: 'share.follow' }
  /** Another tab passed on what it heard. */
  | { readonly type: 'share.heard'; readonly news: News }
  | { readonly type: 'line.news'; readonly id: string | null; readonly message: LiveMessage; readonly now: number }
  | { readonly type: 'line.alive'; readonly now: number }
  | { readonly type: 'line.lost'; readonly retryAfter: number | null }
  /** Some seconds went by; after a sleep many at once. */
  | { readonly type: 'watch.tick'; readonly now: number }
  /** The net is back, or the person is. */
  | { readonly type: 'watch.back'; readonly now: number }

/** The server says that it is alive every 20 s; milliseconds. */
export const SILENCE = 45_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

/**
 * How long to wait before the next line: twice as long each time, up to half a minute, or as the server asked; spread,
 * so that many do not come back at once.
 */
export const waitBefore = ({ losses, asked }: Pick<LiveContext, 'losses' | 'asked'>, spread: number): number =>
  Math.max((asked ?? 0) * 1000, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, losses - 1))) * (1 + spread / 2)

/**
 * The live connection of a browser: one tab holds the line and passes on what it hears (`share`), the others listen;
 * when it closes, the next one goes on from the last number. A lost line is opened again, sooner when the net or the
 * person comes back; a line that is silent for too long, as after a sleep, counts as lost.
 *
 * Effects from outside: actors `share` (sends `share.…`, gets `share.tell` with news), `line` (one streamed answer:
 * sends `line.…`), `watch` (sends `watch.…`); action `deliver`; delay `patience` spreads the waits.
 */
export const liveMachine = setup({
  types: { context: {} as LiveContext, events: {} as LiveEvent },
  actors: {
    share: fromCallback<AnyEventObject, { readonly key: string }>(() => {}),
    line: fromCallback<AnyEventObject, { readonly lastId: string | null }>(() => {}),
    watch: fromCallback<AnyEventObject>(() => {}),
  },
  actions: {
    deliver: (_, _params: { readonly news: News }) => {},
    begin: assign((_, { key }: { readonly key: string | null }) => ({
      key,
      lastId: null,
      losses: 0,
      asked: null,
      hasGap: false,
      aliveAt: 0,
    })),
    noteId: assign(({ context }, { id }: { readonly id: string | null }) => ({ lastId: id ?? context.lastId })),
    lose: assign(({ context }, { retryAfter }: { readonly retryAfter: number | null }) => ({
      losses: context.losses + 1,
      asked: retryAfter,
      hasGap: true,
    })),
  },
  guards: {
    isOther: ({ context }, { key }: { readonly key: string }) => key !== context.key,
    isSilent: ({ context }, { now }: { readonly now: number }) => now - context.aliveAt > SILENCE,
  },
  delays: { patience: ({ context }) => waitBefore(context, 0) },
}).createMachine({
  id: 'live',
  context: { key: null, lastId: null, losses: 0, asked: null, hasGap: false, aliveAt: 0 },
  initial: 'off',
  on: {
    'live.start': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.on',
      actions: { type: 'begin', params: ({ event }) => ({ key: event.key }) },
    },
  },
  states: {
    off: {},
    on: {
      on: { 'live.stop': { target: 'off', actions: { type: 'begin', params: { key: null } } } },
      invoke: [
        { src: 'share', id: 'share', input: ({ context }) => ({ key: context.key ?? '' }) },
        { src: 'watch', id: 'watch' },
      ],
      initial: 'following',
      states: {
        following: {
          on: {
            'share.heard': {
              actions: [
                { type: 'noteId', params: ({ event }) => event.news },
                { type: 'deliver', params: ({ event }) => event },
              ],
            },
            'share.lead': { target: 'leading', actions: assign(({ event }) => ({ hasGap: event.waited })) },
          },
        },
        leading: {
          on: { 'share.follow': { target: 'following', actions: assign({ hasGap: true }) } },
          initial: 'connected',
          states: {
            connected: {
              invoke: { src: 'line', id: 'line', input: ({ context }) => ({ lastId: context.lastId }) },
              on: {
                'line.news': {
                  actions: enqueueActions(({ enqueue, context, event: { id, message, now } }) => {
                    const isHello = message.event === 'hello'
                    const news: News = { id, message, isAfterGap: isHello && context.hasGap }
                    enqueue.assign({
                      lastId: id ?? context.lastId,
                      aliveAt: now,
                      losses: 0,
                      asked: null,
                      hasGap: context.hasGap && !isHello,
                    })
                    enqueue({ type: 'deliver', params: { news } })
                    enqueue.sendTo('share', { type: 'share.tell', news })
                  }),
                },
                'line.alive': { actions: assign({ aliveAt: ({ event }) => event.now }) },
                'line.lost': { target: 'waiting', actions: { type: 'lose', params: ({ event }) => event } },
                'watch.tick': {
                  guard: { type: 'isSilent', params: ({ event }) => event },
                  target: 'connected',
                  reenter: true,
                  actions: assign({ hasGap: true, aliveAt: ({ event }) => event.now }),
                },
                'watch.back': {
                  guard: { type: 'isSilent', params: ({ event }) => event },
                  target: 'connected',
                  reenter: true,
                  actions: assign({ hasGap: true, aliveAt: ({ event }) => event.now }),
                },
              },
            },
            waiting: {
              after: { patience: 'connected' },
              on: { 'watch.back': 'connected' },
            },
          },
        },
      },
    },
  },
})
