import { pages } from '../../../openapi/routes.ts'
import type { WhoWeAreData } from '../../../src/documents/showcase/showcase-data.ts'
import { whoWeArePage as whoWeAreDocument } from '../../../src/documents/showcase/who-we-are.tsx'
import type { Services } from '../../kernel/context.ts'
import { bindings } from '../../resources/bindings.ts'
import { isPublishedFile } from '../../resources/published.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { readWhoWeAre } from './showcase.queries.ts'

/** `/who-we-are`: what the product is and what it holds to. */
export const whoWeArePage = (services: Pick<Services, 'db' | 'files'>): TablePage =>
  publicPage<WhoWeAreData>({
    path: pages.whoWeAre.path,
    greets: true,
    isShared: true,
    topics: ['content'],
    load: async () => ({
      kind: 'document',
      subject: 'siteAbout',
      mentions: ['siteSocialMedia'],
      data: await readWhoWeAre(services),
    }),
    render: whoWeAreDocument,
    sitemap: async () => [{ path: pages.whoWeAre.path, updated_at: null }],
    isPublicFile: (fileId) => isPublishedFile(services.db, bindings.siteAbout, fileId),
  })
