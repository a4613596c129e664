import { sendParent } from 'xstate'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import type { ManagedPlanRequest, Plan, PlanUse } from '../../../openapi/schemas/plan.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { planRequestMachine, type PlanDecision } from '../../machines/plan-request/plan-request.machine.ts'
import type { RequestOutcome } from '../../machines/request/request.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type PlanRow = ReadRow<ManagedPlanRequest>

export const plansMachine = createReadListMachine<ManagedPlanRequest>((query, signal) =>
  answer(api.GET('/manage/plan-requests', { params: { query: callOf(query) }, signal })),
)
const byId = (id: string) => ({ params: { path: { id } } })
export const planRequestLoad = createLoadMachine<ManagedPlanRequest, string>((id, signal) =>
  answer(api.GET('/manage/plan-requests/{id}', { ...byId(id), signal })),
)
/** The plans that a user can be given, smallest first. */
export const planListMachine = createLoadMachine<readonly Plan[]>(
  async (_, signal) => (await answer(api.GET('/manage/plans', { signal }))).data,
)
/** All plans, those too that nobody can get any more. */
export const planUseMachine = createLoadMachine<readonly PlanUse[]>(
  async (_, signal) => (await answer(api.GET('/manage/plans/use', { signal }))).data,
)
/** How many requests wait in each queue. */
export const waitingMachine = createLoadMachine<Readonly<Record<'queue' | 'plans' | 'reports', number>>>(
  async (_, signal) => {
    const query = { status: 'requested', per_page: 1 } as const
    const [queue, plans, reports] = await Promise.all([
      answer(api.GET('/manage/verifications', { params: { query }, signal })),
      answer(api.GET('/manage/plan-requests', { params: { query }, signal })),
      answer(api.GET('/manage/reports', { params: { query: { status: 'waiting', per_page: 1 } }, signal })),
    ])
    return {
      queue: queue.meta.totalRecords,
      plans: plans.meta.totalRecords,
      reports: reports.meta.totalRecords,
    }
  },
)

/** Gives a user another plan: its key. */
export const setPlanMachine = createSaveMachine<{ readonly key: string }, ManagedUser>(({ values, row }, signal) => {
  if (row === null) throw new Error('No user')
  return answer(
    api.POST('/manage/users/{id}/plan', { ...byId(row.id), body: { ...values, version: row.version }, signal }),
  )
})

const decideMachine = createSaveMachine<PlanDecision, ManagedPlanRequest>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('No request')
  const { id, version } = row
  return values.kind === 'grant'
    ? answer(
        api.POST('/manage/plan-requests/{id}/grant', { ...byId(id), body: { note: values.note, version }, signal }),
      )
    : answer(
        api.POST('/manage/plan-requests/{id}/decline', {
          ...byId(id),
          body: { note: values.note ?? '', version },
          signal,
        }),
      )
})
/** The life cycle of one request in the queue; decisions are reported to the owner of the rows. */
export const queuedPlanLife = planRequestMachine.provide({
  actors: { decide: decideMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: RequestOutcome<PlanDecision['kind']> }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
