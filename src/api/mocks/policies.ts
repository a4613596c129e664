import type { Ref } from '../../../openapi/ref.ts'
import type { CurrentPolicy, WaitingPolicy } from '../../../openapi/schemas/policy.ts'
import { mock } from './mock.ts'
import { sampleId } from './sample-ids.ts'

const current: readonly CurrentPolicy[] = [
  {
    id: sampleId(46, 0) as Ref<'policy'>,
    kind: 'terms',
    title: { en: 'Terms of use', am: 'የአጠቃቀም ደንብ' },
    changes: null,
    effective_from: '2026-01-01',
  },
]
/** A newer version of the terms, which somebody who accepted the first one is asked to accept. */
export const waitingTerms: WaitingPolicy = {
  id: sampleId(46, 1) as Ref<'policy'>,
  kind: 'terms',
  title: { en: 'Terms of use', am: 'የአጠቃቀም ደንብ' },
  changes: {
    en: 'Says how long a deleted account can be restored, and who answers questions about the terms.',
    am: 'የተሰረዘ መለያ ለምን ያህል ጊዜ መመለስ እንደሚችልና ስለ ደንቡ ለሚነሱ ጥያቄዎች ማን እንደሚመልስ ይገልጻል።',
  },
  effective_from: '2026-03-01',
  accepted_from: '2026-01-01',
}
export const policyMocks = {
  listCurrentPolicies: mock('listCurrentPolicies', () => ({ data: [...current] })),
  acceptPolicies: mock('acceptPolicies', () => ({ data: [] })),
}
