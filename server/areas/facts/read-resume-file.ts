import fs from 'node:fs/promises'
import type { StagedFile } from '../../../openapi/define.ts'
import type { ResumeDocument } from '../../../openapi/json-resume-entries.ts'
import type { CareerImport } from '../../../openapi/schemas/career-import.ts'
import type { Services } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readJsonResumeFile } from './read-json-resume.ts'

/** A file with career details as it was understood: what it says, and what was not understood, as it stands there. */
export interface ReadResume {
  readonly source: CareerImport['source']
  readonly document: ResumeDocument
  readonly unread: readonly string[]
}

const BOM = Buffer.from('efbbbf', 'hex')
const startsWith = (bytes: Buffer, start: string) => bytes.subarray(0, start.length).toString('latin1') === start
/** How files begin that are read in a process of their own: PDF, ZIP (LinkedIn's archive, Word), and old containers. */
const APART = ['%PDF-', 'PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0']

/**
 * Reads a file with career details by what it is, whatever it is called. Refuses with `import_refused` and the reason
 * what is none of the kinds, damaged, or beyond the bounds of its kind; with `unavailable` when too many are read.
 */
export async function readResumeFile(services: Services, { path }: StagedFile): Promise<ReadResume> {
  const bytes = await fs.readFile(path)
  if (APART.some((start) => startsWith(bytes, start))) return readApart(services, bytes)
  return readJsonResumeFile(bytes.subarray(0, BOM.length).equals(BOM) ? bytes.subarray(BOM.length) : bytes)
}

/** Of a group of skills in a PDF or a Word file (`Tools: Docker, Git`) each is one; the group's name is none. */
async function readApart({ resumeFiles, clock }: Services, bytes: Buffer): Promise<ReadResume> {
  const found = await resumeFiles.recognise(bytes, todayIn(clock.now()))
  if ('fault' in found) throw new Refusal('import_refused', { reason: found.fault })
  if (found.source === 'linkedin') return found
  const { source, document, unread } = found
  const skills = document.skills.flatMap(({ name, keywords = [] }) =>
    keywords.length === 0 ? [{ name }] : keywords.map((keyword) => ({ name: keyword })),
  )
  return { source, document: { ...document, skills }, unread }
}
