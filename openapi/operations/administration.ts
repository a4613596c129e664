import { z } from 'zod'
import { defineOperation, empty, ok } from '../define.ts'
import { pageQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { ref } from '../ref.ts'
import {
  approvalBody,
  disableBody,
  managedUser,
  managedVerification,
  refusalBody,
  signOutBody,
} from '../schemas/administration.ts'
import { sessionRow } from '../schemas/session.ts'
import { pageOf } from '../schemas/primitives.ts'
import { versionBody } from '../schemas/profile.ts'

const userId = { id: ref('user') }
const verificationId = { id: ref('verification') }

/** `/manage/users`: users, companies, and the queue of companies to verify (product.md §8). */
export const administrationOperations = {
  listManagedUsers: defineOperation({
    method: 'GET',
    path: '/manage/users',
    summary: 'Users with their accounts',
    access: 'admin',
    query: pageQuery(lists.users),
    output: ok(pageOf(managedUser)),
  }),
  getManagedUser: defineOperation({
    method: 'GET',
    path: '/manage/users/{id}',
    summary: 'One user with their accounts',
    access: 'admin',
    params: userId,
    output: ok(managedUser),
  }),
  disableUser: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/disable',
    summary: 'Disable a user: every session ends at once, pages are taken from the public',
    access: 'admin',
    params: userId,
    body: disableBody,
    output: ok(managedUser),
    errors: ['stale', 'not_pending', 'forbidden'],
  }),
  enableUser: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/enable',
    summary: 'Let a disabled user in again',
    access: 'admin',
    params: userId,
    body: versionBody,
    output: ok(managedUser),
    errors: ['stale', 'not_pending'],
  }),
  listUserSessions: defineOperation({
    method: 'GET',
    path: '/manage/users/{id}/sessions',
    summary: 'Where a user is signed in',
    access: 'admin',
    params: userId,
    output: ok(z.array(sessionRow)),
  }),
  signOutUser: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/sign-out',
    summary: 'Sign a user out of one device or of all; the caller’s own stays',
    access: 'admin',
    params: userId,
    body: signOutBody,
    output: empty,
  }),
  sendUserPasswordMail: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/password-mail',
    summary: 'Send a user the link for a new password',
    access: 'admin',
    params: userId,
    output: empty,
    errors: ['not_pending'],
  }),
  resetSecondFactor: defineOperation({
    method: 'POST',
    path: '/manage/users/{id}/second-factor/reset',
    summary: 'Take the second factor from a user who lost their device and their recovery codes; they are told by mail',
    access: 'admin',
    params: userId,
    output: ok(managedUser),
    errors: ['second_factor_changed', 'forbidden'],
  }),
  listVerifications: defineOperation({
    method: 'GET',
    path: '/manage/verifications',
    summary: 'Companies that asked to be verified; those that wait longest first',
    access: 'admin',
    query: pageQuery(lists.verifications),
    output: ok(pageOf(managedVerification)),
  }),
  getManagedVerification: defineOperation({
    method: 'GET',
    path: '/manage/verifications/{id}',
    summary: 'One request with its documents',
    access: 'admin',
    params: verificationId,
    output: ok(managedVerification),
  }),
  approveVerification: defineOperation({
    method: 'POST',
    path: '/manage/verifications/{id}/approve',
    summary: 'Verify a company',
    access: 'admin',
    params: verificationId,
    body: approvalBody,
    output: ok(managedVerification),
    errors: ['stale', 'not_pending', 'not_verifiable'],
    sends: ['companyVerification', 'approve'],
  }),
  refuseVerification: defineOperation({
    method: 'POST',
    path: '/manage/verifications/{id}/refuse',
    summary: 'Refuse to verify a company, and say why',
    access: 'admin',
    params: verificationId,
    body: refusalBody,
    output: ok(managedVerification),
    errors: ['stale', 'not_pending'],
    sends: ['companyVerification', 'refuse'],
  }),
  revokeVerification: defineOperation({
    method: 'POST',
    path: '/manage/verifications/{id}/revoke',
    summary: 'Take the mark from a company, and say why',
    access: 'admin',
    params: verificationId,
    body: refusalBody,
    output: ok(managedVerification),
    errors: ['stale', 'not_pending'],
    sends: ['companyVerification', 'revoke'],
  }),
}
