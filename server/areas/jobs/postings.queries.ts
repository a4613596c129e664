import { and, asc, count, desc, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { jobPosting as life } from '../../../openapi/lifecycles/job-posting.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { jobApplications } from '../../db/job-application-tables.ts'
import { jobPostings, jobPostingSkills } from '../../db/job-posting-tables.ts'
import { skills } from '../../db/list-tables.ts'
import { history } from '../../db/platform-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { planOf } from '../../kernel/plan-of.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hasApplicants } from '../hiring/processes.queries.ts'
import { COUNTED, type Posting } from './postings.policy.ts'
import {
  presentPosting,
  presentRow,
  type PresentedPosting,
  type PresentedRow,
  type Showing,
} from './postings.present.ts'

type PostingList = typeof lists.jobPostings

/** The postings of an account that were not deleted, as conditions. */
const ofAccount = (accountId: string) => and(eq(jobPostings.accountId, accountId), isNull(jobPostings.deletedAt))

const source = (accountId: string): ListSource<PostingList> => ({
  id: jobPostings.id,
  scope: ofAccount(accountId),
  search: { key: jobPostings.searchKey, isLarge: false },
  sorts: {
    title: { en: jobPostings.titleKeyEn, am: jobPostings.titleKeyAm },
    deadline: jobPostings.deadline,
    published_at: jobPostings.publishedAt,
    created_at: jobPostings.createdAt,
  },
  order: '-created_at',
  filters: { status: (status) => eq(jobPostings.status, status) },
})

/** How many applied for each of these postings, and did not take it back. */
async function applicantsOf(db: Readable, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { postingId, status } = jobApplications
  const rows = await db
    .select({ postingId, n: count() })
    .from(jobApplications)
    .where(and(inArray(postingId, [...ids]), notInArray(status, ['draft', 'withdrawn'])))
    .groupBy(postingId)
  return new Map(rows.map((row) => [row.postingId, row.n]))
}

/** One page of an account's postings. */
export const listPostings = (
  db: Readable,
  accountId: string,
  query: ListQuery & Narrowing<PostingList>,
  { lang, ...showing }: Showing & { readonly lang: Language },
) =>
  listPage<PostingList, PresentedRow>(db, source(accountId), query, {
    lang,
    read: async (ids) => {
      const rows = await db
        .select()
        .from(jobPostings)
        .where(and(inArray(jobPostings.id, [...ids]), ofAccount(accountId)))
      const applied = await applicantsOf(db, ids)
      return inOrderOf(ids, rows, ({ id }) => id).map((row) => presentRow(row, applied.get(row.id) ?? 0, showing))
    },
  })

/** A posting of the account. Another's, a deleted and an unknown one are the same 404. */
export async function findPosting(db: Readable, accountId: string, id: string): Promise<Posting> {
  const [row] = await db
    .select()
    .from(jobPostings)
    .where(and(eq(jobPostings.id, id), ofAccount(accountId)))
  return row ?? refuse('not_found', {})
}

/** The ids of the skills that a posting asks for, in its order. */
export async function skillIdsOf(db: Readable, postingId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ id: jobPostingSkills.skillId })
    .from(jobPostingSkills)
    .where(eq(jobPostingSkills.postingId, postingId))
    .orderBy(asc(jobPostingSkills.place))
  return rows.map(({ id }) => id)
}

/** The names of the skills that a posting asks for, in its order. */
export async function skillNamesOf(db: Readable, postingId: string): Promise<readonly Localized[]> {
  const rows = await db
    .select({ name: skills.name })
    .from(jobPostingSkills)
    .innerJoin(skills, eq(skills.id, jobPostingSkills.skillId))
    .where(eq(jobPostingSkills.postingId, postingId))
    .orderBy(asc(jobPostingSkills.place))
  return rows.map(({ name }) => name)
}

/** A posting of the account in the form of the contract. */
export async function readPosting(
  db: Readable,
  accountId: string,
  id: string,
  showing: Showing,
): Promise<PresentedPosting> {
  const row = await findPosting(db, accountId, id)
  return presentPosting(row, await skillIdsOf(db, id), await hasApplicants(db, id), showing)
}

/** How many postings the plan of the account's owner lets be open at once; null: any number. */
export const openLimit = async (db: Readable, accountId: string): Promise<number | null> =>
  (await planOf(db, accountId))?.openJobs ?? null

/** How many postings of the account count against that limit: open, paused and in review. */
export const countOpen = (db: Readable, accountId: string): Promise<number> =>
  db.$count(jobPostings, and(ofAccount(accountId), inArray(jobPostings.status, [...COUNTED])))

/**
 * Accounts that have postings which count, each with how many: a table to select from. `where` says whose, of accounts
 * and users.
 */
export const employersByOpenJobs = (db: Readable, where: SQL | undefined) =>
  db
    .select({
      username: accounts.username,
      kind: accounts.kind,
      companyName: accounts.companyName,
      publicName: accounts.publicName,
      displayName: users.displayName,
      firstName: users.firstName,
      middleName: users.middleName,
      lastName: users.lastName,
      used: sql<number>`count(*)::int`.as('used'),
    })
    .from(jobPostings)
    .innerJoin(accounts, eq(accounts.id, jobPostings.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(inArray(jobPostings.status, [...COUNTED]), isNull(jobPostings.deletedAt), where))
    .groupBy(accounts.id, users.id)
    .as('employers')

/** How many postings the account keeps, whatever their status. */
export async function countPostings(db: Readable, accountId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(jobPostings).where(ofAccount(accountId))
  return row?.n ?? 0
}

/**
 * Does the next posting of the account wait for an administrator? Not that of a verified company, nor of an account
 * whose posting an administrator approved, unless they took one down since.
 */
export async function needsReview(db: Readable, accountId: string): Promise<boolean> {
  const [account] = await db
    .select({ kind: accounts.kind, verifiedAt: accounts.verifiedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account?.kind === 'company' && account.verifiedAt !== null) return false
  const [last] = await db
    .select({ event: history.event })
    .from(history)
    .innerJoin(jobPostings, eq(jobPostings.id, sql`${history.subjectId}`))
    .where(
      and(
        eq(jobPostings.accountId, accountId),
        eq(history.lifecycle, life.id),
        inArray(history.event, ['approve', 'take_down']),
      ),
    )
    .orderBy(desc(history.id))
    .limit(1)
  return last?.event !== 'approve'
}
