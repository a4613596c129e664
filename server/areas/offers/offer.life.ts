import { and, asc, eq } from 'drizzle-orm'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { offers } from '../../db/company-tables.ts'
import { history } from '../../db/platform-tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { Home } from '../../kernel/transition.ts'
import type { OfferStatus, Side } from './offers.policy.ts'

/**
 * Where the life of an offer is kept. The company learns of each change at once; the person is told by the outbox, or
 * answered it themselves.
 */
export const offerHome: Home<typeof jobOffer, typeof offers> = {
  lifecycle: jobOffer,
  table: offers,
  id: offers.id,
  status: offers.status,
  statusOf: ({ status }) => status as OfferStatus,
  write: (status) => ({ status }),
  topics: ({ companyAccountId }) => [['offers', companyAccountId]],
}

/**
 * What the history notes of an event beside the event itself: whose act it was, on which terms, and the words that came
 * with it.
 */
export const noted = (by: Side, terms: number, note?: string | null): Readonly<Record<string, unknown>> => ({
  by,
  terms,
  ...(note === undefined ? {} : { note }),
})

/** What happened to an offer, oldest first. */
export const historyOf = (db: Readable, offerId: string) =>
  db
    .select()
    .from(history)
    .where(and(eq(history.lifecycle, jobOffer.id), eq(history.subjectId, offerId)))
    .orderBy(asc(history.id))
