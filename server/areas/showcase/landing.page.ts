import { pages } from '../../../openapi/routes.ts'
import {
  isFarewell,
  type LandingData,
  landingPage as landingDocument,
} from '../../../src/documents/landing/landing.tsx'
import type { Services } from '../../kernel/context.ts'
import { bindings } from '../../resources/bindings.ts'
import { isPublishedFile } from '../../resources/published.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { cookieOf } from '../../site/reader.ts'
import { readFront } from './showcase.queries.ts'

/**
 * `/`: what administrators keep of it, and where they keep nothing, its own texts. After signing out it says how that
 * went, once: the answer removes the cookie, and no copy is cached.
 */
export function landingPage(services: Pick<Services, 'db' | 'files' | 'config'>): TablePage {
  const {
    db,
    config: { webOrigin: origin },
  } = services
  return publicPage<LandingData>({
    path: pages.landing.path,
    greets: true,
    isShared: true,
    topics: ['content'],
    load: async () => ({
      kind: 'document',
      subject: 'heroSection',
      mentions: ['userType', 'solution', 'feature', 'siteTestimonial', 'siteSocialMedia'],
      data: { farewell: null, front: await readFront(services) },
    }),
    instead: ({ headers }) => {
      const farewell = cookieOf(headers, 'farewell')
      if (!isFarewell(farewell)) return null
      return readFront(services).then((front) => ({
        kind: 'document',
        data: { farewell, front },
        setCookie: `farewell=; path=/; max-age=0; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
      }))
    },
    render: (data, context) => landingDocument(context, data),
    sitemap: async () => [{ path: pages.landing.path, updated_at: null }],
    isPublicFile: async (fileId) =>
      (await isPublishedFile(db, bindings.heroSection, fileId)) ||
      (await isPublishedFile(db, bindings.siteTestimonial, fileId)),
  })
}
