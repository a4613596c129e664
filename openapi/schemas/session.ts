import { z } from 'zod'
import { RIGHTS } from '../define.ts'
import { says, withRules, type Rule } from '../explain.ts'
import { ref } from '../ref.ts'
import {
  calendar,
  email,
  language,
  line,
  localized,
  oneTimeToken,
  password,
  phone,
  timestamp,
  username,
} from './primitives.ts'
import { acceptedPolicies, waitingPolicy } from './policy.ts'

/** Said at once with what is wrong with the password itself, so that nobody corrects the one to hear of the other. */
const samePasswords: Rule<{ password: string; confirm_password: string }> = (
  _,
  add,
  { password, confirm_password },
) => {
  if (password && confirm_password && password !== confirm_password)
    add('confirm_password', 'validation.passwords_differ')
}
const passwordIsNotName: Rule<{ password: string; username: string; email: string }> = (v, add) => {
  const p = v.password?.toLowerCase()
  if (p && (p === v.username?.toLowerCase() || p === v.email?.toLowerCase()))
    add('password', 'validation.password_is_name')
}
/** What someone types as a password; `.min(1)` alone, because an old password may be of any form. */
export const anyPassword = z.string().min(1).max(200)

/** Six digits of an app, or a recovery code; with or without spaces and hyphen. */
export const secondFactorCode = z
  .string()
  .max(40)
  .regex(/^\s*(\d{3}[ -]?\d{3}|[A-Za-z0-9]{5}[ -]?[A-Za-z0-9]{5})\s*$/, says('validation.code'))

export const credentials = z.strictObject({
  login: z.string().min(1).max(254),
  password: anyPassword,
  code: secondFactorCode
    .optional()
    .describe('of the second factor: asked for by `second_factor_required` after the right password'),
  restore: z.literal(true).optional().describe('stay: takes back the deletion that `deletion_pending` told of'),
  known_devices: z
    .array(z.string().max(120))
    .max(5)
    .optional()
    .describe('the `known_device` of earlier answers: with one of this user’s, strangers’ wrong tries do not count'),
})
export const accessToken = z
  .strictObject({
    access_token: z.string(),
    known_device: z.string().describe('proves at the next sign-in that this device is known; opens nothing'),
  })
  .meta({ id: 'AccessToken' })

/**
 * A secret that the page of registration makes up: with it alone that page can ask whether the registration was
 * confirmed (`getRegistrationState`).
 */
const watch = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/** A confirmed registration. Whoever confirms it without being signed in as somebody else is signed in. */
export const registrationConfirmed = z
  .strictObject({
    message: z.string(),
    session: accessToken.nullable().describe('null for a caller who is signed in already'),
  })
  .meta({ id: 'RegistrationConfirmed' })

export const userRegistration = withRules(
  z.strictObject({
    first_name: line(60),
    middle_name: line(60),
    last_name: line(60),
    username,
    email,
    phone_number: phone,
    password,
    confirm_password: z.string().min(1).max(200),
    watch: watch.optional(),
    policies: acceptedPolicies.optional(),
  }),
  samePasswords,
  passwordIsNotName,
)
export const companyRegistration = withRules(
  z.strictObject({
    company_name: line(120),
    username,
    email,
    phone_number: phone,
    company_size_id: ref('companySize'),
    info_source_id: ref('infoSource'),
    password,
    confirm_password: z.string().min(1).max(200),
    watch: watch.optional(),
    policies: acceptedPolicies.optional(),
  }),
  samePasswords,
  passwordIsNotName,
)
export const tokenBody = z.strictObject({ token: oneTimeToken })
/**
 * Confirms a registration: whoever opened its mail must be the one who registered, which the password given then
 * proves.
 */
export const registrationProof = z.strictObject({ token: oneTimeToken, password: anyPassword })
/** Whose registration a mail's link would confirm. */
export const waitingRegistration = z
  .strictObject({
    kind: z.enum(['company', 'individual']),
    name: z.string().describe('of the person or the company, as entered'),
    username: z.string(),
    email: z.string(),
  })
  .meta({ id: 'WaitingRegistration' })
/** What the page that waits for a confirmation asks with, and hears. */
export const registrationWatch = z.strictObject({ watch })
export const registrationState = z
  .strictObject({ state: z.enum(['waiting', 'confirmed']) })
  .meta({ id: 'RegistrationState' })
