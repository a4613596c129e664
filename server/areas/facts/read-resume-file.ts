import fs from 'node:fs/promises'
import type { StagedFile } from '../../../openapi/define.ts'
import type { ResumeDocument } from '../../../openapi/json-resume-entries.ts'
import type { CareerImport } from '../../../openapi/schemas/career-import.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readJsonResumeFile } from './read-json-resume.ts'
import { readLinkedInArchive } from './read-linkedin.ts'

/** A file with career details as it was understood: what it says, and what was not understood, as it stands there. */
export interface ReadResume {
  readonly source: CareerImport['source']
  readonly document: ResumeDocument
  readonly unread: readonly string[]
}

const BOM = Buffer.from('efbbbf', 'hex')
const startsWith = (bytes: Buffer, start: string) => bytes.subarray(0, start.length).toString('latin1') === start

/**
 * Reads a file with career details by what it is, whatever it is called. Refuses with `import_refused` and the reason
 * what is none of the kinds, damaged, or beyond the bounds of its kind.
 */
export async function readResumeFile({ path }: StagedFile): Promise<ReadResume> {
  const bytes = await fs.readFile(path)
  const linkedIn = startsWith(bytes, 'PK\u0003\u0004') ? await readLinkedInArchive(bytes) : null
  if (linkedIn !== null) return linkedIn
  if (startsWith(bytes, '%PDF-') || startsWith(bytes, 'PK\u0003\u0004'))
    throw new Refusal('import_refused', { reason: 'type' })
  return readJsonResumeFile(bytes.subarray(0, BOM.length).equals(BOM) ? bytes.subarray(BOM.length) : bytes)
}
