import { PART_CALLS, type companyOperations, type partOperations } from '../../../openapi/operations/company.ts'
import { COMPANY_PARTS, type CompanyPart } from '../../../openapi/schemas/company.ts'
import type { Handler, Handlers } from '../../kernel/context.ts'
import { provePassword, stillProved } from '../session/password-proof.ts'
import { exportFollowers, listFollowers } from './followers.queries.ts'
import { askToFollow, confirmFollowing, follow, leaveFollowing, readFollowed, unfollow } from './following.commands.ts'
import { editPart } from './information.commands.ts'
import { readInformation } from './information.queries.ts'
import { cancelInvitation, declineOwnership, inviteOwner } from './invitations.commands.ts'
import { acceptOwnership, removeOwner } from './owners.commands.ts'
import { readInvitations, readOwners } from './owners.queries.ts'
import { requestVerification, withdrawVerification } from './verification.commands.ts'
import { readVerification } from './verification.queries.ts'

const partHandler =
  (part: CompanyPart): Handler<(typeof partOperations)[keyof typeof partOperations]> =>
  ({ write, services, viewer, body }) =>
    write((tx) => editPart(tx, services, viewer, part, body))
const partHandlers = Object.fromEntries(
  COMPANY_PARTS.map((part) => [PART_CALLS[part], partHandler(part)]),
) as unknown as Handlers<typeof partOperations>

/** What a company says of itself, its verification, its owners and its followers. */
export const handlers = {
  getCompanyInformation: ({ db, services, viewer }) => readInformation(db, services, viewer.accountId),
  ...partHandlers,

  getVerification: ({ db, services, viewer }) => readVerification(db, services, viewer.accountId),
  requestVerification: ({ write, services, viewer, body }) =>
    write((tx) => requestVerification(tx, services, viewer, body)),
  withdrawVerification: ({ write, services, viewer, body }) =>
    write((tx) => withdrawVerification(tx, services, viewer, body.version)),

  listOwners: ({ db, viewer, now }) => readOwners(db, viewer, now),
  inviteOwner: async ({ db, write, services, viewer, body, lang, now }) => {
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    return write(async (tx) => {
      await stillProved(tx, user)
      await inviteOwner(tx, services, viewer, body, now)
      return { message: services.say(lang, 'server.company.invited') }
    })
  },
  removeOwner: ({ write, services, viewer, params }) => write((tx) => removeOwner(tx, services, viewer, params.id)),
  cancelOwnershipInvitation: ({ write, services, viewer, params }) =>
    write((tx) => cancelInvitation(tx, services, viewer, params.id)),
  listOwnershipInvitations: ({ db, services, viewer, now }) => readInvitations(db, services, viewer.userId, now),
  acceptOwnership: ({ write, services, viewer, params, lang, now }) =>
    write(async (tx) => {
      const { username, kind } = await acceptOwnership(tx, services, viewer, params.id, now)
      return {
        message: services.say(lang, kind === 'transfer' ? 'server.company.taken_over' : 'server.company.joined', {
          username,
        }),
      }
    }),
  declineOwnership: ({ write, services, viewer, params }) =>
    write((tx) => declineOwnership(tx, services, viewer, params.id)),

  listFollowers: ({ db, services, viewer, query, lang }) =>
    listFollowers(db, query, { accountId: viewer.accountId, services, lang }),
  exportFollowers: async ({ db, services, viewer, query, lang }) =>
    exportFollowers(db, query, { accountId: viewer.accountId, services, lang }),
  getFollowed: ({ db, services, viewer, params }) => readFollowed(db, services, viewer, params.username),
  follow: ({ write, services, viewer, params }) => write((tx) => follow(tx, services, viewer, params.username)),
  unfollow: ({ write, viewer, params }) => write((tx) => unfollow(tx, viewer, params.username)),
  followByMail: ({ write, services, body, lang }) =>
    write(async (tx) => {
      await askToFollow(tx, services, body)
      return { message: services.say(lang, 'server.company.follow_asked') }
    }),
  confirmFollowing: ({ write, services, body }) => write((tx) => confirmFollowing(tx, services, body.token)),
  leaveFollowing: ({ write, services, body, lang }) =>
    write(async (tx) => {
      await leaveFollowing(tx, body.token)
      return { message: services.say(lang, 'server.company.left') }
    }),
} satisfies Handlers<typeof companyOperations>
