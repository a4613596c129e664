import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { articlePath, FEED_PATH } from '../../../src/documents/blog/blog-address.ts'
import { RichText } from '../../../src/documents/rich-text/RichText.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type Absent, type TablePage } from '../../site/public-page.ts'
import { listFeed, readBodies, type FeedArticle } from './blog.queries.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Feed {
  readonly articles: readonly FeedArticle[]
  /** The whole articles as markup, by their ids. */
  readonly contents: ReadonlyMap<string, string>
  readonly lang: Language
  readonly origin: string
  readonly title: string
}

/** The newest articles as Atom (RFC 4287). */
function atom({ articles, contents, lang, origin, title }: Feed): string {
  const inLang = lang === 'am' ? '?lang=am' : ''
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt.toISOString())
      .toSorted()
      .at(-1) ?? '2026-01-01T00:00:00.000Z'
  const textOf = (text: FeedArticle['title']) => escape(resolve(text, lang)?.text ?? '')
  const entries = articles.map((article) => {
    const url = escape(origin + articlePath(article.slug) + inLang)
    return `<entry><id>${url}</id><title>${textOf(article.title)}</title><link rel="alternate" type="text/html" href="${url}"/><published>${article.publishedAt.toISOString()}</published><updated>${article.updatedAt.toISOString()}</updated><author><name>${textOf(article.author)}</name></author><summary>${textOf(article.summary)}</summary><content type="html">${escape(contents.get(article.id) ?? '')}</content></entry>`
  })
  const self = escape(origin + FEED_PATH + inLang)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}"><id>${self}</id><title>${escape(title)}</title><updated>${updated}</updated><link rel="self" type="application/atom+xml" href="${self}"/><link rel="alternate" type="text/html" href="${escape(origin + pages.latestBlogs.path + inLang)}"/>\n${entries.join('\n')}\n</feed>\n`
}

/** The articles as a feed reader shows them, which knows neither our styles nor from where an address begins. */
async function contentsOf(
  services: Pick<Services, 'db' | 'files'>,
  articles: readonly FeedArticle[],
  { lang, origin }: Pick<Feed, 'lang' | 'origin'>,
): Promise<Feed['contents']> {
  const { bodies, pictures } = await readBodies(
    services,
    articles.map(({ id }) => id),
  )
  const whole = new Map([...pictures].map(([id, picture]) => [id, { ...picture, small: null }] as const))
  return new Map(
    [...bodies].map(([id, value]) => {
      const markup = renderToStaticMarkup(createElement(RichText, { value, lang, under: 1, pictures: whole }))
      return [id, markup.replaceAll(/ (href|src)="\//g, ` $1="${origin}/`)] as const
    }),
  )
}

/** `/latest-blogs/feed.xml?lang=…`: the newest articles for feed readers, in one language each. */
export function blogFeedPage(services: Pick<Services, 'db' | 'files' | 'say' | 'config'>): TablePage {
  /** Whole articles take a while to write: the last ones are kept until one of them changes. */
  const kept = new Map<Language, { readonly of: string; readonly contents: Feed['contents'] }>()
  return publicPage<never>({
    path: FEED_PATH,
    topics: [],
    load: async (): Promise<Absent> => ({ kind: 'absent', as: 'notfound' }),
    instead: async ({ query }) => {
      const lang = (query as { readonly lang?: unknown }).lang === 'am' ? 'am' : 'en'
      const title = `${services.say(lang, 'document.blog.title')} · ${PRODUCT_NAME}`
      const origin = services.config.webOrigin
      const articles = await listFeed(services)
      const of = articles.map(({ id, version }) => `${id} ${version}`).join()
      const before = kept.get(lang)
      const contents = before?.of === of ? before.contents : await contentsOf(services, articles, { lang, origin })
      kept.set(lang, { of, contents })
      const body = atom({ articles, contents, lang, origin, title })
      return { kind: 'file', file: { type: 'application/atom+xml; charset=utf-8', name: null, body } }
    },
    render: () => {
      throw new Error('A feed is no document')
    },
  })
}
