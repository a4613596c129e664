import { pages } from '../../../openapi/routes.ts'

/** The path of an article. */
export const articlePath = (slug: string): `/${string}` => pages.blogDetail.path.replace('{slug}', slug) as `/${string}`

/** The path of the preview of an article that this token opens. */
export const previewPath = (slug: string, token: string): `/${string}` => `${articlePath(slug)}?preview=${token}`

/** The path of a page of the list, of all articles (null) or of a category; the first page has no number. */
export function listPath(category: string | null, page = 1): `/${string}` {
  const query = [category === null ? '' : `category=${category}`, page === 1 ? '' : `page=${page}`].filter(Boolean)
  return `${pages.latestBlogs.path}${query.length === 0 ? '' : `?${query.join('&')}`}` as `/${string}`
}

/** The path of what a search found. */
export const foundPath = (q: string): `/${string}` => `${pages.latestBlogs.path}?${new URLSearchParams({ q })}`

/** The newest articles for feed readers; `?lang=am` in Amharic. */
export const FEED_PATH = `${pages.latestBlogs.path}/feed.xml` as const

/** What a search of the blog takes: so many characters. */
export const LONGEST_SEARCH = 100
