import type { z } from 'zod'
import type { experience } from '../../../openapi/resources/experience.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** How much there is of each part, and the jobs that could be added. */
export const factsMachine = createLoadMachine<Facts>((_, signal) => answer(api.GET('/facts', { signal })))

/** A job that becomes an entry of the experience, or the entry that it is. */
export interface Recording {
  readonly jobId: string
  readonly entryId: string | null
}
export const recordMachine = createSaveMachine<Recording, z.input<typeof experience.row>>(({ values }, signal) =>
  answer(
    api.POST('/employments/{id}/experience', {
      params: { path: { id: values.jobId } },
      body: { entry_id: values.entryId },
      signal,
    }),
  ),
)
