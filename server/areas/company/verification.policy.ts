import { next, type By, type SendOf, type StatusOf } from '../../../openapi/lifecycle.ts'
import { companyVerification } from '../../../openapi/lifecycles/company-verification.ts'

export type VerificationStatus = StatusOf<typeof companyVerification>
export type VerificationEvent = SendOf<typeof companyVerification>

const can = (status: VerificationStatus, event: VerificationEvent, by: By): boolean => next(companyVerification, status, event, by) !== null

export const ownersAbilities = (status: VerificationStatus) => ({ request: can(status, 'request', 'owner'), withdraw: can(status, 'withdraw', 'owner') })
export const administratorsAbilities = (status: VerificationStatus) => ({
  approve: can(status, 'approve', 'administrator'),
  refuse: can(status, 'refuse', 'administrator'),
  revoke: can(status, 'revoke', 'administrator'),
})
