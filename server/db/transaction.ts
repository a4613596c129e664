import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database, Tx } from '../kernel/context.ts'
import type { Topic } from '../kernel/events.ts'
import { errorCode, outageOf } from '../kernel/outage.ts'

export interface Published {
  readonly topic: Topic
  readonly id: string
}
/** What a transaction collects while it runs: each event once, in the order in which they first came. */
interface Open {
  readonly published: Map<string, Published>
}
const open = new AsyncLocalStorage<Open>()

/**
 * A pool that refuses to give a connection to code that runs inside a transaction: embedded there is only one, so
 * waiting for it would never end; on a server the statement would silently run outside the transaction. `query` goes
 * through `connect`.
 */
export class GuardedPool extends pg.Pool {}
const connect = pg.Pool.prototype.connect as (this: pg.Pool, ...rest: unknown[]) => unknown
Object.defineProperty(GuardedPool.prototype, 'connect', {
  value(this: pg.Pool, ...rest: unknown[]) {
    if (open.getStore()) throw new Error('The pool was used inside a transaction: pass `tx` on')
    return connect.apply(this, rest)
  },
})

/** Notes an event of the running transaction. */
export function publishInTransaction(event: Published): void {
  const current = open.getStore()
  if (!current) throw new Error('An event can only be published inside a transaction')
  const key = `${event.topic} ${event.id}`
  if (!current.published.has(key)) current.published.set(key, event)
}

/**
 * Carries events from a transaction to their listeners: `inside` runs before the commit, `after` once it has happened.
 */
export interface Carrier {
  readonly inside: (tx: Tx, published: readonly Published[]) => Promise<void>
  readonly after: (published: readonly Published[]) => void
}

/**
 * PostgreSQL's word for "someone else was faster, try again": serialization failure and deadlock. Both say that nothing
 * was written.
 */
const RETRY = new Set(['40001', '40P01'])
const MOST_ATTEMPTS = 4

/** What a transaction runs on: the pool it takes its connection from, and drizzle over one connection. */
export interface TransactionSource {
  readonly pool: pg.Pool
  readonly over: (client: pg.ClientBase) => Database
}

/**
 * One attempt. Drizzle's own transaction over a pool keeps the connection for ever when `begin` fails, and when
 * `rollback` fails on a lost connection its error hides the reason; so the connection is taken and given back here, and
 * the first error is the one that is thrown.
 */
async function attempt<T>(
  { pool, over }: TransactionSource,
  carrier: Carrier,
  run: (tx: Tx) => Promise<T>,
): Promise<T> {
  const collected = new Map<string, Published>()
  const client = await pool.connect()
  let reason: { readonly error: unknown } | null = null
  let isEnding = false
  let isSound = true
  try {
    const result = await over(client).transaction((tx) =>
      open.run({ published: collected }, async () => {
        try {
          const value = await run(tx)
          if (collected.size > 0) await carrier.inside(tx, [...collected.values()])
          isEnding = true
          return value
        } catch (error) {
          reason = { error }
          throw error
        }
      }),
    )
    if (collected.size > 0) carrier.after([...collected.values()])
    return result
  } catch (error) {
    // The connection was lost on the way to the commit: it may have happened. Listeners only read again, so they are
    // told.
    if (isEnding && outageOf(error) !== null) carrier.after([...collected.values()])
    const own = reason as { readonly error: unknown } | null
    // It began not, or ended neither way: nobody knows what the next one would find on this connection.
    isSound = own !== null && own.error === error
    throw own === null ? error : own.error
  } finally {
    client.release(!isSound)
  }
}

/**
 * Makes `services.transaction`: one transaction at a time per call chain, tried again after a deadlock, events carried
 * after the commit. A lost connection is never tried again: during the commit nobody knows whether it happened
 * (docs/decisions/125).
 */
export function transactionsOf(
  source: TransactionSource,
  carrier: Carrier,
): <T>(run: (tx: Tx) => Promise<T>) => Promise<T> {
  return async (run) => {
    if (open.getStore()) throw new Error('A transaction was opened inside a transaction: pass `tx` on')
    for (let times = 1; ; times += 1) {
      try {
        return await attempt(source, carrier, run)
      } catch (error) {
        if (times >= MOST_ATTEMPTS || !RETRY.has(errorCode(error) ?? '')) throw error
      }
    }
  }
}
