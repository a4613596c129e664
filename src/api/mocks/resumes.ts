import { mock } from './mock.ts'
import { resumeFactsRow, resumePagesRow, resumeRows, resumeSnapshotRows, savedResumeRow } from './resume-samples.ts'

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
  drawResumePages: mock('drawResumePages', ({ body }) => resumePagesRow(body.lang)),
  getResumePdf: mock('getResumePdf', () => '%PDF-1.7'),
  restoreResume: mock('restoreResume', () => savedResumeRow),
  publishResume: mock('publishResume', ({ body: { password, version, ...body } }) => ({
    ...savedResumeRow,
    ...body,
    is_public: body.visibility !== 'private',
    has_password: password !== null,
    version: version + 1,
  })),
  listResumeSnapshots: mock('listResumeSnapshots', () => [...resumeSnapshotRows]),
  createResumeSnapshot: mock('createResumeSnapshot', ({ body, refuse }) => {
    const [row] = resumeSnapshotRows
    return row === undefined ? refuse('not_found', {}) : { ...row, name: body.name, views: 0 }
  }),
  deleteResumeSnapshot: mock('deleteResumeSnapshot', () => undefined),
}
