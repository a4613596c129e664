import type { z } from 'zod'
import { planRequest } from '../../../openapi/lifecycles/plan-request.ts'
import type { ManagedPlanRequest, PlanAnswer, planRequestBody } from '../../../openapi/schemas/plan.ts'
import { requestMachine, type DecisionOf } from '../request/request.ts'

export type PlanWish = Pick<z.output<typeof planRequestBody>, 'key' | 'remark'>
/** What an administrator decides; declining says why. */
export type PlanDecision = DecisionOf<'grant' | 'decline'>

/** A request for a larger plan: none, requested, granted or declined, as the server says. */
export const planRequestMachine = requestMachine<PlanAnswer, ManagedPlanRequest, PlanWish, PlanDecision['kind']>(
  planRequest,
  {
    isSent: (sent, now) => now.status === 'requested' && now.wanted === sent.key,
    withdrawn: 'none',
    decided: { grant: 'granted', decline: 'declined' },
  },
)
