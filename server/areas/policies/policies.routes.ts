import type { policyOperations } from '../../../openapi/operations/policies.ts'
import type { Handlers } from '../../kernel/context.ts'
import { acceptPolicies } from './acceptances.commands.ts'
import { listCurrentPolicies, presentPolicy } from './policies.queries.ts'

/** The policies in effect, and what a user accepts of them. */
export const handlers = {
  listCurrentPolicies: async ({ db, now }) => ({ data: (await listCurrentPolicies(db, now)).map(presentPolicy) }),
  acceptPolicies: async (call) =>
    call.write(async (tx) => ({
      data: await acceptPolicies(tx, call.services, call.viewer.userId, call.body.policies, call.now),
    })),
} satisfies Handlers<typeof policyOperations>
