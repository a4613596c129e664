import { defineLifecycle } from '../lifecycle.ts'

/**
 * What somebody asks for who wants a larger plan: at most one request waits at a time. Its owner can take it back until
 * an administrator grants or declines it, and ask again later.
 */
export const planRequest = defineLifecycle({
  id: 'planRequest',
  initial: 'none',
  states: {
    none: { request: { to: 'requested', by: ['owner'] } },
    requested: {
      grant: { to: 'granted', by: ['administrator'] },
      decline: { to: 'declined', by: ['administrator'] },
      withdraw: { to: 'none', by: ['owner'] },
    },
    granted: { request: { to: 'requested', by: ['owner'] } },
    declined: { request: { to: 'requested', by: ['owner'] } },
  },
})
