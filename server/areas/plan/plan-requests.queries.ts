import { and, eq, inArray, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Language } from '../../../openapi/define.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedPlanRequest, PlanRequestStatus } from '../../../openapi/schemas/plan.ts'
import { tiers } from '../../db/list-tables.ts'
import { accounts, planRequests, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { queueOrder } from '../../kernel/list/order.ts'
import { refuse } from '../../kernel/refusal.ts'
import { ownerName } from '../company/owners.queries.ts'
import { administratorsAbilities } from './plan.policy.ts'

type Queue = typeof lists.planRequests

const decider = alias(users, 'decider')
const wanted = alias(tiers, 'wanted')

const requestsWhere = (db: Readable, where: SQL | undefined) =>
  db
    .select({ row: planRequests, account: accounts, user: users, plan: tiers, wanted, decider })
    .from(planRequests)
    .innerJoin(accounts, eq(accounts.id, planRequests.accountId))
    .innerJoin(users, eq(users.id, planRequests.userId))
    .innerJoin(tiers, eq(tiers.key, users.tierKey))
    .innerJoin(wanted, eq(wanted.key, planRequests.tierKey))
    .leftJoin(decider, eq(decider.id, planRequests.decidedBy))
    .where(where)
type Found = Awaited<ReturnType<typeof requestsWhere>>[number]

function present({ row, account, user, plan, wanted, decider }: Found): ManagedPlanRequest {
  const status = row.status as PlanRequestStatus
  return {
    id: row.id as Ref<'planRequest'>,
    version: row.version,
    status,
    user_id: row.userId as Ref<'user'>,
    name: account.kind === 'company' ? shownCompanyName(account) : shownName(user),
    username: account.username,
    email: user.email,
    plan: { key: plan.key, name: plan.name },
    wanted: { key: wanted.key, name: wanted.name },
    remark: row.remark,
    note: row.note,
    requested_at: row.requestedAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: decider && ownerName(decider),
    abilities: administratorsAbilities(status),
  }
}

/** They are few and found by an index, so that requests are not looked up one by one. */
const DISABLED = sql.raw('(select o.id from users o where o.disabled_at is not null)')

/** Requests but the withdrawn ones. Those of disabled users do not wait. Searched by what the user is found by. */
const SOURCE: ListSource<Queue> = {
  id: planRequests.id,
  ids: (db, key) =>
    db
      .select({ id: sql<string>`${planRequests.id}`.as('id'), key })
      .from(planRequests)
      // Every request has its user; PostgreSQL leaves out the join where nothing is searched for.
      .leftJoin(users, eq(users.id, planRequests.userId))
      .$dynamic(),
  scope: and(
    ne(planRequests.status, 'none'),
    or(ne(planRequests.status, 'requested'), notInArray(planRequests.userId, DISABLED)),
  ),
  search: { key: users.searchKey, isLarge: true },
  sorts: {},
  order: queueOrder(
    {
      id: planRequests.id,
      status: planRequests.status,
      since: planRequests.requestedAt,
      decidedAt: planRequests.decidedAt,
    },
    'requested',
  ),
  filters: { status: (status) => eq(planRequests.status, status) },
}

/** One page of the queue. */
export const listPlanRequests = (db: Readable, query: ListQuery & Narrowing<Queue>, lang: Language) =>
  listPage(db, SOURCE, query, {
    lang,
    read: async (ids) =>
      inOrderOf(ids, await requestsWhere(db, inArray(planRequests.id, [...ids])), ({ row }) => row.id).map(present),
  })

export async function readPlanRequest(db: Readable, id: string): Promise<ManagedPlanRequest> {
  const [found] = await requestsWhere(db, eq(planRequests.id, id))
  return found ? present(found) : refuse('not_found', {})
}
