import { fullName } from './names.ts'
import type { Localized } from '../schemas/primitives.ts'

interface Named {
  readonly displayName: Localized | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
}
/** The names of a company's account. */
interface NamedCompany {
  readonly publicName: Localized | null
  readonly companyName: string | null
  readonly username: string
}
const ETHIOPIC = /\p{Script=Ethiopic}/u
/** A text without a language tag, assigned to the language of its script. */
export const byScript = (text: string): Localized => (ETHIOPIC.test(text) ? { am: text } : { en: text })

/**
 * The name shown on site, card and resume: the display name, or given, father's and grandfather's name in the language
 * they are written in.
 */
export const shownName = (user: Named): Localized =>
  user.displayName ??
  byScript(fullName({ first_name: user.firstName, middle_name: user.middleName, last_name: user.lastName }))

/**
 * The name of a company wherever it appears: the public name, or the registered one, or the username if an additional
 * account has entered no name yet.
 */
export const shownCompanyName = ({ publicName, companyName, username }: NamedCompany): Localized =>
  publicName ?? byScript(companyName ?? username)

export const hasName = (name: Localized): boolean =>
  [name.en, name.am].some((text) => text !== undefined && text.trim() !== '')
