import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { hasName, shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { MOST_COLLEAGUES, type Colleague } from '../../../openapi/schemas/applicant-review.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { todayIn } from '../../kernel/days.ts'
import { matchesWords } from '../../kernel/list/search.ts'
import { stillHolds } from '../applications/interviewing.queries.ts'

/** Which applicant it is about, and for which account. */
export interface About {
  readonly accountId: string
  readonly postingId: string
  readonly applicationId: string
  readonly now: Date
}

// Columns are named in full: in the list of a select from one table they would lose the name of theirs.
const isOwner = ({ accountId }: About) =>
  sql<boolean>`(exists (select 1 from accounts a where a.id = ${accountId} and a.owner_id = users.id)
    or exists (select 1 from co_owners o where o.account_id = ${accountId} and o.user_id = users.id))`
/** Works for the account today, with the right to recruit where that is asked. */
const works = ({ accountId, now }: About, more: SQL = sql``) =>
  sql<boolean>`exists (select 1 from employments e where e.user_id = users.id and e.company_account_id = ${accountId}
    and e.ended_at is null and (e.last_day is null or e.last_day >= ${todayIn(now)}::date) ${more})`
const mayRecruit = (about: About) => works(about, sql`and e.rights ? 'recruiting'`)
const isAssigned = ({ accountId, postingId, applicationId }: About) =>
  sql<boolean>`exists (select 1 from interviewer_assignments where interviewer_assignments.user_id = users.id
    and interviewer_assignments.account_id = ${accountId}
    and (interviewer_assignments.application_id = ${applicationId}
      or (interviewer_assignments.application_id is null and interviewer_assignments.posting_id = ${postingId}))
    and ${stillHolds})`

/** Who may look at the applicant: owners, recruiters, and interviewers while they work there. */
const mayLook = (about: About) =>
  sql`(${isOwner(about)} or ${mayRecruit(about)} or (${works(about)} and ${isAssigned(about)}))`

async function rolesOf(db: Readable, about: About, where: SQL | undefined, most?: number): Promise<Colleague[]> {
  const [account] = await db
    .select({ publicName: accounts.publicName, companyName: accounts.companyName, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, about.accountId))
  const query = db
    .select({
      user: users,
      owns: isOwner(about),
      recruits: mayRecruit(about),
      works: works(about),
      assigned: isAssigned(about),
    })
    .from(users)
    .where(where)
    .orderBy(asc(users.searchKey), asc(users.id))
    .$dynamic()
  const rows = await (most === undefined ? query : query.limit(most))
  return rows.map(({ user, owns, ...row }) => {
    const name = shownName(user)
    return {
      id: user.id as Ref<'user'>,
      // Whoever registered a company may have given no name of their own, and goes by the company's.
      name: hasName(name) ? name : owns && account !== undefined ? shownCompanyName(account) : nameless(user),
      role: owns
        ? 'owner'
        : row.recruits
          ? 'recruiter'
          : !row.works
            ? 'former'
            : row.assigned
              ? 'interviewer'
              : 'employee',
    }
  })
}
const nameless = ({ deletedAt, email }: typeof users.$inferSelect) => (deletedAt === null ? { en: email } : null)

/** These users as colleagues of the account, by id, whether or not they still are. */
export async function colleaguesById(
  db: Readable,
  about: About,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Colleague>> {
  const found = ids.length === 0 ? [] : await rolesOf(db, about, inArray(users.id, [...new Set(ids)]))
  return new Map(found.map((one) => [one.id, one]))
}

const isThere = and(isNull(users.disabledAt), isNull(users.deletedAt))
/** Who of these users may look at the applicant. */
export async function whoMayLook(db: Readable, about: About, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isThere, mayLook(about)))
  return new Set(rows.map(({ id }) => id))
}
/** May this user be made an interviewer: an owner, or somebody who works there now? */
export async function mayInterview(db: Readable, about: About, userId: string): Promise<boolean> {
  const where = and(eq(users.id, userId), isThere, sql`(${isOwner(about)} or ${works(about)})`)
  return (await db.$count(users, where)) > 0
}

/** The first colleagues whose name or email has these words: those who may look, or all who work there. */
export async function findColleagues(
  db: Readable,
  about: About,
  {
    q,
    forWhat,
    without,
  }: { readonly q: string | undefined; readonly forWhat: 'mention' | 'interview'; readonly without: readonly string[] },
): Promise<Colleague[]> {
  const whom = forWhat === 'mention' ? mayLook(about) : sql`(${isOwner(about)} or ${works(about)})`
  const words = await matchesWords({ key: users.searchKey, isLarge: false }, q)
  const others = without.length === 0 ? undefined : sql`${users.id} <> all(${sql.param(without)}::uuid[])`
  return rolesOf(db, about, and(isThere, whom, words, others), MOST_COLLEAGUES)
}
