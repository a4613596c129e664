import { assign, setup } from 'xstate'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { lifeGuards, lifeOf } from '../life/life.ts'
import type { Offer } from '../job-offer/offer-row.ts'

/**
 * The life of an offer that a notification is about: its statuses and no conversation, because an answer is given in
 * the offer's dialog. It goes where the row does, whoever answered or withdrew it.
 */
export const noticedOffer = setup({
  types: {
    context: {} as { readonly row: Offer },
    input: {} as { readonly row: Offer },
    events: {} as { readonly type: 'row.changed'; readonly row: Offer },
    tags: {} as 'open',
  },
  guards: lifeGuards,
}).createMachine({
  ...lifeOf(jobOffer, { conversations: {} }),
  context: ({ input }) => ({ row: input.row }),
  on: { 'row.changed': { actions: assign({ row: ({ event }) => event.row }) } },
})
