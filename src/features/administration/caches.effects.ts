import type { CacheAnswer } from '../../../openapi/schemas/cache.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export const cachesMachine = createLoadMachine<CacheAnswer>((_, signal) => answer(api.GET('/caches', { signal })))

/** Which one is cleared; null: all of them. */
export interface Clearing {
  readonly name: string | null
}
export const clearMachine = createSaveMachine<Clearing, Clearing>(async ({ values }, signal) => {
  await answer(api.POST('/caches/clear', { body: values, signal }))
  // Another object each time, so that clearing the same one again is told again.
  return { ...values }
})
