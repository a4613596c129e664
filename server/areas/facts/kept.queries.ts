import { eq } from 'drizzle-orm'
import { NOTHING_KEPT, type Kept } from '../../../openapi/json-resume-kept.ts'
import { keptResumeKeys } from '../../db/resume-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** What the account keeps of files that it took in. */
export async function readKept(db: Readable, accountId: string): Promise<Kept> {
  const [row] = await db
    .select({ kept: keptResumeKeys.kept })
    .from(keptResumeKeys)
    .where(eq(keptResumeKeys.accountId, accountId))
  return row?.kept ?? NOTHING_KEPT
}
