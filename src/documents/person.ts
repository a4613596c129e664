import type { Language } from '../../openapi/define.ts'
import { resolve } from '../../openapi/format/names.ts'
import { safeLink } from '../../openapi/format/safe-link.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { locationOf } from './outline.ts'
import { entriesOf, type SiteData } from './site-data.ts'

/** So many of a kind are told: search engines read no more, and the page stays small. */
const MOST = 20
/** Each once, at most `MOST`; undefined for none, so that the key is left out. */
const some = <T>(all: readonly (string | null | undefined)[], make: (one: string) => T): readonly T[] | undefined => {
  const each = [...new Set(all)].filter((one) => one !== null && one !== undefined).slice(0, MOST)
  return each.length === 0 ? undefined : each.map(make)
}

/** The page for search engines, https://schema.org/ProfilePage: nothing that the page itself does not show. */
export function personOf(site: SiteData, lang: Language, url: string): Readonly<Record<string, unknown>> {
  const text = (value: Localized | null) => resolve(value, lang)?.text
  const posts = entriesOf(site.sections, 'experience')
  const picture = site.photo ?? site.cover
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: lang,
    dateCreated: site.published_at,
    dateModified: site.updated_at,
    mainEntity: withoutEmpty({
      '@type': 'Person',
      name: text(site.name) ?? site.username,
      alternateName: some([text(site.nickname), site.username], (name) => name),
      url: site.urls.canonical,
      jobTitle: text(site.job_title) ?? text(site.headline),
      description: text(site.bio),
      image: picture?.url,
      email: site.email ?? site.work_email,
      telephone: site.phone_number ?? site.work_phone_number,
      homeLocation: text(locationOf(site)),
      worksFor: some(
        posts.filter((post) => post.end_date === null).map((post) => text(post.company_name)),
        (name) => ({ '@type': 'Organization', name }),
      ),
      hasOccupation: some(
        posts.map((post) => text(post.job_title)),
        (name) => ({ '@type': 'Occupation', name }),
      ),
      alumniOf: some(
        entriesOf(site.sections, 'education').map((entry) => text(entry.school_name)),
        (name) => ({ '@type': 'EducationalOrganization', name }),
      ),
      knowsAbout: some(
        entriesOf(site.sections, 'skills').map((entry) => text(entry.name)),
        (name) => name,
      ),
      sameAs: some(
        entriesOf(site.sections, 'social_media').map((entry) => safeLink(entry.url)),
        (address) => address,
      ),
    }),
  })
}

const withoutEmpty = (all: Readonly<Record<string, unknown>>) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined))
