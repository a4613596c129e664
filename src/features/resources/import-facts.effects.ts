import { FailureError, failureOf } from '../../../openapi/failure.ts'
import type { CareerImport } from '../../../openapi/schemas/career-import.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createCareerImportMachine } from '../../machines/career-import/career-import.machine.ts'
import { detailOf } from '../../machines/failure.ts'

/** Career details from a file: looked at first, and then written exactly as chosen. */
export const careerImportMachine = createCareerImportMachine({
  read: (file, signal) => answer(api.POST('/facts.import', { body: { dry_run: true, plan: null, ...file }, signal })),
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
