import { resolve } from '../../openapi/format/names.ts'
import type { DocumentContext } from './document.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { SectionKey } from '../../openapi/schemas/profile.ts'
import type { Fact, SectionData, SiteData } from './site-data.ts'

/** A part of the page under a heading of its own: `id` is its anchor. */
export interface Part {
  readonly id: string
  readonly title: string
}

/** What a page of a company has beside its sections, in the order of the page. */
const COMPANY_PARTS = ['company', 'hours', 'place', 'licences'] as const
export type CompanyPartKey = (typeof COMPANY_PARTS)[number]
type PartKey = SectionKey | CompanyPartKey | 'bio' | 'facts'
/** The anchor of a section. */
export const anchorOf = (key: PartKey) => key.replace('_', '-')
/** The heading of a part. A language in which a section was given no name has the one that it comes with. */
export function titleOf(
  key: PartKey,
  { names }: SiteData,
  { lang, say }: Pick<DocumentContext, 'lang' | 'say'>,
): string {
  if (key === 'bio') return say('document.site.about')
  const given: SiteData['names'][SectionKey] = key in names ? names[key as SectionKey] : undefined
  return given?.[lang] ?? say(`document.section.${key}`)
}

/** Where the person is found: it stands with the name, not among the details. */
export const locationOf = ({ facts }: SiteData): Localized | null =>
  facts.flatMap((fact) => (fact.key === 'location' ? [fact.text] : []))[0] ?? null
/** The personal details that have their own part. */
export const detailsOf = ({ facts }: SiteData): readonly Fact[] => facts.filter(({ key }) => key !== 'location')
/** The sections that have something to show. */
export const sectionsOf = ({ sections }: SiteData): readonly SectionData[] =>
  sections.filter(({ entries }) => entries.length > 0)

/** The parts about the company itself that have something to show. */
export function companyPartsOf({ company }: SiteData): readonly CompanyPartKey[] {
  if (company === null) return []
  const {
    legal_name,
    short_name,
    year,
    business_type,
    legal_structure,
    market_type,
    size,
    employees,
    branches,
    offices,
    numbers,
    hours,
    address,
    map,
    licences,
  } = company
  const facts = [
    legal_name,
    short_name,
    year,
    business_type,
    legal_structure,
    market_type,
    size,
    employees,
    branches,
    offices,
  ]
  const has: Readonly<Record<CompanyPartKey, boolean>> = {
    company: numbers.length > 0 || facts.some((fact) => fact !== null),
    hours: hours !== null,
    place: address !== null || map !== null,
    licences: licences.length > 0,
  }
  return COMPANY_PARTS.filter((key) => has[key])
}

/**
 * Every part of the page in its order: the person's story, the sections as they arranged them, the details; of a
 * company what there is to know about it.
 */
export function outlineOf(site: SiteData, context: Pick<DocumentContext, 'lang' | 'say'>): readonly Part[] {
  const keys = [
    ...(resolve(site.bio, site.language) === null ? [] : (['bio'] as const)),
    ...sectionsOf(site).map(({ key }) => key),
    ...(detailsOf(site).length === 0 ? [] : (['facts'] as const)),
    ...companyPartsOf(site),
  ]
  return keys.map((key) => ({ id: anchorOf(key), title: titleOf(key, site, context) }))
}
