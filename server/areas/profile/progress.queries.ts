import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { SETUP_STEPS, type setupProgress as progressSchema, type SetupStep } from '../../../openapi/schemas/profile.ts'
import { accounts, personalDetails, setupProgress } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { sectionCounts } from '../site/section-rows.queries.ts'

/** An account's set-up progress in the form of the contract. */
export type Progress = z.input<typeof progressSchema>

/**
 * An account's set-up progress. A step is done when what it asks for exists, whether or not it was skipped. One
 * statement.
 */
export async function readProgress(db: Readable, accountId: string): Promise<Progress> {
  const [row] = await db
    .select({
      hasDetails: sql<boolean>`${personalDetails.userId} is not null`,
      hasPictures: sql<boolean>`${accounts.pictureId} is not null and ${accounts.coverId} is not null`,
      isPublished: isPublished(accounts.id),
      counts: sectionCounts,
      current: setupProgress.current,
      skipped: setupProgress.skipped,
      version: setupProgress.version,
    })
    .from(accounts)
    .leftJoin(personalDetails, eq(personalDetails.userId, accounts.ownerId))
    .leftJoin(setupProgress, eq(setupProgress.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const isDone = (step: SetupStep): boolean => {
    if (step === 'personal') return row.hasDetails
    if (step === 'account') return row.hasPictures && row.counts.hobbies.count > 0
    return step === 'publish' ? row.isPublished : row.counts[step].count > 0
  }
  return {
    steps: SETUP_STEPS.map((key) => ({
      key,
      state: isDone(key) ? ('done' as const) : row.skipped?.includes(key) ? ('skipped' as const) : ('open' as const),
    })),
    current: (row.current ?? SETUP_STEPS[0]) as SetupStep,
    version: row.version ?? 1,
  }
}
