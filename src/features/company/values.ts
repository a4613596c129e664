import type { CompanyInformation, CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'

/** What of the row is a part's values: without the version and what the server adds for showing. */
export function partValues<P extends CompanyPart>(part: P, row: CompanyInformation): PartValues<P> {
  const { version: _version, logo: _logo, cover: _cover, ...values } = row[part] as Readonly<Record<string, unknown>>
  return values as PartValues<P>
}

/** A validated body without the version, which the machine adds. */
export function bodyValues<P extends CompanyPart>(_part: P, body: Readonly<Record<string, unknown>>): PartValues<P> {
  const { version: _version, ...values } = body
  return values as PartValues<P>
}
