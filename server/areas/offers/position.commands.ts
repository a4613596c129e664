import { and, eq, notInArray } from 'drizzle-orm'
import { employments, offers } from '../../db/company-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { WAITING } from './offers.policy.ts'

/**
 * A position that nobody holds or is offered goes: what was offered and held there before keeps its words and names it
 * no more.
 */
export async function leavePosition(tx: Tx, positionId: string): Promise<void> {
  await tx
    .update(offers)
    .set({ positionId: null })
    .where(and(eq(offers.positionId, positionId), notInArray(offers.status, WAITING)))
  await tx.update(employments).set({ positionId: null }).where(eq(employments.positionId, positionId))
}
