import type { z } from 'zod'
import type {
  accessToken,
  companyRegistration,
  credentials,
  passwordChange,
  passwordReset,
  registrationProof,
  tokenBody,
  userRegistration,
} from '../../../openapi/schemas/session.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { components } from '../../api/schema.d.ts'
import { readKnownDevices } from './known-devices.ts'
import { asUsername } from '../../../openapi/format/username.ts'
import { ACCEPTED_KINDS } from '../../../openapi/policy-kinds.ts'
import type { CurrentPolicy } from '../../../openapi/schemas/policy.ts'
import { registrationWatch } from './kept-token.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'

export type SessionRow = components['schemas']['Session']
export type WaitingRegistration = components['schemas']['WaitingRegistration']
export interface RegistrationChoices {
  readonly sizes: readonly components['schemas']['CompanySize'][]
  readonly sources: readonly components['schemas']['InfoSource'][]
}
export type SignedIn = z.output<typeof accessToken>
interface Said {
  readonly message: string
}

type Confirmed = components['schemas']['RegistrationConfirmed']

/** All calls for signing in, registering and passwords. Each throws `FailureError` and stops with its signal. */
export const login = (
  { values }: SaveRequest<z.output<typeof credentials>, SignedIn>,
  signal: AbortSignal,
): Promise<SignedIn> => answer(api.POST('/login', { body: { ...values, known_devices: readKnownDevices() }, signal }))

/** Makes up the secret of a registration, and keeps it for the page that waits for the confirmation. */
function newWatch(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const watch = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  registrationWatch.keep(watch)
  return watch
}
/** Was the registration of this tab confirmed, on whatever device? */
export const wasConfirmed = async (watch: string, signal: AbortSignal): Promise<boolean> =>
  (await answer(api.POST('/register/state', { body: { watch }, signal }))).state === 'confirmed'

/** The versions of policies that whoever registers now accepts; the form says so. */
async function accepted(signal: AbortSignal): Promise<CurrentPolicy['id'][]> {
  const { data } = await answer(api.GET('/current-policies', { signal }))
  return data.filter(({ kind }) => ACCEPTED_KINDS.includes(kind)).map(({ id }) => id)
}
export const registerUser = async (
  { values, key }: SaveRequest<z.output<typeof userRegistration>, Said>,
  signal: AbortSignal,
): Promise<Said> =>
  answer(
    api.POST('/register/user', {
      body: { ...values, username: asUsername(values.username), watch: newWatch(), policies: await accepted(signal) },
      headers: once(key),
      signal,
    }),
  )

export const registerCompany = async (
  { values, key }: SaveRequest<z.output<typeof companyRegistration>, Said>,
  signal: AbortSignal,
): Promise<Said> =>
  answer(
    api.POST('/register/company', {
      body: { ...values, username: asUsername(values.username), watch: newWatch(), policies: await accepted(signal) },
      headers: once(key),
      signal,
    }),
  )

const all = { query: { per_page: 100 } } as const
/** The choices of a company's registration; inactive entries are not offered. */
export async function listRegistrationChoices(_: null, signal: AbortSignal): Promise<RegistrationChoices> {
  const [sizes, sources] = await Promise.all([
    answer(api.GET('/company-sizes', { params: all, signal })),
    answer(api.GET('/info-sources', { params: all, signal })),
  ])
  return { sizes: sizes.data.filter((row) => row.active), sources: sources.data.filter((row) => row.active) }
}

export const checkUsername = async (username: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.GET('/check-username/{username}', { params: { path: { username } }, signal }))).message
export const checkRegistration = (token: string, signal: AbortSignal): Promise<WaitingRegistration> =>
  answer(api.POST('/register/check', { body: { token }, signal }))
export const verifyEmail = (
  { values }: SaveRequest<z.output<typeof registrationProof>, Confirmed>,
  signal: AbortSignal,
): Promise<Confirmed> => answer(api.POST('/register/verify', { body: values, signal }))
export const claimRegistration = (
  { values }: SaveRequest<z.output<typeof passwordReset>, Confirmed>,
  signal: AbortSignal,
): Promise<Confirmed> => answer(api.POST('/register/claim', { body: values, signal }))
export const discardRegistration = (
  { values }: SaveRequest<z.output<typeof tokenBody>, Said>,
  signal: AbortSignal,
): Promise<Said> => answer(api.POST('/register/discard', { body: values, signal }))
export const resendVerification = async (email: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/register/resend', { body: { email }, signal }))).message
export const forgotPassword = async (email: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/password/forgot', { body: { email }, signal }))).message
export const verifyPasswordToken = async (token: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/password/verify', { body: { token }, signal }))).message
export const resetPassword = (
  { values }: SaveRequest<z.output<typeof passwordReset>, Said>,
  signal: AbortSignal,
): Promise<Said> => answer(api.POST('/password/reset', { body: values, signal }))
export const changePassword = (
  { values }: SaveRequest<z.output<typeof passwordChange>, Said>,
  signal: AbortSignal,
): Promise<Said> => answer(api.POST('/password/change', { body: values, signal }))
export const listSessions = (_: null, signal: AbortSignal): Promise<readonly SessionRow[]> =>
  answer(api.GET('/sessions', { signal }))
export const revokeSession = async ({ values }: SaveRequest<string, string>, signal: AbortSignal): Promise<string> => {
  await answer(api.DELETE('/sessions/{id}', { params: { path: { id: values } }, signal }))
  return values
}
