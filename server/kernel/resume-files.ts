import { RESUME_MOST_PAGES } from '../../openapi/resume-style.ts'
import { ChildLost, createChild, type ChildOptions } from './child.ts'
import { isTooLong, type PaperDocument } from './paper-data.ts'
import { refuse } from './refusal.ts'
import type { ResumeFileSkills } from './resume-file-worker.ts'

/** Writes resumes as files of word processors, in a process of its own. */
export interface ResumeFiles {
  /**
   * A resume as a Word file, without its photo. Refuses with `resume_too_long` what is longer than any honest one, and
   * with `unavailable` when too many wait or when it took too much time or memory.
   */
  readonly word: (document: PaperDocument) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}

/** A resume of two pages takes 20 ms and 110 MB. */
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
  async function run<K extends keyof ResumeFileSkills>(
    kind: K,
    job: ResumeFileSkills[K]['job'],
  ): Promise<ResumeFileSkills[K]['answer']> {
    try {
      return await child.run(kind, job)
    } catch (error) {
      if (error instanceof ChildLost) refuse('unavailable', {})
      throw error
    }
  }
  return {
    word: async (document) => {
      if (isTooLong(document)) refuse('resume_too_long', { limit: RESUME_MOST_PAGES })
      return run('word', document)
    },
    close: child.close,
  }
}
