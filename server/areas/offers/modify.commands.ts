import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { next, sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { offerModification } from '../../../openapi/schemas/job-offer.ts'
import type { Language } from '../../../openapi/define.ts'
import { offers, offerTerms } from '../../db/company-tables.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { examine } from './examine.ts'
import { assertRoom } from './limit.ts'
import { remember } from './offer-history.ts'
import type { OfferEvent, OfferStatus } from './offers.policy.ts'
import { presentOffer } from './offers.present.ts'
import { findOffer, lockAccount, type OfferRow } from './offers.queries.ts'
import { columnsOf, planOffers, type Sending } from './send.commands.ts'

type Offer = OfferRow['offer']

/** The offer at the version that was seen, if the event may be sent from where it stands; else why not, with the truth of it. */
export async function atVersion(sending: Sending & { readonly lang: Language }, id: string, event: OfferEvent, version: number): Promise<Offer> {
  const { tx, viewer } = sending
  const row = (await findOffer(tx, viewer, id)) ?? refuse('not_found', {})
  if (next(jobOffer, row.offer.status as OfferStatus, event, 'company') === null) refuse('not_pending', { status: row.offer.status })
  if (row.offer.version !== version) refuse('stale', { current: presentOffer(row, sending) })
  return row.offer
}

/**
 * Offers again on other terms what was rejected. The former terms stay beside the new ones, and the reason of the rejection with them;
 * for the person it is unread again. Refuses with `not_pending`, `stale`, `limit_reached` or 422.
 */
export async function modifyOffer(sending: Sending & { readonly lang: Language }, id: string, { version, ...terms }: z.output<typeof offerModification>): Promise<void> {
  const { tx, viewer, now } = sending
  await lockAccount(tx, viewer.accountId)
  const offer = await atVersion(sending, id, 'modify', version)
  const { faults, prepared } = await examine(tx, { viewer, now, offerId: id }, [{ email: offer.employeeEmailKey, terms }])
  const wrong = faults.get(0)
  if (wrong) invalid(wrong)
  await assertRoom(tx, viewer.accountId, 1, now)
  const [one] = prepared
  if (one === undefined) throw new Error('Terms without a fault were not prepared')
  const number = offer.terms + 1
  const changed = await tx
    .update(offers)
    .set({ ...columnsOf(one), status: 'modified', terms: number, version: sql`${offers.version} + 1`, readAt: null })
    .where(and(eq(offers.id, id), eq(offers.version, version), inArray(offers.status, sources(jobOffer, 'modify'))))
    .returning({ id: offers.id })
  if (changed.length === 0) {
    await atVersion(sending, id, 'modify', version)
    throw new Error('An offer that may be modified was not')
  }
  await tx.insert(offerTerms).values({ offerId: id, number, terms, roles: one.roles, madeBy: viewer.userId, madeAt: now })
  await remember(tx, [{ offerId: id, event: 'modify', status: 'modified', by: 'company', actor: viewer, terms: number, at: now }])
  await planOffers(sending, [{ offerId: id, terms: number, email: offer.employeeEmailKey, answerBy: terms.answer_by }])
}
