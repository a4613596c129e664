import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { offerDetail } from '../../../openapi/schemas/job-offer.ts'
import { offerTerms } from '../../db/company-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { historyOf } from './offer.life.ts'
import type { OfferStatus, Side } from './offers.policy.ts'
import { presentEmployment, presentOffer, type Reading } from './offers.present.ts'
import { employmentsOf, type OfferRow } from './offers.queries.ts'

type Detail = z.input<typeof offerDetail>

/** All terms that an offer ever had, oldest first. */
export async function termsOf(db: Readable, offerId: string): Promise<Detail['versions']> {
  const rows = await db.select().from(offerTerms).where(eq(offerTerms.offerId, offerId)).orderBy(asc(offerTerms.number))
  return rows.map(({ number, roles, terms: { position_id: _position, ...terms }, madeAt }) => ({
    number,
    roles,
    ...terms,
    // Terms of before it could be said.
    current_job: terms.current_job ?? 'ends',
    made_at: madeAt.toISOString(),
  }))
}

/** The offer with every terms and everything that happened; of a person it says only on which side they stand. */
export async function detailOf(db: Readable, row: OfferRow, reading: Reading): Promise<Detail> {
  const { id } = row.offer
  const happened = await historyOf(db, id)
  const employment = (await employmentsOf(db, [id])).get(id)
  return {
    offer: presentOffer(row, reading),
    versions: await termsOf(db, id),
    history: happened.map(({ event, status, detail, at }) => ({
      event,
      status: status as OfferStatus,
      by: detail['by'] as Side,
      terms: typeof detail['terms'] === 'number' ? detail['terms'] : null,
      note: typeof detail['note'] === 'string' ? detail['note'] : null,
      at: at.toISOString(),
    })),
    employment: employment ? presentEmployment(employment, reading) : null,
  }
}
