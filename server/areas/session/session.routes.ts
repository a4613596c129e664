import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { ROLE } from '../../../openapi/define.ts'
import { limitAddress } from '../../http/caller.ts'
import type { Handlers, HandlerCall } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import type { AccountMail } from './account-mail.ts'
import { createAccount, endSession, keepLanguage, switchAccount } from './account.commands.ts'
import { presentLanguages } from './front-languages.ts'
import { openSession, proveLogin } from './login.commands.ts'
import { changePassword, checkPassword, resetPassword } from './password.commands.ts'
import { checkRegistration, confirmRegistration, keepRegistration, type Entered } from './registration.commands.ts'
import { presentSession, presentUser } from './session.present.ts'
import { countAccounts, findResetToken, findUser, listAccounts, listSessions } from './session.queries.ts'
import { isFree, usernameFaults, usernameKey } from './username.ts'

type Operations = typeof sessionOperations

async function register(call: HandlerCall<Operations['registerUser']> | HandlerCall<Operations['registerCompany']>, entered: Entered) {
  const { services, db, lang, now } = call
  await checkRegistration(db, services, entered)
  const passwordHash = await services.passwords.hash(entered.password)
  return call.write(async (tx) => {
    await keepRegistration(tx, services, { entered, passwordHash, lang, now })
    return { message: services.say(lang, 'server.session.registered') }
  })
}

/** Leaves a request for a mail in the outbox, whatever the e-mail: nobody can tell from the answer or its time whether it is known. */
async function askForMail(call: HandlerCall<Operations['resendVerification']> | HandlerCall<Operations['forgotPassword']>, request: AccountMail) {
  const { services, lang } = call
  return call.write(async (tx) => {
    await addJob(tx, services, 'account', request)
    return { message: services.say(lang, 'server.session.mail_on_its_way') }
  })
}

async function switchTo(call: HandlerCall<Operations['switchAccount']> | HandlerCall<Operations['switchAccountByGet']>) {
  const { services, lang, viewer, params } = call
  return call.write(async (tx) => ({ message: services.say(lang, 'server.session.switched', { username: await switchAccount(tx, services, viewer, params.id) }) }))
}

export const handlers = {
  getUser: async ({ db, viewer, services }) => {
    const user = await findUser(db, viewer.userId)
    return user === undefined ? refuse('unauthenticated', {}) : presentUser(user, await listAccounts(db, user.id), viewer, services)
  },

  login: async (call) => {
    const { db, services, body, address, userAgent, now, lang } = call
    const proof = await proveLogin(db, services, { ...body, address: limitAddress(address), userAgent, now })
    return call.write(async (tx) => ({ access_token: await openSession(tx, services, proof, lang, now) }))
  },

  logout: async (call) => call.write((tx) => endSession(tx, call.services, call.viewer.userId, call.viewer.sessionId)),

  listFrontLanguages: async ({ lang }) => presentLanguages(lang),

  switchAccountByGet: switchTo,
  switchAccount: switchTo,

  getEligibility: async ({ db, viewer }) => {
    const count = await countAccounts(db, viewer.userId)
    // Only companies add accounts; for others what they have is what they may have.
    if (viewer.role !== ROLE.company) return { is_eligible: false, limit: count.used, used: count.used }
    return { is_eligible: count.used < count.limit, ...count }
  },

  checkUsername: async ({ db, params, services, lang, now, refuse }) => {
    const faults = usernameFaults(params.username)
    if (faults.length > 0) invalid({ username: faults })
    if (!(await isFree(db, usernameKey(params.username), now))) refuse('username_taken', {})
    return { message: services.say(lang, 'server.session.username_free') }
  },

  createAccount: async (call) => {
    const { services, viewer, body, lang, now } = call
    return call.write(async (tx) => ({
      message: services.say(lang, 'server.session.account_created', { username: await createAccount(tx, services, viewer, body.username, now) }),
    }))
  },

  setLanguage: async (call) => call.write((tx) => keepLanguage(tx, call.viewer.userId, call.body.language)),

  registerUser: async (call) => register(call, call.body),
  registerCompany: async (call) => register(call, call.body),

  verifyEmail: async (call) => {
    const { services, body, lang, now } = call
    return call.write(async (tx) => {
      await confirmRegistration(tx, services, body.token, now)
      return { message: services.say(lang, 'server.session.email_confirmed') }
    })
  },

  resendVerification: async (call) => askForMail(call, { about: 'resend', emailKey: call.body.email.toLowerCase() }),
  forgotPassword: async (call) => askForMail(call, { about: 'reset', emailKey: call.body.email.toLowerCase() }),

  verifyPasswordToken: async ({ db, services, body, lang, now, refuse }) => {
    if ((await findResetToken(db, hashToken(body.token), now)) === undefined) refuse('token_spent', {})
    return { message: services.say(lang, 'server.session.token_good') }
  },

  resetPassword: async (call) => {
    const { db, services, body, address, lang, now } = call
    const found = await findResetToken(db, hashToken(body.token), now)
    if (found === undefined) return call.refuse('token_spent', {})
    await checkPassword(db, services, found.user, body.password)
    const passwordHash = await services.passwords.hash(body.password)
    return call.write(async (tx) => {
      await resetPassword(tx, services, { ...found, passwordHash, address: limitAddress(address), now })
      return { message: services.say(lang, 'server.session.password_set') }
    })
  },

  changePassword: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    const user = await findUser(db, viewer.userId)
    if (user === undefined) return refuse('unauthenticated', {})
    if (!(await services.passwords.verify(user.passwordHash, body.current_password))) invalid({ current_password: ['validation.password_wrong'] })
    await checkPassword(db, services, user, body.password)
    const passwordHash = await services.passwords.hash(body.password)
    return call.write(async (tx) => {
      await changePassword(tx, services, { viewer, user, passwordHash, now })
      return { message: services.say(lang, 'server.session.password_changed') }
    })
  },

  listSessions: async ({ db, viewer, services, lang, now }) => (await listSessions(db, viewer.userId, now)).map((row) => presentSession(row, viewer, lang, services)),

  revokeSession: async (call) => call.write((tx) => endSession(tx, call.services, call.viewer.userId, call.params.id)),
} satisfies Handlers<Operations>
