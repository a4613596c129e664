import { HOME_COUNTRY, type ReferenceKey } from '../../../openapi/schemas/reference.ts'
import {
  companyPartBodies,
  type CompanyInformation,
  type CompanyPart,
  type PartValues,
} from '../../../openapi/schemas/company.ts'
import { valuesOf } from '../../fields/values-of.ts'

/** What of the row is a part's values. */
export const partValues = <P extends CompanyPart>(part: P, row: CompanyInformation): PartValues<P> =>
  bodyValues(part, row[part])

/**
 * What a form begins with: the row, and the home country where a place was never saved, so that its regions are there
 * to choose from.
 */
export function startValues<P extends CompanyPart>(part: P, row: CompanyInformation): PartValues<P> {
  const values = partValues(part, row)
  return part === 'place' && !row.completed.includes('place') && row.place.country === null
    ? { ...values, country: HOME_COUNTRY as ReferenceKey }
    : values
}

/** The fields of a part whose own fields are merged one by one: who may see which. */
export const PART_GROUPS = ['audiences'] as const

/** The values of a validated body. */
export const bodyValues = <P extends CompanyPart>(part: P, body: object): PartValues<P> =>
  valuesOf(companyPartBodies[part], body) as PartValues<P>
