import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { REFERENCE_LISTS, referenceEntry } from '../schemas/reference.ts'

/** Lists to choose from, which forms of visitors need too. */
export const referenceOperations = {
  listReference: defineOperation({
    method: 'GET',
    path: '/reference/{list}',
    summary: 'The entries of a fixed list, in its order',
    access: 'anyone',
    params: { list: z.enum(REFERENCE_LISTS) },
    query: { parent: z.string().max(80).optional().describe('only entries that belong to this one') },
    output: ok(z.array(referenceEntry)),
  }),
}
