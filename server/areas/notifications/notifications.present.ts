import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Requisition } from '../../../openapi/schemas/job-offer.ts'
import type { notification } from '../../../openapi/schemas/notification.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { defaultValues, pathOf } from './notification-kinds.ts'
import type { ShownRow } from './notifications.queries.ts'

type Shown = z.input<typeof notification>

/** The reader and their language. */
interface Reading {
  readonly viewer: Viewer
  readonly lang: Language
  readonly services: Services
}
/** Reads offers by id as their reader sees them; `server/areas.ts` passes in the function of the area of offers. */
export type CarriedOffers = (
  db: Readable,
  ids: readonly string[],
  reading: Reading,
) => Promise<ReadonlyMap<string, Requisition>>
/** The reader, and the offers that notifications contain. */
export interface Carrying extends Reading {
  readonly offersOf: CarriedOffers
}

/** The offers in notifications to a person, by id. */
async function carried(
  db: Readable,
  rows: readonly ShownRow[],
  { offersOf, ...reading }: Carrying,
): Promise<ReadonlyMap<string, Requisition>> {
  if (reading.viewer.accountKind !== 'individual') return new Map()
  const ids = rows.flatMap(({ notification: { kind, subjectId } }) =>
    (kind === 'job_offer' || kind === 'answer_due') && subjectId !== null ? [subjectId] : [],
  )
  return offersOf(db, ids, reading)
}

/**
 * Notifications as their reader sees them, in the order of the rows; a text's `company` is the shown name in the
 * reader's language.
 */
export async function presentNotifications(
  db: Readable,
  rows: readonly ShownRow[],
  reading: Carrying,
): Promise<Shown[]> {
  const { viewer, lang, services } = reading
  const offers = await carried(db, rows, reading)
  return rows.map(({ notification: row, company, offerId }) => {
    const name = company === null ? '' : (resolve(shownCompanyName(company), lang)?.text ?? company.username)
    return {
      id: row.id,
      kind: row.kind,
      is_read: row.readAt !== null,
      is_seen: row.seenAt !== null,
      // The photo of a person who asks for something is no logo.
      company_logo:
        company?.kind === 'company' && company.pictureId ? services.files.guestUrl(company.pictureId, 'contact') : null,
      company_name: name,
      offer: (row.subjectId === null ? undefined : offers.get(row.subjectId)) ?? null,
      values: { ...defaultValues[row.kind], ...row.values, company: name, reader: viewer.accountKind },
      path: pathOf(row.kind, { subjectId: row.subjectId, offerId, reader: viewer.accountKind, values: row.values }),
      created_at: row.createdAt.toISOString(),
    }
  })
}

/** One notification for its reader. */
export async function presentNotification(db: Readable, row: ShownRow, reading: Carrying): Promise<Shown> {
  const [shown] = await presentNotifications(db, [row], reading)
  if (shown === undefined) throw new Error('A notification was not presented')
  return shown
}
