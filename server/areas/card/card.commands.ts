import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { CARD_DESIGNS, type cardBody } from '../../../openapi/schemas/site.ts'
import { cards, qrCodes } from '../../db/site-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** Gives an account its code, which is printed and so never changes. Returns the code. */
export async function giveCode(tx: Tx, services: Services, accountId: string, now: Date): Promise<string> {
  const code = services.ids.code()
  await tx.insert(qrCodes).values({ code, accountId, createdAt: now })
  return code
}

/**
 * Saves another design if the card is still at `body.version`. A card gets a row with its first change; until then it
 * has the defaults. Returns false, and saves nothing, if somebody else has changed the card in the meantime.
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
