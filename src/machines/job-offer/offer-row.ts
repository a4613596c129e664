import type { z } from 'zod'
import type { employment, employmentEnd, offerModification, requisition } from '../../../openapi/schemas/job-offer.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'
import { differing } from '../save/differing.ts'

/** As they come over the wire. */
export type Offer = z.input<typeof requisition>
export type Employment = z.input<typeof employment>
export type Modification = z.output<typeof offerModification>
export type Ending = Omit<z.output<typeof employmentEnd>, 'version'>
/** An offer, and the employment that came of it where that is known. */
export type OfferRow = Offer & { readonly employment?: Employment | null }

export type OfferAnswer = 'accept' | 'reject'
/**
 * Why the reader is not where they wanted to be. `changed`: other terms than those that were read. `settled`: it was
 * answered elsewhere, withdrawn or ended. `filled`: no seat is free. `stopped`: nobody acts for the company. `refused`:
 * the server said no for another reason.
 */
export type OfferProblem = 'changed' | 'settled' | 'filled' | 'stopped' | 'offline' | 'failed' | 'refused'

/** The offer as it stands now, when the server refused because it was modified meanwhile (`stale`). */
export const newerOf = (error: unknown) => (detailOf(failureOf(error), 'stale')?.current ?? null) as Offer | null
/** The status it has, when the server refused because it was answered or withdrawn before (`not_pending`). */
export const settledOf = (error: unknown) =>
  (detailOf(failureOf(error), 'not_pending')?.status ?? null) as Offer['status'] | null
/** The refusals that leave the offer as it is: there is nothing to try again at once. */
export const standsOf = (error: unknown): OfferProblem | null => {
  const failure = failureOf(error)
  if (isRefusal(failure, 'position_filled')) return 'filled'
  if (isRefusal(failure, 'company_stopped')) return 'stopped'
  // A rate limit passes by itself; the answer stays where it was given.
  return kindOf(failure) === 'refused' && !isRefusal(failure, 'too_many_requests') ? 'refused' : null
}
/**
 * What an offer says after `status` was all that the server told: nothing can be done with it before it is read again.
 */
export const settledAs = (row: OfferRow, status: Offer['status'] | null): OfferRow => ({
  ...row,
  status: status ?? row.status,
  abilities: { accept: false, reject: false, modify: false, withdraw: false, end: false },
})

/**
 * What the reader meets when the offer is not the one they read: other terms beside the former ones, or the same terms
 * in another status.
 */
export const met = (
  { row: was, former }: { readonly row: OfferRow; readonly former: OfferRow | null },
  row: OfferRow,
) =>
  was.terms === row.terms
    ? { row, problem: 'settled' as const }
    : { row, former: former ?? was, problem: 'changed' as const }

/** An offer says what was sent: after a lost answer the repeated call finds its own change. */
export const isSameOffer = ({ version: _, ...terms }: Modification, offer: Offer): boolean =>
  offer.status === 'modified' && differing(terms, offer).length === 0
