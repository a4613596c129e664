import type {
  AskedLetterRequest,
  LetterRequest,
  LetterRequestBody,
  RequestableLetterTypes,
} from '../../../../openapi/schemas/letter-request.ts'
import type { Letter } from '../../../../openapi/schemas/letter.ts'
import { api, once } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../../machines/save/save.machine.ts'

const at = (id: string) => ({ path: { id } })

export interface OwnRequests {
  readonly requests: readonly LetterRequest[]
  /** What may be asked for. */
  readonly types: RequestableLetterTypes['data']
}
/** What somebody asked for, and may ask for. */
export const ownRequestsLoad = createLoadMachine<OwnRequests>(async (_, signal) => {
  const [requests, types] = await Promise.all([
    answer(api.GET('/letter-requests', { signal })),
    answer(api.GET('/letter-requests/types', { signal })),
  ])
  return { requests: requests.data, types: types.data }
})
export const requestSave = createSaveMachine<LetterRequestBody, LetterRequest>(({ values, key }, signal) =>
  answer(api.POST('/letter-requests', { body: values, headers: once(key), signal })),
)
export const withdrawSave = createSaveMachine<string, string>(async ({ values: id }, signal) => {
  await answer(api.DELETE('/letter-requests/{id}', { params: at(id), signal }))
  return id
})

/** What the company is asked for and may be answered by the reader. */
export const askedRequestsLoad = createLoadMachine<readonly AskedLetterRequest[]>(
  async (_, signal) => (await answer(api.GET('/company-letter-requests', { signal }))).data,
)
export const answerSave = createSaveMachine<string, Letter>(({ values: id, key }, signal) =>
  answer(api.POST('/company-letter-requests/{id}/letter', { params: at(id), headers: once(key), signal })),
)
export const declineSave = createSaveMachine<{ readonly id: string; readonly note: string }, string>(
  async ({ values: { id, note } }, signal) => {
    await answer(api.POST('/company-letter-requests/{id}/decline', { params: at(id), body: { note }, signal }))
    return id
  },
)
