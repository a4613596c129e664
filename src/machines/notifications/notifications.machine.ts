import { assign, fromPromise, setup } from 'xstate'
import type { z } from 'zod'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { notification, notificationsAnswer } from '../../../openapi/schemas/notification.ts'

/** A notification and a page of them as they come over the wire. */
export type Notification = z.input<typeof notification>
export type Page = z.input<typeof notificationsAnswer>

export interface NotificationsContext {
  /** Job offers that wait first, then the newest; null until the first page came. */
  readonly list: readonly Notification[] | null
  readonly unread: number
  readonly unseen: number
  /** The cursor of those before; null at the end. */
  readonly next: string | null
  readonly failure: Failure | null
  /** The list is open: what comes in has been seen. */
  readonly isOpen: boolean
  /** The last unread one that came in live, to be said. */
  readonly latest: Notification | null
  /** What the line said while the first page was on its way: the page may be older than that. */
  readonly meanwhile: { readonly hello: Numbers | null; readonly rows: readonly Notification[] }
  /** The texts of what is shown are in the language of before. */
  readonly isForeign: boolean
}
interface Numbers {
  readonly unread: number
  readonly unseen: number
}
const NOTHING = { hello: null, rows: [] } as const

export type NotificationsEvent =
  | { readonly type: 'notifications.refresh' }
  /** The reader chose another language: names in what was read are in the former one. */
  | { readonly type: 'notifications.language' }
  | { readonly type: 'notifications.more' }
  | { readonly type: 'notifications.open' }
  | { readonly type: 'notifications.close' }
  | { readonly type: 'notifications.read'; readonly id: string }
  | { readonly type: 'notifications.readAll' }
  /** Live: the line begins, with what is unread now. */
  | { readonly type: 'live.hello'; readonly unread: number; readonly unseen: number }
  /** Live: one is new or changed. */
  | {
      readonly type: 'live.notification'
      readonly notification: Notification
      readonly unread: number
      readonly unseen: number
    }

