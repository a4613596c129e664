import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { next, sources } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { offerAnswer } from '../../../openapi/schemas/job-offer.ts'
import { employments, history, offers } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import type { OfferStatus } from './offers.policy.ts'
import { presentOffer } from './offers.present.ts'
import { findReceived, type OfferRow } from './offers.queries.ts'

export type Given = z.output<typeof offerAnswer>

/**
 * Accepts or rejects an offer for the person it is for. The company and employee named must be the offer's. `version` names what the
 * person saw; without it, what the person was last given (decision 011). An acceptance makes the employment in the same transaction.
 * Refuses with `not_found`, `not_pending` (with the status) or `stale` (with the offer as it is now).
 */
export async function answerOffer(
  tx: Tx,
  services: Services,
  given: { readonly viewer: Viewer<'individual'>; readonly id: string; readonly body: Given; readonly now: Date },
): Promise<OfferRow> {
  const { viewer, id, body, now } = given
  const row = await findReceived(tx, viewer, id)
  if (row === undefined) return refuse('not_found', {})
  checkParties(row, viewer, body)
  const version = body.version ?? row.offer.seenVersion ?? 1
  const status = next(jobOffer, row.offer.status as OfferStatus, body.status, 'employee')
  if (status !== null && row.offer.version === version) {
    const note = body.status === 'reject' ? { rejectionNote: body.rejection_note ?? null } : {}
    const [changed] = await tx
      .update(offers)
      .set({
        status,
        ...note,
        employeeAccountId: viewer.accountId,
        readAt: sql`coalesce(${offers.readAt}, ${now.toISOString()}::timestamptz)`,
        version: version + 1,
        seenVersion: version + 1,
      })
      .where(and(eq(offers.id, id), eq(offers.version, version), inArray(offers.status, sources(jobOffer, body.status))))
      .returning()
    if (changed !== undefined) {
      await tx
        .insert(history)
        .values({ lifecycle: jobOffer.id, subjectId: id, event: body.status, status, userId: viewer.userId, accountId: viewer.accountId, detail: { version, ...note }, at: now })
      if (status === 'accepted') await employ(tx, services, viewer, changed, now)
      return { offer: changed, company: row.company }
    }
  }
  return refuseAsItIs(tx, services, viewer, id, body)
}

function checkParties({ offer }: OfferRow, viewer: Viewer<'individual'>, body: Given): void {
  const errors: Record<string, ValidationId[]> = {}
  if (body.company_account_id !== offer.companyAccountId) errors['company_account_id'] = ['validation.reference']
  if (body.employee_account_id !== viewer.accountId) errors['employee_account_id'] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** One employment per company and person at a time: who is employed already gets the new title. */
async function employ(tx: Tx, services: Services, viewer: Viewer<'individual'>, offer: OfferRow['offer'], now: Date): Promise<void> {
  const place = { offerId: offer.id, jobTitle: offer.jobTitle }
  await tx
    .insert(employments)
    .values({
      id: services.ids.uuid(),
      companyAccountId: offer.companyAccountId,
      employeeAccountId: viewer.accountId,
      userId: viewer.userId,
      ...place,
      startedOn: offer.fromDate,
      createdAt: now,
    })
    .onConflictDoUpdate({ target: [employments.companyAccountId, employments.userId], targetWhere: isNull(employments.endedAt), set: place })
  services.events.publish(tx, 'account', viewer.accountId)
}

async function refuseAsItIs(tx: Tx, services: Services, viewer: Viewer<'individual'>, id: string, body: Given): Promise<never> {
  const row = await findReceived(tx, viewer, id)
  if (row === undefined) return refuse('not_found', {})
  if (next(jobOffer, row.offer.status as OfferStatus, body.status, 'employee') === null) return refuse('not_pending', { status: row.offer.status })
  return refuse('stale', { current: presentOffer(row, viewer, services) })
}
