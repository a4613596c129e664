import { defineLifecycle } from '../lifecycle.ts'

/**
 * Whether visitors see an entry of a collection that is published. A scheduled one appears by the clock once it
 * `isDue`. What is withdrawn is a draft again: its page answers 410, and its pictures are nobody's.
 */
export const publishing = defineLifecycle({
  id: 'publishing',
  initial: 'draft',
  states: {
    draft: {
      publish: { to: 'published', by: ['administrator'] },
      schedule: { to: 'scheduled', by: ['administrator'] },
    },
    scheduled: {
      publish: [
        { to: 'published', by: ['administrator'] },
        { to: 'published', by: ['clock'], when: 'isDue' },
      ],
      schedule: { to: 'scheduled', by: ['administrator'] },
      withdraw: { to: 'draft', by: ['administrator'] },
    },
    published: { withdraw: { to: 'draft', by: ['administrator'] } },
  },
})
