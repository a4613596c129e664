import { pages } from '../../../openapi/routes.ts'
import type { Services } from '../../kernel/context.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { wishOf } from '../../site/reader.ts'
import { printResume, printSnapshot } from './papers.queries.ts'
import { slugIn } from './publication.policy.ts'
import { findPublic, pdfNameOf } from './public-resume.queries.ts'
import { opens } from './resume-pass.ts'

/**
 * `/user/resume/{slug}/resume.pdf`: the PDF of a resume or a copy to whoever may read its page. One with a password is
 * not found until that was entered.
 */
export function publicResumePdfPage(services: Services): TablePage {
  const { db, clock } = services
  return publicPage<never>({
    path: pages.publicResumePdf.path,
    topics: [],
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async (asked) => {
      const slug = slugIn(asked.params['slug'])
      const found = slug === null ? null : await findPublic(db, slug, clock.now())
      if (slug === null || found === null || found.kind === 'unknown') return { kind: 'absent', as: 'notfound' }
      if (found.kind === 'gone') return { kind: 'absent', as: 'resumeGone' }
      const lang = wishOf(asked).lang ?? found.row.lang
      if (found.kind === 'resume' && found.row.visibility === 'password' && !opens(services, asked, slug, found.row))
        return { kind: 'absent', as: 'notfound' }
      const body =
        found.kind === 'snapshot'
          ? await printSnapshot(services, found.row, lang)
          : await printResume(services, db, found.row, lang)
      return {
        kind: 'file',
        file: { type: 'application/pdf', name: await pdfNameOf(db, found.row.accountId, lang), body },
      }
    },
    render: (data) => data,
  })
}