/** Who signed up and mistyped the address: known by the password that they chose. */
export const registrationCorrection = z.strictObject({ username, password: anyPassword, email })
export const emailBody = z.strictObject({ email })
export const passwordReset = withRules(
  z.strictObject({ token: oneTimeToken, password, confirm_password: z.string().min(1).max(200) }),
  samePasswords,
)
export const passwordChange = withRules(
  z.strictObject({ current_password: anyPassword, password, confirm_password: z.string().min(1).max(200) }),
  samePasswords,
)
export const newAccount = z.strictObject({ username })
export const languageBody = z.strictObject({ language })

export const accountEntry = z
  .strictObject({
    id: ref('account'),
    username: z.string(),
    name: localized(z.string()),
    kind: z.enum(['administrator', 'company', 'individual']),
    photo: z.string().nullable(),
    logo: z.string().nullable(),
    is_current: z.boolean(),
    is_employee: z.boolean(),
    is_verified: z.boolean().describe('of companies: an administrator made sure of it'),
    rights: z
      .array(z.enum(RIGHTS))
      .describe('what the caller may do for a company; all of them as its owner, none elsewhere'),
  })
  .meta({ id: 'AccountEntry' })
/** Who is signed in (specification §3, product.md §2). The first role decides the type. */
export const userAnswer = z
  .strictObject({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string().nullable(),
    middle_name: z.string().nullable(),
    last_name: z.string().nullable(),
    roles: z
      .array(z.strictObject({ id: z.union([z.literal(1), z.literal(2), z.literal(3)]), name: z.string() }))
      .min(1),
    accounts: z.array(accountEntry),
    language,
    calendar,
    email_verified: z.boolean(),
    needs_second_factor: z
      .boolean()
      .describe('an administrator who must set up a second factor before they can administrate'),
    waiting_policies: z.array(waitingPolicy).describe('versions that took effect and that the user is asked to accept'),
  })
  .meta({ id: 'User' })
export type User = z.output<typeof userAnswer>

export const eligibility = z
  .strictObject({ is_eligible: z.boolean(), limit: z.int().nullable().describe('null: any number'), used: z.int() })
  .meta({ id: 'Eligibility' })
export const frontLanguages = z
  .array(
    z.strictObject({
      name: z.string(),
      value: language,
      version: z.string(),
      texts: z.record(z.string(), z.string()).optional(),
    }),
  )
  .meta({ id: 'FrontLanguages' })
export const sessionRow = z
  .strictObject({
    id: ref('session'),
    device: z.string(),
    created_at: timestamp,
    last_seen_at: timestamp,
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' })

/** What a user signs in and is reached with, and the changes that wait for their confirmation. */
export const contactAnswer = z
  .strictObject({
    email: z.string(),
    phone_number: z.string().nullable(),
    username: z.string().describe('of the account that acts'),
    may_rename: z.boolean().describe('false while acting for an employer'),
    pending: z.array(z.strictObject({ kind: z.enum(['email', 'phone']), to: z.string(), expires_at: timestamp })),
  })
  .meta({ id: 'ContactDetails' })
/** A sign-in name that equals the password would give the password away. */
const nameIsNotPassword =
  <N extends 'email' | 'username'>(name: N): Rule<Record<N | 'password', string>> =>
  (v, add) => {
    const typed: string | undefined = v[name]
    if (typed !== undefined && typed.toLowerCase() === v.password?.toLowerCase())
      add(name, 'validation.password_is_name')
  }
export const emailChange = withRules(z.strictObject({ email, password: anyPassword }), nameIsNotPassword('email'))
export const phoneChange = z.strictObject({ phone_number: phone, password: anyPassword })
export const usernameChange = withRules(
  z.strictObject({ username, password: anyPassword }),
  nameIsNotPassword('username'),
)
export const changeKind = { kind: z.enum(['email', 'phone']) }
export const preferencesBody = z.strictObject({ calendar })

/** Whether the caller signs in with a second factor. */
export const secondFactorAnswer = z
  .strictObject({
    enabled_at: timestamp.nullable(),
    recovery_codes: z.int().describe('how many were not used yet'),
    is_required: z.boolean().describe('of administrators'),
  })
  .meta({ id: 'SecondFactor' })
/** What an app needs to make codes; given once, while the second factor is set up. */
export const secondFactorSecret = z
  .strictObject({
    secret: z.string().describe('base 32'),
    address: z.string().describe('otpauth://'),
    qr: z
      .strictObject({ size: z.int(), path: z.string() })
      .describe('the address as a QR code: an SVG path in a square of `size`'),
  })
  .meta({ id: 'SecondFactorSecret' })
export const recoveryCodesAnswer = z
  .strictObject({ message: z.string(), recovery_codes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' })
export const passwordBody = z.strictObject({ password: anyPassword })
export const codeBody = z.strictObject({ code: secondFactorCode })
export const passwordAndCode = z.strictObject({ password: anyPassword, code: secondFactorCode })
