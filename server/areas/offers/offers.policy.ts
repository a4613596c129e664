import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import { next, type SendOf, type StatusOf } from '../../../openapi/lifecycle.ts'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { offers, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'

export type OfferStatus = StatusOf<typeof jobOffer>
export type OfferEvent = SendOf<typeof jobOffer>
type Member = Viewer<'individual' | 'company'>

/** The offers made to a person: to the account, or to the confirmed e-mail while it names no account yet. */
export function addressedTo(db: Readable, viewer: Viewer): SQL | undefined {
  const email = db.select({ key: users.emailKey }).from(users).where(eq(users.id, viewer.userId))
  return or(eq(offers.employeeAccountId, viewer.accountId), and(isNull(offers.employeeAccountId), eq(offers.employeeEmailKey, email)))
}

/** The offers a viewer may see: a company those it sent, a person those it received. */
export const scope = (db: Readable, viewer: Member) => (viewer.accountKind === 'company' ? eq(offers.companyAccountId, viewer.accountId) : addressedTo(db, viewer))

/** What a viewer may do with an offer in its scope. */
export function abilities(status: OfferStatus, viewer: Member): { accept: boolean; reject: boolean } {
  const can = (event: OfferEvent) => viewer.accountKind === 'individual' && next(jobOffer, status, event, 'employee') !== null
  return { accept: can('accept'), reject: can('reject') }
}
