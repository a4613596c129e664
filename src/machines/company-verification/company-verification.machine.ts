import type { z } from 'zod'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { ManagedVerification } from '../../../openapi/schemas/administration.ts'
import type { verificationAnswer, verificationBody } from '../../../openapi/schemas/company.ts'
import { requestMachine, type DecisionOf } from '../request/request.ts'

/** A verification as the company sees it. */
export type Verification = z.output<typeof verificationAnswer>
export type VerificationRequest = Pick<z.output<typeof verificationBody>, 'document_ids' | 'remark'>
/** What an administrator decides; a refusal says why. */
export type Decision = DecisionOf<'approve' | 'refuse' | 'revoke'>

/** The verification of a company: unverified, requested, verified or refused, as the server says. */
export const companyVerificationMachine = requestMachine<
  Verification,
  ManagedVerification,
  VerificationRequest,
  Decision['kind']
>(companyVerification, {
  isSent: (sent, now) =>
    now.status === 'requested' && sent.document_ids.every((id) => now.documents.some((document) => document.id === id)),
  withdrawn: 'unverified',
  decided: { approve: 'verified', refuse: 'refused', revoke: 'refused' },
})
