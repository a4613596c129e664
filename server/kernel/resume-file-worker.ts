import { serveJobs } from './child-program.ts'
import type { PaperDocument } from './paper-data.ts'
import { wordOf } from './paper-word.ts'
import { linesOfPdf, type TextFault } from './recognise/printed-lines.ts'
import { recognise, type Recognised } from './recognise/recognise.ts'
import { linesOfWord } from './recognise/word-lines.ts'

/** What is done with the files of resumes, in a process that may be ended. */
export interface ResumeFileSkills {
  readonly word: { readonly job: PaperDocument; readonly answer: Uint8Array }
  readonly recognise: {
    readonly job: { readonly bytes: Uint8Array; readonly today: string }
    readonly answer: Recognised | { readonly fault: TextFault }
  }
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
const isArchive = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('504b0304', 'hex'))
const isContainer = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('d0cf11e0', 'hex'))

async function read({
  bytes,
  today,
}: ResumeFileSkills['recognise']['job']): Promise<Recognised | { readonly fault: TextFault }> {
  if (!isPdf(bytes) && !isArchive(bytes) && !isContainer(bytes)) return { fault: 'type' }
  const text = isPdf(bytes) ? await linesOfPdf(bytes) : await linesOfWord(bytes)
  return 'fault' in text ? text : recognise(text.pages, today)
}

serveJobs<ResumeFileSkills>({ word: wordOf, recognise: read })
