import { next, type SendOf } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'
import { missingFacts, type VerifiedFacts } from '../../../openapi/schemas/administration.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'

const can = (status: VerificationStatus, event: SendOf<typeof companyVerification>): boolean =>
  next(companyVerification, status, event, 'administrator') !== null

/** What an administrator may do with a company's request, as the company describes itself now. */
export const administratorsAbilities = (status: VerificationStatus, facts: VerifiedFacts) => ({
  approve: can(status, 'approve') && missingFacts(facts).length === 0,
  refuse: can(status, 'refuse'),
  revoke: can(status, 'revoke'),
})
