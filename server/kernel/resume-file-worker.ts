import { serveJobs } from './child-program.ts'
import type { PaperDocument } from './paper-data.ts'
import { wordOf } from './paper-word.ts'
import { readLinkedInArchive, type ReadArchive } from './recognise/linkedin-archive.ts'
import { linesOfPdf, type TextFault } from './recognise/printed-lines.ts'
import { recognise, type Recognised } from './recognise/recognise.ts'
import { linesOfWord } from './recognise/word-lines.ts'

/** What a file says as a resume: LinkedIn's data archive, or pages for people. */
export type ReadFile =
  | (ReadArchive & { readonly source: 'linkedin' })
  | (Recognised & { readonly source: 'document' })
  | { readonly fault: TextFault }

/** What is done with the files of resumes, in a process that may be ended. */
export interface ResumeFileSkills {
  readonly word: { readonly job: PaperDocument; readonly answer: Uint8Array }
  readonly recognise: {
    readonly job: { readonly bytes: Uint8Array; readonly today: string }
    readonly answer: ReadFile
  }
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')
const isArchive = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('504b0304', 'hex'))
const isContainer = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('d0cf11e0', 'hex'))

async function read({ bytes, today }: ResumeFileSkills['recognise']['job']): Promise<ReadFile> {
  if (!isPdf(bytes) && !isArchive(bytes) && !isContainer(bytes)) return { fault: 'type' }
  const archive = isArchive(bytes) ? await readLinkedInArchive(bytes) : null
  if (archive !== null) return 'fault' in archive ? archive : { source: 'linkedin', ...archive }
  const text = isPdf(bytes) ? await linesOfPdf(bytes) : await linesOfWord(bytes)
  return 'fault' in text ? text : { source: 'document', ...recognise(text.pages, today) }
}

serveJobs<ResumeFileSkills>({ word: wordOf, recognise: read })
