import { resolve } from '../../openapi/format/names.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import type { SectionKey } from '../../openapi/schemas/profile.ts'
import type { Fact, SectionData, SiteData } from './site-data.ts'

/** A part of the page under a heading of its own: `id` is its anchor. */
export interface Part {
  readonly id: string
  readonly title: MessageId
}

/** The anchor of a section. */
export const anchorOf = (key: SectionKey | 'bio' | 'facts') => key.replace('_', '-')
export const titleOf = (key: SectionKey | 'bio' | 'facts') => (key === 'bio' ? 'document.site.about' : (`document.section.${key}` as const))

/** Where the person is found: it stands with the name, not among the details. */
export const locationOf = ({ facts }: SiteData): Localized | null => facts.flatMap((fact) => (fact.key === 'location' ? [fact.text] : []))[0] ?? null
/** The personal details that have their own part. */
export const detailsOf = ({ facts }: SiteData): readonly Fact[] => facts.filter(({ key }) => key !== 'location')
/** The sections that have something to show. */
export const sectionsOf = ({ sections }: SiteData): readonly SectionData[] => sections.filter(({ entries }) => entries.length > 0)

/** Every part of the page in its order: the person's story, the sections as they arranged them, the details. */
export function outlineOf(site: SiteData): readonly Part[] {
  const keys = [
    ...(resolve(site.bio, site.language) === null ? [] : (['bio'] as const)),
    ...sectionsOf(site).map(({ key }) => key),
    ...(detailsOf(site).length === 0 ? [] : (['facts'] as const)),
  ]
  return keys.map((key) => ({ id: anchorOf(key), title: titleOf(key) }))
}
