import { pages } from '../../openapi/routes.ts'
import { type Farewell, landingPage as landingDocument } from '../../src/documents/landing/landing.tsx'
import { publicPage, type TablePage } from './public-page.ts'
import { cookieOf } from './reader.ts'

/**
 * `/`. After signing out it says how that went, once: the answer removes the cookie, and no copy is cached. `origin` is
 * the site's.
 */
export const landingPage = (origin: string): TablePage =>
  publicPage<Farewell | null>({
    path: pages.landing.path,
    topics: [],
    load: async () => ({ kind: 'document', subject: null, data: null }),
    instead: ({ headers }) => {
      const farewell = cookieOf(headers, 'farewell')
      if (farewell !== 'done' && farewell !== 'failed') return null
      return Promise.resolve({
        kind: 'document',
        data: farewell,
        setCookie: `farewell=; path=/; max-age=0; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
      })
    },
    render: (farewell, context) => landingDocument(context, farewell),
    sitemap: async () => [{ path: pages.landing.path, updated_at: null }],
  })
