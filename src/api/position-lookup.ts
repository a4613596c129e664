import type { z } from 'zod'
import type { position } from '../../openapi/schemas/structure.ts'
import { api } from './client.ts'
import { answer } from './problem.ts'

/** So many are offered at once; more letters find the others. */
const MOST = 20

/** Finds the company's positions by title, each with its department. `textOf` says that in the reader's language. */
export const positionLookup =
  (textOf: (department: z.input<typeof position>['department']) => string) => async (q: string) => {
    const { data } = await answer(
      api.GET('/positions', {
        params: { query: { per_page: MOST, ...(q.trim() ? { q: q.trim().slice(0, 200) } : {}) } },
      }),
    )
    return data.map((row) => ({ key: row.id, name: row.title, more: textOf(row.department) }))
  }
