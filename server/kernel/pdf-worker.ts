import { parentPort } from 'node:worker_threads'
import { makePdf, type PdfJob } from './drawing-pdf.ts'

/** What the thread says first, once its program is loaded, and its answer to each job. */
export type PdfAnswer = 'ready' | { readonly bytes: Uint8Array } | { readonly reason: string }

parentPort?.on('message', (job: PdfJob) => {
  makePdf(job).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies PdfAnswer),
    (error: unknown) =>
      parentPort?.postMessage({
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies PdfAnswer),
  )
})
parentPort?.postMessage('ready' satisfies PdfAnswer)
