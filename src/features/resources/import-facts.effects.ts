import { FailureError, failureOf } from '../../../openapi/failure.ts'
import type { CareerImport } from '../../../openapi/schemas/career-import.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createCareerImportMachine } from '../../machines/career-import/career-import.machine.ts'
import { detailOf } from '../../machines/failure.ts'

/** product.md §9: what the server takes. */
const MOST_BYTES = 10_000_000
/** A file that isn't worth sending, said as the server would say it; the screen has the words. */
const tooLarge = new FailureError({
  code: 'too_large',
  status: 413,
  message: '',
  errors: {},
  data: { limit: MOST_BYTES },
  retryAfter: null,
  requestId: null,
})

/** Career details from a file: looked at first, and then written exactly as chosen. */
export const careerImportMachine = createCareerImportMachine({
  // While megabytes are still on their way a browser may not hear that they are refused.
  read: async (file, signal) => {
    if (file.file.size > MOST_BYTES) throw tooLarge
    return answer(api.POST('/facts.import', { body: { dry_run: true, plan: null, ...file }, signal }))
  },
  save: async (file, { plan, choices }, key, signal) => {
    try {
      const body = { dry_run: false, plan, choices: [...choices], ...file }
      return await answer(api.POST('/facts.import', { body, headers: once(key), signal }))
    } catch (error) {
      const current = error instanceof FailureError ? detailOf(failureOf(error), 'stale')?.current : undefined
      if (current === undefined) throw error
      return current as CareerImport
    }
  },
})
