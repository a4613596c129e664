// The embedded database in a thread of its own, speaking PostgreSQL's wire protocol over the thread's port.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { FromWorker, ToWorker, WorkerSettings } from './worker-protocol.ts'

interface EmscriptenModule {
  readonly NODEFS: { readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number } }
}

/** NodeFS whose fsync really reaches the disk; the stock one ignores it. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...args)
    const durable = (module: unknown) => {
      ;(module as EmscriptenModule).NODEFS.stream_ops.fsync = (stream) => {
        fs.fdatasyncSync(stream.nfd)
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
const tell = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const options: PGliteOptions = { extensions: { pg_trgm }, postgresqlconf: ['shared_buffers = 16MB', "timezone = 'UTC'"] }
if (settings.template) options.loadDataDir = new Blob([settings.template])
const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
const database = await PGlite.create(
  settings.dir === null ? options : { ...options, fs: new DurableNodeFS(settings.dir), startParams: [...durable, '-c', 'wal_sync_method=fsync'] },
)

async function handle(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'wire':
      await database.execProtocolRawStream(message.bytes, {
        onRawData: (data) => {
          const bytes = data.slice()
          tell({ kind: 'wire', stream: message.stream, bytes }, [bytes.buffer])
        },
      })
      return tell({ kind: 'handled' })
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
  // A failure here is one of the engine itself (a wrong statement answers in the protocol): the thread ends and is opened again.
  chain = chain
    .then(() => handle(message))
    .catch((error: unknown) => {
      tell({ kind: 'failed', reason: String(error).slice(0, 300) })
      process.exit(1)
    })
})
tell({ kind: 'ready' })
