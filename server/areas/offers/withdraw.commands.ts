import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { offers } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { atVersion } from './modify.commands.ts'
import { remember, type Actor } from './offer-history.ts'
import type { OfferRow } from './offers.queries.ts'
import { planWithdrawal } from './schedule.ts'
import type { Sending } from './send.commands.ts'

type Offer = OfferRow['offer']

/** Takes an offer back that waits, at the version given; the person is told after the answer. False when it was answered or changed meanwhile. */
export async function takeBack(
  tx: Tx,
  services: Services,
  offer: Offer,
  by: { readonly side: 'company' | 'clock'; readonly actor: Actor | null; readonly now: Date },
): Promise<boolean> {
  const { id, version, companyAccountId } = offer
  const changed = await tx
    .update(offers)
    .set({ status: 'withdrawn', version: sql`${offers.version} + 1` })
    .where(and(eq(offers.id, id), eq(offers.version, version), inArray(offers.status, sources(jobOffer, 'withdraw'))))
    .returning({ id: offers.id })
  if (changed.length === 0) return false
  await remember(tx, [{ offerId: id, event: 'withdraw', status: 'withdrawn', by: by.side, actor: by.actor, terms: offer.terms, at: by.now }])
  services.events.publish(tx, 'offers', companyAccountId)
  await planWithdrawal(tx, services, id)
  return true
}

/** The company takes back an offer that waits. Refuses with `not_pending` or `stale`. */
export async function withdrawOffer(sending: Sending & { readonly lang: Language }, id: string, version: number): Promise<void> {
  const { tx, services, viewer, now } = sending
  const offer = await atVersion(sending, id, 'withdraw', version)
  if (await takeBack(tx, services, offer, { side: 'company', actor: viewer, now })) return
  await atVersion(sending, id, 'withdraw', version)
  throw new Error('An offer that may be withdrawn was not')
}
