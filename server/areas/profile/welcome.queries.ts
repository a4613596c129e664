import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { WELCOME_STEPS, type WelcomeStep } from '../../../openapi/outline.ts'
import { FIRST_WORK, type welcome } from '../../../openapi/schemas/profile.ts'
import { accounts, users } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { offeredTo, sectionSettingRows } from '../../kernel/section-settings.ts'
import { sectionCounts } from '../site/section-rows.queries.ts'

/**
 * How far a newcomer is on the way to a published page, in the form of the contract. Nothing of it is stored: a step is
 * done when what it asks for exists, wherever it was entered. One statement.
 */
export async function readWelcome(db: Readable, accountId: string): Promise<z.input<typeof welcome>> {
  const [row] = await db
    .select({
      name: sql<boolean>`${users.displayName} is not null`,
      photo: sql<boolean>`${accounts.pictureId} is not null`,
      headline: sql<boolean>`${accounts.headline} is not null`,
      publish: isPublished(accounts.id),
      settings: sectionSettingRows,
      counts: sectionCounts,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const work = FIRST_WORK.find((section) => row.counts[section].count > 0) ?? null
  const offered = offeredTo(row.settings, 'individual')
  const isDone = (step: WelcomeStep) => (step === 'work' ? work !== null : row[step])
  return {
    steps: WELCOME_STEPS.map((key) => ({ key, done: isDone(key) })),
    work,
    works: FIRST_WORK.filter((key) => key === work || offered.has(key)),
  }
}
