import { z } from 'zod'
import { accepted, bytes, defineOperation, empty, ok } from '../define.ts'
import { exportQuery, pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import {
  COMPANY_PARTS,
  companyInformation,
  companyPartBodies,
  ownersAnswer,
  ownershipInvitation,
  ownershipInvitationBody,
  verificationAnswer,
  verificationBody,
  type CompanyPart,
} from '../schemas/company.ts'
import { followByMail, followed, follower, followToken } from '../schemas/follower.ts'
import { messageAnswer, pageOf, version } from '../schemas/primitives.ts'

/** The call that replaces each part. */
export const PART_CALLS = {
  identity: 'editCompanyIdentity',
  business: 'editCompanyBusiness',
  legal: 'editCompanyLegal',
  hours: 'editCompanyHours',
  size: 'editCompanyFigures',
  place: 'editCompanyPlace',
} as const satisfies Readonly<Record<CompanyPart, string>>
const editPart = <P extends CompanyPart>(part: P) =>
  ({
    method: 'PUT',
    path: `/company/information/${part}`,
    summary: `Replace the part "${part}" of what the company says of itself`,
    access: 'company',
    body: companyPartBodies[part],
    output: ok(companyInformation),
    errors: ['stale'],
  }) as const
export const partOperations = Object.fromEntries(
  COMPANY_PARTS.map((part) => [PART_CALLS[part], editPart(part)]),
) as unknown as {
  readonly [P in CompanyPart as (typeof PART_CALLS)[P]]: ReturnType<typeof editPart<P>>
}

/** What a company says of itself, its verification, its owners and its followers (specification §3, product.md §4). */
export const companyOperations = {
  getCompanyInformation: defineOperation({
    method: 'GET',
    path: '/company/information',
    summary: 'What the company says of itself, in its parts',
    access: 'company',
    output: ok(companyInformation),
  }),
  ...partOperations,

  getVerification: defineOperation({
    method: 'GET',
    path: '/company/verification',
    summary: 'How far the company’s verification has come',
    access: 'company',
    output: ok(verificationAnswer),
  }),
  requestVerification: defineOperation({
    method: 'POST',
    path: '/company/verification',
    summary: 'Ask administrators to verify the company, with documents',
    access: 'company',
    body: verificationBody,
    output: ok(verificationAnswer),
    errors: ['not_pending', 'stale'],
    sends: ['companyVerification', 'request'],
    throttle: { by: 'user', limit: 20, per: 3600 },
  }),
  withdrawVerification: defineOperation({
    method: 'POST',
    path: '/company/verification/withdraw',
    summary: 'Take the request back',
    access: 'company',
    body: z.strictObject({ version }),
    output: ok(verificationAnswer),
    errors: ['not_pending', 'stale'],
    sends: ['companyVerification', 'withdraw'],
  }),

  listOwners: defineOperation({
    method: 'GET',
    path: '/company/owners',
    summary: 'Who owns the account, and who is invited to',
    access: 'company',
    output: ok(ownersAnswer),
  }),
  inviteOwner: defineOperation({
    method: 'POST',
    path: '/company/owners',
    summary:
      'Invite someone to own the account too, or to take it over; the same answer whether or not the email is known',
    access: 'company',
    body: ownershipInvitationBody,
    output: accepted(messageAnswer),
    errors: ['limit_reached'],
    throttle: { by: 'user', limit: 20, per: 3600 },
  }),
  removeOwner: defineOperation({
    method: 'DELETE',
    path: '/company/owners/{id}',
    summary: 'Take a co-owner’s share, or leave; the principal stays until the account is handed over',
    access: 'company',
    params: { id: ref('user') },
    output: empty,
    errors: ['last_owner'],
  }),
  cancelOwnershipInvitation: defineOperation({
    method: 'DELETE',
    path: '/company/owners/invitations/{id}',
    summary: 'Take an invitation back',
    access: 'company',
    params: { id: ref('ownershipInvitation') },
    output: empty,
  }),
  listOwnershipInvitations: defineOperation({
    method: 'GET',
    path: '/user/ownership-invitations',
    summary: 'Accounts that the caller is invited to own',
    access: 'user',
    output: ok(z.array(ownershipInvitation)),
  }),
  acceptOwnership: defineOperation({
    method: 'POST',
    path: '/user/ownership-invitations/{id}/accept',
    summary: 'Become an owner',
    access: 'user',
    params: { id: ref('ownershipInvitation') },
    output: ok(messageAnswer),
    errors: ['account_limit', 'token_spent'],
  }),
  declineOwnership: defineOperation({
    method: 'POST',
    path: '/user/ownership-invitations/{id}/decline',
    summary: 'Say no to an invitation',
    access: 'user',
    params: { id: ref('ownershipInvitation') },
    output: empty,
    errors: ['token_spent'],
  }),

  listFollowers: defineOperation({
    method: 'GET',
    path: '/followers',
    summary: 'Who follows the company’s page',
    access: 'company',
    query: pageQuery(lists.followers),
    output: ok(pageOf(follower)),
  }),
  exportFollowers: defineOperation({
    method: 'GET',
    path: '/followers.csv',
    summary: 'Who follows the company’s page, as CSV',
    access: 'company',
    query: exportQuery(lists.followers),
    output: bytes('text/csv'),
  }),
  getFollowed: defineOperation({
    method: 'GET',
    path: '/following/{username}',
    summary: 'A company that can be followed, and whether the caller does',
    access: 'anyone',
    params: { username: z.string().max(60) },
    output: ok(followed),
  }),
  follow: defineOperation({
    method: 'PUT',
    path: '/following/{username}',
    summary: 'Follow a company’s page',
    access: 'individual',
    params: { username: z.string().max(60) },
    output: ok(followed),
    throttle: { by: 'user', limit: 60, per: 3600 },
  }),
  unfollow: defineOperation({
    method: 'DELETE',
    path: '/following/{username}',
    summary: 'Follow it no longer',
    access: 'individual',
    params: { username: z.string().max(60) },
    output: empty,
  }),
  followByMail: defineOperation({
    method: 'POST',
    path: '/followers/by-mail',
    summary: 'Follow by email; it counts once the link in the mail is opened. The same answer for any email',
    access: 'anyone',
    body: followByMail,
    output: accepted(messageAnswer),
    throttle: { by: 'address', limit: 20, per: 3600 },
  }),
  confirmFollowing: defineOperation({
    method: 'POST',
    path: '/followers/confirm',
    summary: 'Confirm following by the token of the mail',
    access: 'anyone',
    body: followToken,
    output: ok(followed),
    errors: ['token_spent'],
    throttle: { by: 'address', limit: 60, per: 3600 },
  }),
  leaveFollowing: defineOperation({
    method: 'POST',
    path: '/followers/leave',
    summary: 'Leave by the link that stands in each mail',
    access: 'anyone',
    body: followToken,
    output: ok(messageAnswer),
    errors: ['token_spent'],
    throttle: { by: 'address', limit: 60, per: 3600 },
  }),
}
