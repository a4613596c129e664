import { pages } from '../../../openapi/routes.ts'
import { slug as slugSchema } from '../../../openapi/schemas/primitives.ts'
import { answerPath } from '../../../src/documents/help/help-address.ts'
import { helpAnswerPage } from '../../../src/documents/help/help-answer.tsx'
import type { HelpAnswerData } from '../../../src/documents/help/help-data.ts'
import type { Services } from '../../kernel/context.ts'
import { bindings } from '../../resources/bindings.ts'
import { atSlug } from '../../resources/slugs.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { listAnswers, readAnswer } from './help.queries.ts'

/** `/help-center-detail/{slug}`: one answer. A former address leads to it; what was deleted or switched off is 410. */
export const helpCenterDetailPage = (services: Pick<Services, 'db'>): TablePage =>
  publicPage<HelpAnswerData>({
    path: pages.helpCenterDetail.path,
    topics: ['content'],
    allowsSlash: true,
    hasForm: true,
    key: ({ params: { slug = '' } }) => (slugSchema.safeParse(slug).success ? slug : null),
    load: async (slug) => {
      const found = await atSlug(services.db, bindings.faq, slug)
      if (found === null) return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'moved') return { kind: 'moved', path: answerPath(found.slug) }
      const data = found.kind === 'gone' ? null : await readAnswer(services, found.row.id)
      if (data === null) return { kind: 'absent', as: 'answerGone' }
      return { kind: 'document', subject: 'faq', mentions: ['faqCategory', 'faqSubCategory'], data }
    },
    render: helpAnswerPage,
    sitemap: async () =>
      (await listAnswers(services)).map(({ slug, updatedAt }) => ({
        path: answerPath(slug ?? ''),
        updated_at: updatedAt.toISOString(),
      })),
  })
