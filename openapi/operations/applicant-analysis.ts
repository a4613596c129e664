import { defineOperation, ok } from '../define.ts'
import { ref } from '../ref.ts'
import { applicantAnalysis } from '../schemas/applicant-analysis.ts'

/** What became of those who applied (product.md §5). */
export const applicantAnalysisOperations = {
  getApplicantAnalysis: defineOperation({
    method: 'GET',
    path: '/job-postings/{id}/analysis',
    summary: 'How far those who applied for a posting came, how long it took, and where they came from',
    access: 'employer',
    right: 'recruiting',
    params: { id: ref('jobPosting') },
    output: ok(applicantAnalysis),
  }),
}
