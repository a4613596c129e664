import { defineLifecycle } from '../lifecycle.ts'

/** product.md §4. A modification is a new version, answered like Pending; the end of an acceptance is the end of the employment. */
export const jobOffer = defineLifecycle({
  id: 'jobOffer',
  initial: 'pending',
  states: {
    pending: { accept: { to: 'accepted', by: ['employee'] }, reject: { to: 'rejected', by: ['employee'] }, withdraw: { to: 'withdrawn', by: ['company'] } },
    rejected: { modify: { to: 'modified', by: ['company'] } },
    modified: { accept: { to: 'accepted', by: ['employee'] }, reject: { to: 'rejected', by: ['employee'] }, withdraw: { to: 'withdrawn', by: ['company'] } },
    accepted: { end: { to: 'ended', by: ['company', 'employee', 'clock'] } },
    withdrawn: {},
    ended: {},
  },
})
