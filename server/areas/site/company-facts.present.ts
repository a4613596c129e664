import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { pages } from '../../../openapi/routes.ts'
import { HOME_COUNTRY, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import type { CompanyAddress, CompanyContact, CompanyFacts, LegalNumber } from '../../../src/documents/company-data.ts'
import { partsFrom, type CompanyParts } from '../company/company-parts.queries.ts'
import { maySee, type Looker } from '../../kernel/audience.ts'
import { named, spoken, type NameOf } from './section-entry.present.ts'
import type { Face } from './site.queries.ts'

/** The company's information, from the rows that were loaded with its account. */
export const partsOf = (face: Face): CompanyParts['values'] =>
  partsFrom(face.parts, { ...face, phoneNumber: face.companyPhoneNumber }).values

/**
 * The address if `looker` may see it; null if it is empty. Places in Ethiopia are keys of lists, elsewhere free text.
 */
export function companyAddress(
  { place }: CompanyParts['values'],
  looker: Looker,
  nameOf: NameOf,
): CompanyAddress | null {
  if (!maySee(place.audiences.address, looker)) return null
  const { po_box, street_address: street, zip_code, country } = place
  const inLists = country === HOME_COUNTRY
  const within = (list: ReferenceList, text: string | null): Localized | null =>
    text === null ? null : (inLists && nameOf(list, text)) || spoken(text)
  const address = {
    po_box,
    street,
    zip_code,
    woreda: within('woredas', place.woreda),
    zone: within('zones', place.zone),
    region: within('regions', place.region),
    country: country === null ? null : named('countries', country, nameOf),
  }
  return Object.values(address).every((part) => part === null) ? null : address
}

/** Website and address of a company as `looker` may see them. Coordinates count as the address. */
export function companyContact(face: Face, looker: Looker, nameOf: NameOf): CompanyContact {
  const parts = partsOf(face)
  return {
    is_verified: face.verification === 'verified',
    website: parts.place.website,
    address: companyAddress(parts, looker, nameOf),
    map: maySee(parts.place.audiences.address, looker) ? parts.place.map : null,
  }
}

/** The numbers of authorities that the company shows to `looker`. */
function numbersFor({ legal }: CompanyParts['values'], looker: Looker): readonly LegalNumber[] {
  const all = [
    { key: 'tin_number', number: legal.tin_number, authority: legal.tin_authority, since: legal.tin_issue_date },
    { key: 'vat_number', number: legal.vat_number, authority: legal.vat_authority, since: legal.vat_registration_date },
    {
      key: 'registration_number',
      number: legal.registration_number,
      authority: legal.registration_authority,
      since: null,
    },
  ] as const
  return all.flatMap(({ number, ...rest }) =>
    number !== null && maySee(legal.audiences[rest.key], looker) ? [{ number, ...rest }] : [],
  )
}

/**
 * Everything that a company's page shows besides its sections. Pages get the company's information only through this
 * function.
 */
export function companyFacts(face: Face, looker: Looker, nameOf: NameOf): CompanyFacts {
  const parts = partsOf(face)
  const { identity, business, hours, size } = parts
  const listed = (list: ReferenceList, key: string | null): Localized | null =>
    key === null ? null : named(list, key, nameOf).name
  return {
    ...companyContact(face, looker, nameOf),
    legal_name: identity.legal_name,
    short_name: identity.short_name,
    year: identity.year_of_establishment,
    business_type: listed('business-types', business.business_type),
    legal_structure: listed('legal-structures', business.legal_structure),
    market_type: listed('market-types', business.market_type),
    size: face.sizeName,
    employees: size.number_of_employees,
    branches: size.number_of_branches,
    offices: size.number_of_offices,
    numbers: numbersFor(parts, looker),
    hours:
      hours.days.length === 0 && hours.note === null
        ? null
        : { days: hours.days.toSorted((a, b) => a.day - b.day), note: hours.note },
    licences: face.licences,
    follow: pages.follow.path.replace('{username}', face.username),
  }
}
