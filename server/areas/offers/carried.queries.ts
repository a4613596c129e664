import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import type { Readable } from '../../kernel/context.ts'
import { presentOffer, type Reading } from './offers.present.ts'
import { listOffersById, markSeen } from './offers.queries.ts'

/**
 * Offers as their reader sees them, by id, for what carries them (notifications). Which versions were given is
 * remembered, as it is by the list of offers.
 */
export async function carriedOffers(
  db: Readable,
  ids: readonly string[],
  reading: Reading,
): Promise<ReadonlyMap<string, Requisition>> {
  const offers = await listOffersById(db, reading.viewer, ids)
  await markSeen(
    db,
    offers.map(({ offer }) => offer).filter((offer) => offer.seenVersion !== offer.version),
  )
  return new Map(offers.map((row) => [row.offer.id, presentOffer(row, reading) as Requisition]))
}
