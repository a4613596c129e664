import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { articlePath, FEED_PATH } from '../../../src/documents/blog/blog-address.ts'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type Absent, type TablePage } from '../../site/public-page.ts'
import { listFeed, type FeedArticle } from './blog.queries.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Feed {
  readonly articles: readonly FeedArticle[]
  readonly lang: Language
  readonly origin: string
  readonly title: string
}

/** The newest articles as Atom (RFC 4287). */
function atom({ articles, lang, origin, title }: Feed): string {
  const inLang = lang === 'am' ? '?lang=am' : ''
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt.toISOString())
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00.000Z'
  const textOf = (text: FeedArticle['title']) => escape(resolve(text, lang)?.text ?? '')
  const entries = articles.map((article) => {
    const url = escape(origin + articlePath(article.slug) + inLang)
    return `<entry><id>${url}</id><title>${textOf(article.title)}</title><link rel="alternate" type="text/html" href="${url}"/><published>${article.publishedAt.toISOString()}</published><updated>${article.updatedAt.toISOString()}</updated><author><name>${textOf(article.author)}</name></author><summary>${textOf(article.summary)}</summary></entry>`
  })
  const self = escape(origin + FEED_PATH + inLang)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${self}</id><title>${escape(title)}</title><updated>${updated}</updated><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${escape(origin + pages.latestBlogs.path + inLang)}"/>\n${entries.join('\n')}\n</feed>\n`
}

/** `/latest-blogs/feed.xml?lang=…`: the newest articles for feed readers, in one language each. */
export const blogFeedPage = (services: Pick<Services, 'db' | 'files' | 'say' | 'config'>): TablePage =>
  publicPage<never>({
    path: FEED_PATH,
    topics: [],
    load: async (): Promise<Absent> => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => {
      const lang = (query as { readonly lang?: unknown }).lang === 'am' ? 'am' : 'en'
      const title = `${services.say(lang, 'document.blog.title')} · ${PRODUCT_NAME}`
      const body = atom({ articles: await listFeed(services), lang, origin: services.config.webOrigin, title })
      return { kind: 'file', file: { type: 'application/atom+xml; charset=utf-8', name: null, body } }
    },
    render: () => {
      throw new Error('A feed is no document')
    },
  })
