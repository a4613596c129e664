import type { ApplicantOffer, OwnOffer } from '../../../../openapi/schemas/applicant-offer.ts'
import { api } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'

/** The offer to an applicant, or what one would begin with. */
export const applicantOfferLoad = createLoadMachine<ApplicantOffer, string>((id, signal) =>
  answer(api.GET('/applicants/{id}/offer', { params: { path: { id } }, signal })),
)
/** The offer that came of an own application. */
export const ownOfferLoad = createLoadMachine<OwnOffer, string>((id, signal) =>
  answer(api.GET('/job-applications/{id}/offer', { params: { path: { id } }, signal })),
)
