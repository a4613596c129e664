import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import { recoveryCodes, secondFactors } from '../../db/sign-in-tables.ts'
import type { Readable } from '../../kernel/context.ts'

/** Since when a user signs in with a second factor; null: without. */
export async function secondFactorSince(db: Readable, userId: string): Promise<Date | null> {
  const [row] = await db
    .select({ enabledAt: secondFactors.enabledAt })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.enabledAt)))
  return row?.enabledAt ?? null
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(db: Readable, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
