/** Allows everything except the API and previews. Pages that should not be indexed say so themselves. */
export const robotsText = (origin: string): string => `User-agent: *\nDisallow: /api/\nDisallow: /template/*?preview=\n\nSitemap: ${origin}/sitemap.xml\n`

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;')

/** The landing page and every published site whose owner wants to be found. The pages themselves name their languages. */
export function sitemapXml(origin: string, sites: readonly { readonly username: string; readonly updated_at: string }[]): string {
  const entry = (address: string, changed: string | null) => `<url><loc>${escape(address)}</loc>${changed === null ? '' : `<lastmod>${escape(changed)}</lastmod>`}</url>`
  const all = [entry(`${origin}/`, null), ...sites.map(({ username, updated_at }) => entry(`${origin}/@${username}`, updated_at))]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('\n')}\n</urlset>\n`
}
