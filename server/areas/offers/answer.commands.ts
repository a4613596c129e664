import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { next, sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { offerAnswer } from '../../../openapi/schemas/job-offer.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { offers } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { personName } from './close.ts'
import { employ } from './employ.ts'
import { remember } from './offer-history.ts'
import { isOver, type OfferStatus } from './offers.policy.ts'
import { presentOffer } from './offers.present.ts'
import { findReceived, lockAccount, type OfferRow } from './offers.queries.ts'

/** A person's answer, in which call and when. */
interface Answering {
  readonly tx: Tx
  readonly services: Services
  readonly viewer: Viewer<'individual'>
  readonly lang: Language
  readonly now: Date
}
type Given = z.output<typeof offerAnswer>

/**
 * Accepts or rejects an offer for the person it is for. The company and employee named must be the offer's. `version` names what the
 * person saw; without it, what the person was last given (decision 011). An acceptance makes the employment in the same transaction.
 * Refuses with `not_found`, `not_pending` (with the status), `stale` (with the offer as it is now), `position_filled`, or
 * `company_stopped` when nobody of the company's owners may sign in: it can be rejected still.
 */
export async function answerOffer(answering: Answering, id: string, body: Given): Promise<void> {
  const { tx, services, viewer, now } = answering
  await lockAccount(tx, viewer.accountId)
  const row = (await findReceived(tx, viewer, id)) ?? refuse('not_found', {})
  checkParties(row, viewer, body)
  const { offer } = row
  const { status, version } = mayBe(answering, row, body)
  // Until it accepts, the company knows the e-mail it wrote and nothing else (decision 098).
  const name = status === 'accepted' ? await personName(tx, viewer.userId) : offer.employeeEmailKey
  const note = body.status === 'reject' ? { rejectionNote: body.rejection_note ?? null } : {}
  const [changed] = await tx
    .update(offers)
    .set({
      status,
      ...note,
      ...(status === 'accepted' ? { searchKey: sql`${offers.searchKey} || ${` ${fold(name)}`}` } : {}),
      employeeAccountId: viewer.accountId,
      readAt: sql`coalesce(${offers.readAt}, ${now.toISOString()}::timestamptz)`,
      version: version + 1,
      seenVersion: version + 1,
    })
    .where(and(eq(offers.id, id), eq(offers.version, version), inArray(offers.status, sources(jobOffer, body.status))))
    .returning()
  if (changed === undefined) {
    mayBe(answering, (await findReceived(tx, viewer, id)) ?? refuse('not_found', {}), body)
    throw new Error('An offer that may be answered was not')
  }
  const happened = { offerId: id, event: body.status, status, by: 'employee', actor: viewer, terms: changed.terms, at: now } as const
  await remember(tx, [body.status === 'reject' ? { ...happened, note: note.rejectionNote ?? null } : happened])
  if (status === 'accepted') await employ(tx, services, viewer, changed, now)
  services.events.publish(tx, 'offers', changed.companyAccountId)
  services.events.publish(tx, 'offers', viewer.accountId)
  await notify(tx, services, {
    accountId: changed.companyAccountId,
    kind: 'offer_answered',
    subjectId: id,
    companyAccountId: changed.companyAccountId,
    values: { title: changed.jobTitle, person: name, answer: body.status === 'accept' ? 'accepted' : 'rejected' },
  })
}

/** What the offer becomes by this answer and at which version, or why it cannot. */
function mayBe(answering: Answering, row: OfferRow, body: Given): { readonly status: OfferStatus; readonly version: number } {
  const { offer } = row
  const version = body.version ?? offer.seenVersion ?? 1
  const status = next(jobOffer, offer.status as OfferStatus, body.status, 'employee')
  if (status === null) return refuse('not_pending', { status: offer.status })
  if (isOver(offer, answering.now)) return refuse('not_pending', { status: 'withdrawn' satisfies OfferStatus })
  if (status === 'accepted' && !row.isActive) return refuse('company_stopped', {})
  return offer.version === version ? { status, version } : refuse('stale', { current: presentOffer(row, answering) })
}

function checkParties({ offer }: OfferRow, viewer: Viewer<'individual'>, body: Given): void {
  const errors: Record<string, ValidationId[]> = {}
  if (body.company_account_id !== offer.companyAccountId) errors['company_account_id'] = ['validation.reference']
  if (body.employee_account_id !== viewer.accountId) errors['employee_account_id'] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}
