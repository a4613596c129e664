import type { factOperations } from '../../openapi/operations/facts.ts'
import { careerForm } from '../factories/career-files.ts'
import type { Rows } from './row.ts'

/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
export const factRows = {
  getFacts: [{ about: 'own career details', ask: () => ({}), answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  getJsonResume: [{ about: 'own career details', ask: () => ({}), answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  getResumeText: [{ about: 'own career details', ask: () => ({}), answers: [401, 200, 200, 403, 403, 403, 403, 403] }],
  getResumeWordFile: [
    { about: 'own career details', ask: () => ({}), answers: [401, 200, 200, 403, 403, 403, 403, 403] },
  ],
  importFacts: [
    {
      about: 'a file for own career details',
      ask: () => ({ body: careerForm({ skills: [{ name: 'Surveying' }] }) }),
      answers: [401, 201, 201, 403, 403, 403, 403, 403],
    },
  ],
} satisfies Record<keyof typeof factOperations, Rows>
