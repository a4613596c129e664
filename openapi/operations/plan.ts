import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import { approvalBody, managedUser, refusalBody } from '../schemas/administration.ts'
import {
  managedPlanRequest,
  plan,
  planAnswer,
  planEffect,
  planEffectQuery,
  planRequestBody,
  planUse,
  setPlanBody,
} from '../schemas/plan.ts'
import { pageOf, version } from '../schemas/primitives.ts'

const requestId = { id: ref('planRequest') }

/** The plan of an account, requests for a larger one, and what administrators decide about both (product.md §1, §8). */
export const planOperations = {
  getPlan: defineOperation({
    method: 'GET',
    path: '/plan',
    summary: 'The plan that the account has, what is used of it, and what the others give',
    access: 'member',
    output: ok(planAnswer),
  }),
  requestPlan: defineOperation({
    method: 'POST',
    path: '/plan/request',
    summary: 'Ask for a larger plan; for the principal owner alone',
    access: 'member',
    body: planRequestBody,
    output: ok(planAnswer),
    errors: ['forbidden', 'not_pending', 'stale'],
    sends: ['planRequest', 'request'],
    throttle: { by: 'user', limit: 20, per: 3600 },
  }),
  withdrawPlanRequest: defineOperation({
    method: 'POST',
    path: '/plan/request/withdraw',
    summary: 'Take the request back',
    access: 'member',
    body: z.strictObject({ version }),
    output: ok(planAnswer),
    errors: ['forbidden', 'not_pending', 'stale'],
    sends: ['planRequest', 'withdraw'],
  }),

  listPlans: defineOperation({
    method: 'GET',
    path: '/manage/plans',
    summary: 'The plans, smallest first',
    access: 'admin',
    output: ok(z.strictObject({ data: z.array(plan) })),
  }),
  getPlanUse: defineOperation({
    method: 'GET',
    path: '/manage/plans/use',
    summary: 'How many people and companies have each plan, active or not',
    access: 'admin',
    output: ok(z.strictObject({ data: z.array(planUse) })),
  }),
  getPlanEffect: defineOperation({
    method: 'GET',
    path: '/manage/plans/{id}/effect',
    summary: 'Whom other limits of a plan would concern',
    access: 'admin',
    params: { id: ref('tier') },
    query: planEffectQuery,
    output: ok(planEffect),
  }),
  setUserPlan: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/plan',
    summary: 'Set the plan of a user; a request that it satisfies is granted',
    access: 'admin',
    params: { id: ref('user') },
    body: setPlanBody,
    output: ok(managedUser),
    errors: ['forbidden', 'stale'],
  }),
  listPlanRequests: defineOperation({
    method: 'GET',
    path: '/manage/plan-requests',
    summary: 'Requests for a larger plan; those that wait longest first',
    access: 'admin',
    query: pageQuery(lists.planRequests),
    output: ok(pageOf(managedPlanRequest)),
  }),
  getPlanRequest: defineOperation({
    method: 'GET',
    path: '/manage/plan-requests/{id}',
    summary: 'One request for a larger plan',
    access: 'admin',
    params: requestId,
    output: ok(managedPlanRequest),
  }),
  grantPlanRequest: defineOperation({
    method: 'POST',
    path: '/manage/plan-requests/{id}/grant',
    summary: 'Give a user the plan that they asked for',
    access: 'admin',
    params: requestId,
    body: approvalBody,
    output: ok(managedPlanRequest),
    errors: ['stale', 'not_pending'],
    sends: ['planRequest', 'grant'],
  }),
  declinePlanRequest: defineOperation({
    method: 'POST',
    path: '/manage/plan-requests/{id}/decline',
    summary: 'Decline a request for a larger plan, and say why',
    access: 'admin',
    params: requestId,
    body: refusalBody,
    output: ok(managedPlanRequest),
    errors: ['stale', 'not_pending'],
    sends: ['planRequest', 'decline'],
  }),
}
