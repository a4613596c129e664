import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { LocalizedRichText } from '../../../openapi/rich-text.ts'
import { plainText } from '../../../openapi/rich-text-content.ts'
import type { ApplicantOffer, FilledOffer, OwnOffer } from '../../../openapi/schemas/applicant-offer.ts'
import type { ApplicationStatus } from '../../../openapi/schemas/job-application.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { offers, positions } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findReceived, holdReceived, type Received } from '../applications/applicants.queries.ts'
import { findSent, type Reading } from '../applications/own.queries.ts'
import type { Hire, Recipient } from './offer.examiner.ts'
import type { OfferStatus } from './offers.policy.ts'

/** Nobody is offered a job that was refused to them, or that they do not want. */
const NEVER_OFFERED: ReadonlySet<ApplicationStatus> = new Set(['rejected', 'withdrawn'])
const LONGEST_DESCRIPTION = 4000

/**
 * Whom an offer to an applicant of the account is for; they stay as they are until the end of the transaction. Refuses
 * with `not_found`, with `forbidden` of one's own application, with `not_pending` of a rejected or withdrawn one, and
 * with `already_offered`. Only while the company is locked does the last hold.
 */
export async function holdHire(tx: Tx, reading: Reading, applicationId: string): Promise<Hire> {
  const { row, isOwn } = await holdReceived(tx, reading, applicationId)
  if (isOwn) refuse('forbidden', {})
  if (NEVER_OFFERED.has(row.status)) refuse('not_pending', { status: row.status })
  const before = await offerOf(tx, applicationId)
  if (before !== null && before.status !== 'withdrawn')
    refuse('already_offered', { offer_id: before.id, status: before.status })
  return { applicationId, to: (await recipientOf(tx, row.applicantAccountId)) ?? refuse('not_found', {}) }
}

/** Null: the person is deleted. */
async function recipientOf(db: Readable, accountId: string | null): Promise<Recipient | null> {
  if (accountId === null) return null
  const [found] = await db.select({ userId: accounts.ownerId }).from(accounts).where(eq(accounts.id, accountId))
  return found ? { userId: found.userId, accountId } : null
}

type Brought = typeof offers.$inferSelect
/** The newest offer that came of an application, one that was not withdrawn before all others. */
async function offerOf(db: Readable, applicationId: string): Promise<Brought | null> {
  const [row] = await db
    .select()
    .from(offers)
    .where(eq(offers.applicationId, applicationId))
    .orderBy(desc(ne(offers.status, 'withdrawn')), desc(offers.createdAt), desc(offers.id))
    .limit(1)
  return row ?? null
}
const presentBrought = (row: Brought): NonNullable<OwnOffer['offer']> => ({
  id: row.id as Ref<'offer'>,
  status: row.status as OfferStatus,
  job_title: row.jobTitle,
  from_date: row.fromDate,
  answer_by: row.answerBy,
  created_at: row.createdAt.toISOString(),
})

/** The offer to an applicant of the company, and what one would begin with. Refuses with `not_found`. */
export async function readApplicantOffer(
  db: Readable,
  reading: Reading & { readonly lang: Language },
  applicationId: string,
): Promise<ApplicantOffer> {
  const received = await findReceived(db, reading, applicationId)
  const { row, isOwn } = received
  const offer = await offerOf(db, applicationId)
  const canSend =
    !isOwn &&
    row.applicantAccountId !== null &&
    !NEVER_OFFERED.has(row.status) &&
    (offer === null || offer.status === 'withdrawn')
  return {
    offer: offer && presentBrought(offer),
    filled: canSend ? await filledOf(db, received, reading.lang) : null,
  }
}

/** The offer that came of what the account sent. Refuses with `not_found`. */
export async function readOwnOffer(db: Readable, accountId: string, applicationId: string): Promise<OwnOffer> {
  await findSent(db, accountId, applicationId)
  const offer = await offerOf(db, applicationId)
  return { offer: offer && presentBrought(offer) }
}

/** What the posting and the application say of an offer, texts in one language where there are two. */
async function filledOf(db: Readable, { row, posting }: Received, lang: Language): Promise<FilledOffer> {
  const title = resolve(posting.title, lang)
  const said = [posting.description, posting.responsibilities].flatMap((text) => textIn(text, title?.lang ?? lang))
  const { salaryFrom: from, salaryTo: to, salaryPeriod: period } = posting
  return {
    employee_email: row.email,
    position: await positionCalled(db, posting.accountId, posting.title),
    job_title: title?.text ?? '',
    job_description: said.join('\n\n').slice(0, LONGEST_DESCRIPTION),
    salary: period === 'month' ? (from ?? to) : null,
    currency: posting.currency as FilledOffer['currency'],
    employment_type: posting.employmentType,
    location_type: posting.locationType,
    posted_salary: from === null && to === null ? null : { from, to, period },
  }
}
/** A text of a posting as plain text in one language, or in the other when it has none in this. */
function textIn(text: LocalizedRichText | null, lang: Language): readonly string[] {
  const found = text?.[lang] ?? text?.[lang === 'en' ? 'am' : 'en']
  const plain = found ? plainText(found) : ''
  return plain === '' ? [] : [plain]
}

/** The position of a company that is called like the job in either language; null: there is none, or several. */
async function positionCalled(
  db: Readable,
  companyId: string,
  { en, am }: Localized,
): Promise<FilledOffer['position']> {
  const keys = [en, am].flatMap((text) => (text === undefined ? [] : [fold(text)]))
  const found = await db
    .select({ id: positions.id, title: positions.title })
    .from(positions)
    .where(
      and(
        eq(positions.companyAccountId, companyId),
        or(inArray(positions.titleKeyEn, keys), inArray(positions.titleKeyAm, keys)),
      ),
    )
    .limit(2)
  const [only] = found
  return only && found.length === 1 ? { id: only.id as Ref<'position'>, title: only.title } : null
}
