import { and, eq } from 'drizzle-orm'
import { experiences } from '../../db/collection-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { contentChanged } from '../../kernel/site-content.ts'

/** Shows a letter with one entry of an account's experience, in the place of any other, or with none of them. */
export async function showLetterWith(
  tx: Tx,
  services: Services,
  { accountId, letterId, entryId }: { accountId: string; letterId: string; entryId: string | null },
): Promise<void> {
  const own = eq(experiences.accountId, accountId)
  await tx
    .update(experiences)
    .set({ letterId: null })
    .where(and(own, eq(experiences.letterId, letterId)))
  if (entryId !== null)
    await tx
      .update(experiences)
      .set({ letterId })
      .where(and(own, eq(experiences.id, entryId)))
  await contentChanged(tx, services, accountId)
}

/** A letter that is revoked confirms nothing: the pages that show it are made anew. */
export async function endConfirmations(tx: Tx, services: Services, letterId: string): Promise<void> {
  const shown = await tx
    .update(experiences)
    .set({ letterId: null })
    .where(eq(experiences.letterId, letterId))
    .returning({ accountId: experiences.accountId })
  for (const accountId of new Set(shown.map((one) => one.accountId))) await contentChanged(tx, services, accountId)
}
