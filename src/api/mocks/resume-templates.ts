import { RESUME_TEMPLATES } from '../../../openapi/resume-style.ts'
import type { ManagedResumeTemplate } from '../../../openapi/schemas/resume-template.ts'
import { mock } from './mock.ts'

export const managedResumeTemplateRows: readonly ManagedResumeTemplate[] = RESUME_TEMPLATES.map((key, position) => ({
  key,
  name: key === 'grid' ? { en: 'Swiss', am: 'ስዊስ' } : null,
  category_id: null,
  category: key === 'academic' ? { en: 'Research', am: 'ምርምር' } : null,
  is_premium: key === 'executive',
  active: key !== 'grid',
  position,
  used: key === 'modern' ? 128 : position,
  is_first: key === 'modern',
  version: 1,
}))

/** A first page, as far as a story needs it. */
export const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><path fill="#1d5fc4" d="M20 20h90v9H20z"/><path fill="#ccd" d="M20 45h170v4H20zm0 12h170v4H20zm0 12h130v4H20z"/></svg>'

/** Templates of resumes, as people choose them and as administrators offer them. */
export const resumeTemplateMocks = {
  listResumeTemplates: mock('listResumeTemplates', () =>
    managedResumeTemplateRows.map(({ key, name, category, is_premium, active }) => ({
      key,
      name,
      category,
      is_premium,
      is_allowed: !is_premium,
      is_offered: active,
    })),
  ),
  getResumeTemplateSample: mock('getResumeTemplateSample', () => SHEET),
  listManagedResumeTemplates: mock('listManagedResumeTemplates', () => [...managedResumeTemplateRows]),
  editResumeTemplate: mock('editResumeTemplate', ({ params, body, refuse }) => {
    const row = managedResumeTemplateRows.find(({ key }) => key === params.key) ?? refuse('not_found', {})
    return { ...row, ...body, version: body.version + 1 }
  }),
  orderResumeTemplates: mock('orderResumeTemplates', () => [...managedResumeTemplateRows]),
}
