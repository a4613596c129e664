import { ROLE } from '../../../openapi/define.ts'
import type { secondFactorOperations } from '../../../openapi/operations/second-factor.ts'
import { limitAddress } from '../../http/caller.ts'
import type { HandlerCall, Handlers } from '../../kernel/context.ts'
import { qrDrawing } from '../../kernel/qr-code.ts'
import { refuse } from '../../kernel/refusal.ts'
import { provePassword, stillProved } from './password-proof.ts'
import {
  confirmSecondFactor,
  giveRecoveryCodes,
  removeSecondFactor,
  startSecondFactor,
  useCode,
} from './second-factor.commands.ts'
import { countCode } from './second-factor.proof.ts'
import { countRecoveryCodes, secondFactorSince } from './second-factor.queries.ts'
import { findUser, type UserRow } from './session.queries.ts'
import { base32, totpAddress } from './totp.ts'

type Operations = typeof secondFactorOperations

const prove = ({
  db,
  services,
  viewer,
  body,
  now,
}: HandlerCall<Operations['startSecondFactor' | 'renewRecoveryCodes' | 'disableSecondFactor']>): Promise<UserRow> =>
  provePassword(db, services, { userId: viewer.userId, password: body.password, field: 'password', now })

const count = ({
  db,
  services,
  viewer,
  address,
}: HandlerCall<Operations['confirmSecondFactor' | 'renewRecoveryCodes' | 'disableSecondFactor']>): Promise<void> =>
  countCode(db, services, { userId: viewer.userId, address: limitAddress(address) })

/** The second factor of the caller. */
export const secondFactorHandlers = {
  getSecondFactor: async ({ db, viewer, services }) => ({
    enabled_at: (await secondFactorSince(db, viewer.userId))?.toISOString() ?? null,
    recovery_codes: await countRecoveryCodes(db, viewer.userId),
    is_required: viewer.role === ROLE.administrator && services.config.adminsNeedSecondFactor,
  }),

  startSecondFactor: async (call) => {
    const user = await prove(call)
    return call.write(async (tx) => {
      await stillProved(tx, user)
      const secret = await startSecondFactor(tx, call.services, user.id, call.now)
      const address = totpAddress(secret, user.email)
      return { secret: base32(secret), address, qr: qrDrawing(address) }
    })
  },

  confirmSecondFactor: async (call) => {
    const { db, services, body, viewer, lang, now } = call
    const user = await findUser(db, viewer.userId)
    if (user === undefined) return refuse('unauthenticated', {})
    await count(call)
    return call.write(async (tx) => ({
      recovery_codes: [...(await confirmSecondFactor(tx, services, user, body.code, now))],
      message: services.say(lang, 'server.session.second_factor_on'),
    }))
  },

  renewRecoveryCodes: async (call) => {
    const { services, body, lang, now } = call
    const user = await prove(call)
    await count(call)
    return call.write(async (tx) => {
      await stillProved(tx, user)
      await useCode(tx, services, user, body.code, now)
      return {
        recovery_codes: [...(await giveRecoveryCodes(tx, services, user.id))],
        message: services.say(lang, 'server.session.recovery_codes_new'),
      }
    })
  },

  disableSecondFactor: async (call) => {
    const { services, body, lang, now } = call
    const user = await prove(call)
    await count(call)
    return call.write(async (tx) => {
      await stillProved(tx, user)
      await useCode(tx, services, user, body.code, now)
      await removeSecondFactor(tx, services, user, 'second-factor-off')
      return { message: services.say(lang, 'server.session.second_factor_off') }
    })
  },
} satisfies Handlers<Operations>
