import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import type { ResumeTemplate } from '../../../openapi/resume-style.ts'
import { managedResumeTemplateBody, type ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { api } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { offered } from './offered.ts'

/** What the form asks for. */
export const resumeTemplateFields = managedResumeTemplateBody.omit({ version: true })
export type ResumeTemplateBody = z.output<typeof resumeTemplateFields>

export const resumeTemplates = offered<ResumeTemplateBody, ManagedResumeTemplate>({
  list: (signal) => answer(api.GET('/manage/resume-templates', { signal })),
  edit: (key, body, signal) =>
    answer(api.PUT('/manage/resume-templates/{key}', { params: { path: { key } }, body, signal })),
  order: (body, signal) => answer(api.PUT('/manage/resume-templates.order', { body, signal })),
})
export const { moveMachine: resumeTemplateMoveMachine, rowMachine: resumeTemplateMachine } = resumeTemplates

/** The categories that are active, to choose from. */
export const resumeCategoriesMachine = createLoadMachine((_, signal) =>
  answer(api.GET('/resume-categories', { params: { query: { per_page: 100 } }, signal })).then(({ data }) =>
    data.filter(({ active }) => active),
  ),
)

interface Sample {
  readonly key: ResumeTemplate
  readonly lang: Language
}
/** The first page of a template's sample, as the text of an SVG. */
export const resumeSampleMachine = createLoadMachine<string, Sample>(({ key, lang }, signal) =>
  answer(
    api.GET('/resume-templates/{key}/sample.svg', {
      params: { path: { key }, query: { lang } },
      parseAs: 'text',
      signal,
    }),
  ),
)
