import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import { NamedClient } from '../db/named-client.ts'
import { publishInTransaction, type Carrier, type Published } from '../db/transaction.ts'
import type { Tx } from './context.ts'
import { reasonOf } from './log.ts'

/**
 * `site`: what an account's public pages show changed (id: account). `content`: what the platform's show (id: the name of
 * the collection). `account`, `session`: such a row changed; `user`:
 * what a user may act as (id: user). `notification`, `offers`: those of an account; `structure`: a company's
 * departments, positions or who holds them (id: account). `verifications`: one stands elsewhere in administrators' queue
 * (id: verification). `messages`: one came to an inbox of theirs, or changed (id: message). `cache`: an administrator
 * clears one (id: `Caches.newsOf`). `texts`: one words a
 * text of the interface differently (id: the text). `resumes`: those of an account changed (id: account). `jobs`: the job
 * postings of an account changed (id: account). `reviews`: one of them stands elsewhere in administrators' queue (id:
 * posting). `applications`: what an account applied for, or who applied to it, changed
 * (id: account). `job`: the outbox has work.
 */
export type Topic =
  | 'site'
  | 'content'
  | 'account'
  | 'session'
  | 'user'
  | 'notification'
  | 'offers'
  | 'structure'
  | 'verifications'
  | 'messages'
  | 'cache'
  | 'texts'
  | 'resumes'
  | 'jobs'
  | 'reviews'
  | 'applications'
  | 'letters'
  | 'job'

/**
 * News between the parts of the product and, on PostgreSQL, between processes. Ids only: a listener reads what it may
 * see.
 */
export interface Events {
  /** Goes out after the commit of `tx`, and not at all when it rolls back. Throws outside `services.transaction`. */
  publish(tx: Tx, topic: Topic, id: string): void
  /**
   * Calls `heard` with the id of each event of the topic; gives back what ends it. `*` stands for "anything may have
   * changed".
   */
  on(topic: Topic, heard: (id: string) => void): () => void
}

/** The same news for a part of the process that ends before it: `end` ends everything that it listens to. */
export function eventsUntilEnd({ publish, on }: Events): { readonly events: Events; readonly end: () => void } {
  const ends: (() => void)[] = []
  return {
    events: {
      publish,
      on: (topic, heard) => {
        const off = on(topic, heard)
        ends.push(off)
        return off
      },
    },
    end: () => ends.splice(0).forEach((off) => off()),
  }
}

/** What stands behind `Events`: the carrier goes to the transactions. */
export interface EventBus {
  readonly events: Events
  readonly carrier: Carrier
  readonly close: () => Promise<void>
}

const TOPICS = [
  'site',
  'content',
  'account',
  'session',
  'user',
  'notification',
  'offers',
  'structure',
  'verifications',
  'messages',
  'cache',
  'texts',
  'resumes',
  'jobs',
  'reviews',
  'applications',
  'letters',
  'job',
] as const satisfies readonly Topic[]
const CHANNEL = 'sira'
/** Sent to every listener after news may have been lost. */
const ANYTHING = '*'

function listeners() {
  const emitter = new EventEmitter().setMaxListeners(100)
  const events: Events = {
    publish: (_tx, topic, id) => publishInTransaction({ topic, id }),
    on: (topic, heard) => {
      emitter.on(topic, heard)
      return () => emitter.off(topic, heard)
    },
  }
  return { events, emit: ({ topic, id }: Published) => emitter.emit(topic, id) }
}

/** PostgreSQL's notifications are shorter than 8,000 bytes. */
const LONGEST_PAYLOAD = 7_000
/** Events as the texts of few notifications: a topic with its ids, as many as one has room for. */
export function payloadsOf(published: readonly Published[]): readonly string[] {
  const payloads: string[] = []
  const last = new Map<string, number>()
  for (const { topic, id } of published) {
    const at = last.get(topic)
    const before = at === undefined ? undefined : payloads[at]
    if (at !== undefined && before !== undefined && before.length + id.length < LONGEST_PAYLOAD)
      payloads[at] = `${before} ${id}`
    else last.set(topic, payloads.push(`${topic} ${id}`) - 1)
  }
  return payloads
}

/** Within the one process of the embedded database. */
export function localEvents(): EventBus {
  const { events, emit } = listeners()
  return {
    events,
    carrier: { inside: async () => undefined, after: (published) => published.forEach(emit) },
    close: async () => undefined,
  }
}

/**
 * Between all processes of one PostgreSQL: NOTIFY inside the transaction, so that the commit sends it, and one
 * connection of its own that listens. When that connection breaks it is opened again, and everyone is told that
 * anything may have changed.
 */
export async function sharedEvents(url: string, onTrouble: (reason: string) => void): Promise<EventBus> {
  const { events, emit } = listeners()
  let client: NamedClient | null = null
  let closing = false
  async function listen(): Promise<void> {
    const fresh = new NamedClient({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
    })
    fresh.on('notification', ({ payload }) => {
      const [topic, ...ids] = (payload ?? '').split(' ')
      const known = TOPICS.find((name) => name === topic)
      if (known !== undefined) for (const id of ids) emit({ topic: known, id })
    })
    fresh.on('error', (error) => {
      if (client !== fresh) return
      client = null
      onTrouble(reasonOf(error))
      void again()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      void fresh.end().catch(() => undefined)
      throw error
    }
    if (closing) await fresh.end()
    else client = fresh
  }
  async function again(): Promise<void> {
    for (let wait = 100; !closing; wait = Math.min(wait * 2, 5000)) {
      try {
        await listen()
        for (const topic of TOPICS) emit({ topic, id: ANYTHING })
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, wait).unref())
      }
    }
  }
  await listen()
  return {
    events,
    carrier: {
      inside: async (tx, published) => {
        const payloads = JSON.stringify(payloadsOf(published))
        await tx.execute(
          sql`select pg_notify(${CHANNEL}, payload) from jsonb_array_elements_text(${payloads}::jsonb) as payload`,
        )
      },
      after: () => undefined,
    },
    close: async () => {
      closing = true
      const last = client
      client = null
      await last?.end()
    },
  }
}
