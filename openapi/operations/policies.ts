import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { currentPolicy } from '../schemas/policy.ts'

/** The policies in effect. Their texts are read at `/privacy-policy`; what is accepted goes with a registration. */
export const policyOperations = {
  listCurrentPolicies: defineOperation({
    method: 'GET',
    path: '/current-policies',
    summary: 'The version of each policy that is in effect',
    access: 'anyone',
    output: ok(z.strictObject({ data: z.array(currentPolicy) })),
  }),
}