type Thrown = { readonly error: unknown }
/** What is asked of the server about reading. */
export type Mark = { readonly as: 'read'; readonly id: string } | { readonly as: 'readAll' } | { readonly as: 'seen' }

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`))

/** A waiting offer stands before all others; what the server sorts by besides is the time, then the id. */
const waits = ({ kind, offer }: Notification) =>
  kind === 'job_offer' && offer !== null && (offer.status === 'pending' || offer.status === 'modified')
const byPlace = (a: Notification, b: Notification) =>
  Number(waits(b)) - Number(waits(a)) || b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id)

/** The list with these rows in it: a newer state of one takes its place, none stands twice. */
export const merged = (list: readonly Notification[], rows: readonly Notification[]): readonly Notification[] => {
  const ids = new Set(rows.map(({ id }) => id))
  return [...list.filter(({ id }) => !ids.has(id)), ...rows].toSorted(byPlace)
}

/**
 * The notifications of the account that acts: the first page, older ones on demand, and what the live line says.
 * Reading is shown at once; when the server does not take it, the list is read again as it is.
 *
 * Effects from outside: actors `fetchPage` (the first, or those before a cursor) and `mark`; action `sayNotMarked`.
 */
export const notificationsMachine = setup({
  types: { context: {} as NotificationsContext, events: {} as NotificationsEvent },
  actors: {
    fetchPage: fromPromise<Page, { readonly before: string | null }>(missing('fetchPage')),
    mark: fromPromise<void, Mark>(missing('mark')),
  },
  actions: {
    sayNotMarked: () => {},
    renew: assign(({ context }, page: Page) => {
      // What lies beyond the first page and was already shown stays, so that a list that is being read does not jump.
      const last = page.data.at(-1)
      const older =
        last && page.next !== null && !context.isForeign
          ? (context.list ?? []).filter((row) => byPlace(row, last) > 0)
          : []
      const { rows } = context.meanwhile
      // Later ones came in while the line was away: nobody has said them yet.
      const knownUntil =
        context.list
          ?.map(({ created_at }) => created_at)
          .toSorted()
          .at(-1) ?? ''
      const { unread, unseen } = rows.length > 0 ? context : page
      return {
        list: merged(merged(older, page.data), rows),
        unread,
        unseen,
        next: older.length > 0 ? context.next : page.next,
        failure: null,
        isForeign: false,
        latest:
          context.list === null
            ? context.latest
            : (page.data
                .filter((row) => !row.is_read && row.created_at > knownUntil)
                .toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? context.latest),
      }
    }),
    forgetMeanwhile: assign({ meanwhile: NOTHING }),
    noteHello: assign(({ context }, hello: Numbers) => ({ meanwhile: { ...context.meanwhile, hello } })),
    noteRow: assign(({ context }, row: Notification) => ({
      meanwhile: { ...context.meanwhile, rows: merged(context.meanwhile.rows, [row]) },
    })),
    append: assign(({ context }, page: Page) => ({
      list: merged(context.list ?? [], page.data),
      next: page.next,
      failure: null,
    })),
    blame: assign((_, { error }: Thrown) => ({ failure: failureOf(error) })),
    take: assign(
      ({ context }, { notification, unread, unseen }: Extract<NotificationsEvent, { type: 'live.notification' }>) => {
        const known = context.list?.find(({ id }) => id === notification.id)
        const isNews =
          !notification.is_read &&
          (known === undefined || known.is_read || known.created_at !== notification.created_at)
        return {
          list: merged(context.list ?? [], [notification]),
          unread,
          unseen,
          latest: isNews ? notification : context.latest,
        }
      },
    ),
    showRead: assign(({ context }, { id }: { readonly id: string | null }) => {
      const list =
        context.list?.map((row) => (id === null || row.id === id ? { ...row, is_read: true, is_seen: true } : row)) ??
        null
      const wasUnread = context.list?.some((row) => row.id === id && !row.is_read) ?? false
      return id === null
        ? { list, unread: 0, unseen: 0 }
        : { list, unread: Math.max(0, context.unread - (wasUnread ? 1 : 0)) }
    }),
    showSeen: assign(({ context }) => ({
      unseen: 0,
      list: context.list?.map((row) => ({ ...row, is_seen: true })) ?? null,
    })),
  },
  guards: {
    /** The line begins with other numbers than the list: something came in between. */
    isBehind: ({ context }, { unread, unseen }: { readonly unread: number; readonly unseen: number }) =>
      context.list !== null && (unread !== context.unread || unseen !== context.unseen),
    /** The line began with other numbers than the page has that was asked for before: the page may be the older one. */
    isOvertaken: ({ context: { meanwhile } }, page: Page) =>
      meanwhile.hello !== null && (meanwhile.hello.unread !== page.unread || meanwhile.hello.unseen !== page.unseen),
    hasMore: ({ context }) => context.next !== null,
    isUnread: ({ context }, { id }: { readonly id: string }) =>
      context.list?.some((row) => row.id === id && !row.is_read) ?? false,
    hasUnread: ({ context }) => context.unread > 0,
    hasUnseen: ({ context }) => context.isOpen && context.unseen > 0,
  },
}).createMachine({
  id: 'notifications',
  context: {
    list: null,
    unread: 0,
    unseen: 0,
    next: null,
    failure: null,
    isOpen: false,
    latest: null,
    meanwhile: NOTHING,
    isForeign: false,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'fetching',
      on: {
        'live.notification': { actions: { type: 'take', params: ({ event }) => event } },
        'notifications.language': {
          target: '.fetching',
          reenter: true,
          actions: assign({ isForeign: true, latest: null }),
        },
      },
      states: {
        resting: {
          on: {
            'notifications.refresh': 'fetching',
            'live.hello': { guard: { type: 'isBehind', params: ({ event }) => event }, target: 'fetching' },
            'notifications.more': { guard: 'hasMore', target: 'fetchingMore' },
          },
        },
        fetching: {
          entry: 'forgetMeanwhile',
          on: {
            'notifications.refresh': { target: 'fetching', reenter: true },
            'live.hello': { actions: { type: 'noteHello', params: ({ event }) => event } },
            'live.notification': {
              actions: [
                { type: 'take', params: ({ event }) => event },
                { type: 'noteRow', params: ({ event }) => event.notification },
              ],
            },
          },
          invoke: {
            src: 'fetchPage',
            id: 'fetchFirst',
            input: { before: null },
            onDone: [
              {
                guard: { type: 'isOvertaken', params: ({ event }) => event.output },
                target: 'fetching',
                reenter: true,
                actions: { type: 'renew', params: ({ event }) => event.output },
              },
              { target: 'resting', actions: { type: 'renew', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: { type: 'blame', params: ({ event }) => event } },
          },
        },
        fetchingMore: {
          on: {
            'notifications.refresh': 'fetching',
            'live.hello': { guard: { type: 'isBehind', params: ({ event }) => event }, target: 'fetching' },
          },
          invoke: {
            src: 'fetchPage',
            id: 'fetchMore',
            input: ({ context }) => ({ before: context.next }),
            onDone: { target: 'resting', actions: { type: 'append', params: ({ event }) => event.output } },
            onError: { target: 'resting', actions: { type: 'blame', params: ({ event }) => event } },
          },
        },
      },
    },

    /** What has been seen: while the list is open, all that comes. */
    seeing: {
      initial: 'resting',
      on: {
        'notifications.open': { actions: assign({ isOpen: true }) },
        'notifications.close': { actions: assign({ isOpen: false }) },
      },
      states: {
        resting: { always: { guard: 'hasUnseen', target: 'telling' } },
        telling: {
          invoke: {
            src: 'mark',
            id: 'markSeen',
            input: { as: 'seen' },
            onDone: { target: 'resting', actions: 'showSeen' },
            // It is told again when the list is opened again; nobody needs to hear of it.
            onError: { target: 'waiting' },
          },
        },
        waiting: { on: { 'notifications.open': { target: 'resting', actions: assign({ isOpen: true }) } } },
      },
    },

    reading: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'notifications.readAll': { guard: 'hasUnread', target: 'tellingAll' },
          },
        },
        tellingAll: {
          entry: { type: 'showRead', params: { id: null } },
          invoke: {
            src: 'mark',
            id: 'markAll',
            input: { as: 'readAll' },
            onDone: 'resting',
            onError: {
              target: 'resting',
              actions: ['sayNotMarked', ({ self }) => self.send({ type: 'notifications.refresh' })],
            },
          },
        },
      },
    },

    opening: {
      initial: 'resting',
      states: {
        resting: {},
        telling: {
          invoke: {
            src: 'mark',
            id: 'markRead',
            input: ({ event }) => ({ as: 'read', id: event.type === 'notifications.read' ? event.id : '' }),
            onDone: 'resting',
            onError: {
              target: 'resting',
              actions: ['sayNotMarked', ({ self }) => self.send({ type: 'notifications.refresh' })],
            },
          },
        },
      },
      on: {
        'notifications.read': {
          guard: { type: 'isUnread', params: ({ event }) => event },
          target: '.telling',
          actions: { type: 'showRead', params: ({ event }) => event },
        },
      },
    },
  },
})
