import type { ApplicantView } from '../../../openapi/schemas/applicant-board.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })

/** The ways of looking at applicants that the reader keeps in this account, by name. */
export const viewsLoad = createLoadMachine<readonly ApplicantView[]>((_, signal) =>
  answer(api.GET('/applicant-views', { signal })),
)

/** One that is kept from now on (without an id), or named anew. */
export interface NamedView {
  readonly id: string | null
  readonly name: string
  readonly address: string
}
export const nameViewMachine = createSaveMachine<NamedView, ApplicantView>(
  ({ values: { id, name, address }, key }, signal) =>
    id === null
      ? answer(api.POST('/applicant-views', { body: { name, address }, headers: once(key), signal }))
      : answer(api.PUT('/applicant-views/{id}', { params: at(id), body: { name }, signal })),
)
/** Keeps one no longer; answers its id. */
export const deleteViewMachine = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/applicant-views/{id}', { params: at(id), signal }))
  return id
})
