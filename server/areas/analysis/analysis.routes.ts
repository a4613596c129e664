import type { applicantAnalysisOperations } from '../../../openapi/operations/applicant-analysis.ts'
import type { Handlers } from '../../kernel/context.ts'
import { analyse } from './analysis.queries.ts'

/** The handlers of the analysis of applicants. */
export const handlers = {
  getApplicantAnalysis: (call) => analyse(call.db, call, call.params.id),
} satisfies Handlers<typeof applicantAnalysisOperations>
