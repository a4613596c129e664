import { pages } from '../../../openapi/routes.ts'
import { slug } from '../../../openapi/schemas/primitives.ts'
import { words } from '../../../openapi/text-fold.ts'
import { LONGEST_SEARCH, listPath } from '../../../src/documents/blog/blog-address.ts'
import type { BlogListData } from '../../../src/documents/blog/blog-data.ts'
import { blogListPage } from '../../../src/documents/blog/blog-list.tsx'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { listPublished, readList, searchArticles } from './blog.queries.ts'

const PAGE = /^[1-9]\d{0,3}$/

/**
 * `/latest-blogs?category=…&page=…`: published articles, newest first. What is no category or page is 404. `?q=…` finds
 * articles: such a page is made for one reader and never cached.
 */
export const latestBlogsPage = (services: Pick<Services, 'db' | 'files'>): TablePage =>
  publicPage<BlogListData>({
    path: pages.latestBlogs.path,
    greets: true,
    asksThisSite: true,
    isShared: true,
    topics: ['content'],
    key: ({ query }) => {
      const { category = null, page = '1' } = query as { readonly category?: unknown; readonly page?: unknown }
      if (typeof page !== 'string' || !PAGE.test(page)) return null
      if (category !== null && !slug.safeParse(category).success) return null
      return `${category === null ? '' : String(category)} ${page}`
    },
    load: async (key) => {
      const [category = '', page = '1'] = key.split(' ')
      const found = await readList(services, category === '' ? null : category, Number(page))
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if ('moved' in found) return { kind: 'moved', path: listPath(found.moved, Number(page)) }
      return { kind: 'document', subject: 'blog', mentions: ['blogCategory'], data: found }
    },
    instead: ({ query }) => {
      const { q } = query as { readonly q?: unknown }
      if (typeof q !== 'string' || words(q).length === 0) return null
      const asked = q.trim().slice(0, LONGEST_SEARCH).toWellFormed()
      return searchArticles(services, asked).then((data) => ({ kind: 'document', data }))
    },
    disallow: '/latest-blogs?q=',
    render: blogListPage,
    sitemap: async () => {
      const [newest] = await listPublished(services)
      return newest ? [{ path: pages.latestBlogs.path, updated_at: newest.updatedAt.toISOString() }] : []
    },
  })
