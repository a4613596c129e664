import { defineOperation, ok } from '../define.ts'
import { messageAnswer } from '../schemas/primitives.ts'
import {
  codeBody,
  passwordAndCode,
  passwordBody,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorSecret,
} from '../schemas/session.ts'

const throttle = { by: 'user', limit: 20, per: 600 } as const

/** The second factor of the caller: codes of an app at sign-in (decision 222). */
export const secondFactorOperations = {
  getSecondFactor: defineOperation({
    method: 'GET',
    path: '/user/second-factor',
    summary: 'Does the caller sign in with a second factor',
    access: 'user',
    output: ok(secondFactorAnswer),
  }),
  startSecondFactor: defineOperation({
    method: 'POST',
    path: '/user/second-factor/start',
    summary: 'Begin to set up a second factor: a new secret, which counts once a code of it was confirmed',
    access: 'user',
    body: passwordBody,
    output: ok(secondFactorSecret),
    errors: ['second_factor_changed'],
    throttle,
  }),
  confirmSecondFactor: defineOperation({
    method: 'POST',
    path: '/user/second-factor/confirm',
    summary: 'Switch the second factor on by a code of the new secret; the recovery codes are given this once',
    access: 'user',
    body: codeBody,
    output: ok(recoveryCodesAnswer),
    errors: ['second_factor_changed'],
    throttle,
  }),
  renewRecoveryCodes: defineOperation({
    method: 'POST',
    path: '/user/second-factor/recovery-codes',
    summary: 'New recovery codes; the old ones no longer work',
    access: 'user',
    body: passwordAndCode,
    output: ok(recoveryCodesAnswer),
    errors: ['second_factor_changed'],
    throttle,
  }),
  disableSecondFactor: defineOperation({
    method: 'POST',
    path: '/user/second-factor/disable',
    summary: 'Switch the second factor off',
    access: 'user',
    body: passwordAndCode,
    output: ok(messageAnswer),
    errors: ['second_factor_changed'],
    throttle,
  }),
}
