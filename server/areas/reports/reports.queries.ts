import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import { next } from '../../../openapi/lifecycle.ts'
import { report as reportLife } from '../../../openapi/lifecycles/report.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedReport } from '../../../openapi/schemas/report.ts'
import { jobPath } from '../../../src/documents/jobs/job-address.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import { pageReports } from '../../db/report-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { accountNamed, isActive, isPublished } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { queueOrder } from '../../kernel/list/order.ts'
import { refuse } from '../../kernel/refusal.ts'
import { ownerName } from '../company/owners.queries.ts'
import { findApplicable } from '../jobs/applicable.queries.ts'

type Queue = typeof lists.reports

const decider = alias(users, 'decider')
const reportsWhere = (db: Readable, where: SQL | undefined) =>
  db
    .select({
      row: pageReports,
      account: accounts,
      owner: users,
      decider,
      posting: { id: jobPostings.id, title: jobPostings.title, slug: jobPostings.slug },
      isPublished: sql<boolean>`case when ${pageReports.postingId} is null then ${isPublished(accounts.id)} and ${isActive()}
        else ${jobPostings.status} in ('open', 'paused') and ${isActive()} end`,
    })
    .from(pageReports)
    .innerJoin(accounts, eq(accounts.id, pageReports.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(decider, eq(decider.id, pageReports.decidedBy))
    .leftJoin(jobPostings, eq(jobPostings.id, pageReports.postingId))
    .where(where)
type Found = Awaited<ReturnType<typeof reportsWhere>>[number]

function present({ row, account, owner, decider: by, posting, isPublished: isPublic }: Found): ManagedReport {
  const can = (event: 'dismiss' | 'unpublish') => next(reportLife, row.status, event, 'administrator') !== null
  return {
    id: row.id as Ref<'report'>,
    version: row.version,
    status: row.status,
    account_id: account.id as Ref<'account'>,
    username: account.username,
    name: account.kind === 'company' ? shownCompanyName(account) : shownName(owner),
    job: posting && {
      id: posting.id as Ref<'jobPosting'>,
      title: posting.title,
      url: posting.slug === null ? null : jobPath(posting.slug),
    },
    is_published: isPublic,
    owner_email: owner.email,
    reason: row.reason,
    text: row.text,
    reporter_email: row.reporterEmail,
    note: row.note,
    reported_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: by && ownerName(by),
    abilities: { dismiss: can('dismiss'), unpublish: can('unpublish') },
  }
}

/** Every report, searched by what the owner of the page is found by. */
const SOURCE: ListSource<Queue> = {
  id: pageReports.id,
  ids: (db, key) =>
    db
      .select({ id: sql<string>`${pageReports.id}`.as('id'), key })
      .from(pageReports)
      // Every report has both; PostgreSQL leaves out the joins where nothing is searched for.
      .leftJoin(accounts, eq(accounts.id, pageReports.accountId))
      .leftJoin(users, eq(users.id, accounts.ownerId))
      .$dynamic(),
  scope: undefined,
  search: { key: users.searchKey, isLarge: true },
  sorts: {},
  order: queueOrder(
    { id: pageReports.id, status: pageReports.status, since: pageReports.createdAt, decidedAt: pageReports.decidedAt },
    'waiting',
  ),
  filters: { status: (status) => eq(pageReports.status, status) },
}

/** One page of the queue. */
export const listReports = (db: Readable, query: ListQuery & Narrowing<Queue>, lang: Language) =>
  listPage(db, SOURCE, query, {
    lang,
    read: async (ids) =>
      inOrderOf(ids, await reportsWhere(db, inArray(pageReports.id, [...ids])), ({ row }) => row.id).map(present),
  })

export async function readReport(db: Readable, id: string): Promise<ManagedReport> {
  const [found] = await reportsWhere(db, eq(pageReports.id, id))
  return found ? present(found) : refuse('not_found', {})
}

/** The page that the public sees under a username; null when there is none. */
export async function findReported(
  db: Readable,
  username: string,
): Promise<{ readonly id: string; readonly username: string; readonly name: ManagedReport['name'] } | null> {
  const [found] = await db
    .select({ account: accounts, owner: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(and(inArray(accounts.id, accountNamed(db, username.toLowerCase())), isPublished(accounts.id), isActive()))
  if (found === undefined) return null
  const { account, owner } = found
  return {
    id: account.id,
    username: account.username,
    name: account.kind === 'company' ? shownCompanyName(account) : shownName(owner),
  }
}

/** A posting that the public sees, to be reported; null when there is none at the address. */
export async function findReportedJob({ db, clock }: Pick<Services, 'db' | 'clock'>, slug: string) {
  const found = await findApplicable(db, slug, clock.now())
  if (found === null || !(found.isPublic || found.posting.status === 'paused')) return null
  const { posting, account, owner } = found
  return {
    id: account.id,
    username: account.username,
    name: account.kind === 'company' ? shownCompanyName(account) : shownName(owner),
    job: { id: posting.id, slug, title: posting.title },
  }
}
