import type { policyOperations } from '../../../openapi/operations/policies.ts'
import type { Handlers } from '../../kernel/context.ts'
import { listCurrentPolicies, presentPolicy } from './policies.queries.ts'

/** The policies in effect. */
export const handlers = {
  listCurrentPolicies: async ({ db, now }) => ({ data: (await listCurrentPolicies(db, now)).map(presentPolicy) }),
} satisfies Handlers<typeof policyOperations>
