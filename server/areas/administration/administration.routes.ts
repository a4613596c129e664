import type { administrationOperations } from '../../../openapi/operations/administration.ts'
import type { Handlers } from '../../kernel/context.ts'
import { listUserSessions, sendPasswordMail, signOutUser } from './sign-in.commands.ts'
import { disableUser, enableUser, resetSecondFactor } from './users.commands.ts'
import { listUsers, readUser } from './users.queries.ts'
import { decide } from './verifications.commands.ts'
import { listVerifications, readManagedVerification } from './verifications.queries.ts'

/** Users, companies, and the queue of companies to verify. */
export const handlers = {
  listManagedUsers: ({ db, services, viewer, query, lang }) => listUsers(db, services, viewer, query, lang),
  getManagedUser: ({ db, services, viewer, params, lang }) => readUser(db, services, viewer, params.id, lang),
  disableUser: ({ write, services, viewer, params, body, lang }) =>
    write((tx) => disableUser({ tx, services, viewer, userId: params.id, version: body.version, lang }, body.reason)),
  enableUser: ({ write, services, viewer, params, body, lang }) =>
    write((tx) => enableUser({ tx, services, viewer, userId: params.id, version: body.version, lang })),
  listUserSessions: ({ db, services, viewer, params, lang }) =>
    listUserSessions(db, services, { viewer, userId: params.id, lang }),
  signOutUser: ({ write, services, viewer, params, body }) =>
    write((tx) => signOutUser(tx, services, { viewer, userId: params.id, sessionId: body.session_id })),
  sendUserPasswordMail: ({ write, services, params }) => write((tx) => sendPasswordMail(tx, services, params.id)),
  resetSecondFactor: ({ write, services, viewer, params, lang }) =>
    write((tx) => resetSecondFactor(tx, services, { viewer, userId: params.id, lang })),
  listVerifications: ({ db, services, query, lang }) => listVerifications(db, services, query, lang),
  getManagedVerification: ({ db, services, params }) => readManagedVerification(db, services, params.id),
  approveVerification: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, id: params.id, event: 'approve', ...body })),
  refuseVerification: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, id: params.id, event: 'refuse', ...body })),
  revokeVerification: ({ write, services, viewer, params, body }) =>
    write((tx) => decide(tx, services, { viewer, id: params.id, event: 'revoke', ...body })),
} satisfies Handlers<typeof administrationOperations>
