import { interview } from '../../../openapi/lifecycles/interview.ts'
import { jobInterviews } from '../../db/interview-tables.ts'
import type { Home } from '../../kernel/transition.ts'

/** Where the life of an interview is kept. The employer's pages learn of each change; the sender tells the others. */
export const interviewHome: Home<typeof interview, typeof jobInterviews> = {
  lifecycle: interview,
  table: jobInterviews,
  id: jobInterviews.id,
  status: jobInterviews.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
  topics: ({ accountId }) => [['applications', accountId]],
}
