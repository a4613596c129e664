import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { SETUP_STEPS, type setupProgressBody } from '../../../openapi/schemas/profile.ts'
import { setupProgress } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { readProgress, type Progress } from './progress.queries.ts'

/** Saves the current step and the skipped ones if the version is still current; otherwise refuses with `stale`. */
export async function editProgress(
  tx: Tx,
  accountId: string,
  body: z.output<typeof setupProgressBody>,
): Promise<Progress> {
  await tx.insert(setupProgress).values({ accountId, current: SETUP_STEPS[0], skipped: [] }).onConflictDoNothing()
  const changed = await tx
    .update(setupProgress)
    .set({ current: body.current, skipped: body.skipped, version: sql`${setupProgress.version} + 1` })
    .where(and(eq(setupProgress.accountId, accountId), eq(setupProgress.version, body.version)))
    .returning({ version: setupProgress.version })
  if (changed.length === 0) refuse('stale', { current: await readProgress(tx, accountId) })
  return readProgress(tx, accountId)
}
