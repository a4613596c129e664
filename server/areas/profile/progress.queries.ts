import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import {
  isOwnStep,
  SETUP_STEPS,
  type setupProgress as progressSchema,
  type SetupStep,
  type SiteKind,
} from '../../../openapi/schemas/profile.ts'
import { accounts, personalDetails, setupProgress } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { namesIn, offeredTo, sectionSettingRows } from '../../kernel/section-settings.ts'
import { sectionCounts } from '../site/section-rows.queries.ts'

/** An account's set-up progress in the form of the contract. */
export type Progress = z.input<typeof progressSchema>

/**
 * An account's set-up progress. A step is done when what it asks for exists, whether or not it was skipped; the step of
 * a section that is not offered is left out while nothing is in it. One statement.
 */
export async function readProgress(db: Readable, accountId: string): Promise<Progress> {
  const [row] = await db
    .select({
      hasDetails: sql<boolean>`${personalDetails.userId} is not null`,
      hasPictures: sql<boolean>`${accounts.pictureId} is not null and ${accounts.coverId} is not null`,
      isPublished: isPublished(accounts.id),
      kind: accounts.kind,
      settings: sectionSettingRows,
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
  const offered = offeredTo(row.settings, row.kind as SiteKind)
  const names = namesIn(row.settings)
  const isAsked = (step: SetupStep): boolean => isOwnStep(step) || offered.has(step) || row.counts[step].count > 0
  const asked = SETUP_STEPS.filter(isAsked)
  const current = (row.current ?? SETUP_STEPS[0]) as SetupStep
  return {
    steps: asked.map((key) => ({
      key,
      name: isOwnStep(key) ? null : (names.get(key) ?? null),
      state: isDone(key) ? ('done' as const) : row.skipped?.includes(key) ? ('skipped' as const) : ('open' as const),
    })),
    // The step after one that is asked no more; the last is always asked.
    current: asked.find((key) => SETUP_STEPS.indexOf(key) >= SETUP_STEPS.indexOf(current)) ?? 'publish',
    version: row.version ?? 1,
  }
}
