import { and, asc, desc, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { companyParts, companyVerifications } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { EXACT_UP_TO, metaOf, pageAt, totalOf } from '../../kernel/paging.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { matchesWords, type ListQuery } from '../../resources/list.ts'
import { ownerName } from '../company/owners.queries.ts'
import { partsFrom, type PartRow } from '../company/company-parts.queries.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import { administratorsAbilities } from './verifications.policy.ts'
import { documentsOf, inOrder } from '../company/verification.queries.ts'
import { factsFrom } from '../company/verified-facts.queries.ts'

export type VerificationQuery = ListQuery & { readonly status?: VerificationStatus | undefined }

const decider = alias(users, 'decider')
const parts = sql<
  PartRow[]
>`(select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'values', p."values", 'version', p.version)), '[]') from ${companyParts} p where p.account_id = ${accounts.id})`

const verificationsWhere = (db: Readable, where: SQL | undefined) =>
  db
    .select({ row: companyVerifications, account: accounts, owner: users, decider, parts })
    .from(companyVerifications)
    .innerJoin(accounts, eq(accounts.id, companyVerifications.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(decider, eq(decider.id, companyVerifications.decidedBy))
    .where(where)
    .$dynamic()
type Found = Awaited<ReturnType<typeof verificationsWhere>>[number]

function present({ row, account, owner, decider, parts }: Found, documents: Awaited<ReturnType<typeof documentsOf>>, services: Pick<Services, 'files'>): ManagedVerification {
  const status = row.status as VerificationStatus
  return {
    id: row.id as Ref<'verification'>,
    version: row.version,
    status,
    account_id: account.id as Ref<'account'>,
    username: account.username,
    ...factsFrom(parts, account),
    former: row.verifiedFacts,
    logo: account.pictureId === null ? null : services.files.guestUrl(account.pictureId, 'administrator'),
    owner_email: owner.email,
    license_expiry_date: partsFrom(parts, account).values.legal.license_expiry_date,
    documents: inOrder(row.documentIds, documents),
    remark: row.remark,
    note: row.note,
    requested_at: row.requestedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: decider && ownerName(decider),
    abilities: administratorsAbilities(status),
  }
}
async function presentAll(db: Readable, services: Pick<Services, 'files'>, found: readonly Found[]): Promise<ManagedVerification[]> {
  const documents = await documentsOf(
    db,
    services,
    found.flatMap(({ row }) => row.documentIds),
  )
  return found.map((one) => present(one, documents, services))
}

/** Those that wait first, the longest waiting before all; then the decided ones, newest decision first. */
const QUEUE: readonly SQL[] = [
  desc(sql`${companyVerifications.status} = 'requested'`),
  asc(sql`case when ${companyVerifications.status} = 'requested' then ${companyVerifications.requestedAt} end`),
  desc(companyVerifications.decidedAt),
  asc(companyVerifications.id),
]

/** One page of the requests; without a status all but those that were taken back. A request waits unseen while all owners of the company are disabled. `q` is looked for in what the owner is found by. */
export async function listVerifications(db: Readable, services: Pick<Services, 'files'>, query: VerificationQuery) {
  if (query.sort !== undefined) invalid({ sort: ['validation.malformed'] })
  const at = pageAt(query)
  const where = and(
    query.status === undefined ? ne(companyVerifications.status, 'unverified') : eq(companyVerifications.status, query.status),
    or(ne(companyVerifications.status, 'requested'), isActive()),
    matchesWords(users.searchKey, query.q, { isLarge: true }),
  )
  const found = await verificationsWhere(db, where)
    .orderBy(...QUEUE)
    .limit(at.perPage)
    .offset(at.offset)
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(companyVerifications)
    .innerJoin(accounts, eq(accounts.id, companyVerifications.accountId))
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(where)
    .limit(EXACT_UP_TO + 1)
  const total = await totalOf(db, at, found.length, some.getSQL())
  return { data: await presentAll(db, services, found), meta: metaOf(at, found.length, total) }
}

export async function readManagedVerification(db: Readable, services: Pick<Services, 'files'>, id: string): Promise<ManagedVerification> {
  const [one] = await presentAll(db, services, await verificationsWhere(db, eq(companyVerifications.id, id)))
  return one ?? refuse('not_found', {})
}
