import { sendParent } from 'xstate'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import {
  asReviewed,
  jobReviewMachine,
  type ReviewDecision,
  type ReviewedPosting,
} from '../../machines/job-review/job-review.machine.ts'
import { callOf } from '../../machines/list/address.ts'
import { createReadListMachine, type ReadRow } from '../../machines/list/read-list.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import type { RequestOutcome } from '../../machines/request/request.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type ReviewRow = ReadRow<ReviewedPosting>

export const reviewsMachine = createReadListMachine<ReviewedPosting>(async (query, signal) => {
  const { data, meta } = await answer(api.GET('/manage/job-reviews', { params: { query: callOf(query) }, signal }))
  return { data: data.map(asReviewed), meta }
})
const byId = (id: string) => ({ params: { path: { id } } })
export const reviewLoad = createLoadMachine<ReviewedPosting, string>(async (id, signal) =>
  asReviewed(await answer(api.GET('/manage/job-reviews/{id}', { ...byId(id), signal }))),
)

const decideMachine = createSaveMachine<ReviewDecision, ReviewedPosting>(async ({ values, row }, signal) => {
  if (row === null) throw new Error('No posting')
  const { id, version } = row
  if (values.kind === 'approve')
    return asReviewed(
      await answer(
        api.POST('/manage/job-reviews/{id}/approve', { ...byId(id), body: { note: values.note, version }, signal }),
      ),
    )
  const path = values.kind === 'send_back' ? '/manage/job-reviews/{id}/send-back' : '/manage/job-reviews/{id}/take-down'
  return asReviewed(await answer(api.POST(path, { ...byId(id), body: { note: values.note ?? '', version }, signal })))
})
/** The life of one posting in the queue; decisions are told to whoever keeps the rows. */
export const queuedReviewLife = jobReviewMachine.provide({
  actors: { decide: decideMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: RequestOutcome<ReviewDecision['kind']> }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
