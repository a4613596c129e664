import type { sessionOperations } from '../../../openapi/operations/session.ts'
import { limitAddress } from '../../http/caller.ts'
import type { Handlers } from '../../kernel/context.ts'
import { errorCode } from '../../kernel/outage.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { assertPhone } from '../../kernel/phone.ts'
import { askForEmail, askForPhone, cancelChange, confirmChange } from './contact.commands.ts'
import { deviceOf } from './device-name.ts'
import { changePassword, checkPassword, resetPassword } from './password.commands.ts'
import { provePassword, stillProved } from './password-proof.ts'
import { presentContact } from './session.present.ts'
import { findResetToken, findUser, listAccounts, listChanges } from './session.queries.ts'
import { changeUsername } from './username.commands.ts'
import { askForMail } from './asked-mail.ts'

type Operations = typeof sessionOperations

/** PostgreSQL's code for a duplicate key. */
const UNIQUE_VIOLATION = '23505'

/** What somebody signs in with and is reached by: password, email, phone, username. */
export const detailHandlers = {
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
} satisfies Pick<
  Handlers<Operations>,
  | 'forgotPassword'
  | 'verifyPasswordToken'
  | 'resetPassword'
  | 'changePassword'
  | 'getContact'
  | 'changeEmail'
  | 'changePhone'
  | 'cancelContactChange'
  | 'confirmContactChange'
  | 'changeUsername'
>
