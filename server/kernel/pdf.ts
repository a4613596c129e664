import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PdfJob } from './drawing-pdf.ts'
import type { PdfAnswer } from './pdf-worker.ts'
import { turns } from './work-queue.ts'

/** Makes PDFs in a worker thread, one at a time, so that other calls do not wait for a layout. */
export interface PdfPress {
  /**
   * The document's bytes. Refuses with `unavailable` when too many wait; throws when the thread fails or takes too
   * long.
   */
  print(job: PdfJob): Promise<Uint8Array>
  close(): Promise<void>
}

/** The thread's program: beside the built server, or its source in tests. */
const here = fileURLToPath(import.meta.url)
const program = here.endsWith('.ts')
  ? path.join(path.dirname(here), 'pdf-worker.ts')
  : path.join(path.dirname(here).replace(/[/\\]chunks$/, ''), 'pdf-worker.js')

/**
 * Milliseconds after which a job is ended together with its thread. A card takes 30 ms, the first one half a second.
 */
const LONGEST = 10_000
/** Milliseconds that the thread may take to load its program, which on a busy machine takes seconds. */
const STARTING = 60_000
const MOST_WAITING = 20

/** `longest` and `thread` are for tests. */
export function createPdfPress({
  longest = LONGEST,
  thread = program,
}: { readonly longest?: number; readonly thread?: string } = {}): PdfPress {
  const inTurn = turns(MOST_WAITING)
  let worker: Worker | null = null
  let isReady = false

  /** The thread, started with the first job. It does not keep the process alive. */
  function open(): Worker {
    if (worker) return worker
    // Without the arguments of this process: some are refused in threads.
    const started = new Worker(thread, { execArgv: [] })
    started.unref()
    isReady = false
    const lost = () => {
      if (worker === started) worker = null
    }
    started.on('error', lost)
    started.on('exit', lost)
    worker = started
    return started
  }

  const run = (job: PdfJob) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const at = open()
      at.ref()
      const end = (settle: () => void) => {
        clearTimeout(late)
        at.off('message', heard)
        at.off('error', failed)
        at.off('exit', left)
        at.unref()
        settle()
      }
      const within = (milliseconds: number) =>
        setTimeout(() => {
          end(() => reject(new Error(`A PDF took longer than ${milliseconds} ms`)))
          worker = null
          void at.terminate()
        }, milliseconds)
      const heard = (answer: PdfAnswer) => {
        if (answer === 'ready') {
          isReady = true
          clearTimeout(late)
          late = within(longest)
          return
        }
        end(() =>
          'bytes' in answer ? resolve(answer.bytes) : reject(new Error(`A PDF was not made: ${answer.reason}`)),
        )
      }
      const failed = (error: Error) => end(() => reject(error))
      const left = () => end(() => reject(new Error('The PDF thread ended')))
      let late = within(isReady ? longest : STARTING)
      at.on('message', heard)
      at.on('error', failed)
      at.on('exit', left)
      at.postMessage(job)
    })

  return {
    print: (job) => inTurn(() => run(job)),
    close: async () => {
      await worker?.terminate()
    },
  }
}
