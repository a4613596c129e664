import type { PlanEffect, PlanUse } from '../../../openapi/schemas/plan.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

/** Limits of a plan; null: any number. */
export interface Limits {
  readonly accounts: number | null
  readonly employees: number | null
  readonly jobs: number | null
  readonly letters: number | null
  readonly resumes: number | null
}

/** Whom other limits of a plan would concern. */
export const effectMachine = createLoadMachine<PlanEffect, Limits & { readonly id: string }>(
  ({ id, accounts, employees, jobs, letters, resumes }, signal) =>
    answer(
      api.GET('/manage/plans/{id}/effect', {
        params: {
          path: { id },
          query: {
            ...(accounts === null ? {} : { accounts }),
            ...(employees === null ? {} : { employees }),
            ...(jobs === null ? {} : { jobs }),
            ...(letters === null ? {} : { letters }),
            ...(resumes === null ? {} : { resumes }),
          },
        },
        signal,
      }),
    ),
)
/** How many have each plan, active or not. */
export const planUseMachine = createLoadMachine<readonly PlanUse[]>(
  async (_, signal) => (await answer(api.GET('/manage/plans/use', { signal }))).data,
)
