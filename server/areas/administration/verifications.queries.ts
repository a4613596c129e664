import { and, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import { companyParts, companyVerifications } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { INACTIVE_ACCOUNTS } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { queueOrder } from '../../kernel/list/order.ts'
import { refuse } from '../../kernel/refusal.ts'
import { ownerName } from '../company/owners.queries.ts'
import { partsFrom, type PartRow } from '../company/company-parts.queries.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import { administratorsAbilities } from './verifications.policy.ts'
import { documentsOf, inOrder } from '../company/verification.queries.ts'
import { factsFrom } from '../company/verified-facts.queries.ts'

type Queue = typeof lists.verifications

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

function present(
  { row, account, owner, decider, parts }: Found,
  documents: Awaited<ReturnType<typeof documentsOf>>,
  services: Pick<Services, 'files'>,
): ManagedVerification {
  const status = row.status as VerificationStatus
  const facts = factsFrom(parts, account)
  return {
    id: row.id as Ref<'verification'>,
    version: row.version,
    status,
    account_id: account.id as Ref<'account'>,
    username: account.username,
    ...facts,
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
    abilities: administratorsAbilities(status, facts),
  }
}
async function presentAll(
  db: Readable,
  services: Pick<Services, 'files'>,
  found: readonly Found[],
): Promise<ManagedVerification[]> {
  const documents = await documentsOf(
    db,
    services,
    found.flatMap(({ row }) => row.documentIds),
  )
  return found.map((one) => present(one, documents, services))
}

/**
 * Requests; without a status all but the withdrawn ones. Requests of companies whose owners are all disabled are
 * hidden. Searched by what the owner is found by.
 */
const queueOf = ({ status }: Narrowing<Queue>): ListSource<Queue> => ({
  id: companyVerifications.id,
  ids: (db, key) =>
    db
      .select({ id: sql<string>`${companyVerifications.id}`.as('id'), key })
      .from(companyVerifications)
      // Every request has both; PostgreSQL leaves out the joins where nothing is searched for.
      .leftJoin(accounts, eq(accounts.id, companyVerifications.accountId))
      .leftJoin(users, eq(users.id, accounts.ownerId))
      .$dynamic(),
  scope: and(
    status === undefined ? ne(companyVerifications.status, 'unverified') : undefined,
    or(ne(companyVerifications.status, 'requested'), notInArray(companyVerifications.accountId, INACTIVE_ACCOUNTS)),
  ),
  search: { key: users.searchKey, isLarge: true },
  sorts: {},
  order: queueOrder(
    {
      id: companyVerifications.id,
      status: companyVerifications.status,
      since: companyVerifications.requestedAt,
      decidedAt: companyVerifications.decidedAt,
    },
    'requested',
  ),
  filters: { status: (wanted) => eq(companyVerifications.status, wanted) },
})

/** One page of the queue. */
export const listVerifications = (
  db: Readable,
  services: Pick<Services, 'files'>,
  query: ListQuery & Narrowing<Queue>,
  lang: Language,
) =>
  listPage(db, queueOf(query), query, {
    lang,
    read: async (ids) =>
      presentAll(
        db,
        services,
        inOrderOf(ids, await verificationsWhere(db, inArray(companyVerifications.id, [...ids])), ({ row }) => row.id),
      ),
  })

export async function readManagedVerification(
  db: Readable,
  services: Pick<Services, 'files'>,
  id: string,
): Promise<ManagedVerification> {
  const [one] = await presentAll(db, services, await verificationsWhere(db, eq(companyVerifications.id, id)))
  return one ?? refuse('not_found', {})
}
