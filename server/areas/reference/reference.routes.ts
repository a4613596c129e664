import type { referenceOperations } from '../../../openapi/operations/reference.ts'
import type { Handlers } from '../../kernel/context.ts'
import { referenceList } from '../../kernel/reference-lists.ts'

export const handlers = {
  listReference: ({ db, params, query }) => referenceList(db, params.list, query.parent),
} satisfies Handlers<typeof referenceOperations>
