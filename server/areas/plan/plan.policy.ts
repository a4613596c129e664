import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { AccountKind } from '../../../openapi/define.ts'
import type { Plan, PlanLimit, PlanRequestStatus } from '../../../openapi/schemas/plan.ts'

export type PlanRequestEvent = SendOf<typeof planRequest>

/** What a plan limits for each kind of account. A person's account has nothing that is limited yet. */
export const LIMITS_OF: Readonly<Record<AccountKind, readonly PlanLimit[]>> = {
  company: ['accounts', 'employees'],
  individual: [],
  administrator: [],
}

/** Whether a limit allows more than another; null is any number. */
const isMore = (limit: number | null, than: number | null): boolean => than !== null && (limit === null || limit > than)

/** Whether `plan` gives this kind of account more than `now`, and takes nothing from it. */
export const isLarger = (plan: Plan, now: Plan, kind: AccountKind): boolean => {
  const limits = LIMITS_OF[kind]
  return limits.some((name) => isMore(plan[name], now[name])) && !limits.some((name) => isMore(now[name], plan[name]))
}

const can = (status: PlanRequestStatus, event: PlanRequestEvent, by: 'owner' | 'administrator'): boolean =>
  next(planRequest, status, event, by) !== null

/** What the principal owner may do with their request. */
export const ownersAbilities = (status: PlanRequestStatus) => ({
  request: can(status, 'request', 'owner'),
  withdraw: can(status, 'withdraw', 'owner'),
})
/** What an administrator may do with it. */
export const administratorsAbilities = (status: PlanRequestStatus) => ({
  grant: can(status, 'grant', 'administrator'),
  decline: can(status, 'decline', 'administrator'),
})
