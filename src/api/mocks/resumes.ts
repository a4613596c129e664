import { people } from '../../../openapi/cast.ts'
import { mock } from './mock.ts'
import { SHEET } from './resume-templates.ts'
import { experienceRows } from './section-samples.ts'
import {
  CODE,
  resumeFactsRow,
  resumePagesRow,
  resumeRows,
  resumeSnapshotRows,
  savedResumeRow,
} from './resume-samples.ts'

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
  getResumeWord: mock('getResumeWord', () => 'PK'),
  restoreResume: mock('restoreResume', () => savedResumeRow),
  getResumeThumbnail: mock('getResumeThumbnail', () => SHEET),
  publishResume: mock('publishResume', ({ body: { password, version, ...body } }) => ({
    ...savedResumeRow,
    ...body,
    is_public: body.visibility !== 'private',
    has_password: password !== null,
    version: version + 1,
  })),
  getResumeQrSvg: mock('getResumeQrSvg', () => CODE),
  getResumeQrPng: mock('getResumeQrPng', () => 'PNG'),
  checkResume: mock('checkResume', () => ({
    findings: [
      {
        check: 'no_description' as const,
        at: `experience/${experienceRows[1]?.id ?? ''}/description`,
        values: {},
        message: 'Say what you did in this job and what came of it.',
      },
      { check: 'no_figures' as const, at: 'experience', values: {}, message: 'Figures convince.' },
    ],
    pages: 1,
    text: `${people.selamawit.name.en}\nHydrology engineer\nZiway Irrigation Cooperative`,
  })),
  matchResume: mock('matchResume', () => ({
    terms: [
      { term: 'Hydrology', kind: 'skill' as const, has: true, times: 2, fact: null },
      { term: 'AutoCAD', kind: 'skill' as const, has: false, times: 1, fact: null },
    ],
  })),
  listResumeSnapshots: mock('listResumeSnapshots', () => [...resumeSnapshotRows]),
  createResumeSnapshot: mock('createResumeSnapshot', ({ body, refuse }) => {
    const [row] = resumeSnapshotRows
    return row === undefined ? refuse('not_found', {}) : { ...row, name: body.name, views: 0 }
  }),
  deleteResumeSnapshot: mock('deleteResumeSnapshot', () => undefined),
}
