import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { next, sources, type SendOf, type StatusOf } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import type { Employment, Requisition } from '../../../openapi/schemas/job-offer.ts'
import { employments, offers } from '../../db/company-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { todayIn } from '../../kernel/days.ts'

export type OfferStatus = StatusOf<typeof jobOffer>
export type OfferEvent = SendOf<typeof jobOffer>
/** Whose act it was. */
export type Side = 'company' | 'employee' | 'clock'

/** The statuses in which an offer waits for an answer: it takes a seat and counts toward the company's limit. */
export const WAITING = sources(jobOffer, 'accept')

/** The last day for an answer is over: nobody can accept it any more, whether or not that is written yet. */
export const isOver = ({ answerBy }: { readonly answerBy: string | null }, now: Date): boolean =>
  answerBy !== null && answerBy < todayIn(now)

/**
 * Does a company know whom an offer is for? Until it is accepted, it knows the email it wrote and nothing else (decision
 * 098): the list of employees, the notification of an answer and what a search finds all go by this.
 */
export const isKnownToCompany = (status: string | null): boolean => status === 'accepted' || status === 'ended'

/** The offers made to a person: to the account, or to the confirmed email while it names no account yet. */
export function addressedTo(db: Readable, viewer: Viewer): SQL | undefined {
  const email = db.select({ key: users.emailKey }).from(users).where(eq(users.id, viewer.userId))
  return or(
    eq(offers.employeeAccountId, viewer.accountId),
    and(isNull(offers.employeeAccountId), eq(offers.employeeEmailKey, email)),
  )
}

/** True for a company's owners, and for employees to whom it gave the right to recruit. */
const recruits = (viewer: Viewer): boolean => viewer.accountKind === 'company' && viewer.rights.includes('recruiting')

/**
 * The offers a viewer may see: a company those it sent, a person those they received. Employees without the right are
 * refused, whatever they ask for.
 */
export function scope(db: Readable, viewer: Viewer): SQL | undefined {
  if (viewer.accountKind === 'individual') return addressedTo(db, viewer)
  if (viewer.accountKind === 'administrator') return sql`false`
  return recruits(viewer) ? eq(offers.companyAccountId, viewer.accountId) : refuse('forbidden', {})
}

/**
 * The employments a viewer may act on: a person their own, a company those of its staff. Employees without the right
 * are refused.
 */
export function employmentScope(viewer: Viewer): SQL | undefined {
  if (viewer.accountKind === 'individual') return eq(employments.employeeAccountId, viewer.accountId)
  if (viewer.accountKind === 'administrator') return sql`false`
  return recruits(viewer) ? eq(employments.companyAccountId, viewer.accountId) : refuse('forbidden', {})
}

/** What a viewer may do with an offer in its scope, by the table of its life. */
export function abilities(
  offer: { readonly status: string; readonly answerBy: string | null },
  viewer: Viewer,
  now: Date,
): Requisition['abilities'] {
  const by = viewer.accountKind === 'individual' ? 'employee' : recruits(viewer) ? 'company' : null
  const can = (event: OfferEvent) => by !== null && next(jobOffer, offer.status as OfferStatus, event, by) !== null
  const answers = !isOver(offer, now)
  return {
    accept: answers && can('accept'),
    reject: answers && can('reject'),
    modify: can('modify'),
    withdraw: can('withdraw'),
    end: can('end'),
  }
}

/** Where an employment stands on a day, which is that of Addis Ababa. */
export function workStateOf(
  {
    startedOn,
    lastDay,
    endedAt,
  }: { readonly startedOn: string; readonly lastDay: string | null; readonly endedAt: Date | null },
  today: string,
): Employment['state'] {
  if (endedAt !== null && lastDay !== null && lastDay < startedOn) return 'never_began'
  if (endedAt !== null || (lastDay !== null && lastDay < today)) return 'past'
  return startedOn > today ? 'upcoming' : 'current'
}

/** What a viewer may do with an employment in its scope. `isPast`: it is over. */
export const employmentAbilities = (isPast: boolean, viewer: Viewer) => ({
  end: !isPast && (viewer.accountKind === 'individual' || recruits(viewer)),
  rights: !isPast && viewer.accountKind === 'company' && !viewer.isEmployee,
  dispute: viewer.accountKind === 'individual',
})
