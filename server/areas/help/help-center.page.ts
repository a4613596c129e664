import { pages } from '../../../openapi/routes.ts'
import { slug } from '../../../openapi/schemas/primitives.ts'
import { LONGEST_SEARCH, topicPath } from '../../../src/documents/help/help-address.ts'
import { helpCenterPage as helpCenterDocument } from '../../../src/documents/help/help-center.tsx'
import type { HelpCenterData } from '../../../src/documents/help/help-data.ts'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { keepTopics, listAnswers, readHelpCenter, searchHelp } from './help.queries.ts'

/**
 * `/help-center?topic=…`: questions by topic; `?q=…` finds answers. What is no topic is 404. A search is made for one
 * reader and never cached, so that nobody fills the cache with what they type.
 */
export function helpCenterPage(services: Pick<Services, 'db' | 'events'>): TablePage {
  const readAll = keepTopics(services)
  return publicPage<HelpCenterData>({
    path: pages.helpCenter.path,
    topics: ['content'],
    asksThisSite: true,
    isShared: true,
    key: ({ query }) => {
      const { topic = null } = query as { readonly topic?: unknown }
      if (topic === null) return ''
      const { success, data } = slug.safeParse(topic)
      return success ? data : null
    },
    load: async (key) => {
      const found = await readHelpCenter(services, key === '' ? null : key)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if ('moved' in found) return { kind: 'moved', path: topicPath(found.moved) }
      return { kind: 'document', subject: 'faq', mentions: ['faqCategory', 'faqSubCategory'], data: found }
    },
    instead: ({ query }) => {
      const { q } = query as { readonly q?: unknown }
      if (typeof q !== 'string' || q.trim() === '') return null
      const asked = q.trim().slice(0, LONGEST_SEARCH).toWellFormed()
      return searchHelp(services, asked, readAll).then((data) => ({ kind: 'document', data }))
    },
    render: helpCenterDocument,
    sitemap: async () => {
      const [newest] = await listAnswers(services)
      return newest ? [{ path: pages.helpCenter.path, updated_at: newest.updatedAt.toISOString() }] : []
    },
    disallow: '/help-center?q=',
  })
}
