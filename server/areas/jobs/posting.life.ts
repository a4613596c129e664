import { jobPosting } from '../../../openapi/lifecycles/job-posting.ts'
import { jobPostings } from '../../db/job-posting-tables.ts'
import type { Home } from '../../kernel/transition.ts'

/** Where the life of a posting is kept. Pages that show postings of the account, and their lists, learn of each change. */
export const postingHome: Home<typeof jobPosting, typeof jobPostings> = {
  lifecycle: jobPosting,
  table: jobPostings,
  id: jobPostings.id,
  status: jobPostings.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
  topics: ({ id, accountId }) => [
    ['jobs', accountId],
    ['reviews', id],
  ],
}
