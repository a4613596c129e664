import { eq } from 'drizzle-orm'
import { letterTrail, letterTrailHeads } from '../../db/letter-trail-tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { hashOfLink, NO_LINK, type TrailEvent } from './trail-link.ts'

/**
 * Adds an event to its company's trail, in the transaction of what happened. Others who add to the same trail wait for
 * its end: call this last. Gives back the number of the link. Throws for facts that would not come back as they are.
 */
export async function appendToTrail(tx: Tx, event: TrailEvent): Promise<number> {
  const { accountId, letterId, what, facts, at } = event
  for (const [name, value] of Object.entries(facts))
    if (typeof value === 'number' ? !Number.isSafeInteger(value) : typeof value === 'string' && !isStorable(value))
      throw new Error(`The fact ${name} cannot be kept as it is`)
  await tx.insert(letterTrailHeads).values({ accountId, seq: 0, hash: NO_LINK }).onConflictDoNothing()
  const [head] = await tx.select().from(letterTrailHeads).where(eq(letterTrailHeads.accountId, accountId)).for('update')
  if (!head) throw new Error('The trail has no head')
  const link = { ...event, seq: head.seq + 1, prev: head.hash }
  const hash = hashOfLink(link)
  await tx.insert(letterTrail).values({ accountId, letterId, what, facts, at, seq: link.seq, prev: link.prev, hash })
  await tx.update(letterTrailHeads).set({ seq: link.seq, hash }).where(eq(letterTrailHeads.accountId, accountId))
  return link.seq
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\u0000')
