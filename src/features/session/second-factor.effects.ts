import type { z } from 'zod'
import type { codeBody, passwordAndCode, passwordBody } from '../../../openapi/schemas/session.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { components } from '../../api/schema.d.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'
import type { Said } from './contact.effects.ts'

export type SecondFactor = components['schemas']['SecondFactor']
export type SecondFactorSecret = components['schemas']['SecondFactorSecret']
export type RecoveryCodes = components['schemas']['RecoveryCodes']
export type PasswordBody = z.output<typeof passwordBody>
export type CodeBody = z.output<typeof codeBody>
export type PasswordAndCode = z.output<typeof passwordAndCode>

/** The second factor and its changes. Each call throws `FailureError` and stops with its signal. */
export const getSecondFactor = (_: null, signal: AbortSignal): Promise<SecondFactor> =>
  answer(api.GET('/user/second-factor', { signal }))
export const startSecondFactor = (
  { values }: SaveRequest<PasswordBody, SecondFactorSecret>,
  signal: AbortSignal,
): Promise<SecondFactorSecret> => answer(api.POST('/user/second-factor/start', { body: values, signal }))
export const confirmSecondFactor = (
  { values }: SaveRequest<CodeBody, RecoveryCodes>,
  signal: AbortSignal,
): Promise<RecoveryCodes> => answer(api.POST('/user/second-factor/confirm', { body: values, signal }))
export const renewRecoveryCodes = (
  { values }: SaveRequest<PasswordAndCode, RecoveryCodes>,
  signal: AbortSignal,
): Promise<RecoveryCodes> => answer(api.POST('/user/second-factor/recovery-codes', { body: values, signal }))
export const disableSecondFactor = (
  { values }: SaveRequest<PasswordAndCode, Said>,
  signal: AbortSignal,
): Promise<Said> => answer(api.POST('/user/second-factor/disable', { body: values, signal }))
