import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { AccountKind } from '../../../openapi/define.ts'
import type { PlanLimit, PlanRequestStatus } from '../../../openapi/schemas/plan.ts'

export type PlanRequestEvent = SendOf<typeof planRequest>

/** What a plan limits for each kind of account. */
export const LIMITS_OF: Readonly<Record<AccountKind, readonly PlanLimit[]>> = {
  company: ['accounts', 'employees', 'jobs', 'letters'],
  individual: ['resumes', 'jobs'],
  administrator: [],
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
