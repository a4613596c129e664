import { z } from 'zod'
import { defineOperation, ok } from '../define.ts'
import { currentPolicy, policiesBody, waitingPolicy } from '../schemas/policy.ts'

/** The policies in effect. Their texts are read at `/privacy-policy`; what is accepted goes with a registration, or is asked for later. */
export const policyOperations = {
  listCurrentPolicies: defineOperation({
    method: 'GET',
    path: '/current-policies',
    summary: 'The version of each policy that is in effect',
    access: 'anyone',
    output: ok(z.strictObject({ data: z.array(currentPolicy) })),
  }),
  acceptPolicies: defineOperation({
    method: 'POST',
    path: '/user/policies',
    summary: 'Accept versions of policies that are in effect; what still waits. Once accepted stays as it was noted',
    access: 'user',
    body: policiesBody,
    output: ok(z.strictObject({ data: z.array(waitingPolicy) })),
  }),
}
