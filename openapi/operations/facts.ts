import { bytes, created, defineOperation, ok } from '../define.ts'
import { careerImport, careerImportBody } from '../schemas/career-import.ts'
import { facts } from '../schemas/facts.ts'
import { jsonResume } from '../schemas/json-resume.ts'
import { language } from '../schemas/primitives.ts'

/** Where something is not written in it, the other language stands. */
const inLanguage = { lang: language.optional().describe('the reader’s when absent') }

/** What people say about their working life; the entries themselves are collections. */
export const factOperations = {
  getFacts: defineOperation({
    method: 'GET',
    path: '/facts',
    summary: 'How much the person has in each part of their career details, and the jobs that they could add',
    access: 'individual',
    output: ok(facts),
  }),
  getJsonResume: defineOperation({
    method: 'GET',
    path: '/facts/resume.json',
    summary: 'What resumes of the person may say, as a JSON Resume 1.0 in one language',
    access: 'individual',
    query: inLanguage,
    output: ok(jsonResume),
    throttle: { by: 'user', limit: 60, per: 60 },
  }),
  getResumeText: defineOperation({
    method: 'GET',
    path: '/facts/resume.txt',
    summary: 'The same as plain text',
    access: 'individual',
    query: inLanguage,
    output: bytes('text/plain'),
    throttle: { by: 'user', limit: 60, per: 60 },
  }),
  getResumeWordFile: defineOperation({
    method: 'GET',
    path: '/facts/resume.docx',
    summary: 'The same as a Word file',
    access: 'individual',
    query: inLanguage,
    output: bytes('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    errors: ['resume_too_long', 'unavailable'],
    throttle: { by: 'user', limit: 60, per: 60 },
  }),
  importFacts: defineOperation({
    method: 'POST',
    path: '/facts.import',
    summary:
      'Take career details from a JSON Resume, LinkedIn’s data archive, a PDF or a Word file, or say entry by entry what could be taken',
    access: 'individual',
    // A file is looked at (`dry_run`), and then what is chosen of it is written as `plan` of the answer says.
    body: careerImportBody,
    files: { file: { kind: 'career' } },
    output: created(careerImport),
    errors: ['import_refused', 'limit_reached', 'duplicate', 'stale', 'unavailable'],
    throttle: { by: 'user', limit: 240, per: 3600 },
  }),
}
