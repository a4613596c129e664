import { HOME_COUNTRY, type ReferenceKey } from '../../../openapi/schemas/reference.ts'
import type { CompanyInformation, CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'

/** What of the row is a part's values: without the version and what the server adds for showing. */
export function partValues<P extends CompanyPart>(part: P, row: CompanyInformation): PartValues<P> {
  const { version: _version, logo: _logo, cover: _cover, ...values } = row[part] as Readonly<Record<string, unknown>>
  return values as PartValues<P>
}

/** What a form begins with: the row, and the home country where a place was never saved, so that its regions are there to choose from. */
export function startValues<P extends CompanyPart>(part: P, row: CompanyInformation): PartValues<P> {
  const values = partValues(part, row)
  return part === 'place' && !row.completed.includes('place') && row.place.country === null ? { ...values, country: HOME_COUNTRY as ReferenceKey } : values
}

/** A validated body without the version, which the machine adds. */
export function bodyValues<P extends CompanyPart>(_part: P, body: Readonly<Record<string, unknown>>): PartValues<P> {
  const { version: _version, ...values } = body
  return values as PartValues<P>
}
