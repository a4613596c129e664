import { pages } from '../../../openapi/routes.ts'
import { slug as slugSchema } from '../../../openapi/schemas/primitives.ts'
import { articlePage } from '../../../src/documents/blog/article.tsx'
import { articlePath } from '../../../src/documents/blog/blog-address.ts'
import type { ArticleData } from '../../../src/documents/blog/blog-data.ts'
import type { Services } from '../../kernel/context.ts'
import { bindings } from '../../resources/bindings.ts'
import { previewedEntry } from '../../resources/preview.ts'
import { isPublishedFile } from '../../resources/published.ts'
import { atSlug } from '../../resources/slugs.ts'
import { publicPage, type Special, type TablePage } from '../../site/public-page.ts'
import { listPublished, readArticle } from './blog.queries.ts'

/**
 * `/blog-detail/{slug}`: a published article. A former address leads to it; one that was withdrawn or deleted is 410,
 * a draft is 404 like an address that nobody has. `?preview=` shows what is saved to whoever may edit it.
 */
export function blogDetailPage(services: Pick<Services, 'db' | 'files' | 'clock' | 'secret'>): TablePage {
  async function preview(token: unknown): Promise<Special<ArticleData>> {
    const row = await previewedEntry(services, bindings.blog, token)
    const data = row && (await readArticle(services, row.id, { isPreview: true }))
    return data ? { kind: 'document', data, isFramed: true } : { kind: 'absent', as: 'previewOver' }
  }
  return publicPage<ArticleData>({
    path: pages.blogDetail.path,
    greets: true,
    hasForm: true,
    topics: ['content'],
    allowsSlash: true,
    key: ({ params: { slug = '' } }) => (slugSchema.safeParse(slug).success ? slug : null),
    load: async (slug) => {
      const found = await atSlug(services.db, bindings.blog, slug)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'moved') return { kind: 'moved', path: articlePath(found.slug) }
      const data = found.kind === 'gone' ? null : await readArticle(services, found.row.id, { isPreview: false })
      if (data === null) return { kind: 'absent', as: 'withdrawn' }
      return { kind: 'document', subject: 'blog', mentions: ['blogCategory'], data }
    },
    instead: ({ query }) => {
      const { preview: token } = query as { readonly preview?: unknown }
      return token === undefined ? null : preview(token)
    },
    render: articlePage,
    sitemap: async () =>
      (await listPublished(services)).map(({ slug, updatedAt }) => ({
        path: articlePath(slug ?? ''),
        updated_at: updatedAt.toISOString(),
      })),
    disallow: '/blog-detail/*?preview=',
    isPublicFile: (fileId) => isPublishedFile(services.db, bindings.blog, fileId),
  })
}
