import { defineLifecycle } from '../lifecycle.ts'

/**
 * product.md §5. The first posting of an account that no administrator has verified (`needsReview`) is read by one
 * before it opens; what they send back is a draft again. A closed posting stays closed: who looks for people again
 * publishes a copy, so that a day of publication is never made to look new. The clock closes at the deadline.
 */
export const jobPosting = defineLifecycle({
  id: 'jobPosting',
  initial: 'draft',
  states: {
    draft: {
      publish: [
        { to: 'in_review', by: ['employer'], when: 'needsReview' },
        { to: 'open', by: ['employer'] },
      ],
    },
    in_review: {
      approve: { to: 'open', by: ['administrator'] },
      send_back: { to: 'draft', by: ['administrator'] },
      withdraw: { to: 'draft', by: ['employer'] },
    },
    open: {
      pause: { to: 'paused', by: ['employer'] },
      close: { to: 'closed', by: ['employer', 'clock'] },
      take_down: { to: 'closed', by: ['administrator'] },
    },
    paused: {
      resume: { to: 'open', by: ['employer'] },
      close: { to: 'closed', by: ['employer', 'clock'] },
      take_down: { to: 'closed', by: ['administrator'] },
    },
    closed: {},
  },
})
