import { and, count, eq, inArray } from 'drizzle-orm'
import { employments, offers } from '../../db/company-tables.ts'
import { accounts, tiers, users } from '../../db/tables.ts'
import type { Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { isCurrent } from '../structure/seats.queries.ts'
import { WAITING } from './offers.policy.ts'

/**
 * Refuses with `limit_reached` when so many more offers would be more than the tier of the company's principal allows:
 * employees and offers that wait, together. Call it while the company is locked.
 */
export async function assertRoom(tx: Tx, companyAccountId: string, more: number, now: Date): Promise<void> {
  const [tier] = await tx
    .select({ limit: tiers.employees })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .innerJoin(tiers, eq(tiers.key, users.tierKey))
    .where(eq(accounts.id, companyAccountId))
  const limit = tier?.limit ?? null
  if (limit === null) return
  const [staff] = await tx
    .select({ n: count() })
    .from(employments)
    .where(and(eq(employments.companyAccountId, companyAccountId), isCurrent(now)))
  const [waiting] = await tx
    .select({ n: count() })
    .from(offers)
    .where(and(eq(offers.companyAccountId, companyAccountId), inArray(offers.status, WAITING)))
  if ((staff?.n ?? 0) + (waiting?.n ?? 0) + more > limit) refuse('limit_reached', { limit })
}
