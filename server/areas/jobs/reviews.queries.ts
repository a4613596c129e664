import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, type SQL } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { jobPostings, jobPostingSkills } from '../../db/job-posting-tables.ts'
import { jobSectors, jobTitles, skills } from '../../db/list-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { INACTIVE_ACCOUNTS } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'
import type { Posting } from './postings.policy.ts'
import { presentReview, type PresentedReview, type Showing } from './postings.present.ts'

type Queue = typeof lists.jobReviews

/** Not those of accounts whose owners are all disabled: the public sees none of theirs. */
const inStatus = (status: Exclude<Narrowing<Queue>['status'], undefined>) =>
  and(
    eq(jobPostings.status, status),
    isNull(jobPostings.deletedAt),
    notInArray(jobPostings.accountId, INACTIVE_ACCOUNTS),
  )
/** Those that wait, the longest first; of another status the newest first. */
const sourceOf = ({ status = 'in_review' }: Narrowing<Queue>): ListSource<Queue> => ({
  id: jobPostings.id,
  scope: inStatus(status),
  search: { key: jobPostings.searchKey, isLarge: status !== 'in_review' },
  sorts: {},
  order:
    status === 'in_review'
      ? [asc(jobPostings.askedAt), asc(jobPostings.id)]
      : [desc(jobPostings.publishedAt), asc(jobPostings.id)],
  filters: { status: () => undefined },
})

async function reviewsWhere(db: Readable, where: SQL | undefined, showing: Showing): Promise<PresentedReview[]> {
  const rows = await db
    .select({ row: jobPostings, account: accounts, owner: users, jobTitle: jobTitles.name, sector: jobSectors.name })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(jobTitles, eq(jobTitles.id, jobPostings.jobTitleId))
    .leftJoin(jobSectors, eq(jobSectors.id, jobPostings.sectorId))
    .where(and(where, isNull(jobPostings.deletedAt)))
  if (rows.length === 0) return []
  const asked = await db
    .select({ postingId: jobPostingSkills.postingId, skillId: jobPostingSkills.skillId, name: skills.name })
    .from(jobPostingSkills)
    .innerJoin(skills, eq(skills.id, jobPostingSkills.skillId))
    .where(
      inArray(
        jobPostingSkills.postingId,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(jobPostingSkills.place))
  return rows.map((found) =>
    presentReview({ ...found, skills: asked.filter(({ postingId }) => postingId === found.row.id) }, showing),
  )
}

/** How many postings wait for an administrator. */
export const countReviews = (db: Readable): Promise<number> => db.$count(jobPostings, inStatus('in_review'))

/** One page of the queue, or of the postings in another status. */
export const listReviews = (
  db: Readable,
  query: ListQuery & Narrowing<Queue>,
  { lang, ...showing }: Showing & { readonly lang: Language },
) =>
  listPage(db, sourceOf(query), query, {
    lang,
    read: async (ids) =>
      inOrderOf(ids, await reviewsWhere(db, inArray(jobPostings.id, [...ids]), showing), ({ id }) => id),
  })

/** What administrators see of a posting after they decided on it, whatever its status is now. */
export async function readDecided(db: Readable, id: string, showing: Showing): Promise<PresentedReview> {
  const [found] = await reviewsWhere(db, eq(jobPostings.id, id), showing)
  return found ?? refuse('not_found', {})
}

/** A posting that waits, or that the public sees or saw. Drafts are nobody's but the account's. */
export async function readReview(db: Readable, id: string, showing: Showing): Promise<PresentedReview> {
  const [found] = await reviewsWhere(db, and(eq(jobPostings.id, id), ne(jobPostings.status, 'draft')), showing)
  return found ?? refuse('not_found', {})
}

/** A posting that an administrator has seen, or could have: it waited for them, or was open. */
export async function findSubmitted(db: Readable, id: string): Promise<Posting> {
  const [row] = await db
    .select()
    .from(jobPostings)
    .where(
      and(
        eq(jobPostings.id, id),
        isNull(jobPostings.deletedAt),
        or(isNotNull(jobPostings.askedAt), isNotNull(jobPostings.publishedAt)),
      ),
    )
  return row ?? refuse('not_found', {})
}
