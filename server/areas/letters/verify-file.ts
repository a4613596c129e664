import fs from 'node:fs/promises'
import type { StagedFile } from '../../../openapi/define.ts'
import type { VerifiedLetter } from '../../../openapi/schemas/letter-verification.ts'
import type { Services } from '../../kernel/context.ts'
import { inspectSealedPdf } from '../../kernel/seal/inspect-pdf.ts'
import { turns } from '../../kernel/work-queue.ts'
import { findByHash } from './verification.queries.ts'

/** Files of strangers are in memory one at a time; who would be the twenty-first to wait is refused. */
const MOST_WAITING = 20
const inTurn = turns(MOST_WAITING)

/**
 * Whether an uploaded file is a letter of this installation, as it was issued. It is only searched and hashed, never
 * parsed. A whole seal of ours around bytes that nobody kept is of a company that was erased: it is unknown, because
 * nothing is known of it any more. Refuses with `unavailable` when too many wait.
 */
export async function verifyFile(
  { db, sealKey }: Pick<Services, 'db' | 'sealKey'>,
  file: StagedFile,
): Promise<VerifiedLetter> {
  const found = await inTurn(async () => inspectSealedPdf(await fs.readFile(file.path), sealKey))
  if (found.state === 'broken') return { verdict: 'changed', letter: null }
  if (found.state === 'unknown') return { verdict: 'unknown', letter: null }
  const letter = await findByHash(db, found.sha256)
  if (letter === null) return { verdict: 'unknown', letter: null }
  return { verdict: letter.row.status === 'revoked' ? 'revoked' : 'genuine', letter: letter.facts }
}
