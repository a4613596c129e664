import type { HiringProcess, HiringProcessBody, HiringProcessRow } from '../../../openapi/schemas/hiring-process.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** What the editor sends: the version is added where it is sent. */
export type ProcessValues = Omit<HiringProcessBody, 'version'>
const at = (id: string) => ({ path: { id } })

/** The processes of the account, the oldest first. */
export const processesLoad = createLoadMachine<readonly HiringProcessRow[]>(
  async (_, signal) => (await answer(api.GET('/hiring-processes', { signal }))).data,
)
export const processLoad = createLoadMachine<HiringProcess, string>((id, signal) =>
  answer(api.GET('/hiring-processes/{id}', { params: at(id), signal })),
)

/** Begins a process of a name. */
export const createProcessMachine = createSaveMachine<{ readonly name: Localized }, HiringProcess>(
  ({ values, key }, signal) => answer(api.POST('/hiring-processes', { body: values, headers: once(key), signal })),
)
/** Begins a process with the stages of the one with this id. */
export const duplicateProcessMachine = createSaveMachine<string, HiringProcess>(({ values: id, key }, signal) =>
  answer(api.POST('/hiring-processes/{id}/duplicate', { params: at(id), headers: once(key), signal })),
)
/** Deletes the process with this id. */
export const deleteProcessMachine = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/hiring-processes/{id}', { params: at(id), signal }))
  return id
})
export const saveProcessMachine = createSaveMachine<ProcessValues, HiringProcess>(({ values, row }, signal) => {
  if (row === null) throw new Error('No process')
  const body = { ...values, version: row.version }
  return answer(api.PUT('/hiring-processes/{id}', { params: at(row.id), body, signal }))
})
