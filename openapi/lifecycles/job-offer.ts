import { defineLifecycle } from '../lifecycle.ts'

/**
 * product.md §4. A modification is a new version, answered like Pending; the end of an acceptance is the end of the
 * employment. The clock takes back what nobody answered by its last day.
 */
export const jobOffer = defineLifecycle({
  id: 'jobOffer',
  initial: 'pending',
  states: {
    pending: {
      accept: { to: 'accepted', by: ['employee'] },
      reject: { to: 'rejected', by: ['employee'] },
      withdraw: { to: 'withdrawn', by: ['company', 'clock'] },
    },
    rejected: { modify: { to: 'modified', by: ['company'] } },
    modified: {
      accept: { to: 'accepted', by: ['employee'] },
      reject: { to: 'rejected', by: ['employee'] },
      withdraw: { to: 'withdrawn', by: ['company', 'clock'] },
    },
    accepted: { end: { to: 'ended', by: ['company', 'employee', 'clock'] } },
    withdrawn: {},
    ended: {},
  },
})
