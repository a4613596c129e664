// The embedded database in a thread of its own, speaking PostgreSQL's wire protocol over the thread's port.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { FromWorker, ToWorker, WorkerSettings } from './worker-protocol.ts'

interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { readonly nfd: number; readonly path?: string }) => number }
  }
}

/** The files of PostgreSQL's log (16 MB each) that were written since the last checkpoint. */
const logFiles = new Set<string>()
const LOG_FOLDER = '/pg_wal/0'
/**
 * At so many a checkpoint is due: a single session never makes one of itself, and whoever opens the folder after a kill
 * reads them all.
 */
const MOST_LOG_FILES = 3

/** NodeFS whose fsync really reaches the disk; the stock one ignores it. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    const durable = (module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        fs.fdatasyncSync(stream.nfd)
        if (stream.path?.includes(LOG_FOLDER)) logFiles.add(stream.path)
        return 0
      }
    }
    made.emscriptenOpts.preRun = [...[made.emscriptenOpts.preRun ?? []].flat(), durable]
    return made
  }
}

const port = parentPort
if (!port) throw new Error('The database worker runs in a thread')
const settings = workerData as WorkerSettings
/** What happened to the engine itself: it throws words, objects and nothing, and no value of a row. */
const faultOf = (error: unknown): string =>
  (error instanceof Error
    ? error.message
    : `the engine ended (${typeof error === 'object' ? JSON.stringify(error) : String(error)})`
  ).slice(0, 300)
/** Emscripten's numbers of what a disk refuses. */
const DISK_CODES: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  33: 'EMFILE',
  51: 'ENOSPC',
  69: 'EROFS',
}
const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'errno' in error ? (DISK_CODES[Number(error.errno)] ?? null) : null
const tell = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const options: PGliteOptions = {
  extensions: { pg_trgm },
  postgresqlconf: ['shared_buffers = 16MB', "timezone = 'UTC'"],
}
if (settings.template) options.loadDataDir = new Blob([settings.template])
/** PostgreSQL's log is synced as files; after a burst of writes its files go again. */
const ON_DISK = ['-c', 'wal_sync_method=fsync', '-c', 'min_wal_size=32MB']
const durable = [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...ON_DISK]

async function create(): Promise<PGlite> {
  try {
    return await PGlite.create(
      settings.dir === null ? options : { ...options, fs: new DurableNodeFS(settings.dir), startParams: durable },
    )
  } catch (error) {
    tell({ kind: 'failed', reason: faultOf(error), code: codeOf(error) })
    // The message leaves before the thread does.
    return new Promise(() => port?.close())
  }
}
const database = await create()

/** ReadyForQuery outside a transaction: the session belongs to nobody until the next statement. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

async function checkpoint(): Promise<void> {
  logFiles.clear()
  // A full disk refuses it: it comes again with the next files.
  await database.exec('checkpoint').catch(() => undefined)
}

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'wire': {
      let isIdle = false
      await database.execProtocolRawStream(message.bytes, {
        onRawData: (data) => {
          const bytes = data.slice()
          isIdle = READY.equals(bytes.subarray(-READY.length))
          tell({ kind: 'wire', stream: message.stream, bytes }, [bytes.buffer])
        },
      })
      if (isIdle && logFiles.size >= MOST_LOG_FILES) await checkpoint()
      return tell({ kind: 'handled' })
    }
    case 'reset':
      // The session outlives its client: what the client left behind must not reach the next one.
      await database.exec('rollback').catch(() => undefined)
      await database.exec('discard all').catch(() => undefined)
      return tell({ kind: 'handled' })
    case 'dump': {
      const dump = await database.dumpDataDir('none')
      return tell({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) })
    }
    case 'close':
      await database.close()
      return tell({ kind: 'closed' })
  }
}

let chain = Promise.resolve()
port.on('message', (message: ToWorker) => {
  // A failure here is one of the engine itself (a wrong statement answers in the protocol): the thread ends and is
  // opened again.
  chain = chain
    .then(() => handle(message))
    .catch((error: unknown) => {
      tell({ kind: 'failed', reason: faultOf(error), code: codeOf(error) })
      process.exit(1)
    })
})
tell({ kind: 'ready' })
