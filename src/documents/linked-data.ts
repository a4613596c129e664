import type { Language } from '../../openapi/define.ts'
import type { SiteData } from './site-data.ts'

/** The maximum number of values of a kind. Search engines read no more, and the page stays small. */
const MOST = 20

/** The different values, at most `MOST`; undefined if there are none, so that the key is left out. */
export const some = <T>(
  all: readonly (string | null | undefined)[],
  make: (one: string) => T,
): readonly T[] | undefined => {
  const each = [...new Set(all)].filter((one) => one !== null && one !== undefined).slice(0, MOST)
  return each.length === 0 ? undefined : each.map(make)
}

/** The page of an account (https://schema.org/ProfilePage) and the person or company it is about. */
export const profilePage = (
  site: Pick<SiteData, 'published_at' | 'updated_at'>,
  lang: Language,
  url: string,
  mainEntity: Readonly<Record<string, unknown>>,
) =>
  withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    inLanguage: lang,
    dateCreated: site.published_at,
    dateModified: site.updated_at,
    mainEntity: withoutEmpty(mainEntity),
  })

export const withoutEmpty = (all: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined))
