import { asc, eq, and } from 'drizzle-orm'
import { jobOffer } from '../../../openapi/lifecycles/job-offer.ts'
import { history } from '../../db/platform-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import type { OfferStatus, Side } from './offers.policy.ts'

/** Who acted: null for the clock. */
export interface Actor {
  readonly userId: string
  readonly accountId: string
}
/** Something that happened to an offer. `terms`: the number of the terms it was about. */
export interface Happened {
  readonly offerId: string
  readonly event: 'send' | 'accept' | 'reject' | 'modify' | 'withdraw' | 'end'
  readonly status: OfferStatus
  readonly by: Side
  readonly actor: Actor | null
  readonly terms: number
  readonly note?: string | null
  readonly at: Date
}

/** Notes what happened, with who did it; it is never changed. */
export async function remember(tx: Tx, happened: readonly Happened[]): Promise<void> {
  await tx.insert(history).values(
    happened.map(({ offerId, event, status, by, actor, terms, note, at }) => ({
      lifecycle: jobOffer.id,
      subjectId: offerId,
      event,
      status,
      userId: actor?.userId ?? null,
      accountId: actor?.accountId ?? null,
      detail: { by, terms, ...(note === undefined ? {} : { note }) },
      at,
    })),
  )
}

/** What happened to an offer, oldest first. */
export const historyOf = (db: Readable, offerId: string) =>
  db
    .select()
    .from(history)
    .where(and(eq(history.lifecycle, jobOffer.id), eq(history.subjectId, offerId)))
    .orderBy(asc(history.id))
