import { Collection } from '@mswjs/data'
import {
  managedUser,
  managedVerification,
  type ManagedUser,
  type ManagedVerification,
} from '../../../openapi/schemas/administration.ts'
import { cacheAnswerRow } from './cache-samples.ts'
import { managedUserRows, managedVerificationRows } from './company-samples.ts'
import { mock } from './mock.ts'
import { pageOf } from './page.ts'
import { administrator, sessionRows } from './user-samples.ts'
import { NOW } from './sample-ids.ts'

const users = new Collection({ schema: managedUser })
const verifications = new Collection({ schema: managedVerification })

/** Puts users and the queue back as they were. */
export async function seedAdministration(): Promise<void> {
  users.clear()
  verifications.clear()
  await users.createMany(managedUserRows.length, (i) => managedUserRows[i]!)
  await verifications.createMany(managedVerificationRows.length, (i) => managedVerificationRows[i]!)
}

const findUser = (id: ManagedUser['id']) => users.findFirst((q) => q.where({ id }))
const findVerification = (id: ManagedVerification['id']) => verifications.findFirst((q) => q.where({ id }))
const decider = `${administrator.first_name} ${administrator.middle_name}`

async function turnUser(id: ManagedUser['id'], over: Partial<ManagedUser>): Promise<ManagedUser | null> {
  const found = findUser(id)
  return found
    ? ((await users.update(found, { data: (row) => void Object.assign(row, over, { version: found.version + 1 }) })) ??
        found)
    : null
}
async function decide(
  id: ManagedVerification['id'],
  over: Partial<ManagedVerification>,
): Promise<ManagedVerification | null> {
  const found = findVerification(id)
  const decided = { ...over, decided_at: NOW, decided_by: decider }
  return found
    ? ((await verifications.update(found, {
        data: (row) => void Object.assign(row, decided, { version: found.version + 1 }),
      })) ?? found)
    : null
}
const refused = { status: 'refused', abilities: { approve: false, refuse: false, revoke: false } } as const

/** Users, and the queue of companies to verify: an administrator is signed in, and all goes well. */
export const administrationMocks = {
  listCaches: mock('listCaches', () => cacheAnswerRow),
  clearCache: mock('clearCache', () => undefined),
  listManagedUsers: mock('listManagedUsers', ({ query: { role, state, ...query } }) =>
    pageOf(
      users
        .all()
        .filter((row) => role === undefined || row.role === role)
        .filter((row) => state === undefined || (row.disabled_at === null) === (state === 'active')),
      query,
    ),
  ),
  getManagedUser: mock('getManagedUser', ({ params, refuse }) => findUser(params.id) ?? refuse('not_found', {})),
  disableUser: mock(
    'disableUser',
    async ({ params, body, refuse }) =>
      (await turnUser(params.id, {
        disabled_at: NOW,
        disabled_reason: body.reason,
        abilities: { disable: false, enable: true, reset_second_factor: false },
      })) ?? refuse('not_found', {}),
  ),
  enableUser: mock(
    'enableUser',
    async ({ params, refuse }) =>
      (await turnUser(params.id, {
        disabled_at: null,
        disabled_reason: null,
        abilities: { disable: true, enable: false, reset_second_factor: false },
      })) ?? refuse('not_found', {}),
  ),
  listUserSessions: mock('listUserSessions', () => sessionRows.map((row) => ({ ...row, is_current: false }))),
  signOutUser: mock('signOutUser', () => undefined),
  sendUserPasswordMail: mock('sendUserPasswordMail', () => undefined),
  resetSecondFactor: mock('resetSecondFactor', async ({ params, refuse }) => {
    const found = findUser(params.id) ?? refuse('not_found', {})
    return (
      (await turnUser(params.id, {
        has_second_factor: false,
        abilities: { ...found.abilities, reset_second_factor: false },
      })) ?? found
    )
  }),
  listVerifications: mock('listVerifications', ({ query: { status, ...query } }) =>
    pageOf(
      verifications.all().filter((row) => status === undefined || row.status === status),
      query,
    ),
  ),
  getManagedVerification: mock(
    'getManagedVerification',
    ({ params, refuse }) => findVerification(params.id) ?? refuse('not_found', {}),
  ),
  approveVerification: mock(
    'approveVerification',
    async ({ params, body, refuse }) =>
      (await decide(params.id, {
        status: 'verified',
        note: body.note,
        abilities: { approve: false, refuse: false, revoke: true },
      })) ?? refuse('not_found', {}),
  ),
  refuseVerification: mock(
    'refuseVerification',
    async ({ params, body, refuse }) =>
      (await decide(params.id, { ...refused, note: body.note })) ?? refuse('not_found', {}),
  ),
  revokeVerification: mock(
    'revokeVerification',
    async ({ params, body, refuse }) =>
      (await decide(params.id, { ...refused, note: body.note })) ?? refuse('not_found', {}),
  ),
}
