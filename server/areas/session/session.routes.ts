import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { ROLE } from '../../../openapi/define.ts'
import { limitAddress } from '../../http/caller.ts'
import type { Handlers, HandlerCall } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { tell } from '../../kernel/reactions.ts'
import { createAccount, endSession, keepPreference, switchAccount } from './account.commands.ts'
import { presentLanguages } from './languages.present.ts'
import { deviceProof } from './device-proof.ts'
import { forgive } from './login-limits.ts'
import { openSession, proveLogin } from './login.commands.ts'
import { useCode } from './second-factor.commands.ts'
import { countCode } from './second-factor.proof.ts'
import { secondFactorSince } from './second-factor.queries.ts'
import { presentSession, presentUser } from './session.present.ts'
import { countAccounts, findUserWithAccounts, listSessions } from './session.queries.ts'
import { registrationHandlers } from './registration.routes.ts'
import { detailHandlers } from './sign-in-details.routes.ts'

type Operations = typeof sessionOperations

async function switchTo(
  call: HandlerCall<Operations['switchAccount']> | HandlerCall<Operations['switchAccountByGet']>,
) {
  const { services, lang, viewer, params, now } = call
  return call.write(async (tx) => ({
    message: services.say(lang, 'server.session.switched', {
      username: await switchAccount(tx, services, viewer, params.id, now),
    }),
  }))
}

export const handlers = {
  getUser: async ({ db, viewer, services, now }) => {
    const found = await findUserWithAccounts(db, viewer.userId, now)
    if (found === undefined) return refuse('unauthenticated', {})
    const needsSecondFactor =
      viewer.role === ROLE.administrator &&
      services.config.adminsNeedSecondFactor &&
      (await secondFactorSince(db, viewer.userId)) === null
    return presentUser(found.user, found.accounts, viewer, services, needsSecondFactor, found.waitingPolicies)
  },

  login: async (call) => {
    const { db, services, body, address, userAgent, now } = call
    const proof = await proveLogin(db, services, { ...body, address: limitAddress(address), userAgent, now })
    const { deletionDueAt } = proof.user
    if (deletionDueAt !== null && body.restore === undefined) {
      await call.write((tx) => forgive(tx, proof.attempt, now))
      return call.refuse('deletion_pending', { due_at: deletionDueAt.toISOString() })
    }
    const hasSecondFactor = (await secondFactorSince(db, proof.user.id)) !== null
    if (hasSecondFactor && body.code === undefined) {
      // The password was right: it is no wrong try, and gives no access yet.
      await call.write((tx) => forgive(tx, proof.attempt, now))
      return call.refuse('second_factor_required', {})
    }
    if (hasSecondFactor) await countCode(db, services, { userId: proof.user.id, address: proof.attempt.address })
    return call.write(async (tx) => {
      if (hasSecondFactor) await useCode(tx, services, proof.user, body.code ?? '', now)
      if (deletionDueAt !== null) await tell(tx, services, 'user.returned', { userId: proof.user.id })
      return {
        access_token: await openSession(tx, services, proof, now),
        known_device: deviceProof(services, proof.user, now),
      }
    })
  },

  logout: async (call) => call.write((tx) => endSession(tx, call.services, call.viewer.userId, call.viewer.sessionId)),

  listFrontLanguages: async ({ lang, query }) => presentLanguages(lang, query.known),

  switchAccountByGet: switchTo,

  switchAccount: switchTo,

  getEligibility: async ({ db, viewer }) => {
    const count = await countAccounts(db, viewer.userId)
    // Only companies can add accounts; for others the limit is what they have.
    if (viewer.role !== ROLE.company) return { is_eligible: false, limit: count.used, used: count.used }
    return { is_eligible: count.limit === null || count.used < count.limit, ...count }
  },

  createAccount: async (call) => {
    const { services, viewer, body, lang, now } = call
    return call.write(async (tx) => ({
      message: services.say(lang, 'server.session.account_created', {
        username: await createAccount(tx, services, viewer, body.username, now),
      }),
    }))
  },

  setLanguage: async (call) => call.write((tx) => keepPreference(tx, call.services, call.viewer.userId, call.body)),

  editPreferences: async (call) => call.write((tx) => keepPreference(tx, call.services, call.viewer.userId, call.body)),

  listSessions: async ({ db, viewer, services, lang, now }) =>
    (await listSessions(db, viewer.userId, now)).map((row) => presentSession(row, viewer, lang, services)),

  revokeSession: async (call) => call.write((tx) => endSession(tx, call.services, call.viewer.userId, call.params.id)),

  ...registrationHandlers,
  ...detailHandlers,
} satisfies Handlers<Operations>
