import { managedUserRows } from './company-samples.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { managedPlanRows, planEffect, planRow, planRows, planUseRows } from './plan-samples.ts'
import { NOW } from './sample-ids.ts'

const findRequest = (id: string) => managedPlanRows.find((row) => row.id === id)
const decided = { decided_at: NOW, decided_by: 'Meron Haile', abilities: { grant: false, decline: false } }

/** The plan of a company that may ask for a larger one, and the requests that wait for an administrator. */
export const planMocks = {
  getPlan: mock('getPlan', () => planRow),
  requestPlan: mock('requestPlan', ({ body }) => ({
    ...planRow,
    status: 'requested' as const,
    wanted: body.key,
    remark: body.remark,
    requested_at: NOW,
    abilities: { request: false, withdraw: true },
    version: body.version + 1,
  })),
  withdrawPlanRequest: mock('withdrawPlanRequest', ({ body }) => ({ ...planRow, version: body.version + 1 })),

  getPlanUse: mock('getPlanUse', () => ({ data: planUseRows })),
  getPlanEffect: mock('getPlanEffect', () => planEffect),
  listPlans: mock('listPlans', () => ({ data: planRows })),
  setUserPlan: mock('setUserPlan', ({ params, body, refuse }) => {
    const user = managedUserRows.find(({ id }) => id === params.id) ?? refuse('not_found', {})
    const tier = planRows.find(({ key }) => key === body.key) ?? refuse('not_found', {})
    return { ...user, tier: { key: tier.key, name: tier.name }, version: body.version + 1 }
  }),
  listPlanRequests: mock('listPlanRequests', ({ query: { status, ...query } }) =>
    pageOf(
      managedPlanRows.filter((row) => status === undefined || row.status === status),
      query,
    ),
  ),
  getPlanRequest: mock('getPlanRequest', ({ params, refuse }) => findRequest(params.id) ?? refuse('not_found', {})),
  grantPlanRequest: mock('grantPlanRequest', ({ params, body, refuse }) => {
    const row = findRequest(params.id) ?? refuse('not_found', {})
    return {
      ...row,
      ...decided,
      status: 'granted' as const,
      plan: row.wanted,
      note: body.note,
      version: row.version + 1,
    }
  }),
  declinePlanRequest: mock('declinePlanRequest', ({ params, body, refuse }) => {
    const row = findRequest(params.id) ?? refuse('not_found', {})
    return { ...row, ...decided, status: 'declined' as const, note: body.note, version: row.version + 1 }
  }),
}
