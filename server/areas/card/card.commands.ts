import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { CARD_DESIGNS, type cardBody } from '../../../openapi/schemas/site.ts'
import { cards } from '../../db/site-tables.ts'
import type { Tx } from '../../kernel/context.ts'

/**
 * Saves another design if the card is still at `body.version`. A card gets a row with its first change; until then it has the
 * defaults. Returns false, and saves nothing, if somebody else has changed the card in the meantime.
 */
export async function chooseDesign(tx: Tx, accountId: string, body: z.output<typeof cardBody>): Promise<boolean> {
  await tx.insert(cards).values({ accountId, design: CARD_DESIGNS[0] }).onConflictDoNothing()
  const changed = await tx
    .update(cards)
    .set({ design: body.design, version: sql`${cards.version} + 1` })
    .where(and(eq(cards.accountId, accountId), eq(cards.version, body.version)))
    .returning({ id: cards.accountId })
  return changed.length > 0
}
