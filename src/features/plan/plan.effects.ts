import type { PlanAnswer } from '../../../openapi/schemas/plan.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { planRequestMachine, type PlanWish } from '../../machines/plan-request/plan-request.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export const planMachine = createLoadMachine<PlanAnswer>((_, signal) => answer(api.GET('/plan', { signal })))

const version = (row: PlanAnswer | null) => ({ version: row?.version ?? 1 })
/** The life of the owner's request on their page, with the calls of its conversations. */
export const ownersLife = planRequestMachine.provide({
  actors: {
    request: createSaveMachine<PlanWish, PlanAnswer>(({ values, row }, signal) =>
      answer(api.POST('/plan/request', { body: { ...values, ...version(row) }, signal })),
    ),
    withdraw: createSaveMachine<null, PlanAnswer>(({ row }, signal) =>
      answer(api.POST('/plan/request/withdraw', { body: version(row), signal })),
    ),
  },
})
