import type { Language } from '../../openapi/define.ts'
import { resolve } from '../../openapi/format/names.ts'
import { safeLink } from '../../openapi/format/safe-link.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { CompanyFacts } from './company-data.ts'
import { profilePage, some, withoutEmpty } from './linked-data.ts'
import { entriesOf, type Picture, type SiteData } from './site-data.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const NUMBERS = { tin_number: 'taxID', vat_number: 'vatID' } as const

/**
 * A company's page for search engines, https://schema.org/Organization: nothing that the page itself does not show. One
 * that receives people (an address with hours) is a LocalBusiness.
 */
export function organisationOf(
  site: SiteData,
  company: CompanyFacts,
  lang: Language,
  url: string,
): Readonly<Record<string, unknown>> {
  const text = (value: Localized | null | undefined) => (value ? resolve(value, lang)?.text : undefined)
  const absolute = (picture: Picture | null) => (picture === null ? undefined : new URL(picture.url, url).href)
  const { address, hours, map, numbers } = company
  const isLocal = address !== null && hours !== null && hours.days.length > 0
  return profilePage(site, lang, url, {
    '@type': isLocal ? 'LocalBusiness' : 'Organization',
    name: text(site.name) ?? site.username,
    legalName: text(company.legal_name),
    alternateName: some([text(company.short_name), site.username], (name) => name),
    slogan: text(site.headline),
    description: text(site.bio),
    url: site.urls.canonical,
    logo: absolute(site.photo),
    image: absolute(site.cover ?? site.photo),
    email: site.email,
    telephone: site.phone_number,
    foundingDate: company.year === null ? undefined : String(company.year),
    numberOfEmployees:
      company.employees === null ? undefined : { '@type': 'QuantitativeValue', value: company.employees },
    ...Object.fromEntries(
      numbers.flatMap(({ key, number }) => (key === 'registration_number' ? [] : [[NUMBERS[key], number]])),
    ),
    address:
      address === null
        ? undefined
        : withoutEmpty({
            '@type': 'PostalAddress',
            streetAddress: text(address.street),
            addressLocality: text(address.woreda) ?? text(address.zone),
            addressRegion: text(address.region),
            postalCode: address.zip_code,
            postOfficeBoxNumber: address.po_box,
            addressCountry: address.country?.key,
          }),
    // Place, and so LocalBusiness, alone has coordinates and hours.
    location: map === null || isLocal ? undefined : { '@type': 'Place', geo: { '@type': 'GeoCoordinates', ...map } },
    ...(isLocal
      ? {
          geo: map === null ? undefined : { '@type': 'GeoCoordinates', ...map },
          openingHoursSpecification: hours.days.map(({ day, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${DAYS[day - 1]}`,
            opens,
            closes,
          })),
        }
      : {}),
    makesOffer: some(
      entriesOf(site.sections, 'services').map((entry) => text(entry.name)),
      (name) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name } }),
    ),
    sameAs: some(
      [company.website, ...entriesOf(site.sections, 'social_media').map((entry) => entry.url)].map((address) =>
        address === null ? null : safeLink(address),
      ),
      (address) => address,
    ),
  })
}
