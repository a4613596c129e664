import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { limitAddress } from '../../http/caller.ts'
import type { Handlers, HandlerCall } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { deviceOf } from './device-name.ts'
import { deviceProof } from './device-proof.ts'
import { countTry } from './login-limits.ts'
import { openSession } from './login.commands.ts'
import { checkNewPassword } from './password.commands.ts'
import { proveRegistration } from './password-proof.ts'
import {
  checkRegistration,
  confirmRegistration,
  discardRegistration,
  keepRegistration,
  moveRegistration,
  type Entered,
} from './registration.commands.ts'
import { presentRegistration } from './session.present.ts'
import { findByToken, findRegistration, findUser, wasConfirmed } from './session.queries.ts'
import { NOBODY } from './lifetimes.ts'
import { isFree, usernameFaults, usernameKey } from './username.keeper.ts'
import { askForMail } from './asked-mail.ts'

type Operations = typeof sessionOperations

async function register(
  call: HandlerCall<Operations['registerUser']> | HandlerCall<Operations['registerCompany']>,
  entered: Entered,
) {
  const { services, db, lang, now } = call
  await checkRegistration(db, services, entered)
  const passwordHash = await services.passwords.hash(entered.password)
  return call.write(async (tx) => {
    await keepRegistration(tx, services, { entered, passwordHash, lang, now })
    return { message: services.say(lang, 'server.session.registered') }
  })
}

/**
 * Creates the user of a registration; `passwordHash` is of the password for signing in from now on. Mail and password
 * were both proved, which is more than signing in asks for: a caller who is nobody yet gets a session (decision 182).
 */
async function confirm(
  call: HandlerCall<Operations['verifyEmail']> | HandlerCall<Operations['claimRegistration']>,
  passwordHash: string,
) {
  const { services, body, lang, viewer, address, userAgent, now } = call
  return call.write(async (tx) => {
    const { username, isAsEntered, user } = await confirmRegistration(tx, services, {
      token: body.token,
      passwordHash,
      now,
    })
    const attempt = { name: user.emailKey, address: limitAddress(address), known: null }
    const proof = { user, attempt, device: deviceOf(userAgent), isNewDevice: false }
    return {
      session:
        viewer === null
          ? {
              access_token: await openSession(tx, services, proof, now),
              known_device: deviceProof(services, user, now),
            }
          : null,
      message: isAsEntered
        ? services.say(lang, 'server.session.email_confirmed')
        : services.say(lang, 'server.session.email_confirmed_renamed', { username }),
    }
  })
}

/** From a first name to an account that signs in. */
export const registrationHandlers = {
  checkUsername: async ({ db, params, viewer, services, lang, now, refuse }) => {
    const faults = usernameFaults(params.username)
    if (faults.length > 0) invalid({ username: faults })
    const user = viewer && (await findUser(db, viewer.userId))
    const by = viewer && user ? { accountId: viewer.accountId, emailKey: user.emailKey } : null
    if (!(await isFree(db, usernameKey(params.username), by, now))) refuse('username_taken', {})
    return { message: services.say(lang, 'server.session.username_free') }
  },

  registerUser: async (call) => register(call, call.body),

  registerCompany: async (call) => register(call, call.body),

  verifyEmail: async (call) => {
    const { db, services, body, now } = call
    const { passwordHash } = await proveRegistration(db, services, { ...body, now })
    return confirm(call, passwordHash)
  },

  checkRegistration: async ({ db, body, now, refuse }) => {
    const waiting = await findByToken(db, hashToken(body.token), now)
    return waiting === undefined ? refuse('token_spent', {}) : presentRegistration(waiting)
  },

  getRegistrationState: async ({ db, body }) => ({
    state: (await wasConfirmed(db, hashToken(body.watch))) ? 'confirmed' : 'waiting',
  }),

  claimRegistration: async (call) => {
    const { db, services, body, now } = call
    const waiting = await findByToken(db, hashToken(body.token), now)
    if (waiting === undefined) return call.refuse('token_spent', {})
    checkNewPassword(services, body.password, [waiting.emailKey, waiting.username])
    return confirm(call, await services.passwords.hash(body.password))
  },

  discardRegistration: async (call) => {
    const { services, body, lang, now } = call
    return call.write(async (tx) => {
      await discardRegistration(tx, body.token, now)
      return { message: services.say(lang, 'server.session.registration_discarded') }
    })
  },

  resendVerification: async (call) => askForMail(call, { about: 'resend', emailKey: call.body.email.toLowerCase() }),

  correctRegistration: async (call) => {
    const { db, services, body, address, lang, now } = call
    const name = usernameKey(body.username)
    const wait = await countTry(db, { name, address: limitAddress(address), known: null }, now)
    if (wait !== null) refuse('too_many_requests', { retry_after: wait })
    const waiting = await findRegistration(db, name, now)
    const isTheirs = await (waiting === undefined
      ? services.passwords.fake().then(() => false)
      : services.passwords.verify(waiting.passwordHash, body.password))
    return call.write(async (tx) => {
      await moveRegistration(tx, services, isTheirs && waiting !== undefined ? waiting.id : NOBODY, body.email, now)
      return { message: services.say(lang, 'server.session.correction_asked') }
    })
  },
} satisfies Pick<
  Handlers<Operations>,
  | 'checkUsername'
  | 'registerUser'
  | 'registerCompany'
  | 'verifyEmail'
  | 'checkRegistration'
  | 'getRegistrationState'
  | 'claimRegistration'
  | 'discardRegistration'
  | 'resendVerification'
  | 'correctRegistration'
>
