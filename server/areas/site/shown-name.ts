import { fullName } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

interface Named {
  readonly displayName: Localized | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
}
/** What an account of a company has for a name. */
interface NamedCompany {
  readonly publicName: Localized | null
  readonly companyName: string | null
  readonly username: string
}
const ETHIOPIC = /\p{Script=Ethiopic}/u
/** A text that came without its language, under the one it is written in. */
export const byScript = (text: string): Localized => (ETHIOPIC.test(text) ? { am: text } : { en: text })

/** The name that site, card and resume show: the display name, else given, father's and grandfather's name in the language they are written in. */
export const shownName = (user: Named): Localized => user.displayName ?? byScript(fullName({ first_name: user.firstName, middle_name: user.middleName, last_name: user.lastName }))

/** The name of a company wherever it appears: as it calls itself to the public, else as it registered, else, of a further account that has said nothing yet, its username. */
export const shownCompanyName = ({ publicName, companyName, username }: NamedCompany): Localized => publicName ?? byScript(companyName ?? username)

export const hasName = (name: Localized): boolean => [name.en, name.am].some((text) => text !== undefined && text.trim() !== '')
