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

/** The languages of a text that say something. */
const filled = ({ en, am }: Localized): Localized => ({ ...(en?.trim() ? { en } : {}), ...(am?.trim() ? { am } : {}) })

/**
 * The name of a person wherever it appears (site, card, resume, lists, mails). In each language: the display name in
 * it, or given, father's and grandfather's name if they are written in its script. `resolve` then gives a reader whose
 * language has neither the other one.
 */
export const shownName = (user: Named): Localized => ({
  ...filled(byScript(fullName({ first_name: user.firstName, middle_name: user.middleName, last_name: user.lastName }))),
  ...filled(user.displayName ?? {}),
})

/**
 * The name of a company wherever it appears: the public name, or the registered one, or the username if an additional
 * account has entered no name yet.
 */
export const shownCompanyName = ({ publicName, companyName, username }: NamedCompany): Localized =>
  publicName ?? byScript(companyName ?? username)

export const hasName = (name: Localized): boolean =>
  [name.en, name.am].some((text) => text !== undefined && text.trim() !== '')
