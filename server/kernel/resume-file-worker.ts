import { serveJobs } from './child-program.ts'
import type { PaperDocument } from './paper-data.ts'
import { wordOf } from './paper-word.ts'

/** What is done with the files of resumes, in a process that may be ended. */
export interface ResumeFileSkills {
  readonly word: { readonly job: PaperDocument; readonly answer: Uint8Array }
}

serveJobs<ResumeFileSkills>({ word: wordOf })
