import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { Offer, OfferAnswer } from '../../machines/job-offer/job-offer.machine.ts'

/** The offers of an account: those a person received, those a company sent. `accountId` is the account whose list it is. */
export const listOffers = (_accountId: string, signal: AbortSignal): Promise<readonly Offer[]> => answer(api.GET('/employees/requisition', { signal }))

export interface AnswerRequest {
  readonly offer: Offer
  readonly answer: OfferAnswer
  readonly note: string
}

/** Answers an offer in the version that was read (specification §7); a reason goes with a refusal alone, and only when there is one. */
export function answerOffer({ offer, answer: status, note }: AnswerRequest, employeeAccountId: string, signal: AbortSignal): Promise<Offer> {
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
