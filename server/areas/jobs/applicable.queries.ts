import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { coOwners } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { isPublic } from './postings.policy.ts'

/** A posting that somebody may apply for, with its account. `isPublic`: everybody finds it now. */
export interface Applicable {
  readonly posting: typeof jobPostings.$inferSelect
  readonly account: typeof accounts.$inferSelect
  readonly owner: typeof users.$inferSelect
  readonly isPublic: boolean
}

const applicables = (db: Readable, where: SQL | undefined, now: Date): Promise<Applicable[]> =>
  db
    .select({
      posting: jobPostings,
      account: accounts,
      owner: users,
      isPublic: sql<boolean>`coalesce(${isPublic(now)}, false)`,
    })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(where, isNull(jobPostings.deletedAt)))

/** The posting with this address, public or not; null: there is none. */
export const findApplicable = async (db: Readable, slug: string, now: Date): Promise<Applicable | null> =>
  (await applicables(db, eq(jobPostings.slug, slug), now))[0] ?? null

/** These postings by their ids. */
export async function applicablesOf(
  db: Readable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Applicable>> {
  const found = ids.length === 0 ? [] : await applicables(db, inArray(jobPostings.id, [...ids]), now)
  return new Map(found.map((one) => [one.posting.id, one]))
}

/** Holds what a posting is until the end of the transaction: nobody closes, pauses or changes it meanwhile. */
export const holdPosting = (tx: Tx, id: string) =>
  tx.select({ id: jobPostings.id }).from(jobPostings).where(eq(jobPostings.id, id)).for('share')

/** Does the user own the account, alone or with others? */
export async function isOwnedBy(
  db: Readable,
  { id, ownerId }: Pick<Applicable['account'], 'id' | 'ownerId'>,
  userId: string,
): Promise<boolean> {
  if (ownerId === userId) return true
  return (await db.$count(coOwners, and(eq(coOwners.accountId, id), eq(coOwners.userId, userId)))) > 0
}
