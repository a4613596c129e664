import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import { next } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { offerAnswer } from '../../../openapi/schemas/job-offer.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { offers } from '../../db/company-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { transition } from '../../kernel/transition.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { personName } from './employment.closer.ts'
import { employ } from './employment.starter.ts'
import { formerJobs } from './former-jobs.ts'
import { noted, offerHome } from './offer.life.ts'
import { isKnownToCompany, isOver, type OfferStatus } from './offers.policy.ts'
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
 * Accepts or rejects an offer for the person it is for. The company and employee named must be the offer's. `version`
 * names what the person saw; without it, what the person was last given (decision 011). An acceptance makes the
 * employment in the same transaction. Refuses with `not_found`, `not_pending` (with the status), `stale` (with the
 * offer as it is now), `position_filled`, or `company_stopped` when nobody of the company's owners may sign in: it can
 * be rejected still.
 */
export async function answerOffer(answering: Answering, id: string, body: Given): Promise<void> {
  const { tx, services, viewer, now } = answering
  await lockAccount(tx, viewer.accountId)
  const row = (await findReceived(tx, viewer, id)) ?? refuse('not_found', {})
  checkParties(row, viewer, body)
  const status = outcomeOf(row, body, now)
  const isKnown = isKnownToCompany(status)
  const name = isKnown ? await personName(tx, { userId: viewer.userId, offerId: id }) : row.offer.employeeEmailKey
  const note = body.status === 'reject' ? (body.rejection_note ?? null) : undefined
  const version = body.version ?? row.offer.seenVersion ?? 1
  const changed = await transition(tx, services, offerHome, {
    id,
    event: body.status,
    by: 'employee',
    actor: viewer,
    version,
    set: {
      ...(note === undefined ? {} : { rejectionNote: note }),
      ...(isKnown ? { searchKey: sql`${offers.searchKey} || ${` ${fold(name)}`}` } : {}),
      employeeAccountId: viewer.accountId,
      readAt: sql`coalesce(${offers.readAt}, ${now.toISOString()}::timestamptz)`,
      seenVersion: version + 1,
    },
    detail: ({ terms }) => noted('employee', terms, note),
    at: now,
    current: async () => presentOffer((await findReceived(tx, viewer, id)) ?? refuse('not_found', {}), answering),
  })
  const replaced = status === 'accepted' ? await employ(tx, services, viewer, changed, now) : []
  services.events.publish(tx, 'offers', viewer.accountId)
  await notify(tx, services, {
    accountId: changed.companyAccountId,
    kind: 'offer_answered',
    subjectId: id,
    companyAccountId: changed.companyAccountId,
    values: {
      title: changed.jobTitle,
      person: name,
      answer: body.status === 'accept' ? 'accepted' : 'rejected',
      ...formerJobs(replaced),
    },
  })
}

/**
 * What the offer becomes by this answer; null when the table does not allow it. Refuses what the table does not know
 * of: the last day for an answer, and whether anyone acts for the company.
 */
function outcomeOf({ offer, isActive }: OfferRow, body: Given, now: Date): OfferStatus | null {
  const status = next(jobOffer, offer.status as OfferStatus, body.status, 'employee')
  if (status !== null && isOver(offer, now)) return refuse('not_pending', { status: 'withdrawn' satisfies OfferStatus })
  if (status === 'accepted' && !isActive) return refuse('company_stopped', {})
  return status
}

function checkParties({ offer }: OfferRow, viewer: Viewer<'individual'>, body: Given): void {
  const errors: Record<string, ValidationId[]> = {}
  if (body.company_account_id !== offer.companyAccountId) errors['company_account_id'] = ['validation.reference']
  if (body.employee_account_id !== viewer.accountId) errors['employee_account_id'] = ['validation.reference']
  if (Object.keys(errors).length > 0) invalid(errors)
}
