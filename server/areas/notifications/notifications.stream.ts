import type { z } from 'zod'
import type { Language, LiveEvent, Viewer } from '../../../openapi/define.ts'
import type { liveEvent } from '../../../openapi/schemas/notification.ts'
import type { Services } from '../../kernel/context.ts'
import type { Topic } from '../../kernel/events.ts'
import { refuse } from '../../kernel/refusal.ts'
import { isAlive, listAccounts } from '../session/session.queries.ts'
import { type CarriedOffers, presentNotifications } from './notifications.present.ts'
import { countNotifications, findLastChange, listChanged } from './notifications.queries.ts'

type Message = z.input<typeof liveEvent>
type Event = LiveEvent<Message>
type What = Extract<Message, { event: 'changed' }>['what']

/** The most open streams of a user in one process; each browser shares one among its tabs. */
const MOST_STREAMS = 12
/** Seconds after which a refused stream may be requested again. */
const RETRY_AFTER = 30
/** The most rows sent one by one; beyond that the reader reads the list again. */
const MOST_ROWS = 50
/** How often (milliseconds) to check what no event reports: a session that expires, a last day that ends. */
const LOOK_AGAIN = 60_000
/** Stands for "anything may have changed". */
const ANYTHING = '*'

const open = new Map<string, number>()

/** Takes one of the user's places; returns a function that frees it. */
function takePlace(userId: string): () => void {
  const taken = open.get(userId) ?? 0
  if (taken >= MOST_STREAMS) refuse('too_many_requests', { retry_after: RETRY_AFTER })
  open.set(userId, taken + 1)
  let isFreed = false
  return () => {
    if (isFreed) return
    isFreed = true
    const left = (open.get(userId) ?? 1) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  }
}

/** The number from which a reader continues; null for a new reader or an invalid number. */
function startOf(lastEventId: string | null, last: number): number | null {
  if (lastEventId === null || !/^\d{1,15}$/.test(lastEventId)) return null
  const since = Number(lastEventId)
  return since <= last ? since : null
}

interface Asked {
  readonly viewer: Viewer
  readonly lang: Language
  readonly lastEventId: string | null
  readonly offersOf: CarriedOffers
}

/**
 * The live answer to one reader. It receives only ids and reads what this viewer may see, so no event shows another's
 * data. Changes are sent in the order of the account's counter, whose number is their id: a reader who comes back with
 * the last number gets every later change once. It ends, after a last `changed session`, when the session is over or
 * the account is no longer accessible.
 */
export function openStream(services: Services, asked: Asked): AsyncIterable<Event> {
  const { events, db, clock } = services
  let { viewer } = asked
  const free = takePlace(viewer.userId)

  /** Events not sent yet. `check`: the viewer may have changed. */
  const heard = new Set<'notification' | 'check' | What>()
  let accountIds = new Set<string>([viewer.accountId])
  let wake: (() => void) | null = null
  let isOver = false
  const hear = (...news: readonly ('notification' | 'check' | What)[]) => {
    for (const one of news) heard.add(one)
    wake?.()
  }
  const listen = (
    topic: Topic,
    isMine: (id: string) => boolean,
    ...news: readonly ('notification' | 'check' | What)[]
  ) => events.on(topic, (id) => (id === ANYTHING || isMine(id) ? hear(...news) : undefined))
  const isAccount = (id: string) => id === viewer.accountId
  const stops = [
    listen('notification', isAccount, 'notification'),
    listen('session', (id) => id === viewer.sessionId, 'check', 'session'),
    listen('user', (id) => id === viewer.userId, 'check', 'session'),
    listen('account', (id) => accountIds.has(id), 'check', 'session'),
    listen('offers', isAccount, 'offers'),
    listen('structure', isAccount, 'structure'),
    listen('site', isAccount, 'site'),
    listen('verifications', () => viewer.accountKind === 'administrator', 'verifications'),
    listen('applications', isAccount, 'applications'),
    listen('letters', isAccount, 'letters'),
    listen('jobs', isAccount, 'jobs'),
    // Not each saving of every draft: what administrators look at changes with a posting's status.
    listen('reviews', () => viewer.accountKind === 'administrator', 'jobs'),
    listen('messages', () => viewer.accountKind === 'administrator', 'messages'),
  ]
  const timer = setInterval(() => hear('check'), LOOK_AGAIN)
  timer.unref()
  const end = () => {
    isOver = true
    wake?.()
    clearInterval(timer)
    for (const stop of stops.splice(0)) stop()
    free()
  }

  /** The viewer with their current rights, or null. */
  async function lookAgain(): Promise<Viewer | null> {
    const now = clock.now()
    if (!(await isAlive(db, viewer.sessionId, now))) return null
    const accounts = await listAccounts(db, viewer.userId, now)
    accountIds = new Set(accounts.map(({ id }) => id))
    const account = accounts.find(({ id }) => id === viewer.accountId)
    return account === undefined ? null : { ...viewer, isEmployee: !account.isOwner, rights: account.rights }
  }

  async function* tell(): AsyncGenerator<Event, void> {
    try {
      if ((await lookAgain()) === null) return
      const last = await findLastChange(db, viewer.accountId)
      const since = startOf(asked.lastEventId, last)
      let told = since ?? last
      yield {
        ...(since === null ? { id: String(told) } : {}),
        data: { event: 'hello', ...(await countNotifications(db, viewer)) },
      }
      heard.add('notification')
      while (!isOver) {
        const news = new Set(heard)
        heard.clear()
        if (news.has('check')) {
          const again = await lookAgain()
          if (again === null) {
            yield { data: { event: 'changed', what: 'session' } }
            return
          }
          // With other rights the list is another: it is read as a whole, and changes are sent from here on.
          if (again.isEmployee !== viewer.isEmployee || again.rights.join() !== viewer.rights.join()) {
            news.add('session').add('notifications').delete('notification')
            told = await findLastChange(db, viewer.accountId)
          }
          viewer = again
        }
        if (news.has('notification')) {
          const rows = await listChanged(db, viewer, told, MOST_ROWS + 1)
          if (rows.length > MOST_ROWS) {
            told = await findLastChange(db, viewer.accountId)
            yield { id: String(told), data: { event: 'changed', what: 'notifications' } }
          } else if (rows.length > 0) {
            const counts = await countNotifications(db, viewer)
            const shown = await presentNotifications(db, rows, {
              viewer,
              lang: asked.lang,
              services,
              offersOf: asked.offersOf,
            })
            for (const [at, notification] of shown.entries()) {
              told = rows[at]?.notification.change ?? told
              yield { id: String(told), data: { event: 'notification', notification, ...counts } }
            }
          }
        }
        for (const what of [
          'session',
          'offers',
          'structure',
          'site',
          'notifications',
          'verifications',
          'messages',
          'jobs',
          'applications',
          'letters',
        ] as const)
          if (news.has(what)) yield { data: { event: 'changed', what } }
        if (heard.size === 0 && !isOver)
          await new Promise<void>((resolve) => {
            wake = resolve
          })
        wake = null
      }
    } finally {
      end()
    }
  }

  const telling = tell()
  // A waiting generator receives `return` only when its wait is over, so the wait is ended first.
  const iterator: AsyncIterator<Event> = {
    next: () => telling.next(),
    return: async () => {
      end()
      return telling.return(undefined)
    },
  }
  return { [Symbol.asyncIterator]: () => iterator }
}
