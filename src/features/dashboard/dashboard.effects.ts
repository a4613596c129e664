import type { z } from 'zod'
import type { dashboard } from '../../../openapi/schemas/site.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

export type DashboardData = z.input<typeof dashboard>
export const dashboardMachine = createLoadMachine<DashboardData>((_, signal) =>
  answer(api.GET('/dashboard', { signal })),
)
