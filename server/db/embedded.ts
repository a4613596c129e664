import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { NamedClient } from './named-client.ts'
import { PortStream } from './port-stream.ts'
import { GuardedPool } from './transaction.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './worker-protocol.ts'

/** Where the thread's program stands: beside the built server, or its source when nothing is built (tests). */
const here = fileURLToPath(import.meta.url)
const program = here.endsWith('.ts') ? path.join(path.dirname(here), 'worker.ts') : path.join(path.dirname(here).replace(/[/\\]chunks$/, ''), 'database-worker.js')

/** A statement may keep the one session of the embedded database this long (milliseconds); then the thread is ended and opened again. */
const LONGEST_STATEMENT = 30_000

export interface EmbeddedOptions {
  /** The folder of the database; null keeps it in memory (tests). */
  readonly dir: string | null
  readonly template?: Uint8Array<ArrayBuffer> | null
  readonly longestStatement?: number
  /** Told when the thread had to be ended or ended by itself. */
  readonly onTrouble?: (reason: string) => void
}

/** The thread with the database, and what watches it. One at a time; a new one takes its place after trouble. */
class Engine {
  readonly #settings: WorkerSettings
  readonly #longest: number
  readonly #onTrouble: (reason: string) => void
  readonly #streams = new Map<number, PortStream>()
  /** The thread that counts, from its start; an older one may still be ending. */
  #current: Worker | null = null
  /** The same, once it is ready. */
  #worker: Worker | null = null
  #starting: Promise<Worker> | null = null
  #outstanding = 0
  #watch: NodeJS.Timeout | null = null
  #patience = 0
  #next = 1
  #closing = false

  constructor({ dir, template, longestStatement, onTrouble }: EmbeddedOptions) {
    this.#settings = { dir, template: template ?? null }
    this.#longest = longestStatement ?? LONGEST_STATEMENT
    this.#onTrouble = onTrouble ?? (() => undefined)
  }

  start(): Promise<Worker> {
    this.#starting ??= new Promise<Worker>((resolve, reject) => {
      // Without the arguments of this process: some are refused in threads.
      const worker = new Worker(program, { workerData: this.#settings, execArgv: [] })
      this.#current = worker
      worker.on('message', (message: FromWorker) => {
        if (worker !== this.#current) return
        if (message.kind === 'ready') {
          this.#worker = worker
          resolve(worker)
        } else this.#heard(message)
      })
      worker.once('error', (error: Error) => {
        reject(error)
        this.#lost(worker, error.message)
      })
      worker.once('exit', () => {
        reject(new Error('The database thread ended before it was ready'))
        this.#lost(worker, 'the thread ended')
      })
    })
    return this.#starting
  }

  /** A stream for one client; opens the thread when there is none. */
  stream(): PortStream {
    const id = this.#next++
    const stream: PortStream = new PortStream({
      send: (bytes) => this.#post({ kind: 'wire', stream: id, bytes }, stream),
      leave: () => {
        this.#streams.delete(id)
        if (this.#worker) this.#post({ kind: 'reset' }, stream)
      },
    })
    this.#streams.set(id, stream)
    return stream
  }

  #post(message: ToWorker, stream: PortStream): void {
    const send = (worker: Worker) => {
      this.#outstanding += 1
      this.#arm()
      worker.postMessage(message)
    }
    if (this.#worker) send(this.#worker)
    else this.start().then(send, (error: Error) => stream.destroy(error))
  }

  #heard(message: FromWorker): void {
    if (message.kind === 'wire') this.#streams.get(message.stream)?.receive(message.bytes)
    else if (message.kind === 'handled') {
      this.#outstanding -= 1
      this.#arm()
    } else if (message.kind === 'failed') this.#onTrouble(message.reason)
  }

  /** Starts the time of the statement at hand, or stops it when nothing is outstanding. */
  #arm(): void {
    if (this.#watch) clearTimeout(this.#watch)
    this.#watch = null
    if (this.#outstanding === 0 || this.#patience > 0) return
    this.#watch = setTimeout(() => {
      const stuck = this.#worker
      if (!stuck) return
      this.#lost(stuck, `a statement ran longer than ${this.#longest} ms`)
      void stuck.terminate()
    }, this.#longest)
    this.#watch.unref()
  }

  #lost(worker: Worker, reason: string): void {
    if (worker !== this.#current) return
    if (!this.#closing) this.#onTrouble(reason)
    this.#current = null
    this.#worker = null
    this.#starting = null
    this.#outstanding = 0
    this.#arm()
    const orphans = [...this.#streams.values()]
    this.#streams.clear()
    for (const stream of orphans) stream.destroy(new Error(`The embedded database was interrupted: ${reason}`))
  }

  /** Runs work whose statements may take long (migrations, vacuum). */
  async patiently<T>(run: () => Promise<T>): Promise<T> {
    this.#patience += 1
    this.#arm()
    try {
      return await run()
    } finally {
      this.#patience -= 1
      this.#arm()
    }
  }

  async #ask<K extends FromWorker['kind']>(question: ToWorker, kind: K): Promise<Extract<FromWorker, { kind: K }>> {
    const worker = await this.start()
    const answer = new Promise<Extract<FromWorker, { kind: K }>>((resolve, reject) => {
      const heard = (message: FromWorker) => {
        if (message.kind !== kind) return
        worker.off('message', heard)
        resolve(message as Extract<FromWorker, { kind: K }>)
      }
      worker.on('message', heard)
      worker.once('exit', () => reject(new Error('The database thread ended')))
    })
    worker.postMessage(question)
    return answer
  }

  /** The whole data folder as a tar: a template for tests. */
  dump(): Promise<Uint8Array<ArrayBuffer>> {
    return this.patiently(async () => (await this.#ask({ kind: 'dump' }, 'dump')).bytes)
  }

  async close(): Promise<void> {
    this.#closing = true
    const worker = this.#worker
    if (!worker) return
    await this.#ask({ kind: 'close' }, 'closed')
    await worker.terminate()
  }
}

export interface EmbeddedDatabase {
  readonly pool: GuardedPool
  readonly patiently: <T>(run: () => Promise<T>) => Promise<T>
  readonly dump: () => Promise<Uint8Array<ArrayBuffer>>
  readonly close: () => Promise<void>
}

/**
 * Opens the embedded database behind an ordinary pool of one connection. A folder is made under another name and renamed when it is
 * complete, so that a process that dies meanwhile leaves nothing half made. The caller holds the folder's lock.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  if (options.dir !== null && !fs.existsSync(options.dir)) {
    const unfinished = `${options.dir}.unfinished`
    fs.rmSync(unfinished, { recursive: true, force: true })
    fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
    const first = new Engine({ ...options, dir: unfinished })
    await first.start()
    await first.close()
    fs.renameSync(unfinished, options.dir)
  }
  // A template fills a new folder, or the memory; a folder that exists has its own rows.
  const engine = new Engine(options.dir === null ? options : { ...options, template: null })
  await engine.start()
  const pool = new GuardedPool({
    Client: NamedClient,
    stream: () => engine.stream(),
    max: 1,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  })
  // An interrupted client is replaced at the next use; the trouble itself is told by the engine.
  pool.on('error', () => undefined)
  return {
    pool,
    patiently: (run) => engine.patiently(run),
    dump: () => engine.dump(),
    close: async () => {
      const ended = once(pool, 'remove')
      const open = pool.totalCount > 0
      await pool.end()
      if (open) await ended
      await engine.close()
    },
  }
}
