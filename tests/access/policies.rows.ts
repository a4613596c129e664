import type { policyOperations } from '../../openapi/operations/policies.ts'
import { termsInEffect } from '../factories/policies.ts'
import type { Rows } from './row.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
export const policyRows = {
  listCurrentPolicies: [
    { about: 'what is in effect', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] },
  ],
  acceptPolicies: [
    {
      about: 'oneself; a version that is in effect',
      ask: async ({ app }) => ({ body: { policies: [await termsInEffect(app)] } }),
      answers: [401, 200, 200, 200, 200, 200, 403, 200],
    },
  ],
} satisfies Record<keyof typeof policyOperations, Rows>
