import { parentPort } from 'node:worker_threads'
import { makePdf, type PdfJob } from './drawing-pdf.ts'
import { sheetSvg } from './drawing-svg.ts'
import type { Sheet } from './drawing.ts'

/** What the thread is given: a document, or a sheet to be drawn as an SVG. */
export type PressJob = PdfJob | { readonly drawing: Sheet }
/** What the thread answers to the one job it was given. */
export type PdfAnswer = { readonly bytes: Uint8Array } | { readonly reason: string }

const make = async (job: PressJob): Promise<Uint8Array> => ('drawing' in job ? new TextEncoder().encode(sheetSvg(job.drawing)) : makePdf(job))

parentPort?.on('message', (job: PressJob) => {
  make(job).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies PdfAnswer),
    (error: unknown) => parentPort?.postMessage({ reason: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies PdfAnswer),
  )
})
