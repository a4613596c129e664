import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { pages } from '../../../openapi/routes.ts'
import { articlePath, FEED_PATH } from '../../../src/documents/blog/blog-address.ts'
import { RichText } from '../../../src/documents/rich-text/RichText.tsx'
import type { Services } from '../../kernel/context.ts'
import { atomFeed } from '../../site/atom.ts'
import { publicPage, type Absent, type TablePage } from '../../site/public-page.ts'
import { listFeed, readBodies, type FeedArticle } from './blog.queries.ts'

/** Whole articles as markup, by their ids. */
type Contents = ReadonlyMap<string, string>

/** The articles as a feed reader shows them, which knows neither our styles nor from where an address begins. */
async function contentsOf(
  services: Pick<Services, 'db' | 'files'>,
  articles: readonly FeedArticle[],
  { lang, origin }: { readonly lang: Language; readonly origin: string },
): Promise<Contents> {
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
  const kept = new Map<Language, { readonly of: string; readonly contents: Contents }>()
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
      const inLang = lang === 'am' ? '?lang=am' : ''
      const say = (text: FeedArticle['title']) => resolve(text, lang)?.text ?? ''
      const body = atomFeed({
        lang,
        title,
        self: origin + FEED_PATH + inLang,
        page: origin + pages.latestBlogs.path + inLang,
        entries: articles.map(({ id, slug, title: named, author, summary, publishedAt, updatedAt }) => ({
          url: origin + articlePath(slug) + inLang,
          title: say(named),
          author: say(author),
          summary: say(summary),
          content: contents.get(id) ?? '',
          publishedAt,
          updatedAt,
        })),
      })
      return { kind: 'file', file: { type: 'application/atom+xml; charset=utf-8', name: null, body } }
    },
    render: () => {
      throw new Error('A feed is no document')
    },
  })
}
