import type { applicantAnalysisOperations } from '../../openapi/operations/applicant-analysis.ts'
import { openPosting } from '../factories/job-postings.ts'
import { done, ofCompany } from './jobs.rows.ts'
import type { Rows } from './row.ts'

export const analysisRows = {
  getApplicantAnalysis: ofCompany(
    'a posting of the company',
    async ({ app, people }) => ({ params: { id: (await openPosting(app, people.company)).id } }),
    done(200),
  ),
} satisfies Record<keyof typeof applicantAnalysisOperations, Rows>
