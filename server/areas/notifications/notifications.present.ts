import type { z } from 'zod'
import { resolve } from '../../../openapi/format/names.ts'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import type { notification } from '../../../openapi/schemas/notification.ts'
import type { Readable } from '../../kernel/context.ts'
import { presentOffer, type Reading } from '../offers/offers.present.ts'
import { listOffersById, markSeen } from '../offers/offers.queries.ts'
import { shownCompanyName } from '../site/shown-name.ts'
import { pathOf } from './kinds.ts'
import type { ShownRow } from './notifications.queries.ts'

type Shown = z.input<typeof notification>

/** The offers that notifications to a person carry, by id; which versions were given is remembered, as it is by the list of offers. */
async function offersOf(db: Readable, rows: readonly ShownRow[], reading: Reading): Promise<ReadonlyMap<string, Requisition>> {
  if (reading.viewer.accountKind !== 'individual') return new Map()
  const ids = rows.flatMap(({ notification: { kind, subjectId } }) => ((kind === 'job_offer' || kind === 'answer_due') && subjectId !== null ? [subjectId] : []))
  const offers = await listOffersById(db, reading.viewer, ids)
  await markSeen(
    db,
    offers.map(({ offer }) => offer).filter((offer) => offer.seenVersion !== offer.version),
  )
  return new Map(offers.map((row) => [row.offer.id, presentOffer(row, reading) as Requisition]))
}

/** Notifications as their reader sees them, in the order of the rows; a text's `company` is the shown name in the reader's language. */
export async function presentNotifications(db: Readable, rows: readonly ShownRow[], reading: Reading): Promise<Shown[]> {
  const { viewer, lang, services } = reading
  const offers = await offersOf(db, rows, reading)
  return rows.map(({ notification: row, company, offerId }) => {
    const name = company === null ? '' : (resolve(shownCompanyName(company), lang)?.text ?? company.username)
    return {
      id: row.id,
      kind: row.kind,
      is_read: row.readAt !== null,
      is_seen: row.seenAt !== null,
      company_logo: company?.pictureId ? services.files.guestUrl(company.pictureId, 'contact') : null,
      company_name: name,
      offer: (row.subjectId === null ? undefined : offers.get(row.subjectId)) ?? null,
      values: { ...row.values, company: name, reader: viewer.accountKind },
      path: pathOf(row.kind, { subjectId: row.subjectId, offerId, reader: viewer.accountKind }),
      created_at: row.createdAt.toISOString(),
    }
  })
}

/** One of them. */
export async function presentNotification(db: Readable, row: ShownRow, reading: Reading): Promise<Shown> {
  const [shown] = await presentNotifications(db, [row], reading)
  if (shown === undefined) throw new Error('A notification was not presented')
  return shown
}
