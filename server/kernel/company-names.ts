import { shownCompanyName } from '../../openapi/format/shown-name.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { fold } from '../../openapi/text-fold.ts'

const folded = ({ en, am }: Localized) => [en, am].flatMap((text) => (text ? [fold(text)] : []))

/** Is a company meant by a name that somebody wrote, under any name that it has today? */
export function isCalled(company: Parameters<typeof shownCompanyName>[0], name: Localized): boolean {
  const names = new Set([...folded(shownCompanyName(company)), ...folded({ en: company.companyName ?? '' })])
  return folded(name).some((one) => names.has(one))
}
