import { useTexts } from '../../i18n/useTexts.ts'

/** How the names of the caches of pages begin. */
export const PAGE = 'page:'
const NAMED = ['reference_names', 'contact_pictures', 'word_widths', 'style_hashes', 'texts', 'user_agents'] as const

/** What an administrator calls a cache; one that this application does not know yet has the server's name. */
export function useCacheName(): (name: string) => string {
  const { t } = useTexts()
  return (name) => {
    if (name.startsWith(PAGE)) return t('administration.cache.name.page', { path: name.slice(PAGE.length) })
    const known = NAMED.find((one) => one === name)
    return known === undefined ? name : t(`administration.cache.name.${known}`)
  }
}
