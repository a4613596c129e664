import { Collection } from '@mswjs/data'
import type { CompanyPart } from '../../../openapi/schemas/company.ts'
import { follower } from '../../../openapi/schemas/follower.ts'
import {
  followedRow,
  followerRows,
  informationRow,
  ownersRow,
  ownershipInvitationRow,
  verificationRow,
} from './company-samples.ts'
import { mock, type AnyAsked } from './mock.ts'
import { pageOf } from './page.ts'
import { NOW } from './sample-ids.ts'

const done = { message: 'OK' }
const followers = new Collection({ schema: follower })

/** Puts those who follow the company back as they were. */
export async function seedFollowers(): Promise<void> {
  followers.clear()
  await followers.createMany(followerRows.length, (i) => followerRows[i]!)
}

/** The information with one part as it was sent. */
const saved = <P extends CompanyPart>(
  part: P,
  { version, ...values }: AnyAsked['body'] & { readonly version: number },
) => ({
  ...informationRow,
  [part]: { ...informationRow[part], ...values, version: version + 1 },
})

/**
 * What a company says of itself, its verification, its owners and its followers: an owner is signed in, and all goes
 * well.
 */
export const companyMocks = {
  getCompanyInformation: mock('getCompanyInformation', () => informationRow),
  editCompanyIdentity: mock('editCompanyIdentity', ({ body }) => saved('identity', body)),
  editCompanyBusiness: mock('editCompanyBusiness', ({ body }) => saved('business', body)),
  editCompanyLegal: mock('editCompanyLegal', ({ body }) => saved('legal', body)),
  editCompanyHours: mock('editCompanyHours', ({ body }) => saved('hours', body)),
  editCompanyFigures: mock('editCompanyFigures', ({ body }) => saved('size', body)),
  editCompanyPlace: mock('editCompanyPlace', ({ body }) => saved('place', body)),

  getVerification: mock('getVerification', () => verificationRow),
  requestVerification: mock('requestVerification', ({ body }) => ({
    ...verificationRow,
    status: 'requested' as const,
    documents: body.document_ids.map((id, n) => ({ id, name: `document-${n + 1}.pdf`, url: '/favicon.ico' })),
    remark: body.remark,
    requested_at: NOW,
    abilities: { request: false, withdraw: true },
    version: body.version + 1,
  })),
  withdrawVerification: mock('withdrawVerification', ({ body }) => ({ ...verificationRow, version: body.version + 1 })),

  listOwners: mock('listOwners', () => ownersRow),
  inviteOwner: mock('inviteOwner', () => done),
  removeOwner: mock('removeOwner', () => undefined),
  cancelOwnershipInvitation: mock('cancelOwnershipInvitation', () => undefined),
  listOwnershipInvitations: mock('listOwnershipInvitations', () => [ownershipInvitationRow]),
  acceptOwnership: mock('acceptOwnership', () => done),
  declineOwnership: mock('declineOwnership', () => undefined),

  listFollowers: mock('listFollowers', ({ query }) => pageOf(followers.all(), query)),
  exportFollowers: mock('exportFollowers', () => 'name,username,email,since\r\n'),
  getFollowed: mock('getFollowed', () => followedRow),
  follow: mock('follow', () => ({ ...followedRow, is_following: true })),
  unfollow: mock('unfollow', () => undefined),
  followByMail: mock('followByMail', () => done),
  confirmFollowing: mock('confirmFollowing', () => ({ ...followedRow, is_following: true })),
  leaveFollowing: mock('leaveFollowing', () => done),
}
