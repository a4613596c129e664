import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'

export type VerificationEvent = SendOf<typeof companyVerification>

const can = (status: VerificationStatus, event: VerificationEvent): boolean =>
  next(companyVerification, status, event, 'owner') !== null

/** What a company's owner may do with its request. */
export const ownersAbilities = (status: VerificationStatus) => ({
  request: can(status, 'request'),
  withdraw: can(status, 'withdraw'),
})
