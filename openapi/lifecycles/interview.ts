import { defineLifecycle } from '../lifecycle.ts'

/** What ends an interview that is ahead: the employer or the end of its application, and the hour at which it is over. */
const reschedule = { to: 'scheduled', by: ['employer'] } as const
const call_off = { to: 'cancelled', by: ['employer', 'clock'] } as const
const hold = { to: 'held', by: ['clock'] } as const

/**
 * An interview of one application. The applicant answers and may answer otherwise until it is over; another time is a
 * new question. Without an answer it still takes place; one that was declined does not, so the clock leaves it.
 */
export const interview = defineLifecycle({
  id: 'interview',
  initial: 'scheduled',
  states: {
    scheduled: {
      accept: { to: 'confirmed', by: ['applicant'] },
      decline: { to: 'declined', by: ['applicant'] },
      reschedule,
      call_off,
      hold,
    },
    confirmed: { decline: { to: 'declined', by: ['applicant'] }, reschedule, call_off, hold },
    declined: { accept: { to: 'confirmed', by: ['applicant'] }, reschedule, call_off },
    cancelled: {},
    held: {},
  },
})
