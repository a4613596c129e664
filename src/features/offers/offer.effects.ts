import { sendParent } from 'xstate'
import type { z } from 'zod'
import type { employmentDispute, offerDetail } from '../../../openapi/schemas/job-offer.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { saveFile } from '../../api/save-file.ts'
import type { Employment, Ending, Offer, OfferAnswer } from '../../machines/job-offer/offer-row.ts'
import { jobOfferMachine, type OfferOutcome } from '../../machines/job-offer/job-offer.machine.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

/** As it comes over the wire. */
export type OfferDetail = z.input<typeof offerDetail>

export interface AnswerRequest {
  readonly offer: Offer
  readonly answer: OfferAnswer
  readonly note: string
}

/**
 * Answers an offer in the version that was read (specification §7); a reason goes with a refusal alone, and only when
 * there is one.
 */
export function answerOffer(
  { offer, answer: status, note }: AnswerRequest,
  employeeAccountId: string,
  signal: AbortSignal,
): Promise<Offer> {
  const reason = note.trim()
  const body = {
    company_account_id: offer.company_account_id,
    employee_account_id: offer.employee_account_id ?? employeeAccountId,
    status,
    version: offer.version,
    ...(status === 'reject' && reason ? { rejection_note: reason } : {}),
  }
  return answer(api.POST('/employees/status/{id}', { params: { path: { id: offer.id } }, body, signal }))
}

/** An offer with all its terms and what happened to it. */
export const detailMachine = createLoadMachine<OfferDetail, string>((id, signal) =>
  answer(api.GET('/offers/{id}', { params: { path: { id } }, signal })),
)

/** What a person received, and where they work and worked. */
export interface Work {
  readonly offers: readonly Offer[]
  readonly employments: readonly Employment[]
}
/** The account is named so that another one's list is never taken for it. */
export const workMachine = createLoadMachine<Work, string>(async (_account, signal) => {
  const [offers, employments] = await Promise.all([
    answer(api.GET('/employees/requisition', { signal })),
    answer(api.GET('/employments', { signal })),
  ])
  return { offers, employments }
})

/** Fetches the terms of an offer as a document and saves it; `number` is that of the terms. */
export async function saveOfferDocument(offer: Offer, number: number): Promise<void> {
  const file = await answer(
    api.GET('/offers/{id}/offer.pdf', {
      params: { path: { id: offer.id }, query: { terms: number } },
      parseAs: 'blob',
    }),
  )
  saveFile(file, `offer-${offer.company_username}-${number}.pdf`)
}

const versionOf = (row: Employment | null) => ({ version: row?.version ?? 1 })
const pathOf = (row: Employment | null) => ({ path: { id: row?.id ?? '' } })
/** Ends an employment on a last day. */
export const leaveMachine = createSaveMachine<Ending, Employment>(({ values, row }, signal) =>
  answer(api.POST('/employments/{id}/end', { params: pathOf(row), body: { ...values, ...versionOf(row) }, signal })),
)
/** The life of one offer in the person's list; what comes of a conversation is told to whoever keeps the rows. */
export const receivedLife = jobOfferMachine.provide({
  actors: { end: leaveMachine },
  actions: {
    announce: sendParent(({ context }, { outcome }: { readonly outcome: OfferOutcome }) => ({
      type: 'life.told',
      outcome,
      row: context.row,
    })),
  },
})
export type Dispute = Omit<z.output<typeof employmentDispute>, 'version'>
/** Says that what the company confirms is not so, or takes that back. */
export const disputeMachine = createSaveMachine<Dispute, Employment>(({ values, row }, signal) =>
  answer(api.PUT('/employments/{id}/dispute', { params: pathOf(row), body: { ...values, ...versionOf(row) }, signal })),
)
