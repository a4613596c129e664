import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'

const can = (status: VerificationStatus, event: SendOf<typeof companyVerification>): boolean =>
  next(companyVerification, status, event, 'administrator') !== null

/** What an administrator may do with a company's request. */
export const administratorsAbilities = (status: VerificationStatus) => ({
  approve: can(status, 'approve'),
  refuse: can(status, 'refuse'),
  revoke: can(status, 'revoke'),
})
