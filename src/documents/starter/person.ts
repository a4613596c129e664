import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { entriesOf, type SiteData } from '../site-data.ts'

/** The page for search engines, https://schema.org/ProfilePage: nothing that the page itself does not show. At most 20 schools. */
export function personOf(site: SiteData, lang: Language, url: string): Readonly<Record<string, unknown>> {
  const text = (value: SiteData['headline']) => resolve(value, lang)?.text
  const schools = new Set(entriesOf(site.sections, 'education').map((entry) => text(entry.school_name)))
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: lang,
    ...(site.published_at === null ? {} : { dateCreated: site.published_at }),
    dateModified: site.updated_at,
    mainEntity: {
      '@type': 'Person',
      name: text(site.name) ?? site.username,
      alternateName: site.username,
      url: site.urls.canonical,
      ...(site.headline === null ? {} : { jobTitle: text(site.headline) }),
      ...(site.bio === null ? {} : { description: text(site.bio) }),
      ...(site.photo === null ? {} : { image: site.photo.url }),
      ...(site.email === null ? {} : { email: site.email }),
      ...(site.phone_number === null ? {} : { telephone: site.phone_number }),
      ...(schools.size === 0 ? {} : { alumniOf: [...schools].slice(0, 20).map((name) => ({ '@type': 'EducationalOrganization', name })) }),
    },
  }
}
