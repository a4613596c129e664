/** An entry of a feed, its texts as people read them. It is known by its address, whatever changes in it. */
export interface AtomEntry {
  readonly url: string
  /** Where its link leads, if that says more than the address does. */
  readonly link?: string
  readonly title: string
  readonly author: string
  readonly summary: string
  /** The whole of it as markup. */
  readonly content?: string
  readonly publishedAt: Date
  readonly updatedAt: Date
}
interface AtomFeed {
  readonly lang: 'en' | 'am'
  readonly title: string
  /** The addresses of the feed and of the page whose entries it has. */
  readonly self: string
  readonly page: string
  readonly entries: readonly AtomEntry[]
}

/** When an empty feed was changed last. */
const EMPTY = '2026-01-01T00:00:00.000Z'
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const entryOf = ({ url, link = url, title, author, summary, content, publishedAt, updatedAt }: AtomEntry): string =>
  [
    `<entry><id>${escape(url)}</id><title>${escape(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escape(link)}"/>`,
    `<published>${publishedAt.toISOString()}</published><updated>${updatedAt.toISOString()}</updated>`,
    `<author><name>${escape(author)}</name></author><summary>${escape(summary)}</summary>`,
    content === undefined ? '' : `<content type="html">${escape(content)}</content>`,
    '</entry>',
  ].join('')

/** A feed as Atom (RFC 4287). */
export function atomFeed({ lang, title, self, page, entries }: AtomFeed): string {
  const updated = entries.map(({ updatedAt }) => updatedAt.toISOString()).toSorted()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${escape(self)}</id><title>${escape(title)}</title>`,
    `<updated>${updated.at(-1) ?? EMPTY}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escape(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escape(page)}"/>\n`,
    entries.map(entryOf).join('\n'),
    '\n</feed>\n',
  ].join('')
}
