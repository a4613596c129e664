import { ChildLost, createChild, type ChildOptions } from './child.ts'
import type { PdfText, PdfTextSkills } from './pdf-text-worker.ts'
import { refuse } from './refusal.ts'

/** Reads PDFs as other software does, in a process of its own, one at a time. */
export interface PdfTexts {
  /**
   * The text of a PDF in the order in which the file has it, at most 60 pages and 300,000 letters; null for what is no
   * PDF, is damaged or opens only with a password. Refuses with `too_large` beyond 10 MB, and with `unavailable` when
   * too many wait or when reading took too much time or memory.
   */
  readonly textOf: (pdf: Uint8Array) => Promise<PdfText | null>
  readonly close: () => Promise<void>
}

/** A resume of two pages takes 30 ms and 120 MB. */
const LIMITS: ChildOptions = {
  source: new URL('pdf-text-worker.ts', import.meta.url),
  program: 'pdf-text-worker',
  memory: 400_000_000,
  longest: 10_000,
  mostWaiting: 20,
}
const MOST_BYTES = 10_000_000

/** `limits` is for tests. */
export function createPdfTexts(limits: Partial<ChildOptions> = {}): PdfTexts {
  const child = createChild<PdfTextSkills>({ ...LIMITS, ...limits })
  return {
    textOf: async (pdf) => {
      if (pdf.byteLength > MOST_BYTES) refuse('too_large', { limit: MOST_BYTES })
      try {
        return await child.run('read', pdf)
      } catch (error) {
        if (error instanceof ChildLost) refuse('unavailable', {})
        throw error
      }
    },
    close: child.close,
  }
}
