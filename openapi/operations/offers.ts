import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { requisition, offerAnswer } from '../schemas/job-offer.ts'

/** Specification §7: the two calls by which offers are listed and answered. */
export const offerOperations = {
  listRequisitions: defineOperation({
    method: 'GET',
    path: '/employees/requisition',
    summary: 'Offers: those a company sent, or those a person received',
    access: 'member',
    output: ok(z.array(requisition)),
  }),
  answerOffer: defineOperation({
    method: 'POST',
    path: '/employees/status/{id}',
    summary: 'Accept or reject an offer',
    access: 'individual',
    params: { id: ref('offer') },
    body: offerAnswer,
    output: ok(requisition),
    errors: ['not_pending', 'stale'],
    sends: ['jobOffer', 'accept|reject'],
  }),
}
