import { fullName } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

interface Named {
  readonly displayName: Localized | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
}
const ETHIOPIC = /\p{Script=Ethiopic}/u

/** The name that site, card and resume show: the display name, else given, father's and grandfather's name in the language they are written in. */
export function shownName(user: Named): Localized {
  if (user.displayName) return user.displayName
  const name = fullName({ first_name: user.firstName, middle_name: user.middleName, last_name: user.lastName })
  return ETHIOPIC.test(name) ? { am: name } : { en: name }
}

export const hasName = (name: Localized): boolean => [name.en, name.am].some((text) => text !== undefined && text.trim() !== '')
