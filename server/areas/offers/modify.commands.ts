import type { z } from 'zod'
import type { offerModification } from '../../../openapi/schemas/job-offer.ts'
import { offerTerms } from '../../db/company-tables.ts'
import { invalid } from '../../kernel/refusal.ts'
import { lockForEvent, transition } from '../../kernel/transition.ts'
import { examine } from './offer.examiner.ts'
import { assertRoom } from './employee-limit.queries.ts'
import { noted, offerHome } from './offer.life.ts'
import { lockAccount } from './offers.queries.ts'
import { columnsOf, companysRequest, planOffers, type CompanyCall } from './send.commands.ts'

/**
 * Offers again on other terms what was rejected. The former terms stay beside the new ones, and the reason of the
 * rejection with them; for the person it is unread again. Refuses with `not_pending`, `stale`, `limit_reached` or 422.
 */
export async function modifyOffer(
  sending: CompanyCall,
  id: string,
  { version, ...terms }: z.output<typeof offerModification>,
): Promise<void> {
  const { tx, services, viewer, now } = sending
  await lockAccount(tx, viewer.accountId)
  const request = await companysRequest(sending, id, 'modify', version)
  const offer = await lockForEvent(tx, offerHome, request)
  const { faults, prepared } = await examine(tx, { viewer, now, offerId: id }, [
    { email: offer.employeeEmailKey, terms },
  ])
  const wrong = faults.get(0)
  if (wrong) invalid(wrong)
  await assertRoom(tx, viewer.accountId, 1, now)
  const [one] = prepared
  if (one === undefined) throw new Error('Terms without a fault were not prepared')
  const number = offer.terms + 1
  const set = { ...columnsOf(one), terms: number, readAt: null }
  await transition(tx, services, offerHome, {
    ...request,
    actor: viewer,
    set,
    detail: ({ terms: made }) => noted('company', made),
    at: now,
  })
  await tx
    .insert(offerTerms)
    .values({ offerId: id, number, terms, roles: one.roles, madeBy: viewer.userId, madeAt: now })
  await planOffers(sending, [{ offerId: id, terms: number, email: offer.employeeEmailKey, answerBy: terms.answer_by }])
}
