import type { offerOperations } from '../../../openapi/operations/offers.ts'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import type { Handlers } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { answerOffer } from './offers.commands.ts'
import { presentOffer } from './offers.present.ts'
import { listOffers, markSeen } from './offers.queries.ts'

export const handlers = {
  listRequisitions: async ({ db, viewer, services }) => {
    const rows = await listOffers(db, viewer)
    if (viewer.accountKind === 'individual')
      await markSeen(
        db,
        rows.map(({ offer }) => offer).filter((offer) => offer.seenVersion !== offer.version),
      )
    return rows.map((row) => presentOffer(row, viewer, services))
  },

  answerOffer: async (call) => {
    const { db, services, viewer, params, body, now } = call
    try {
      return await call.write(async (tx) => presentOffer(await answerOffer(tx, services, { viewer, id: params.id, body, now }), viewer, services))
    } catch (error) {
      // The refusal carries the offer as it is now, so from here on the person has seen that version.
      if (error instanceof Refusal && error.code === 'stale') await markSeen(db, [(error.detail as { current: Requisition }).current])
      throw error
    }
  },
} satisfies Handlers<typeof offerOperations>
