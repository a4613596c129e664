import type { policyOperations } from '../../openapi/operations/policies.ts'
import type { Rows } from './row.ts'

const nothing = () => ({})
/*                                                       anonymous, individual, another, company, another, employee, former, administrator */
export const policyRows = {
  listCurrentPolicies: [
    { about: 'what is in effect', ask: nothing, answers: [200, 200, 200, 200, 200, 200, 200, 200] },
  ],
} satisfies Record<keyof typeof policyOperations, Rows>
