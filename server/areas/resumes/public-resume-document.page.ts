import fs from 'node:fs'
import { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { pages } from '../../../openapi/routes.ts'
import type { Services } from '../../kernel/context.ts'
import { safeName } from '../../kernel/document-name.ts'
import { typeOf } from '../../kernel/file-names.ts'
import { publicPage, type TablePage } from '../../site/public-page.ts'
import { wishOf } from '../../site/reader.ts'
import { findShown } from '../documents/attachments.queries.ts'
import { slugIn } from './publication.policy.ts'
import { findPublic } from './public-resume.queries.ts'
import { opens } from './resume-pass.ts'

/**
 * `/user/resume/{slug}/document/{id}`: a document that is attached to a resume, to whoever may read that now. It is
 * asked at each request, so that what is detached is gone at once. Frozen copies have none.
 */
export function publicResumeDocumentPage(services: Services): TablePage {
  const { db, clock, files } = services
  return publicPage<never>({
    path: pages.publicResumeDocument.path,
    topics: [],
    load: async () => ({ kind: 'absent', as: 'notfound' }),
    instead: async (asked) => {
      const slug = slugIn(asked.params['slug'])
      const id = z.uuid().safeParse(asked.params['id']).data
      const found = slug === null || id === undefined ? null : await findPublic(db, slug, clock.now())
      if (found?.kind === 'gone') return { kind: 'absent', as: 'resumeGone' }
      if (slug === null || id === undefined || found?.kind !== 'resume') return { kind: 'absent', as: 'notfound' }
      const { row } = found
      if (row.visibility === 'password' && !opens(services, asked, slug, row)) return { kind: 'absent', as: 'notfound' }
      const document = await findShown(db, { kind: 'resume', id: row.id }, id)
      if (document === null) return { kind: 'absent', as: 'notfound' }
      const { name, form, fileId } = document
      const lang: Language = wishOf(asked).lang ?? row.lang
      const handle = await fs.promises.open(files.pathOf(fileId, form))
      return {
        kind: 'file',
        file: {
          type: typeOf(form),
          name: safeName(name[lang] ?? name.en ?? name.am ?? '', form),
          body: handle.createReadStream(),
        },
      }
    },
    render: (data) => data,
  })
}
