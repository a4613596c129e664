import type { planOperations } from '../../../openapi/operations/plan.ts'
import type { Handlers } from '../../kernel/context.ts'
import { readPlanEffect, readPlanUse } from './plan-effect.queries.ts'
import { listPlanRequests, readPlanRequest } from './plan-requests.queries.ts'
import { decidePlanRequest, requestPlan, setUserPlan, withdrawPlanRequest } from './plan.commands.ts'
import { listPlans, readPlan } from './plan.queries.ts'

/** The plans of accounts, and requests for larger ones. */
export const handlers = {
  getPlan: ({ db, viewer, now }) => readPlan(db, viewer, now),
  requestPlan: ({ write, services, viewer, body }) => write((tx) => requestPlan(tx, services, viewer, body)),
  withdrawPlanRequest: ({ write, services, viewer, body }) =>
    write((tx) => withdrawPlanRequest(tx, services, viewer, body.version)),

  getPlanUse: async ({ db }) => ({ data: await readPlanUse(db) }),
  getPlanEffect: ({ db, params, query, now }) => readPlanEffect(db, params.id, query, now),
  listPlans: async ({ db }) => ({ data: await listPlans(db) }),
  setUserPlan: ({ write, services, viewer, params, body, lang }) =>
    write((tx) => setUserPlan(tx, services, { viewer, userId: params.id, ...body, lang })),
  listPlanRequests: ({ db, query, lang }) => listPlanRequests(db, query, lang),
  getPlanRequest: ({ db, params }) => readPlanRequest(db, params.id),
  grantPlanRequest: ({ write, services, viewer, params, body }) =>
    write((tx) => decidePlanRequest(tx, services, { viewer, id: params.id, event: 'grant', ...body })),
  declinePlanRequest: ({ write, services, viewer, params, body }) =>
    write((tx) => decidePlanRequest(tx, services, { viewer, id: params.id, event: 'decline', ...body })),
} satisfies Handlers<typeof planOperations>
