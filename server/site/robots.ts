import type { SitemapEntry } from './public-page.ts'

/**
 * Allows everything except the API and what pages disallow (paths as robots.txt writes them). Pages that should not be
 * indexed say so themselves.
 */
export function robotsText(origin: string, disallowed: readonly string[]): string {
  const lines = ['/api/', ...new Set(disallowed)].map((path) => `Disallow: ${path}\n`)
  return `User-agent: *\n${lines.join('')}\nSitemap: ${origin}/sitemap.xml\n`
}

/** The maximum number of addresses in a sitemap file (sitemaps.org). */
export const SITEMAP_MOST = 50_000

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')

/**
 * The addresses that pages want to be found at, as many as one file holds. The pages themselves name their languages.
 */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const all = entries
    .slice(0, SITEMAP_MOST)
    .map(
      ({ path, updated_at }) =>
        `<url><loc>${escape(origin + path)}</loc>${updated_at === null ? '' : `<lastmod>${escape(updated_at)}</lastmod>`}</url>`,
    )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('\n')}\n</urlset>\n`
}
