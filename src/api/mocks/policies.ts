import type { Ref } from '../../../openapi/ref.ts'
import type { CurrentPolicy } from '../../../openapi/schemas/policy.ts'
import { mock } from './mock.ts'
import { sampleId } from './samples.ts'

const current: readonly CurrentPolicy[] = [
  {
    id: sampleId(46, 0) as Ref<'policy'>,
    kind: 'terms',
    title: { en: 'Terms of use', am: 'የአጠቃቀም ደንብ' },
    changes: null,
    effective_from: '2026-01-01',
  },
]
export const policyMocks = {
  listCurrentPolicies: mock('listCurrentPolicies', () => ({ data: [...current] })),
}
