import { pages } from '../../../openapi/routes.ts'
import { articlePage } from '../../../src/documents/blog/article.tsx'
import { articlePath } from '../../../src/documents/blog/blog-address.ts'
import type { ArticleData } from '../../../src/documents/blog/blog-data.ts'
import type { Services } from '../../kernel/context.ts'
import { entryPage } from '../../site/entry-page.ts'
import type { TablePage } from '../../site/public-page.ts'
import { listPublished, readArticle } from './blog.queries.ts'

/** `/blog-detail/{slug}`: a published article. */
export const blogDetailPage = (services: Pick<Services, 'db' | 'files' | 'clock' | 'secret'>): TablePage =>
  entryPage<ArticleData>(services, {
    path: pages.blogDetail.path,
    greets: true,
    asksThisSite: true,
    collection: 'blog',
    mentions: ['blogCategory'],
    gone: 'withdrawn',
    pathOf: articlePath,
    read: (id, how) => readArticle(services, id, how),
    list: () => listPublished(services),
    render: articlePage,
  })
