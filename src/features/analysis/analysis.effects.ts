import type { ApplicantAnalysis } from '../../../openapi/schemas/applicant-analysis.ts'
import { api } from '../../api/client.ts'
import { postingIdOfSlug } from '../../api/posting-of-slug.ts'
import { answer } from '../../api/problem.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'

/** What became of those who applied for a posting, by its id or the slug of its public page. */
export const analysisLoad = createLoadMachine<ApplicantAnalysis, string>(async (slug, signal) => {
  const id = await postingIdOfSlug(slug, signal)
  return answer(api.GET('/job-postings/{id}/analysis', { params: { path: { id } }, signal }))
})
