import { asc, eq, or } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { isLarger } from '../../../openapi/larger-plan.ts'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { Plan, PlanAnswer, PlanLimit, PlanRequestStatus } from '../../../openapi/schemas/plan.ts'
import { tiers } from '../../db/list-tables.ts'
import { accounts, planRequests, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { countOpen } from '../jobs/postings.queries.ts'
import { countIssued } from '../letters/monthly-limit.queries.ts'
import { countStaff } from '../offers/employee-limit.queries.ts'
import { countResumes } from '../resumes/resumes.queries.ts'
import { countAccounts } from '../session/session.queries.ts'
import { LIMITS_OF, ownersAbilities } from './plan.policy.ts'

export type PlanRequestRow = typeof planRequests.$inferSelect

/** The active plans in their order, with the one of this key even if nobody else can get it any more. */
export const listPlans = (db: Readable, own: string | null = null): Promise<Plan[]> =>
  db
    .select({
      key: tiers.key,
      name: tiers.name,
      accounts: tiers.accounts,
      employees: tiers.employees,
      jobs: tiers.openJobs,
      letters: tiers.lettersPerMonth,
      resumes: tiers.resumes,
    })
    .from(tiers)
    .where(own === null ? eq(tiers.active, true) : or(eq(tiers.active, true), eq(tiers.key, own)))
    .orderBy(asc(tiers.position), asc(tiers.key))

/** Who owns an account as its principal, and the key of their plan. */
export async function findPrincipal(db: Readable, accountId: string): Promise<{ userId: string; tierKey: string }> {
  const [found] = await db
    .select({ userId: users.id, tierKey: users.tierKey })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  return found ?? refuse('not_found', {})
}

export async function findRequest(db: Readable, userId: string): Promise<PlanRequestRow | undefined> {
  const [row] = await db.select().from(planRequests).where(eq(planRequests.userId, userId))
  return row
}

/**
 * The plan of whoever owns the acting account, with what the account uses of it. Their request, and how many accounts
 * they have, are shown to the principal alone; to another owner it is as if nothing was asked.
 */
export async function readPlan(db: Readable, viewer: Viewer, now: Date): Promise<PlanAnswer> {
  const principal = await findPrincipal(db, viewer.accountId)
  const isPrincipal = principal.userId === viewer.userId
  const row = isPrincipal ? await findRequest(db, viewer.userId) : undefined
  const plans = await listPlans(db, principal.tierKey)
  const current = plans.find(({ key }) => key === principal.tierKey)
  const used: Readonly<Record<PlanLimit, () => Promise<number>>> = {
    accounts: async () => (await countAccounts(db, principal.userId)).used,
    employees: () => countStaff(db, viewer.accountId, now),
    jobs: () => countOpen(db, viewer.accountId),
    letters: () => countIssued(db, viewer.accountId, now),
    resumes: () => countResumes(db, viewer.accountId),
  }
  const limits = LIMITS_OF[viewer.accountKind]
  const shown = limits.filter((limit) => isPrincipal || limit !== 'accounts')
  const usage: PlanAnswer['usage'] = []
  for (const limit of shown) usage.push({ limit, used: await used[limit]() })
  const status = (row?.status ?? planRequest.initial) as PlanRequestStatus
  const { request, withdraw } = ownersAbilities(status)
  const canGrow = current !== undefined && plans.some((plan) => isLarger(plan, current, limits))
  const isAsked = row !== undefined && status !== planRequest.initial
  return {
    key: principal.tierKey,
    plans,
    limits: [...limits],
    usage,
    status,
    wanted: isAsked ? row.tierKey : null,
    remark: isAsked ? row.remark : null,
    note: isAsked ? row.note : null,
    requested_at: (isAsked && row.requestedAt?.toISOString()) || null,
    decided_at: (isAsked && row.decidedAt?.toISOString()) || null,
    abilities: { request: isPrincipal && canGrow && request, withdraw: isPrincipal && withdraw },
    version: row?.version ?? 1,
  }
}
