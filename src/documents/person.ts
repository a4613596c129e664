import type { Language } from '../../openapi/define.ts'
import { resolve } from '../../openapi/format/names.ts'
import { safeLink } from '../../openapi/format/safe-link.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { profilePage, some } from './linked-data.ts'
import { locationOf } from './outline.ts'
import { entriesOf, type SiteData } from './site-data.ts'

/** The page for search engines, https://schema.org/ProfilePage: nothing that the page itself does not show. */
export function personOf(site: SiteData, lang: Language, url: string): Readonly<Record<string, unknown>> {
  const text = (value: Localized | null) => resolve(value, lang)?.text
  const posts = entriesOf(site.sections, 'experience')
  const picture = site.photo ?? site.cover
  return profilePage(site, lang, url, {
    '@type': 'Person',
    name: text(site.name) ?? site.username,
    alternateName: some([text(site.nickname), site.username], (name) => name),
    url: site.urls.canonical,
    jobTitle: text(site.job_title) ?? text(site.headline),
    description: text(site.bio),
    image: picture && new URL(picture.url, url).href,
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
  })
}
