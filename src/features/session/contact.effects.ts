import type { z } from 'zod'
import type {
  emailChange,
  phoneChange,
  registrationCorrection,
  usernameChange,
} from '../../../openapi/schemas/session.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import type { components } from '../../api/schema.d.ts'
import type { SaveRequest } from '../../machines/save/save.machine.ts'
import { asUsername } from '../../../openapi/format/username.ts'

export type ContactDetails = components['schemas']['ContactDetails']
export type EmailChange = z.output<typeof emailChange>
export type PhoneChange = z.output<typeof phoneChange>
export type UsernameChange = z.output<typeof usernameChange>
export type RegistrationCorrection = z.output<typeof registrationCorrection>
/** The details that are changed by a link in a mail. */
export type ChangeKind = ContactDetails['pending'][number]['kind']
export interface Said {
  readonly message: string
}

/** A person's sign-in details and their changes. Each call throws `FailureError` and stops with its signal. */
export const getContact = (_: null, signal: AbortSignal): Promise<ContactDetails> =>
  answer(api.GET('/user/contact', { signal }))
export const changeEmail = ({ values }: SaveRequest<EmailChange, Said>, signal: AbortSignal): Promise<Said> =>
  answer(api.POST('/user/contact/email', { body: values, signal }))
export const changePhone = ({ values }: SaveRequest<PhoneChange, Said>, signal: AbortSignal): Promise<Said> =>
  answer(api.POST('/user/contact/phone', { body: values, signal }))
export const changeUsername = ({ values }: SaveRequest<UsernameChange, Said>, signal: AbortSignal): Promise<Said> =>
  answer(api.PUT('/user/username', { body: { ...values, username: asUsername(values.username) }, signal }))
export const takeBackChange = async (
  { values }: SaveRequest<ChangeKind, ChangeKind>,
  signal: AbortSignal,
): Promise<ChangeKind> => {
  await answer(api.DELETE('/user/contact/pending/{kind}', { params: { path: { kind: values } }, signal }))
  return values
}
export const confirmContactChange = async (token: string, signal: AbortSignal): Promise<string> =>
  (await answer(api.POST('/user/contact/confirm', { body: { token }, signal }))).message
export const correctRegistration = (
  { values }: SaveRequest<RegistrationCorrection, Said>,
  signal: AbortSignal,
): Promise<Said> =>
  answer(api.POST('/register/correct', { body: { ...values, username: asUsername(values.username) }, signal }))
