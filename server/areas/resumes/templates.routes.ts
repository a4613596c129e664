import type { resumeTemplateOperations } from '../../../openapi/operations/resume-templates.ts'
import { styleOfTemplate } from '../../../openapi/resume-style.ts'
import { sampleResume } from '../../../src/documents/sample/resume.ts'
import type { Handlers } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { editTemplate, moveTemplate } from './templates.commands.ts'
import { offeredTemplates, readManaged } from './templates.queries.ts'

/** The handlers of the templates of resumes. */
export const templateHandlers = {
  listResumeTemplates: ({ db, viewer }) => offeredTemplates(db, viewer.accountId),
  getResumeTemplateSample: async ({ services, params, query, lang }) => {
    const style = styleOfTemplate(params.key)
    // Without a photo, because whoever is on it does not exist.
    const { pages } = await services.typesetter.pages(
      { paper: sampleResume(query.lang ?? lang, { template: params.key }), style },
      null,
    )
    return pages[0]?.svg ?? refuse('internal', {})
  },
  listManagedResumeTemplates: ({ db }) => readManaged(db),
  editResumeTemplate: ({ write, params, body }) => write((tx) => editTemplate(tx, params.key, body)),
  orderResumeTemplates: ({ write, body }) => write((tx) => moveTemplate(tx, body)),
} satisfies Handlers<typeof resumeTemplateOperations>
