import { RESUME_MOST_PAGES } from '../../openapi/resume-style.ts'
import { ChildLost, createChild, type ChildOptions } from './child.ts'
import { isTooLong, type PaperDocument } from './paper-data.ts'
import { refuse } from './refusal.ts'
import type { ReadFile, ResumeFileSkills } from './resume-file-worker.ts'

/** Writes and reads resumes as files of other programs, in a process of its own. */
export interface ResumeFiles {
  /**
   * A resume as a Word file, without its photo. Refuses with `resume_too_long` what is longer than any honest one, and
   * with `unavailable` when too many wait or when it took too much time or memory.
   */
  readonly word: (document: PaperDocument) => Promise<Uint8Array>
  /**
   * What a PDF, a Word file or LinkedIn's data archive of at most 10 MB says as a resume, or why it is not read.
   * `today` is an ISO date. A file that takes too much time or memory is `damaged`. Refuses with `unavailable` when too
   * many wait.
   */
  readonly recognise: (bytes: Uint8Array, today: string) => Promise<ReadFile>
  readonly close: () => Promise<void>
}

const MOST_BYTES = 10_000_000
/** A resume of two pages takes 20 ms and 110 MB to write, and 100 ms to read. */
const LIMITS: ChildOptions = {
  source: new URL('resume-file-worker.ts', import.meta.url),
  program: 'resume-file-worker',
  memory: 400_000_000,
  longest: 10_000,
  mostWaiting: 20,
}

/** `limits` is for tests. */
export function createResumeFiles(limits: Partial<ChildOptions> = {}): ResumeFiles {
  const child = createChild<ResumeFileSkills>({ ...LIMITS, ...limits })
  return {
    word: async (document) => {
      if (isTooLong(document)) refuse('resume_too_long', { limit: RESUME_MOST_PAGES })
      try {
        return await child.run('word', document)
      } catch (error) {
        if (error instanceof ChildLost) refuse('unavailable', {})
        throw error
      }
    },
    recognise: async (bytes, today) => {
      if (bytes.byteLength > MOST_BYTES) return { fault: 'too_much' }
      try {
        return await child.run('recognise', { bytes, today })
      } catch (error) {
        if (error instanceof ChildLost) return { fault: 'damaged' }
        throw error
      }
    },
    close: child.close,
  }
}
