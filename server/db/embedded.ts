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
const program = here.endsWith('.ts')
  ? path.join(path.dirname(here), 'worker.ts')
  : path.join(path.dirname(here).replace(/[/\\]chunks$/, ''), 'database-worker.js')

/**
 * Opening takes half a second, after a kill some more, and a new folder several on a slow machine; what takes so long
 * (milliseconds) will never end.
 */
const LONGEST_OPENING = 90_000
/** So long (milliseconds) nobody tries again after a thread that could not open the folder. */
const PAUSE = 1000
/**
 * A statement may keep the one session of the embedded database this long (milliseconds); then the thread is ended and
 * opened again.
 */
const LONGEST_STATEMENT = 30_000

export interface EmbeddedOptions {
  /** The folder of the database; null keeps it in memory (tests). */
  readonly dir: string | null
  readonly template?: Uint8Array<ArrayBuffer> | null
  readonly longestStatement?: number
  readonly longestOpening?: number
  /** Told when the thread had to be ended or ended by itself. */
  readonly onTrouble?: (reason: string) => void
}

/** The thread with the database, and what watches it. One at a time; a new one takes its place after trouble. */
class Engine {
  readonly #settings: WorkerSettings
  readonly #longest: number
  readonly #longestOpening: number
  readonly #onTrouble: (reason: string) => void
  readonly #streams = new Map<number, PortStream>()
  /** The thread that counts, from its start; an older one may still be ending. */
  #current: Worker | null = null
  /** The same, once it is ready. */
  #worker: Worker | null = null
  #starting: Promise<Worker> | null = null
  /** The last opening that failed, and when. */
  #failure: { readonly error: Error; readonly at: number } | null = null
  #ending: Promise<unknown> = Promise.resolve()
  #outstanding = 0
  #watch: NodeJS.Timeout | null = null
  #patience = 0
  #next = 1
  #closing = false

  constructor({ dir, template, longestStatement, longestOpening, onTrouble }: EmbeddedOptions) {
    this.#settings = { dir, template: template ?? null }
    this.#longest = longestStatement ?? LONGEST_STATEMENT
    this.#longestOpening = longestOpening ?? LONGEST_OPENING
    this.#onTrouble = onTrouble ?? (() => undefined)
  }

  /** The thread, opened when there is none. Rejects when it cannot be, with the system's code where there is one. */
  start(): Promise<Worker> {
    const recent = this.#failure !== null && performance.now() - this.#failure.at < PAUSE ? this.#failure : null
    if (this.#starting === null && recent !== null) return Promise.reject(recent.error)
    // Never two threads on one folder: the former one has ended first.
    this.#starting ??= this.#ending.then(() => this.#open())
    return this.#starting
  }

  #open(): Promise<Worker> {
    return new Promise<Worker>((resolve, reject) => {
      // Without the arguments of this process: some are refused in threads.
      const worker = new Worker(program, { workerData: this.#settings, execArgv: [] })
      this.#current = worker
      const fail = (reason: string, code: string | null = null) => {
        clearTimeout(late)
        if (worker !== this.#current) return
        const error = Object.assign(
          new Error(`The embedded database was interrupted: ${reason}`),
          code === null ? {} : { code },
        )
        if (this.#worker !== worker) this.#failure = { error, at: performance.now() }
        reject(error)
        this.#lost(worker, error)
      }
      const late = setTimeout(() => {
        fail(`it was not open after ${this.#longestOpening} ms`)
      }, this.#longestOpening)
      worker.on('message', (message: FromWorker) => {
        if (worker !== this.#current) return
        if (message.kind === 'ready') {
          clearTimeout(late)
          this.#worker = worker
          this.#failure = null
          resolve(worker)
        } else if (message.kind === 'failed') fail(message.reason, message.code)
        else this.#heard(message)
      })
      worker.once('error', (error: unknown) => fail(error instanceof Error ? error.message : 'the thread failed'))
      worker.once('exit', () => fail('the thread ended'))
    })
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
    }
  }

  /** Starts the time of the statement at hand, or stops it when nothing is outstanding. */
  #arm(): void {
    if (this.#watch) clearTimeout(this.#watch)
    this.#watch = null
    if (this.#outstanding === 0 || this.#patience > 0) return
    this.#watch = setTimeout(() => {
      const stuck = this.#worker
      if (!stuck) return
      this.#lost(
        stuck,
        new Error(`The embedded database was interrupted: a statement ran longer than ${this.#longest} ms`),
      )
    }, this.#longest)
    this.#watch.unref()
  }

  #lost(worker: Worker, error: Error): void {
    if (worker !== this.#current) return
    if (!this.#closing) this.#onTrouble(error.message)
    this.#current = null
    this.#worker = null
    this.#starting = null
    this.#ending = worker.terminate()
    this.#outstanding = 0
    this.#arm()
    const orphans = [...this.#streams.values()]
    this.#streams.clear()
    for (const stream of orphans) stream.destroy(error)
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
 * Opens the embedded database behind an ordinary pool of one connection. A folder is made under another name and
 * renamed when it is complete, so that a process that dies meanwhile leaves nothing half made. The caller holds the
 * folder's lock.
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
