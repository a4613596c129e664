import { APPLICATION_STAGES } from '../../../openapi/schemas/job-application.ts'
import type { JobPosting, JobPostingBody, JobPostingRow } from '../../../openapi/schemas/job-posting.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { PostingWish } from '../../machines/job-posting/job-posting.machine.ts'
import { callOf } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { placed, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type ListedPosting = ReadRow<JobPostingRow>
/** What the editor sends: the version is added where it is sent. */
export type PostingValues = Omit<JobPostingBody, 'version'>

const at = (id: string) => ({ path: { id } })

/** The postings of the account this tab acts for; drafts are deleted and restored from their list. */
export const postingsMachine = createListMachine<ListedPosting>({
  read: async (query, signal) =>
    placed(await answer(api.GET('/job-postings', { params: { query: callOf(query) }, signal }))),
  change: async ({ kind, row }, signal) => {
    if (kind === 'delete') {
      await answer(api.DELETE('/job-postings/{id}', { params: at(row.id), signal }))
      return null
    }
    if (kind !== 'restore') throw new Error(`a posting is not changed by ${kind} from its list`)
    const { version } = await answer(api.POST('/job-postings/{id}/restore', { params: at(row.id), signal }))
    return { ...row, version }
  },
})

/** How many postings may be open at once, how many are, and whether the next waits for an administrator. */
export interface Room {
  readonly limit: number | null
  readonly open: number
  readonly needsReview: boolean
}
export const roomMachine = createLoadMachine<Room>(async (_, signal) => {
  const query = { per_page: 1 }
  const { limit, open, needs_review } = await answer(api.GET('/job-postings', { params: { query }, signal }))
  return { limit, open, needsReview: needs_review }
})

/** Begins a draft of a title. */
export const createPostingMachine = createSaveMachine<{ readonly title: Localized }, JobPosting>(
  ({ values, key }, signal) => answer(api.POST('/job-postings', { body: values, headers: once(key), signal })),
)
/** Begins a draft that says what the posting with this id says. */
export const duplicatePostingMachine = createSaveMachine<string, JobPosting>(({ values: id, key }, signal) =>
  answer(api.POST('/job-postings/{id}/duplicate', { params: at(id), headers: once(key), signal })),
)

/** The address of a posting's page as it is saved: good for ten minutes. */
export const postingPreviewMachine = createLoadMachine<{ readonly url: string }, string>((id, signal) =>
  answer(api.POST('/job-postings/{id}/preview', { params: at(id), signal })),
)

/** How many who applied for the posting with this id are not decided on. */
export const undecidedLoad = createLoadMachine<number, string>(async (id, signal) => {
  const query = { per_page: 1 }
  const { stages } = await answer(api.GET('/job-postings/{id}/applicants', { params: { ...at(id), query }, signal }))
  return stages.reduce(
    (all, { kind, count }) => (APPLICATION_STAGES.some((one) => one === kind) ? all + count : all),
    0,
  )
})

/** Publishes, withdraws, pauses, resumes or closes the version that was seen. */
export function sendPosting(
  { row: { id, version }, event, said }: PostingWish,
  signal: AbortSignal,
): Promise<JobPosting> {
  const wanted = { params: at(id), body: { version }, signal }
  switch (event) {
    case 'publish':
      return answer(api.POST('/job-postings/{id}/publish', wanted))
    case 'withdraw':
      return answer(api.POST('/job-postings/{id}/withdraw', wanted))
    case 'pause':
      return answer(api.POST('/job-postings/{id}/pause', wanted))
    case 'resume':
      return answer(api.POST('/job-postings/{id}/resume', wanted))
    case 'close':
      return answer(api.POST('/job-postings/{id}/close', { ...wanted, body: { version, rejection: said } }))
  }
}

/** The form of one posting. */
export const postingSaveMachine = createSaveMachine<PostingValues, JobPosting>(({ values, row }, signal) => {
  if (row === null) throw new Error('No posting')
  const body = { ...values, version: row.version }
  return answer(api.PUT('/job-postings/{id}', { params: at(row.id), body, signal }))
})
