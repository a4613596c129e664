import type { helpOperations } from '../../../openapi/operations/help.ts'
import type { Handlers } from '../../kernel/context.ts'
import { readVotes } from './votes.queries.ts'

/** The help center beside its collections. */
export const handlers = {
  getHelpVotes: ({ db, params }) => readVotes(db, params.id),
} satisfies Handlers<typeof helpOperations>
