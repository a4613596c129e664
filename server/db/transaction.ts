import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { Database, Tx } from '../kernel/context.ts'
import type { Topic } from '../kernel/events.ts'

export interface Published {
  readonly topic: Topic
  readonly id: string
}
/** What a transaction collects while it runs. */
interface Open {
  readonly published: Published[]
}
const open = new AsyncLocalStorage<Open>()

/**
 * A pool that refuses to give a connection to code that runs inside a transaction: embedded there is only one, so waiting for it
 * would never end; on a server the statement would silently run outside the transaction. `query` goes through `connect`.
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
  if (!current.published.some((known) => known.topic === event.topic && known.id === event.id)) current.published.push(event)
}

/** Carries events from a transaction to their listeners: `inside` runs before the commit, `after` once it has happened. */
export interface Carrier {
  readonly inside: (tx: Tx, published: readonly Published[]) => Promise<void>
  readonly after: (published: readonly Published[]) => void
}

/** PostgreSQL's word for "someone else was faster, try again": serialization failure and deadlock. */
const RETRY = new Set(['40001', '40P01'])
export const databaseCode = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && typeof at.code === 'string') return at.code
  return undefined
}

/** Makes `services.transaction`: one transaction at a time per call chain, tried again after a deadlock, events carried after the commit. */
export function transactionsOf(db: Database, carrier: Carrier): <T>(run: (tx: Tx) => Promise<T>) => Promise<T> {
  return async (run) => {
    if (open.getStore()) throw new Error('A transaction was opened inside a transaction: pass `tx` on')
    for (let attempt = 1; ; attempt += 1) {
      const published: Published[] = []
      try {
        const result = await db.transaction((tx) =>
          open.run({ published }, async () => {
            const value = await run(tx)
            if (published.length > 0) await carrier.inside(tx, published)
            return value
          }),
        )
        if (published.length > 0) carrier.after(published)
        return result
      } catch (error) {
        if (attempt >= 4 || !RETRY.has(databaseCode(error) ?? '')) throw error
      }
    }
  }
}
