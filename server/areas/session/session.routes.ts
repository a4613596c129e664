import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { ROLE } from '../../../openapi/define.ts'
import { limitAddress } from '../../http/caller.ts'
import type { Handlers, HandlerCall } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { errorCode } from '../../kernel/outage.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { tell } from '../../kernel/reactions.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { assertPhone } from '../../kernel/phone.ts'
import type { AccountMail } from './account.mailer.ts'
import { createAccount, endSession, keepPreference, switchAccount } from './account.commands.ts'
import { askForEmail, askForPhone, cancelChange, confirmChange } from './contact.commands.ts'
import { presentLanguages } from './languages.present.ts'
import { deviceOf } from './device-name.ts'
import { deviceProof } from './device-proof.ts'
import { countTry, forgive } from './login-limits.ts'
import { openSession, proveLogin } from './login.commands.ts'
import { changePassword, checkNewPassword, checkPassword, resetPassword } from './password.commands.ts'
import { provePassword, proveRegistration, stillProved } from './password-proof.ts'
import {
  checkRegistration,
  confirmRegistration,
  discardRegistration,
  keepRegistration,
  moveRegistration,
  type Entered,
} from './registration.commands.ts'
import { useCode } from './second-factor.commands.ts'
import { countCode } from './second-factor.proof.ts'
import { secondFactorSince } from './second-factor.queries.ts'
import { presentContact, presentRegistration, presentSession, presentUser } from './session.present.ts'
import {
  countAccounts,
  findByToken,
  findRegistration,
  findResetToken,
  findUser,
  findUserWithAccounts,
  listAccounts,
  listChanges,
  listSessions,
  wasConfirmed,
} from './session.queries.ts'
import { NOBODY } from './lifetimes.ts'
import { changeUsername } from './username.commands.ts'
import { isFree, usernameFaults, usernameKey } from './username.keeper.ts'

type Operations = typeof sessionOperations
/** PostgreSQL's code for a duplicate key. */
const UNIQUE_VIOLATION = '23505'

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
 * Leaves a request for a mail in the outbox, whatever the email: neither answer nor time reveals whether it is
 * registered.
 */
async function askForMail(
  call: HandlerCall<Operations['resendVerification']> | HandlerCall<Operations['forgotPassword']>,
  request: AccountMail,
) {
  const { services, lang } = call
  return call.write(async (tx) => {
    await addJob(tx, services, 'account', request)
    return { message: services.say(lang, 'server.session.mail_on_its_way') }
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

  checkUsername: async ({ db, params, viewer, services, lang, now, refuse }) => {
    const faults = usernameFaults(params.username)
    if (faults.length > 0) invalid({ username: faults })
    const user = viewer && (await findUser(db, viewer.userId))
    const by = viewer && user ? { accountId: viewer.accountId, emailKey: user.emailKey } : null
    if (!(await isFree(db, usernameKey(params.username), by, now))) refuse('username_taken', {})
    return { message: services.say(lang, 'server.session.username_free') }
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
  forgotPassword: async (call) => askForMail(call, { about: 'reset', emailKey: call.body.email.toLowerCase() }),

  verifyPasswordToken: async ({ db, services, body, lang, now, refuse }) => {
    if ((await findResetToken(db, hashToken(body.token), now)) === undefined) refuse('token_spent', {})
    return { message: services.say(lang, 'server.session.token_good') }
  },

  resetPassword: async (call) => {
    const { db, services, body, address, userAgent, lang, now } = call
    const found = await findResetToken(db, hashToken(body.token), now)
    if (found === undefined) return call.refuse('token_spent', {})
    await checkPassword(db, services, found.user, body.password)
    const passwordHash = await services.passwords.hash(body.password)
    return call.write(async (tx) => {
      await resetPassword(tx, services, {
        ...found,
        passwordHash,
        address: limitAddress(address),
        device: deviceOf(userAgent),
        now,
      })
      return { message: services.say(lang, 'server.session.password_set') }
    })
  },

  changePassword: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.current_password,
      field: 'current_password',
      now,
    })
    await checkPassword(db, services, user, body.password)
    const passwordHash = await services.passwords.hash(body.password)
    return call.write(async (tx) => {
      await changePassword(tx, services, { viewer, user, passwordHash, now })
      return { message: services.say(lang, 'server.session.password_changed') }
    })
  },

  getContact: async ({ db, viewer, now }) => {
    const user = await findUser(db, viewer.userId)
    const account = (await listAccounts(db, viewer.userId, now)).find(({ id }) => id === viewer.accountId)
    if (user === undefined || account === undefined) return refuse('unauthenticated', {})
    return presentContact(user, account, await listChanges(db, viewer.userId, now))
  },

  changeEmail: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    if (body.email === user.email) invalid({ email: ['validation.unchanged'] })
    return call.write(async (tx) => {
      await stillProved(tx, user)
      await askForEmail(tx, services, user, body.email, now)
      return { message: services.say(lang, 'server.session.email_change_asked') }
    })
  },

  changePhone: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    assertPhone(body.phone_number, 'phone_number')
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    if (body.phone_number === user.phoneNumber) invalid({ phone_number: ['validation.unchanged'] })
    return call.write(async (tx) => {
      await stillProved(tx, user)
      await askForPhone(tx, services, user, body.phone_number, now)
      return { message: services.say(lang, 'server.session.phone_change_asked') }
    })
  },

  cancelContactChange: async (call) => call.write((tx) => cancelChange(tx, call.viewer.userId, call.params.kind)),

  confirmContactChange: async (call) => {
    const { services, body, lang, now } = call
    try {
      return await call.write(async (tx) => {
        const kind = await confirmChange(tx, services, body.token, now)
        return {
          message: services.say(
            lang,
            kind === 'email' ? 'server.session.email_changed' : 'server.session.phone_changed',
          ),
        }
      })
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return call.refuse('token_spent', {})
      throw error
    }
  },

  changeUsername: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    if (viewer.isEmployee) return call.refuse('forbidden', {})
    const user = await provePassword(db, services, {
      userId: viewer.userId,
      password: body.password,
      field: 'password',
      now,
    })
    return call.write(async (tx) => {
      await stillProved(tx, user)
      return {
        message: services.say(lang, 'server.session.username_changed', {
          username: await changeUsername(tx, services, viewer, body.username, now),
        }),
      }
    })
  },

  editPreferences: async (call) => call.write((tx) => keepPreference(tx, call.services, call.viewer.userId, call.body)),

  listSessions: async ({ db, viewer, services, lang, now }) =>
    (await listSessions(db, viewer.userId, now)).map((row) => presentSession(row, viewer, lang, services)),

  revokeSession: async (call) => call.write((tx) => endSession(tx, call.services, call.viewer.userId, call.params.id)),
} satisfies Handlers<Operations>
