import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '../kernel/context.ts'
import { reasonOf } from '../kernel/log.ts'
import { openEmbedded } from './embedded.ts'
import { NamedClient } from './named-client.ts'
import * as tables from './tables.ts'
import { GuardedPool } from './transaction.ts'

// A count is a number: none of ours comes near 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** An open database, embedded or a server: the same driver, the same statements, the same rules. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'server'
  readonly db: Database
  readonly pool: pg.Pool
  /** Drizzle over one connection of the pool, for a transaction. */
  readonly over: (client: pg.ClientBase) => Database
  /** Address for a connection of its own (LISTEN, locks); null when embedded, where there is one session only. */
  readonly url: string | null
  /** Runs work whose statements may take long. */
  readonly patiently: <T>(run: () => Promise<T>) => Promise<T>
  /** The whole embedded database as a template for tests; null on a server. */
  readonly dump: (() => Promise<Uint8Array<ArrayBuffer>>) | null
  readonly close: () => Promise<void>
}

export interface EmbeddedPlace {
  /** The database's folder; null: in memory. */
  readonly dir: string | null
  readonly template?: Uint8Array<ArrayBuffer> | null
}
export interface FactoryOptions {
  readonly onTrouble?: (reason: string) => void
  readonly longestStatement?: number
  /** Milliseconds that the embedded database may take to open. */
  readonly longestOpening?: number
  /** Connections to a server, 10 unless told. */
  readonly connections?: number
  /** Milliseconds that a call waits for one of them, 10,000 unless told. */
  readonly longestWait?: number
}

const drizzled = (pool: pg.Pool): Database => drizzle(pool, { schema: tables, casing: 'snake_case' })
const known = new WeakMap<pg.ClientBase, Database>()
/** Made once for each connection: it looks at every table. */
function over(client: pg.ClientBase): Database {
  const made = known.get(client) ?? drizzle(client as pg.PoolClient, { schema: tables, casing: 'snake_case' })
  known.set(client, made)
  return made
}

export async function openDatabase(
  place: EmbeddedPlace | { readonly url: string },
  options: FactoryOptions = {},
): Promise<OpenDatabase> {
  if (!('url' in place)) {
    const embedded = await openEmbedded({ ...place, ...options })
    return {
      kind: 'embedded',
      db: drizzled(embedded.pool),
      pool: embedded.pool,
      over,
      url: null,
      patiently: embedded.patiently,
      dump: embedded.dump,
      close: embedded.close,
    }
  }
  const pool = new GuardedPool({
    Client: NamedClient,
    connectionString: place.url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.longestWait ?? 10_000,
    statement_timeout: options.longestStatement ?? 30_000,
    idle_in_transaction_session_timeout: 30_000,
    // Statements are short: what it costs to compile one (10 ms and more) or to start helpers for it (5 ms) is never
    // earned back.
    options: '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
  })
  // Of a client in use as well as of an idle one; the pool repeats those of idle ones.
  pool.on('connect', (client) => client.on('error', (error) => options.onTrouble?.(reasonOf(error))))
  pool.on('error', () => undefined)
  const { rows } = await pool.query<{ encoding: string }>("select current_setting('server_encoding') as encoding")
  if (rows[0]?.encoding !== 'UTF8') {
    await pool.end()
    throw new Error(
      `DATABASE_URL: the database stores ${rows[0]?.encoding}, and must store UTF8 (create database … encoding 'UTF8' template template0)`,
    )
  }
  return {
    kind: 'server',
    db: drizzled(pool),
    pool,
    over,
    url: place.url,
    patiently: (run) => run(),
    dump: null,
    close: () => pool.end(),
  }
}
