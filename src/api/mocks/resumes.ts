import { mock } from './mock.ts'
import { resumeFactsRow, resumeRows, savedResumeRow } from './resume-samples.ts'

/** The resumes of a person, of whom two are there. */
export const resumeMocks = {
  listResumes: mock('listResumes', () => ({ data: [...resumeRows], limit: 3 })),
  createResume: mock('createResume', ({ body }) => ({
    ...savedResumeRow,
    name: body.name,
    lang: body.lang,
    style: body.style ?? savedResumeRow.style,
  })),
  getResume: mock('getResume', () => ({ resume: savedResumeRow, facts: resumeFactsRow })),
  editResume: mock('editResume', ({ body }) => ({
    ...savedResumeRow,
    ...body,
    template: body.style.template,
    version: body.version + 1,
  })),
  duplicateResume: mock('duplicateResume', () => ({ ...savedResumeRow, name: `${savedResumeRow.name} (copy)` })),
  deleteResume: mock('deleteResume', () => undefined),
  restoreResume: mock('restoreResume', () => savedResumeRow),
}
