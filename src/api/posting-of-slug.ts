import { FailureError } from '../../openapi/failure.ts'
import type { JobPostingRow } from '../../openapi/schemas/job-posting.ts'
import { api } from './client.ts'
import { answer } from './problem.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** The code at the end of a slug. */
const CODE_LENGTH = 8

/** The posting of the account by its id, or by the slug of its public page. Fails with `not_found`. */
export async function postingOfSlug(
  slug: string,
  signal: AbortSignal,
): Promise<Pick<JobPostingRow, 'id' | 'title' | 'status'>> {
  if (ID.test(slug)) return answer(api.GET('/job-postings/{id}', { params: { path: { id: slug } }, signal }))
  const q = slug.slice(-CODE_LENGTH)
  const { data } = await answer(api.GET('/job-postings', { params: { query: { q, per_page: 20 } }, signal }))
  const found = data.find(({ url }) => url?.endsWith(`/${slug}`))
  if (found) return found
  throw new FailureError({
    code: 'not_found',
    status: 404,
    message: '',
    errors: {},
    data: undefined,
    retryAfter: null,
    requestId: null,
  })
}

/** The id of that posting. Nothing is read where the address has it. */
export const postingIdOfSlug = async (slug: string, signal: AbortSignal): Promise<string> =>
  ID.test(slug) ? slug : (await postingOfSlug(slug, signal)).id
