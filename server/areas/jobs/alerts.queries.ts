import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { JobSearch } from '../../../src/documents/jobs/job-address.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { conditions, MOST_WORDS } from './search.queries.ts'
import { searchWords } from './search-text.ts'
import { wordsQuery } from './search-words.queries.ts'

/**
 * The ids of the newest jobs that a search finds now and that were published after a moment, without those of one
 * account.
 */
export async function publishedSince(
  db: Readable,
  search: JobSearch,
  {
    now,
    since,
    without,
    most,
  }: { readonly now: Date; readonly since: Date; readonly without: string; readonly most: number },
): Promise<readonly string[]> {
  const words = wordsQuery(searchWords(search.q).slice(0, MOST_WORDS))
  const rows = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(
      and(conditions(search, { now, words }), gt(jobPostings.publishedAt, since), ne(jobPostings.accountId, without)),
    )
    .orderBy(sql`${jobPostings.publishedAt} desc nulls last, ${jobPostings.id}`)
    .limit(most)
  return rows.map(({ id }) => id)
}

/** The id of a posting that visitors see, or saw before it was over; null where there is none at the address. */
export async function seenPostingId(db: Readable, slug: string): Promise<string | null> {
  const [row] = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .where(
      and(
        eq(jobPostings.slug, slug),
        sql`${jobPostings.publishedAt} is not null`,
        isNull(jobPostings.deletedAt),
        isActive(),
      ),
    )
  return row?.id ?? null
}

/** The ids of postings that are closed for good: a query to compare with. */
export const closedPostings = (db: Readable) =>
  db.select({ id: jobPostings.id }).from(jobPostings).where(eq(jobPostings.status, 'closed'))
