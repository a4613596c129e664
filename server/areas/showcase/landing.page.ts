import { eq } from 'drizzle-orm'
import { pages } from '../../openapi/routes.ts'
import { type LandingData, landingPage as landingDocument } from '../../src/documents/landing/landing.tsx'
import type { Services } from '../kernel/context.ts'
import { bindings } from '../resources/bindings.ts'
import { publicPage, type TablePage } from './public-page.ts'
import { cookieOf } from './reader.ts'

/**
 * `/`. It leads to the blog while something is published there. After signing out it says how that went, once: the
 * answer removes the cookie, and no copy is cached.
 */
export function landingPage({ db, config: { webOrigin: origin } }: Pick<Services, 'db' | 'config'>): TablePage {
  const { table, flag } = bindings.blog
  const hasArticles = async () =>
    (await db.select({ id: table.id }).from(table).where(eq(flag.column, true)).limit(1)).length > 0
  return publicPage<LandingData>({
    path: pages.landing.path,
    greets: true,
    topics: ['content'],
    load: async () => ({
      kind: 'document',
      subject: 'blog',
      data: { farewell: null, hasArticles: await hasArticles() },
    }),
    instead: ({ headers }) => {
      const farewell = cookieOf(headers, 'farewell')
      if (farewell !== 'done' && farewell !== 'failed') return null
      return hasArticles().then((has) => ({
        kind: 'document',
        data: { farewell, hasArticles: has },
        setCookie: `farewell=; path=/; max-age=0; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`,
      }))
    },
    render: (data, context) => landingDocument(context, data),
    sitemap: async () => [{ path: pages.landing.path, updated_at: null }],
  })
}
